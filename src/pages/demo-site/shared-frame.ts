import type { PageDocument } from '../document/page-document.js'
import { type PartOf, resolveParts } from '../document/shared-parts.js'
import type { PageNode } from '../../core/element/declaration.js'
import { inEnglish } from './english.js'
import { block, html, withdrawalUrl } from './frame.js'

const navigation = {
  catalogueUrl: '/ibc-personal-icatalog',
  myConsultantsUrl: '/my-consultants',
  accountUrl: '/account',
  searchUrl: '/search',
  resultsUrl: '/products',
}

const part = (title: string, ...nodes: PageNode[]): PageDocument => ({
  version: 1,
  kind: 'part',
  path: '',
  language: 'de',
  title,
  description: '',
  nodes,
})

const head = part(
  'Kopfzeile',
  html('header', {}, html('a', { class: 'skip', href: '#inhalt' }, 'Zum Inhalt springen'), {
    ...block('main-navigation', navigation),
    slots: { links: [html('a', { href: '/consultants' }, 'Beraterin finden')] },
  }),
  block('account-switcher', {}),
  block('shop-magnet', {}),
  block('promo-banner', {}),
)

const foot = part(
  'Fußzeile',
  block('cart-panel', { note: 'inkl. MwSt., kostenloser Versand ab 50 €' }),
  block('inactive-shop', {}),
  html(
    'footer',
    {},
    block('footer', {
      withdrawalUrl,
      shippingUrl: '/versand',
      newsletterUrl: '/newsletter',
      helpUrl: '/fragen',
      cookiesUrl: '#cookies',
      note: 'Lindenrose ist ein Beispielshop. Alle Preise inkl. MwSt., zzgl. Versand; ab 50 € versenden wir kostenlos.',
    }),
  ),
  block('cookie-consent', { tagManagerUrl: '/sandbox/tag-manager.js' }),
)

/** The parts that every page of the example shop shows, in both languages. */
export function frameParts(pages: readonly PageDocument[]): readonly PageDocument[] {
  const paths = new Set(pages.map(({ path }) => path))
  return [head, foot].flatMap((each) => [each, { ...inEnglish(each, paths), path: '', title: each === head ? 'Header' : 'Footer' }])
}

/** Ids of the parts in the page store. */
const ids: Readonly<Record<string, string>> = {
  Kopfzeile: 'part-kopfzeile',
  Fußzeile: 'part-fusszeile',
  Header: 'part-header',
  Footer: 'part-footer',
}

/** The German part that each English part translates. */
export const frameTranslations: Readonly<Record<string, string>> = {
  'part-header': 'part-kopfzeile',
  'part-footer': 'part-fusszeile',
}

/** Returns the pages with their frame in them, for use without a page store. */
export function withFrame(pages: readonly PageDocument[], german: readonly PageDocument[]): readonly PageDocument[] {
  const parts = new Map(frameParts(german).map((each) => [ids[each.title], each]))
  const partOf: PartOf = (id) => parts.get(id)
  return pages.map((page) => resolveParts(page, partOf))
}
