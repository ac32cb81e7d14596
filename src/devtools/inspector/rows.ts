import type { RecordedAnswer, RecordedEntry, RecordedMessage, RecordedRequest } from '../recording/index.js'
import { make, type Row } from './dom.js'
import type { InspectorWords } from './inspector.messages.js'
import type { Seen } from './seen.js'

export type Tab = 'messages' | 'retained' | 'queue' | 'cache' | 'requests'

/** One row of a tab: for display, for the filter, and for copying. */
export interface Item extends Row {
  text: string
  data: unknown
}

export const itemsOf: Record<Tab, (seen: Seen, words: InspectorWords) => Item[]> = {
  messages: (seen, words) =>
    numbered(seen)
      .flatMap(([entry, number]) => (entry.kind === 'message' ? [messageItem(entry, number, words)] : []))
      .toReversed(),
  retained: retainedItems,
  queue: queueItems,
  cache: cacheItems,
  requests: (seen, words) => {
    const answers = new Map(seen.entries.flatMap((entry) => (entry.kind === 'answer' ? [[entry.number, entry] as const] : [])))
    return seen.entries
      .flatMap((entry) => (entry.kind === 'request' ? [requestItem(entry, answers.get(entry.number), words)] : []))
      .toReversed()
  },
}

const numbered = ({ entries, cut }: Seen): [RecordedEntry, number][] => entries.map((entry, index) => [entry, cut + index])

function messageItem(entry: RecordedMessage, number: number, words: InspectorWords): Item {
  const { at, channel, message, by, heard, fromOutside, dropped } = entry
  const sayer = by ?? (fromOutside ? words.page : words.shop)
  const hearers = dropped ? words.dropped : countedNames(heard, words)
  return {
    key: `message ${number}`,
    state: '',
    text: JSON.stringify(entry),
    data: entry,
    make: (isOpen) =>
      opening(
        isOpen,
        [
          span('time', seconds(at)),
          span('name', channel),
          span(dropped ? 'tag alert' : 'who', dropped ? words.dropped : `${shortName(sayer)} ${words.saysTo} ${hearers}`),
          span('gist', gist(message)),
        ],
        () => [
          facts([
            [words.saidBy, sayer],
            [words.heardBy, hearers],
          ]),
          json(message),
        ],
      ),
  }
}

function retainedItems({ retained, listening }: Seen, words: InspectorWords): Item[] {
  const names = [...new Set([...retained, ...listening].map(({ channel }) => channel))].toSorted()
  return names.map((channel) => {
    const kept = retained.find((each) => each.channel === channel)
    const who = countedNames(listening.find((each) => each.channel === channel)?.who ?? [], words)
    const data = { channel, retained: kept?.message, listening: who }
    return {
      key: channel,
      state: JSON.stringify(data),
      text: JSON.stringify(data),
      data,
      make: (isOpen) =>
        opening(
          isOpen,
          [span('name', channel), span('who', who), span(kept ? 'gist' : 'gist soft', kept ? gist(kept.message) : words.nothingRetained)],
          () => [facts([[words.listening, who]]), kept ? json(kept.message) : undefined],
        ),
    }
  })
}

function queueItems({ turns }: Seen, words: InspectorWords): Item[] {
  return turns.toReversed().map((turn) => {
    const { number, deed, state, asked, began, ended } = turn
    const waited = began === undefined ? '' : duration(began - asked)
    const ran = began === undefined || ended === undefined ? '' : duration(ended - began)
    return {
      key: String(number),
      state,
      text: `${words.deeds[deed]} ${words.turns[state]} ${JSON.stringify(turn)}`,
      data: turn,
      make: () =>
        make(
          'div',
          { className: 'row' },
          span('time', new Date(asked).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })),
          span('name', words.deeds[deed]),
          span(state === 'failed' || state === 'refused' ? 'tag alert' : 'tag', words.turns[state]),
          span(
            'gist soft',
            [waited && `${words.turns.waiting} ${waited}`, ran && `${words.turns.running} ${ran}`].filter(Boolean).join(', '),
          ),
        ),
    }
  })
}

function cacheItems({ kept }: Seen, words: InspectorWords): Item[] {
  return kept.map((each, index) => {
    const state = freshness(each.until, words)
    return {
      key: `${index} ${each.key}`,
      state,
      text: `${each.key} ${state}`,
      data: each,
      make: () => make('div', { className: 'row' }, span('name wide', each.key), span('tag', state)),
    }
  })
}

function freshness(until: number | 'for ever' | undefined, words: InspectorWords): string {
  if (until === undefined) return words.underWay
  if (until === 'for ever') return words.forEver
  const left = until - Date.now()
  return left <= 0
    ? words.old
    : `${words.fresh} ${left > 90_000 ? `${Math.round(left / 60_000)} min` : `${Math.ceil(left / 10_000) * 10} s`}`
}

function requestItem(asked: RecordedRequest, answer: RecordedAnswer | undefined, words: InspectorWords): Item {
  const state = answer === undefined ? words.underWay : answer.status === 0 ? words.lost : String(answer.status)
  const isBad = answer !== undefined && (answer.status === 0 || answer.status >= 400)
  const data = { ...asked, answer }
  return {
    key: String(asked.number),
    state,
    text: JSON.stringify(data),
    data,
    make: (isOpen) =>
      opening(
        isOpen,
        [
          span('time', seconds(asked.at)),
          span('method', asked.method),
          span('name wide', shortPath(asked.path)),
          span(isBad ? 'tag alert' : 'tag', state),
          span('soft', answer ? duration(answer.took) : ''),
        ],
        () => [
          facts([[words.asked, asked.path + (asked.query && `?${asked.query}`)]]),
          asked.body === undefined ? undefined : json(asked.body),
          answer && facts([[words.answered, [state, ...Object.values(answer.headers)].join(' · ')]]),
          answer?.body === undefined ? undefined : json(answer.body),
          answer?.text === undefined ? undefined : make('pre', { tabIndex: 0 }, answer.text.slice(0, 4000)),
        ],
      ),
  }
}

const span = (className: string, text: string): HTMLElement =>
  make('span', { className, title: /name|gist/.test(className) ? text : '' }, text)

/** A row that expands; its content is made when it is opened. */
function opening(isOpen: boolean, line: readonly HTMLElement[], inside: () => readonly (Node | undefined)[]): HTMLElement {
  const details = make('details', {}, make('summary', { className: 'row' }, ...line))
  const fill = () => {
    if (details.open && details.childElementCount === 1) details.append(...inside().filter((each) => each !== undefined))
  }
  details.addEventListener('toggle', fill)
  details.open = isOpen
  fill()
  return make('div', {}, details)
}

const facts = (all: readonly (readonly [string, string])[]): HTMLElement =>
  make('dl', {}, ...all.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]))

// Scrollable content must be reachable with the keyboard.
const json = (value: unknown): HTMLElement => make('pre', { tabIndex: 0 }, JSON.stringify(value, null, 2) ?? '')

const gist = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll('"', '').slice(0, 200)
const shortName = (name: string): string => name.replace(/^vitrine-/, '')
const shortPath = (path: string): string => path.replace(/^.*\/(?:webstores\/\w+|ui-api|apex\/[\w.]+|webruntime)\//, '')
const seconds = (at: number): string => `${(at / 1000).toFixed(2)} s`
const duration = (milliseconds: number): string => (milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`)

/** "main-navigation, product-list ×3, shop". */
function countedNames(who: readonly (string | null)[], words: InspectorWords): string {
  if (who.length === 0) return words.nobody
  const counts = new Map<string, number>()
  for (const name of who) counts.set(shortName(name ?? words.shop), (counts.get(shortName(name ?? words.shop)) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ')
}
