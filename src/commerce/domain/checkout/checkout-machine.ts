/**
 * The checkout's states, and what leads from one to another (specification, section 4). The guide
 * “The checkout” shows this table.
 */
export const transitions = {
  idle: { start: 'starting', resume: 'looking' },
  starting: { started: 'loading', outdated: 'clearing', failed: 'failed' },
  /** The old one is deleted after 410 or 422. */
  clearing: { cleared: 'starting', ordered: 'done', failed: 'failed' },
  loading: { ready: 'ready', outdated: 'clearing', ordered: 'done', failed: 'failed' },
  ready: { change: 'updating', order: 'checking', read: 'loading' },
  updating: { changed: 'loading', refused: 'ready', outdated: 'clearing', failed: 'ready' },
  /** Read once more before anything is ordered: another tab may have done it. */
  checking: { same: 'preparing', ordered: 'done', refused: 'ready', outdated: 'clearing', failed: 'ready' },
  preparing: { prepared: 'paying', refused: 'ready', outdated: 'clearing', failed: 'ready' },
  paying: { paid: 'placing', refused: 'ready', outdated: 'clearing', failed: 'ready' },
  placing: { ordered: 'done', refused: 'ready', lost: 'looking' },
  /** Nobody knows whether it was ordered: it is read before anything is sent again. */
  looking: { ordered: 'done', again: 'placing', open: 'ready', outdated: 'clearing', lost: 'unknown' },
  unknown: { look: 'looking' },
  done: {},
  failed: { start: 'starting' },
} as const

type Transitions = typeof transitions

export type CheckoutState = keyof Transitions
export type CheckoutEvent = { [State in CheckoutState]: keyof Transitions[State] }[CheckoutState]

/** @throws RangeError for what cannot happen in this state */
export function next(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const ways: Partial<Record<CheckoutEvent, CheckoutState>> = transitions[state]
  const found = ways[event]
  if (found === undefined) throw new RangeError(`"${event}" does not happen to a checkout that is ${state}.`)
  return found
}

/** Something is being sent: she cannot order, nor change anything. */
export const isBusy = (state: CheckoutState): boolean => !['idle', 'ready', 'unknown', 'done', 'failed'].includes(state)

/** It has been sent, and nothing may be sent beside it. */
export const isOrdering = (state: CheckoutState): boolean => ['checking', 'preparing', 'paying', 'placing', 'looking'].includes(state)

/** The same for people, as a table in Markdown. */
export function transitionsTable(): string {
  const rows = Object.entries(transitions).map(([from, ways]) => {
    const leads = Object.entries(ways).map(([event, to]) => `${event} → \`${to}\``)
    return `| \`${from}\` | ${leads.join(', ') || 'the end'} |`
  })
  return ['| In the state | what leads where |', '|---|---|', ...rows].join('\n')
}
