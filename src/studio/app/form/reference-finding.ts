import type { Field } from '../../../core/element/declaration.js'
import { isFound, searchable } from '../kit/search.js'
import { useStudioWords } from '../kit/language.js'
import { pageReference } from '../../../pages/document/page-links.js'
import { type Found, isId, useReferenceSearch } from '../session/references.js'
import { type SitePage, useSitePages } from '../session/studio-context.js'
import { referenceMessages } from './reference.messages.js'

type To = Extract<Field, { type: 'reference' }>['to']

const most = 20

/** Returns the matches for the typed word and a message about them; pages come from the site's own list. */
export function useFinding(to: To, word: string | undefined) {
  const t = useStudioWords(referenceMessages)
  const pages = useSitePages()
  const search = useReferenceSearch(to === 'page' ? undefined : to, word)
  const found = to === 'page' ? pagesFound(pages, word ?? '') : 'found' in search ? search.found : []
  const isSilent = search.state === 'silent'

  function status(): string | undefined {
    if (word === undefined) return undefined
    if (isSilent) return t.silent
    if (search.state === 'asking' && found.length === 0) return t.asking
    if (found.length > 0) return t.count(found.length, found.length === most)
    return word.trim() === '' ? t.begin[to] || undefined : t.nothing(word.trim())
  }

  return {
    found,
    isSilent,
    status: status(),
    page: (value: string): Found | undefined => {
      const page = pages.find(({ id }) => pageReference(id) === value)
      return page && foundPage(page)
    },
    /** Returns the reference that a typed address means, if the site has that page. */
    idOf: (text: string): string | undefined => {
      const page = to === 'page' ? pages.find(({ path }) => path === text) : undefined
      return page && pageReference(page.id)
    },
  }
}

/** Returns true when the typed text is complete in itself, though nothing may match it. */
export function isNumber(to: To, text: string): boolean {
  if (to === 'page') return text.startsWith('/')
  return to === 'consultant' ? /^\S+$/.test(text) && /[\d-]/.test(text) : isId(text)
}

const pagesFound = (pages: readonly SitePage[], word: string): Found[] =>
  pages
    .filter(({ title, path }) => isFound(word, searchable(title, path)))
    .slice(0, most)
    .map(foundPage)

const foundPage = ({ id, title, path }: SitePage): Found => ({ id: pageReference(id), name: title, number: path, detail: '' })
