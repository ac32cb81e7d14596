import { http, type HttpHandler, HttpResponse } from 'msw'
import { answerJson, answerNothing, answerRefusal } from '../answers.js'
import { isRecord, readObject } from '../call.js'
import type { SandboxControl } from '../sandbox-core.js'
import { isSceneName, scenes } from '../scenes.js'
import { mailbox } from '../view/mailbox.js'
import { weatherKinds, type Weather, type WeatherKind } from '../weather.js'
import { notFound, Refusal } from '../world/refusal.js'

const tagManager = "dataLayer.push({ event: 'sandbox.tag-manager', id: new URL(import.meta.url).searchParams.get('id') })\n"

/** Routes of the sandbox, not of the platform: for stories, tests and the curious. Neither logged nor under the weather. */
export const controlHandlers = (sandbox: SandboxControl): HttpHandler[] => [
  http.get('*/sandbox/scenes', () => answerJson(Object.entries(scenes).map(([name, { label }]) => ({ name, label })))),
  http.post('*/sandbox/scene/:name', ({ params }) =>
    sheltered(() => {
      const name = String(params.name)
      if (!isSceneName(name)) throw notFound(`There is no scene "${name}"; GET /sandbox/scenes lists them.`)
      sandbox.scene(name)
    }),
  ),
  http.post('*/sandbox/weather', ({ request }) => sheltered(async () => sandbox.weather(readWeather(await readObject(request))))),
  http.get(
    '*/sandbox/mailbox',
    () => new HttpResponse(mailbox(sandbox.mails()), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  ),
  // A stand-in for a real tag manager: foreign code that reads the data layer.
  http.get('*/sandbox/tag-manager.js', () => new HttpResponse(tagManager, { headers: { 'Content-Type': 'text/javascript' } })),
  // A stand-in for a shop's agent: `agent-url` of `vitrine-shopper-agent` leads here.
  http.post('*/sandbox/agent', async ({ request }) => {
    const { text, locale } = await readObject(request).catch(() => ({ text: undefined, locale: undefined }))
    if (typeof text !== 'string') return answerRefusal(new Refusal(400, 'INVALID_API_INPUT', 'text is needed.'))
    return answerJson(sandbox.advise(text, String(locale)))
  }),
  http.get('*/sandbox/requests', () => answerJson(sandbox.requests())),
  http.post('*/sandbox/reset', () => sheltered(() => sandbox.reset())),
]

async function sheltered(action: () => void | Promise<void>): Promise<Response> {
  try {
    await action()
    return answerNothing()
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(error)
    throw error
  }
}

/** @throws {Refusal} when this is no weather we have. */
export function readWeather(input: unknown): Weather {
  const { kind, match, method, times, delay } = isRecord(input) ? input : {}
  if (!isWeatherKind(kind)) throw new Refusal(400, 'INVALID_API_INPUT', `kind must be one of ${weatherKinds.join(', ')}.`)
  return {
    kind,
    ...(typeof match === 'string' && { match }),
    ...(typeof method === 'string' && { method }),
    ...(typeof times === 'number' && { times }),
    ...(typeof delay === 'number' && { delay }),
  }
}

const isWeatherKind = (kind: unknown): kind is WeatherKind => weatherKinds.some((known) => known === kind)
