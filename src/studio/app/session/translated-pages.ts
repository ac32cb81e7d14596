import type { PageSummary } from '../../../pages/document/pages-api.js'

export type PageLanguage = PageSummary['language']
export const pageLanguages: readonly PageLanguage[] = ['de', 'en']

/** The same page in the other language. */
export function translatedPageOf(
  { id, variantOf }: Pick<PageSummary, 'id' | 'variantOf'>,
  pages: readonly PageSummary[],
): PageSummary | undefined {
  const original = variantOf ?? id
  return pages.find((page) => page.id !== id && (page.id === original || page.variantOf === original))
}

/** The pages, each translation behind its original. */
export function withVariants(pages: readonly PageSummary[]): PageSummary[] {
  const ids = new Set(pages.map(({ id }) => id))
  const isVariant = ({ variantOf }: PageSummary): boolean => variantOf !== undefined && ids.has(variantOf)
  return pages.filter((page) => !isVariant(page)).flatMap((page) => [page, ...pages.filter(({ variantOf }) => variantOf === page.id)])
}

/** Returns the path where a page in another language may stand: `/pflege` is `/en/pflege` in English. */
export function pathIn(language: PageLanguage, path: string): string {
  const german = path.replace(/^\/en(?=\/|$)/, '') || '/'
  if (language === 'de') return german
  return german === '/' ? '/en' : `/en${german}`
}

/** Returns where an address leads in another language: to the page's twin, where it has one. */
export function linkIn(pages: readonly PageSummary[], language: PageLanguage): (address: string) => string {
  const led = (page: PageSummary | undefined): PageSummary | undefined => {
    const twin = page && translatedPageOf(page, pages)
    return twin?.language === language ? twin : undefined
  }
  return (address) => {
    const [, named = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
    const id = /^page:(.+)$/.exec(named)?.[1]
    const twin = led(pages.find((page) => (id === undefined ? page.path === named : page.id === id)))
    return twin ? (id === undefined ? twin.path : `page:${twin.id}`) + rest : address
  }
}
