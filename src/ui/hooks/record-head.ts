import { recordUrl } from '../../web/record-url.js'
import { plainText, titleOf } from '../../shop/content/page-title.js'

interface Facts {
  title: string
  description: string | undefined
  query: readonly [name: string, value: string]
}

/**
 * Title, description and canonical address of the record, and where it stands in the other language. Without the latter all products would be the same page to
 * a search engine.
 * @returns the undo: the page's own, but for what somebody else has changed since
 */
export function sayInHead({ title, description, query: [name, value] }: Facts): () => void {
  const undos = [
    put(
      () => document.title,
      (text) => {
        document.title = text
      },
      titleOf(title, document.title),
    ),
    ...(description ? [describe(plainText(description))] : []),
    ...addresses().map((link) =>
      put(
        () => link.href,
        (href) => {
          link.href = href
        },
        recordUrl(link.href, name, value),
      ),
    ),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

function put(read: () => string, write: (text: string) => void, text: string): () => void {
  const own = read()
  write(text)
  const ours = read()
  return () => {
    if (read() === ours) write(own)
  }
}

function describe(text: string): () => void {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description" i]')
  if (meta) {
    return put(
      () => meta.content,
      (content) => {
        meta.content = content
      },
      text,
    )
  }
  const added = document.createElement('meta')
  added.name = 'description'
  added.content = text
  document.head.append(added)
  return () => added.remove()
}

const addresses = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link:is([rel="canonical" i], [rel="alternate" i][hreflang])')].filter(({ href }) =>
    URL.canParse(href),
  )
