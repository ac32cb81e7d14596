import type { BlockDeclaration, BlockNode } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { audienceAttribute, viewerAttribute } from '../../core/dom/audience.js'
import { audiencesOf } from './section-markup.js'
import { type ImportMap, importMapText } from './import-map.js'
import { isIndexed } from './indexing.js'
import { linkedQuestions } from './linked-questions.js'
import { element, type Markup, print } from './markup.js'
import { markupOf } from './node-markup.js'
import { oneAddress } from './library-picture.js'
import type { PageDocument } from './page-document.js'
import { isBlockVisit, visitsOf } from './page-walk.js'
import { pictureAt, type PictureOptions } from './picture-markup.js'
import { type AddressOf, resolvePageLinks } from './page-links.js'
import { hiddenOnAttribute } from '../../core/element/hidden-on.js'
import { plainText, titleOf } from '../../core/dom/page-title.js'
import { safePictureUrl, safeUrl } from '../../core/dom/safe-url.js'
import { type RecordHead, withRecord } from './record-page.js'

export interface HtmlOptions extends Omit<PictureOptions, 'room'> {
  /** Address of the loader module. */
  loader: string
  styles?: readonly string[]
  /** Fonts of the first screen, as woff2. The first is that of running text; those of headings come behind the code. */
  fonts?: readonly string[]
  importMap?: ImportMap
  /** Hashes that sheets must have, by address; modules have theirs in the import map. */
  integrity?: Readonly<Record<string, string>>
  /** The text of a style element; the policy has to name its hash. */
  style?: string
  /** The text of a script that runs before anything is drawn; the policy has to name its hash. */
  script?: string
  /** The page's content security policy: it stands in the page too, for servers that set no headers. */
  policy?: string
  /** Modules that the blocks of each tag are made of: only those of the page's blocks are preloaded. */
  modules?: Readonly<Record<string, readonly string[]>>
  /** Addresses of this origin that the page's blocks read at once: they are asked for beside the blocks' code. */
  reads?: readonly string[]
  /** Address of the published site, such as `https://shop.example/beauty/`: makes the canonical address complete. */
  site?: string
  siteName?: string
  /**
   * Record that the page shows, for its head: `unknown` where only its blocks will know, so that the head names none, and `missing`
   * where there is none. Unless set, the page shows no record of the shop.
   */
  record?: RecordHead | 'unknown' | 'missing' | undefined
  icon?: string
  /** Origins the page may name besides https, such as the sandbox's catalogue on http. */
  origins?: readonly string[]
  /** Mode of an editor's canvas; a published page is live. */
  mode?: 'edit' | 'preview'
  /** Viewer for whom a preview shows the page: sections for others are left out of sight. */
  viewer?: string | undefined
  /** Returns the address of a page that links name by id (`page:ID`); without it such links lead nowhere. */
  addressOf?: AddressOf
  declarations?: readonly BlockDeclaration[]
}

/**
 * Writes a page document as one complete HTML page that needs no server behind it.
 * @param page the page with its parts in it (`resolveParts`)
 * @param options `loader` is the address of the loader module; everything else may be left out
 * @returns the text of the file
 * @example
 * ```ts
 * import { writeFileSync } from 'node:fs'
 * import { type PageDocument, toHtml } from '@vitrine/blocks/document'
 *
 * const nodes = [{ html: 'h1', children: ['Pflege'] }, { block: 'vitrine-product-list' }]
 * const page: PageDocument = { version: 1, path: '/pflege', language: 'de', title: 'Pflege', description: '', nodes }
 * writeFileSync('pflege.html', toHtml(page, { loader: '/vitrine/cdn/loader.js', styles: ['/vitrine/cdn/vitrine-page.css'] }))
 * ```
 */
export function toHtml(page: PageDocument, options: HtmlOptions): string {
  const { declarations = ownDeclarations, origins = [], findPicture, root } = options
  const { nodes } = resolvePageLinks(page, options.addressOf ?? (() => undefined), declarations)
  const topBlock = topBlockOf({ ...page, nodes }, declarations)
  const body = markupOf(nodes, { declarations, origins, fallback: page.language, findPicture, root, topBlock })
  const mode = options.mode ? ` data-vitrine-mode="${options.mode}"` : ''
  const seenAs = options.viewer?.replace(/[^a-z-]/g, '')
  const meant = seenAs && audiencesOf(seenAs)
  const viewer = seenAs ? ` ${viewerAttribute}="${seenAs}"${meant && ` ${audienceAttribute}="${meant}"`}` : ''
  return [
    '<!doctype html>',
    `<html lang="${page.language === 'en' ? 'en' : 'de'}"${mode}${viewer}>`,
    '<head>',
    print(element('meta', [['charset', 'utf-8']])),
    ...policyMeta(options.policy).map(print),
    headOf(page, options),
    ...dataScript(linkedQuestions(page.nodes)),
    ...(options.importMap ? [`<script type="importmap">${importMapText(options.importMap)}</script>`] : []),
    ...urgentPictures(body).map(print),
    print(expected),
    ...resources(blockTags(body), options).map(print),
    ...(options.style ? [`<style>${options.style}</style>`] : []),
    // The script stands behind the sheet: nothing of the body is there before what hides parts of it.
    ...(options.script && !seenAs ? [`<script>${options.script}</script>`] : []),
    '</head>',
    '<body>',
    ...fontLinks(options).map(print),
    ...body.map(print),
    print(readMark),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const meta = (key: 'name' | 'property', name: string, content: string | undefined): Markup[] =>
  content
    ? [
        element('meta', [
          [key, name],
          ['content', content],
        ]),
      ]
    : []

// Writes the policy before everything it is about. Only a header can say who may frame a page.
function policyMeta(policy: string | undefined): Markup[] {
  const directives = policy?.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'))
  return directives
    ? [
        element('meta', [
          ['http-equiv', 'Content-Security-Policy'],
          ['content', directives.join('; ')],
        ]),
      ]
    : []
}

/** Returns the block that shows the heading of the whole page, where no heading of the page's own comes before it. */
function topBlockOf(page: PageDocument, declarations: readonly BlockDeclaration[]): BlockNode | undefined {
  const top = visitsOf(page, declarations).find((visit) => (isBlockVisit(visit) ? visit.declaration.providesH1 : visit.node.html === 'h1'))
  return top && isBlockVisit(top) ? top.node : undefined
}

/** Returns the part of a page's head that says what the page is, for programs that do not run its scripts. */
export const headOf = (page: PageDocument, options: HtmlOptions): string =>
  [...about(page, options).map(print), ...organisation(page, options)].join('\n')

function about(page: PageDocument, options: HtmlOptions): Markup[] {
  const { title, description, address, image } = said(page, options)
  const canonical = completeAddress(address, options)
  const isNamed = options.record !== 'unknown' && options.record !== 'missing'
  return [
    ...meta('name', 'viewport', 'width=device-width, initial-scale=1'),
    element('title', [], [title]),
    ...meta('name', 'description', description),
    ...meta('name', 'robots', isIndexed(page) && options.record !== 'missing' ? undefined : 'noindex'),
    ...meta('name', 'vitrine-role', page.role),
    ...(canonical
      ? [
          element('link', [
            ['rel', 'canonical'],
            ['href', canonical],
          ]),
        ]
      : []),
    ...alternates(page, options),
    ...meta('property', 'og:type', isNamed ? 'website' : undefined),
    ...meta('property', 'og:title', isNamed ? title : undefined),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:image', image),
    ...meta('property', 'og:site_name', options.siteName),
    ...meta('name', 'twitter:card', image && 'summary_large_image'),
    ...meta('property', 'og:locale', page.language === 'en' ? 'en_GB' : 'de_DE'),
    ...(options.icon
      ? [
          element('link', [
            ['rel', 'icon'],
            ['href', options.icon],
          ]),
        ]
      : []),
  ]
}

interface Said {
  title: string
  description: string | undefined
  /** Address of the page, or of the record on it. */
  address: string | undefined
  /** Whole address of the picture. */
  image: string | undefined
}

/** Returns the words of the page itself, or of the record that it shows. */
function said(page: PageDocument, options: HtmlOptions): Said {
  const { record } = options
  const address = page.canonical ?? page.path
  if (record === 'unknown' || record === 'missing')
    return { title: page.title, description: undefined, address: undefined, image: undefined }
  if (!record) return { title: page.title, description: page.description, address, image: sharedPicture(page.openGraph?.image, options) }
  const picture = record.image === undefined ? undefined : safePictureUrl(record.image)
  return {
    title: titleOf(record.title, page.title),
    description: plainText(record.description ?? '') || undefined,
    address: withRecord(address, record.query),
    image: completePicture(picture, options),
  }
}

/** A picture of the platform stands on the origin of the page, not below the path of the site. */
const completePicture = (picture: string | undefined, { site }: HtmlOptions): string | undefined =>
  picture && site && URL.canParse(picture, site) ? new URL(picture, site).href : picture

/** Programs that show shared links read neither AVIF nor, often, WebP. */
function sharedPicture(address: string | undefined, options: HtmlOptions): string | undefined {
  const picture = pictureAt(address, options)
  if (picture === 'gone') return undefined
  return completeAddress(picture ? oneAddress(picture, '/', 'jpg') : address, options)
}

/** Tells search engines of the same page in the other language; readers of neither language get the German one. */
function alternates({ path, language, translation }: PageDocument, options: HtmlOptions): Markup[] {
  if (!translation) return []
  const { record } = options
  const [own, other] =
    typeof record === 'object' ? [withRecord(path, record.query), withRecord(translation, record.query)] : [path, translation]
  const [german, english] = language === 'en' ? [other, own] : [own, other]
  const addresses = { de: german, en: english, 'x-default': german }
  return Object.entries(addresses).flatMap(([hreflang, address]) => {
    const href = completeAddress(address, options)
    if (!href) return []
    return [
      element('link', [
        ['rel', 'alternate'],
        ['hreflang', hreflang],
        ['href', href],
      ]),
    ]
  })
}

/** Names the organisation behind the site once, on its first page. Data is no script: no policy asks for its hash. */
function organisation({ path }: PageDocument, options: HtmlOptions): string[] {
  const { site, siteName } = options
  if (!site || !siteName || path !== '/') return []
  const data = { '@context': 'https://schema.org', '@type': 'Organization', name: siteName, url: completeAddress('/', options) }
  return dataScript(data)
}

const dataScript = (data: object | undefined): string[] =>
  data ? [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`] : []

function completeAddress(address: string | undefined, { site, origins }: HtmlOptions): string | undefined {
  const safe = address === undefined ? undefined : safeUrl(address, origins)
  if (!safe || !site) return safe
  // A site may live below the root of its server: its paths begin there.
  return new URL(safe.replace(/^\//, './'), site.endsWith('/') ? site : `${site}/`).href
}

/**
 * Browsers may draw a page of which they have read half a head, or one of two buttons: the first frame waits for its end.
 * The mark has nothing in it, for Chromium takes an element as read when it opens.
 */
const expected = element('link', [
  ['rel', 'expect'],
  ['href', '#vitrine-read'],
  ['blocking', 'render'],
])
const readMark = element('template', [['id', 'vitrine-read']])

/** Preloads the picture that is wanted first: browsers would find it behind all modules of the page. */
function urgentPictures(nodes: readonly (Markup | string)[]): Markup[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || isHiddenMarkup(node)) return []
    if (node.name === 'picture') return urgentChoice(node)
    const given = new Map(node.attributes)
    if (node.name !== 'img' || given.get('fetchpriority') !== 'high') return urgentPictures(node.children)
    const names = { src: 'href', srcset: 'imagesrcset', sizes: 'imagesizes' }
    const known = Object.entries(names).flatMap(([own, name]) => (given.has(own) ? [[name, given.get(own)!] as const] : []))
    return [element('link', [['rel', 'preload'], ['as', 'image'], ...known, ['fetchpriority', 'high']])]
  })
}

/** Leaves the choice among several pictures to the browser; those that differ by type only are asked for in the best one. */
function urgentChoice({ children }: Markup): Markup[] {
  const [best, image, ...others] = children.filter((child) => typeof child !== 'string')
  const given = new Map(best?.attributes)
  const isUrgent = new Map(image?.attributes).get('fetchpriority') === 'high'
  if (!isUrgent || others.length > 0 || given.has('media') || !given.has('srcset') || given.get('type') !== 'image/avif') return []
  const names = { type: 'type', srcset: 'imagesrcset', sizes: 'imagesizes' }
  const known = Object.entries(names).flatMap(([own, name]) => (given.has(own) ? [[name, given.get(own)!] as const] : []))
  return [element('link', [['rel', 'preload'], ['as', 'image'], ...known, ['fetchpriority', 'high']])]
}

// The import map comes first: modules that were asked for before it are not covered by it.
function resources(tags: readonly string[], options: HtmlOptions): Markup[] {
  const integrity = (address: string): [string, string][] => {
    const hash = options.importMap?.integrity?.[address] ?? options.integrity?.[address]
    return hash ? [['integrity', hash]] : []
  }
  const modules = new Set(tags.flatMap((tag) => options.modules?.[tag] ?? []))
  return [
    ...(options.styles ?? []).map((href) => element('link', [['rel', 'stylesheet'], ['href', href], ...integrity(href)])),
    // The loader comes before what it loads: a block that has come stands while the others are on their way.
    element('script', [['type', 'module'], ['src', options.loader], ...integrity(options.loader)]),
    ...[...modules].map((href) => element('link', [['rel', 'modulepreload'], ['href', href], ...integrity(href)])),
    ...(options.reads ?? []).map((href) =>
      element('link', [
        ['rel', 'preload'],
        ['as', 'fetch'],
        ['href', href],
        ['crossorigin', ''],
      ]),
    ),
  ]
}

/**
 * Asks for fonts in the body: for those of its head Chromium holds up the first frame, and the code comes before it. Until they are
 * there, words stand in fonts as wide and as high. The font of headings may come behind the code.
 */
function fontLinks({ fonts = [] }: HtmlOptions): Markup[] {
  return fonts.map((href, index) =>
    element('link', [
      ['rel', 'preload'],
      ['href', href],
      ['as', 'font'],
      ['type', 'font/woff2'],
      ['crossorigin', ''],
      ...(index > 0 ? ([['fetchpriority', 'low']] as const) : []),
    ]),
  )
}

const isHiddenMarkup = ({ attributes }: Markup): boolean => attributes.some(([name]) => name === hiddenOnAttribute)

function blockTags(nodes: readonly (Markup | string)[]): string[] {
  return nodes.flatMap((node) => {
    // Code of blocks that some devices do not show is asked for where they are shown.
    if (typeof node === 'string' || isHiddenMarkup(node)) return []
    return [...(node.name.includes('-') ? [node.name] : []), ...blockTags(node.children)]
  })
}
