import { describe, expect, it } from 'vitest'
import { json, platformOnSandbox, platformWith } from './support.js'

type Ask = (gateways: Awaited<ReturnType<typeof platformOnSandbox>>['gateways']) => Promise<unknown>

const pflege = { text: 'pflege', page: 0, pageSize: 10, leftOut: [] }
const near = { by: 'postal-code', text: '50667', page: 0, pageSize: 10 } as const

/** What a page asks, by the answer it reads, and what no answer may lack: without it nothing could be shown. */
const questions: readonly [name: string, part: string, ask: Ask, needed: RegExp][] = [
  ['the consultant', 'getIbcDetails', ({ consultants }) => consultants.find({ moniker: 'anna-berger', guest: true }), /^$/],
  ['her profile', 'getConsultantProfile', ({ consultants }) => consultants.profile('anna-berger'), /^$/],
  ['consultants near', 'findConsultants', ({ consultants }) => consultants.search(near), /^$/],
  ['what the shop allows', 'application-context', ({ account }) => account.application(), /^defaultCurrency /],
  ['the whole of it', 'application-context', ({ context }) => context.application(), /^defaultCurrency /],
  ['the whole session', 'session-context', ({ context }) => context.session(), /^guestUser /],
  ['personalisation', 'ai/configuration', ({ context }) => context.personalisation(), /^$/],
  ['the accounts of others', 'external-managed-accounts', ({ account }) => account.managed(), /^externalManagedAccounts\.0\.id /],
  ['who is here', 'session-context', ({ account }) => account.session(), /^guestUser /],
  ['pages', 'search/results/keyword', ({ content }) => content.search(pflege), /^keywordSearchResult undefined$/],
]

type Path = readonly (string | number)[]

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return
  // One member of a list is as good as all.
  const keys = Array.isArray(value) ? value.slice(0, 1).map((_, index) => index) : Object.keys(value)
  for (const key of keys) {
    if (typeof key === 'string') yield [...path, key]
    yield* pathsIn((value as Record<string | number, unknown>)[key], [...path, key])
  }
}

function changed(body: unknown, path: Path, to: null | undefined): unknown {
  const copy = structuredClone(body)
  const [last, ...before] = [...path].reverse()
  let place = copy as Record<string | number, unknown>
  for (const key of before.reverse()) place = place[key] as Record<string | number, unknown>
  if (to === undefined) delete place[last as string]
  else place[last as string] = null
  return copy
}

describe('an answer that lacks a member, or says null for it', () => {
  it.each(questions)('still tells of %s', async (_, part, ask, needed) => {
    const { gateways, answers } = await platformOnSandbox('signed-in')
    await ask(gateways)
    const answer = answers.find(({ url }) => url.includes(part)) ?? answers.at(-1)
    const body: unknown = await answer?.json()
    const failed: string[] = []
    for (const path of pathsIn(body)) {
      for (const to of [null, undefined]) {
        const { gateways: poorer } = platformWith(() => json(changed(body, path, to)))
        await ask(poorer as never).catch(() => failed.push(`${path.join('.')} ${to}`))
      }
    }
    expect(failed.filter((one) => !needed.test(one))).toEqual([])
  })
})
