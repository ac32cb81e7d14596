import type { ErrorCode } from '../errors.js'
import type { Consultant } from './consultant-gateway.js'

/** Role that a page declares; never guessed from its path. */
export type PageRole = 'shop' | 'cart' | 'register' | 'terms' | 'privacy'

export interface DetectionFacts {
  role: PageRole
  query: Readonly<Record<string, string>>
  /** Moniker that `keyOf(facts)` belongs to; undefined when it is nobody's, or the platform could not say. */
  keyMoniker?: string | undefined
  sessionMoniker: string | undefined
  cookieMoniker: string | undefined
  registrationMoniker: string | undefined
  firstTimeLogin: boolean
  /** Result of the lookup of `candidateOf(facts)`; undefined when nobody answers to it. */
  consultant: Consultant | undefined
}

export interface Candidate {
  /** Absent when the address asks for something that can be no moniker: nothing is looked up, and nobody is found. */
  moniker?: string
  source: 'query' | 'session' | 'cookie' | 'registration'
  /** She was asked for by her key, so that no moniker stands in the address. */
  byKey?: true
}

/** An effect as data; `performEffects` carries it out. */
export type Effect =
  | { do: 'remember'; moniker: string }
  | { do: 'forget' }
  | { do: 'remember-registration'; moniker: string }
  | { do: 'forget-registration' }
  | { do: 'keep-magnet'; moniker: string }
  /** `dropKey`: the consultant key goes as well, for it is of another consultant. */
  | { do: 'rewrite-query'; moniker: string; dropKey?: boolean }
  | { do: 'go-to-shop-invalid' }
  | {
      do: 'say-selected'
      consultant: Consultant
      primary: string
      isAlternate: boolean
      source: Candidate['source'] | 'choice' | 'shop-id'
    }
  | { do: 'say-none'; moniker?: string }
  | { do: 'say-communication'; kind: 'inactive-shop' | 'permalink-inactive' | 'permalink-not-found' | 'first-time-login'; moniker?: string }
  | { do: 'say-promo'; reason: 'not-found' | 'no-moniker' }

export interface Detection {
  outcome: 'found' | 'inactive' | 'not-found' | 'none'
  effects: readonly Effect[]
}

/** State of the detection on a page, for code that must wait for it. */
export interface DetectionView {
  role: PageRole
  outcome: Detection['outcome'] | 'loading' | 'failed'
  error?: unknown
  /** Specification, section 8: of the error. */
  code?: ErrorCode
  /** It was the lookup that failed: whether it is still made anew by itself. */
  lookup?: 'goes-on' | 'given-up'
  /** Asks once more, after it failed. */
  again: () => void
}

/** The query parameters that carry a moniker; the first one wins. */
export const monikerParameters = ['mk_moniker', 'm'] as const
const entries = [...monikerParameters, 'i', 'shopId', 'consultantKey']

/** Returns the parameters by which an address names the shop that is entered; empty where it names none. */
export const entryIn = ({ searchParams }: URL): string =>
  entries.flatMap((name) => (searchParams.get(name) ? `${name}=${searchParams.get(name)}` : [])).join('&')

/** Specification, section 5: one of these on the cart page makes it a permalink. */
const permalinkParameters = ['p', 'l', 'PartList', 'i', ...monikerParameters]
// Real ones are short; a longer text would not fit a cookie and is nobody's name.
const longestMoniker = 200

/** The consultant key of a permalink, which is to be looked up; a moniker that is asked for goes before it. */
export function keyOf({ role, query }: Pick<DetectionFacts, 'role' | 'query'>): string | undefined {
  const key = role === 'cart' && !askedMonikers(query).length ? asked(query, 'i') : undefined
  return isMoniker(key) ? key : undefined
}

/** Returns the consultant that may be meant, and where that was read (specification, section 4). */
export function candidateOf(facts: Omit<DetectionFacts, 'consultant'>): Candidate | undefined {
  const byAddress = askedFor(facts)
  if (byAddress) return byAddress
  if (isMoniker(facts.sessionMoniker)) return { moniker: facts.sessionMoniker, source: 'session' }
  const reads = facts.role === 'terms' || facts.role === 'privacy'
  if (reads && isMoniker(facts.cookieMoniker)) return { moniker: facts.cookieMoniker, source: 'cookie' }
  if (facts.firstTimeLogin && isMoniker(facts.registrationMoniker)) {
    return { moniker: facts.registrationMoniker, source: 'registration' }
  }
  return undefined
}

/** A consultant named in the address is the candidate, even where the name belongs to nobody. */
function askedFor({ role, query, keyMoniker }: Omit<DetectionFacts, 'consultant'>): Candidate | undefined {
  const monikers = askedMonikers(query)
  const moniker = monikers.find(isMoniker)
  if (moniker) return { moniker, source: 'query' }
  if (monikers.length > 0) return { source: 'query' }
  if (role !== 'cart' || !asked(query, 'i')) return undefined
  return { source: 'query', byKey: true, ...(isMoniker(keyMoniker) ? { moniker: keyMoniker } : {}) }
}

const askedMonikers = (query: DetectionFacts['query']): string[] => monikerParameters.flatMap((name) => asked(query, name) ?? [])

function asked(query: DetectionFacts['query'], name: string): string | undefined {
  const text = Object.hasOwn(query, name) ? query[name]?.trim() : undefined
  return text || undefined
}

/** The outcomes (a) to (d) of the specification, section 4, from facts to one value. */
export function detect(facts: DetectionFacts): Detection {
  const candidate = candidateOf(facts)
  const before = effectsBefore(facts, candidate)
  if (!candidate) return { outcome: 'none', effects: [...before, ...none(facts)] }
  const { consultant } = facts
  if (!consultant || candidate.moniker === undefined) return { outcome: 'not-found', effects: [...before, ...notFound(facts, candidate)] }
  if (!consultant.shopActive) return { outcome: 'inactive', effects: [...before, ...inactive(facts, candidate)] }
  return { outcome: 'found', effects: [...before, ...found(candidate, consultant)] }
}

function effectsBefore(facts: DetectionFacts, candidate: Candidate | undefined): Effect[] {
  const effects: Effect[] = []
  if (facts.role === 'cart' && isMoniker(facts.cookieMoniker)) effects.push({ do: 'keep-magnet', moniker: facts.cookieMoniker })
  if (facts.role === 'register' && candidate?.moniker) effects.push({ do: 'remember-registration', moniker: candidate.moniker })
  if (candidate?.source === 'registration') effects.push(told('first-time-login', candidate), { do: 'forget-registration' })
  return effects
}

function found(candidate: Candidate, consultant: Consultant): Effect[] {
  const { moniker = '', source, byKey } = candidate
  const primary = consultant.moniker || consultant.alternateMoniker || moniker
  const isAlternate = moniker === consultant.alternateMoniker && moniker !== primary
  const rewrite: Effect[] = isAlternate && source === 'query' && !byKey ? [{ do: 'rewrite-query', moniker: primary }] : []
  return [{ do: 'remember', moniker: primary }, ...rewrite, { do: 'say-selected', consultant, primary, isAlternate, source }]
}

function inactive(facts: DetectionFacts, candidate: Candidate): Effect[] {
  return [{ do: 'forget' }, told(isPermalink(facts) ? 'permalink-inactive' : 'inactive-shop', candidate)]
}

function notFound(facts: DetectionFacts, candidate: Candidate): Effect[] {
  const said: Effect = isPermalink(facts) ? told('permalink-not-found', candidate) : { do: 'go-to-shop-invalid' }
  return [{ do: 'forget' }, { do: 'say-promo', reason: 'not-found' }, said]
}

const told = (kind: (Effect & { do: 'say-communication' })['kind'], { moniker }: Candidate): Effect => ({
  do: 'say-communication',
  kind,
  ...(moniker === undefined ? {} : { moniker }),
})

function none({ cookieMoniker }: DetectionFacts): Effect[] {
  const said: Effect = isMoniker(cookieMoniker) ? { do: 'say-none', moniker: cookieMoniker } : { do: 'say-none' }
  return [said, { do: 'say-promo', reason: 'no-moniker' }]
}

const isPermalink = ({ role, query }: DetectionFacts): boolean =>
  role === 'cart' && permalinkParameters.some((name) => Object.hasOwn(query, name))

/** Returns true when the address of a cart page is a permalink. */
export const hasPermalink = ({ searchParams }: URL): boolean => permalinkParameters.some((name) => searchParams.has(name))

const isMoniker = (text: string | undefined): text is string => text !== undefined && text.trim() !== '' && text.length <= longestMoniker
