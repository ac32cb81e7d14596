import { allExtensions, createSandbox } from '../../src/sandbox/index.js'
import type { SceneName } from '../../src/sandbox/scenes.js'
import { type Asked, platformWith } from './support.js'

export type Gateways = ReturnType<typeof platformWith>['gateways']
/** What a page asks of the platform; it may take several calls. */
export type Ask = (gateways: Gateways) => Promise<unknown>

export const callOf = ({ method, url, body }: Asked) => `${method} ${url.pathname}${url.search} ${JSON.stringify(body) ?? ''}`

/** What the sandbox answers to a question, call by call, and how it goes on answering. */
export async function answersTo(ask: Ask, scene: SceneName) {
  const sandbox = await createSandbox({ oneClient: true, extensions: allExtensions })
  sandbox.scene(scene)
  const answers = new Map<string, unknown>()
  let whole = false
  const reply = async (asked: Asked) => {
    const { method, url, headers, body } = asked
    const response = await sandbox.respond(new Request(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }))
    if (!response) throw new Error(`${url} is not for the platform.`)
    const isJson = response.headers.get('Content-Type')?.includes('json')
    if (response.ok && isJson && !whole) answers.set(callOf(asked), await response.clone().json())
    return response
  }
  const { asked, gateways } = platformWith(reply)
  const answer = await ask(gateways)
  whole = true
  return { answer, answers, reply, calls: asked.length }
}
