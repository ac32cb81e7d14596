import type { BlockDeclaration } from '../../../core/element/declaration.js'
import { isFieldShown } from '../field-visibility.js'
import type { PageDocument } from '../page-document.js'
import { type AddressOf, addressMeant, linksOf } from '../page-links.js'
import { isBlockVisit, fieldValue, visitsOf, type Visit, type VisitedBlock, type VisitedHtml } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'
import { isSampleAddress } from './sample-address.js'
import { decoded, pagePathOf, siteAddress } from '../site-address.js'

interface LinkFacts {
  paths?: readonly string[] | undefined
  unpublished?: ReadonlySet<string> | undefined
  inOwnLanguage?: ReadonlyMap<string, string> | undefined
}

/** Finds links to pages that shoppers cannot see, and to places that this page does not have. */
export function lintLinks(page: PageDocument, visits: readonly Visit[], { paths, unpublished, inOwnLanguage }: LinkFacts): Problem[] {
  const pages = paths && new Set([...paths, page.path])
  const ids = new Set(visits.map((visit) => (isBlockVisit(visit) ? visit.declaration.anchor : visit.node.attributes?.id) ?? ''))

  function isDead(address: string): boolean {
    const url = siteAddress(address, page.path)
    return url !== undefined && pages !== undefined && !isFile(url.pathname) && !pages.has(pagePathOf(url.pathname))
  }

  /** Returns true for a page that only editors can see. */
  function isUnpublished(address: string): boolean {
    const path = siteAddress(address, page.path)?.pathname
    return path !== undefined && pagePathOf(path) !== page.path && unpublished?.has(pagePathOf(path)) === true
  }

  /** Returns the address in this language of a page in the other one; a link to this page's own twin is intended. */
  function inThisLanguage(address: string): string | undefined {
    const path = siteAddress(address, page.path)?.pathname
    const own = path === undefined ? undefined : inOwnLanguage?.get(pagePathOf(path))
    return own === page.path ? undefined : own
  }

  function leadsNowhere(address: string): boolean {
    const url = siteAddress(address, page.path)
    const name = url && pagePathOf(url.pathname) === page.path ? decoded(url.hash.slice(1)) : ''
    return name !== '' && name !== 'top' && !ids.has(name)
  }

  function linkProblems({ node, way }: VisitedHtml): Problem[] {
    const address = node.html === 'a' ? (node.attributes?.href ?? '').trim() : ''
    if (address === '') return []
    if (isSampleAddress(address)) return [problem('example-link', way, { word: address }, 'href')]
    if (isBareHost(address)) return [problem('bare-host', way, { word: address }, 'href')]
    const kind = wrongAnywhere(address)
    if (kind) return [problem(kind, way, { word: address }, 'href')]
    if (isDead(address)) return [problem('dead-link', way, { word: address }, 'href')]
    if (isUnpublished(address)) return [problem('unpublished-link', way, { word: address }, 'href')]
    const own = node.attributes?.lang || node.attributes?.hreflang ? undefined : inThisLanguage(address)
    if (own) return [problem('other-language-link', way, { word: address, others: [{ de: own, en: own }] }, 'href')]
    return leadsNowhere(address) ? [problem('dead-fragment', way, { word: address }, 'href')] : []
  }

  function fieldProblems(visit: VisitedBlock): Problem[] {
    const { declaration, way } = visit
    return Object.entries(declaration.fields).flatMap(([property, field]) => {
      // A field that its form does not show, because of another one's value, means nothing.
      if (field.type !== 'url' || field.cspDirective || !isFieldShown(declaration, property, visit.node.fields ?? {})) return []
      const address = fieldValue(visit, property)
      if (typeof address !== 'string' || address.trim() === '') return []
      if (isSampleAddress(address)) return [problem('example-link', way, { word: address }, property)]
      if (isBareHost(address)) return [problem('bare-host', way, { word: address }, property)]
      if (address.trim() === '#') return [problem('empty-link', way, {}, property)]
      const wrong = wrongAnywhere(address.trim()) ?? (leadsNowhere(address.trim()) ? 'dead-fragment' : undefined)
      if (wrong) return [problem(wrong, way, { word: address }, property)]
      const own =
        property === 'otherLanguageUrl' || visit.node.fields?.[property] === undefined ? undefined : inThisLanguage(address.trim())
      if (own) return [problem('other-language-link', way, { word: address, others: [{ de: own, en: own }] }, property)]
      const kind = isDead(address.trim()) ? 'dead-field' : isUnpublished(address.trim()) ? 'unpublished-field' : undefined
      return kind ? [problem(kind, way, { name: declaration.name, field: field.label, word: address }, property)] : []
    })
  }

  return visits.flatMap((visit) => (isBlockVisit(visit) ? fieldProblems(visit) : linkProblems(visit)))
}

/** Returns the problem of a link that leads nowhere, whatever the site has. */
function wrongAnywhere(address: string): 'incomplete-link' | 'editors-link' | undefined {
  const [, scheme, rest = ''] = /^(mailto|tel|sms):([^?]*)/i.exec(address) ?? []
  const isNamed = scheme === undefined || (scheme.toLowerCase() === 'mailto' ? /[^\s@]@[^\s@]/.test(rest) : /\d.*\d.*\d/.test(rest))
  if (!isNamed) return 'incomplete-link'
  const isOfEditors =
    /^\/studio(?:[/?#]|$)/.test(address) || /^https:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/?#]|$)/i.test(address)
  return isOfEditors ? 'editors-link' : undefined
}

/** Returns true for another site without https://, which a browser takes for a page beside this one. */
const isBareHost = (address: string): boolean => /^([a-z0-9-]+\.)+(com|de|at|ch|net|org|eu|info|shop)([/?#:]|$)/i.test(address.trim())

/** Finds links that name a page by an id that does not exist. */
export function lintPageLinks(page: PageDocument, addressOf: AddressOf, declarations: readonly BlockDeclaration[]): Problem[] {
  return visitsOf(page, declarations).flatMap(({ node, way }) =>
    linksOf(node, declarations)
      .filter(([, value]) => addressMeant(value, addressOf) === undefined)
      .map(([field]) => problem('gone-page', way, {}, field)),
  )
}

// Returns true for pictures and documents, which are no pages; the platform keeps them.
const isFile = (pathname: string): boolean => /\.[a-z0-9]+$/i.test(pathname) || /^\/(cms|assets|studio)\//.test(pathname)
