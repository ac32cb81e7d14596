import type { Consultant } from './gateways.js'

/** What a page says it is; never guessed from its path. */
export type PageRole = 'shop' | 'cart' | 'register' | 'terms' | 'privacy'

export interface DetectionFacts {
  role: PageRole
  query: Readonly<Record<string, string>>
  sessionMoniker: string | undefined
  cookieMoniker: string | undefined
  registrationMoniker: string | undefined
  firstTimeLogin: boolean
  /** What the lookup of `candidateOf(facts)` found; undefined when nobody answers to it, or the lookup failed. */
  consultant: Consultant | undefined
}

export interface Candidate {
  moniker: string
  source: 'query' | 'session' | 'cookie' | 'registration'
}

/** What is to be done, as data; `performEffects` does it. */
export type Effect =
  | { do: 'remember'; moniker: string }
  | { do: 'forget' }
  | { do: 'remember-registration'; moniker: string }
  | { do: 'forget-registration' }
  | { do: 'keep-magnet'; moniker: string }
  | { do: 'rewrite-query'; moniker: string }
  | { do: 'go-to-shop-invalid' }
  | { do: 'say-selected'; consultant: Consultant; primary: string; isAlternate: boolean; source: Candidate['source'] | 'choice' | 'shop-id' }
  | { do: 'say-none'; moniker?: string }
  | { do: 'say-communication'; kind: 'inactive-shop' | 'permalink-inactive' | 'permalink-not-found' | 'first-time-login'; moniker: string }
  | { do: 'say-promo'; reason: 'not-found' | 'no-moniker' }

export interface Detection {
  outcome: 'found' | 'inactive' | 'not-found' | 'none'
  effects: readonly Effect[]
}

/** The query parameters that carry a moniker; the first one wins. */
export const monikerParameters = ['mk_moniker', 'm'] as const
/** Specification, section 5: one of these on the cart page makes it a permalink. */
const permalinkParameters = ['p', 'l', 'PartList', 'i', 'm', 'mk_moniker']
// Real ones are short; whatever is longer would not fit a cookie and is nobody's name.
const longestMoniker = 200

/** Whose shop may be meant, and where that was read (specification, section 4). */
export function candidateOf(facts: Omit<DetectionFacts, 'consultant'>): Candidate | undefined {
  const asked = monikerParameters.map((name) => (Object.hasOwn(facts.query, name) ? facts.query[name] : undefined)).find(isMoniker)
  if (asked) return { moniker: asked.trim(), source: 'query' }
  if (isMoniker(facts.sessionMoniker)) return { moniker: facts.sessionMoniker, source: 'session' }
  const reads = facts.role === 'terms' || facts.role === 'privacy'
  if (reads && isMoniker(facts.cookieMoniker)) return { moniker: facts.cookieMoniker, source: 'cookie' }
  if (facts.firstTimeLogin && isMoniker(facts.registrationMoniker)) {
    return { moniker: facts.registrationMoniker, source: 'registration' }
  }
  return undefined
}

/** The outcomes (a) to (d) of the specification, section 4, from facts to one value. */
export function detect(facts: DetectionFacts): Detection {
  const candidate = candidateOf(facts)
  const before = effectsBefore(facts, candidate)
  if (!candidate) return { outcome: 'none', effects: [...before, ...none(facts)] }
  const { consultant } = facts
  if (!consultant) return { outcome: 'not-found', effects: [...before, ...notFound(facts, candidate)] }
  if (!consultant.shopActive) return { outcome: 'inactive', effects: [...before, ...inactive(facts, candidate)] }
  return { outcome: 'found', effects: [...before, ...found(candidate, consultant)] }
}

function effectsBefore(facts: DetectionFacts, candidate: Candidate | undefined): Effect[] {
  const effects: Effect[] = []
  if (facts.role === 'cart' && isMoniker(facts.cookieMoniker)) effects.push({ do: 'keep-magnet', moniker: facts.cookieMoniker })
  if (facts.role === 'register' && candidate) effects.push({ do: 'remember-registration', moniker: candidate.moniker })
  if (candidate?.source === 'registration') {
    effects.push({ do: 'say-communication', kind: 'first-time-login', moniker: candidate.moniker }, { do: 'forget-registration' })
  }
  return effects
}

function found(candidate: Candidate, consultant: Consultant): Effect[] {
  const primary = consultant.moniker || consultant.alternateMoniker || candidate.moniker
  const isAlternate = candidate.moniker === consultant.alternateMoniker && candidate.moniker !== primary
  const rewrite: Effect[] = isAlternate && candidate.source === 'query' ? [{ do: 'rewrite-query', moniker: primary }] : []
  return [
    { do: 'remember', moniker: primary },
    ...rewrite,
    { do: 'say-selected', consultant, primary, isAlternate, source: candidate.source },
  ]
}

function inactive(facts: DetectionFacts, { moniker }: Candidate): Effect[] {
  const kind = isPermalink(facts) ? 'permalink-inactive' : 'inactive-shop'
  return [{ do: 'forget' }, { do: 'say-communication', kind, moniker }]
}

function notFound(facts: DetectionFacts, { moniker }: Candidate): Effect[] {
  const told: Effect = isPermalink(facts)
    ? { do: 'say-communication', kind: 'permalink-not-found', moniker }
    : { do: 'go-to-shop-invalid' }
  return [{ do: 'forget' }, { do: 'say-promo', reason: 'not-found' }, told]
}

function none({ cookieMoniker }: DetectionFacts): Effect[] {
  const said: Effect = isMoniker(cookieMoniker) ? { do: 'say-none', moniker: cookieMoniker } : { do: 'say-none' }
  return [said, { do: 'say-promo', reason: 'no-moniker' }]
}

const isPermalink = ({ role, query }: DetectionFacts): boolean =>
  role === 'cart' && permalinkParameters.some((name) => Object.hasOwn(query, name))

const isMoniker = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '' && text.length <= longestMoniker
