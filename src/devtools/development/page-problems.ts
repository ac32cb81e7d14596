import { nearest } from './nearest.js'

/** The tags, attributes and messages of this version, by which a page is checked. */
export interface Known {
  /** The attributes of each block, by its tag. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>
  /** The names of all messages, whatever their namespace. */
  messages: ReadonlySet<string>
  /** The names of messages by their namespace. */
  namespaces: Readonly<Record<string, ReadonlySet<string>>>
}

/** Messages that a page has registered, by their language. */
export type Registered = Readonly<Record<string, Readonly<Record<string, object>>>>

const prefix = 'vitrine-'
const storeTag = 'vitrine-store'
/** Every element has these; scripts, listeners and frameworks write theirs in front. */
const everywhere = new Set(
  'id class slot lang style hidden title dir role part exportparts inert is tabindex nonce translate popover draggable'.split(' '),
)
const ofOthers = /^(?:data-|aria-|on|item|_ng|ng-|v-|lwc|xmlns|suppress|svelte|s:|q:)|[:@.[\]()#{}]/i

/** Returns the mistakes in a page, each as a sentence with the correction. */
export function pageProblems(page: ParentNode, known: Known, registered: Registered = {}): string[] {
  const elements = [...page.querySelectorAll<HTMLElement>('*')].filter(({ localName }) => localName.startsWith(prefix))
  return [
    ...new Set([
      ...elements.flatMap((element) => elementProblems(element, known)),
      ...storeProblems(elements),
      ...wordProblems(elements, known),
      ...messageProblems(registered, known),
    ]),
  ]
}

function elementProblems({ localName, attributes }: HTMLElement, known: Known): string[] {
  const names = known.attributes.get(localName)
  if (!names) {
    // A block of the page's own may be called so.
    if (customElements.get(localName)) return []
    return [`<${localName}> is no block.${suggestion(nearest(localName, known.attributes.keys()), (name) => `<${name}>`)}`]
  }
  return [...attributes]
    .filter(({ name }) => !names.has(name) && !everywhere.has(name) && !ofOthers.test(name))
    .map(({ name }) => `<${localName}> has no attribute "${name}".${suggestion(nearest(name, names))}`)
}

function storeProblems(elements: readonly HTMLElement[]): string[] {
  const stores = elements.filter(({ localName }) => localName === storeTag).length
  if (stores > 1) return [`There are ${stores} <${storeTag}> on this page; only the first one counts. A page has one.`]
  if (stores === 0 && elements.length > 0)
    return [`There is no <${storeTag}> on this page: blocks ask this origin, for a web store that nobody has named. Add one.`]
  return []
}

function wordProblems(elements: readonly HTMLElement[], { messages }: Known): string[] {
  return elements
    .filter(({ localName }) => localName === storeTag)
    .flatMap((store) => Object.keys(wordsOf(store)))
    .filter((name) => !messages.has(name))
    .map((name) => `No message is called "${name}" (words of <${storeTag}>).${suggestion(nearest(name, messages))}`)
}

function wordsOf(store: HTMLElement): object {
  const set: unknown = Reflect.get(store, 'words')
  if (typeof set === 'object' && set !== null) return set
  try {
    const written: unknown = JSON.parse(store.getAttribute('words') ?? '{}')
    return typeof written === 'object' && written !== null ? written : {}
  } catch {
    // The block itself reports that it is no JSON.
    return {}
  }
}

function messageProblems(registered: Registered, { namespaces }: Known): string[] {
  return Object.entries(registered).flatMap(([language, given]) =>
    Object.entries(given).flatMap(([namespace, messages]) => {
      const names = namespaces[namespace]
      if (!names)
        return [`No messages have the namespace "${namespace}" (${language}).${suggestion(nearest(namespace, Object.keys(namespaces)))}`]
      return Object.keys(messages)
        .filter((name) => !names.has(name))
        .map((name) => `No message is called "${namespace}.${name}" (${language}).${suggestion(nearest(name, names))}`)
    }),
  )
}

const suggestion = (name: string | undefined, write = (text: string) => `"${text}"`): string =>
  name === undefined ? '' : ` Did you mean ${write(name)}?`
