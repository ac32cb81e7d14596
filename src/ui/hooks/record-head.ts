import { plainHtml } from '../../core/dom/plain-html.js'
import { recordUrl } from '../../core/dom/record-url.js'
import { safePictureUrl } from '../../core/dom/safe-url.js'
import { plainText, titleOf } from '../../core/dom/page-title.js'

export interface RecordFacts {
  title: string
  description: string | undefined
  /** Address of its picture. */
  image?: string | undefined
}

interface Facts extends RecordFacts {
  query: readonly [name: string, value: string]
}

type Undo = () => void

/**
 * Title, description, picture and addresses of the record, where the page has its own or, being written for any record, none. Without
 * the canonical one all products would be the same page to a search engine.
 * @returns the undo: it restores the page's own head, except for later changes by other code
 */
export function sayInHead({ title, description, image, query: [name, value] }: Facts): Undo {
  const page = document.title
  const said = titleOf(title, page)
  document.title = said
  const text = plainText(plainHtml(description ?? ''))
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical" i]')
  const { origin, pathname } = location
  const address = recordUrl(canonical && URL.canParse(canonical.href) ? canonical.href : origin + pathname, name, value)
  const safe = image && safePictureUrl(image, [origin])
  const picture = safe && new URL(safe, location.href).href
  const facts = { title: said, description: text, url: address, image: picture }
  const undos = [
    () => {
      if (document.title === said) document.title = page
    },
    put('meta', 'name', 'description', text),
    put('link', 'rel', 'canonical', address),
    ...Object.entries(facts).map(([fact, content]) => put('meta', 'property', `og:${fact}`, content)),
    put('meta', 'name', 'twitter:card', picture && 'summary_large_image'),
    ...[...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate" i][hreflang]')].map(({ href, hreflang }) =>
      put('link', 'hreflang', hreflang, URL.canParse(href) ? recordUrl(href, name, value) : ''),
    ),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

/** Sets one fact in the head: in the page's own element, or a new one. Without a text nothing is set. */
function put(tag: 'meta' | 'link', key: string, name: string, text: string | undefined): Undo {
  if (!text) return () => {}
  const attribute = tag === 'meta' ? 'content' : 'href'
  const found = document.head.querySelector(`${tag}[${key}="${name}" i]`)
  const element = found ?? document.createElement(tag)
  const own = element.getAttribute(attribute)
  element.setAttribute(key, name)
  element.setAttribute(attribute, text)
  if (!found) document.head.append(element)
  return () => {
    if (element.getAttribute(attribute) !== text) return
    if (found && own !== null) element.setAttribute(attribute, own)
    else element.remove()
  }
}
