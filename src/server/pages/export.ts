import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { zip } from 'fflate'
import { filesOfPicture, oneAddress, pictureIdIn } from '../../pages/document/library-picture.js'
import { isIndexed } from '../../pages/document/indexing.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { pictureAt, picturesIn } from '../../pages/document/picture-markup.js'
import type { Redirect } from '../../pages/document/pages-api.js'
import { recordPageOf } from '../../pages/document/record-page.js'
import { readAssets } from './assets.js'
import { redirectPage, redirectsFile } from './export-redirects.js'
import { readMe } from './export-read-me.js'
import { mediaPolicy } from '../media/media-files.js'
import { paint } from './page-painting.js'
import { createPublisher, type Publisher, type PublisherOptions } from './publisher.js'
import { relocate } from './relocate.js'
import { robotsFile, type SiteMapEntry, siteMap } from './site-map.js'

export interface ExportOptions extends Omit<PublisherOptions, 'assetPath' | 'isPainted'> {
  /** Page that `404.html` shows. */
  notFound: PageDocument
  /** The icon of the site, as SVG. */
  icon: string
  /** Addresses that pages have left. */
  redirects?: readonly Pick<Redirect, 'from' | 'to'>[]
  /** Reads a picture that a page names by a path of the own site; undefined when there is none. */
  media: (path: string) => Promise<Picture | undefined>
  /** Reads a file of a picture of the media library. */
  libraryFile?: (id: string, name: string) => Promise<Uint8Array | undefined>
}

export interface Picture {
  bytes: Uint8Array
  /** Media type, such as `image/svg+xml`. */
  type: string
}

/** Files by their paths with slashes. */
export type SiteFiles = Readonly<Record<string, Uint8Array>>

/**
 * The whole site as files that any web server can serve, from any folder: every address is relative to its page.
 * @param pages the published pages; of two with one path the first counts
 */
export async function exportSite(pages: readonly PageDocument[], options: ExportOptions): Promise<SiteFiles> {
  const { assetFolder, icon, notFound, runtime = 'react', site } = options
  const assets = readAssets(assetFolder, runtime)
  // A name that changes with every build: no cache can mix an old file with the hashes of a new page.
  const assetPath = `assets/${assets.build}/`
  const publisher = createPublisher({ ...options, isPainted: true, assetPath: () => assetPath })
  const map = await mapOf(pages, notFound, options)
  const folders = new Map(pages.toReversed().map((page) => [folderOf(page.path), page]))
  const written: (ReturnType<typeof publish> & { folder: string; page: PageDocument; file: string })[] = []
  for (const [folder, page] of folders) {
    written.push({ folder, page, file: `${folder}index.html`, ...publish(page, folder, rootFrom(folder), map, publisher, site) })
    // The pause lets the server answer shoppers between two pages.
    await nextTurn()
  }
  const moved = [...map.moved].map(([from, to]) => ({ from, to }))
  // The page is shown under any address: only a site that is known can say where its files are.
  const lost = publish({ ...notFound, canonical: '' }, '', site ? new URL('./', withSlash(site)).pathname : './', map, publisher, undefined)
  const texts = {
    ...Object.fromEntries(written.map(({ file, html }) => [file, html])),
    '404.html': lost.html,
    'favicon.svg': icon,
    _headers: headersFile(written, lost, assetPath),
    ...(map.moved.size > 0 && { _redirects: redirectsFile(moved, site ? withSlash(site) : '/') }),
    ...Object.fromEntries(
      moved.map(({ from, to }) => {
        const address = encodeFolder(to)
        return [`${from}index.html`, redirectPage(rootFrom(from) + address, site && new URL(`./${address}`, withSlash(site)).href)]
      }),
    ),
    'LIESMICH.txt': readMe({
      pages: [...folders.values()],
      site,
      headers: written[0]?.policy ?? lost.policy,
      dead: [...map.dead].toSorted(),
    }),
    ...(site && {
      'robots.txt': robotsFile(withSlash(site)),
      'sitemap.xml': siteMap(siteMapEntries(written), withSlash(site)),
    }),
  }
  return {
    ...Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)])),
    ...Object.fromEntries(assets.files.map((file) => [assetPath + file, readFileSync(join(assetFolder, file))])),
    ...Object.fromEntries([...map.pictures.values()].map(({ file, bytes }) => [file, bytes])),
    ...(await libraryFiles([...pages, notFound], options)),
  }
}

/** All files of the library that the pages ask for. */
async function libraryFiles(pages: readonly PageDocument[], { findPicture, libraryFile }: ExportOptions): Promise<SiteFiles> {
  const shared = pages.flatMap(({ openGraph }) => {
    const picture = pictureAt(openGraph?.image, { findPicture })
    return picture && picture !== 'gone' ? [oneAddress(picture, '', 'jpg')] : []
  })
  const shown = pages
    .flatMap(({ nodes }) => picturesIn(nodes, { findPicture }))
    .flatMap((picture) => filesOfPicture(picture).map((name) => `media/${picture.id}/${name}`))
  const found: Record<string, Uint8Array> = {}
  for (const file of new Set([...shown, ...shared])) {
    const [, id = '', name = ''] = file.split('/')
    const bytes = await libraryFile?.(id, name)
    if (bytes) found[file] = bytes
  }
  return found
}

/** Packs in separate threads. @returns the bytes of a zip file */
export const zipSite = (files: SiteFiles): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) =>
    // Pictures and fonts are packed already.
    zip(
      Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, isPacked(name) ? [bytes, { level: 0 }] : bytes])),
      { consume: false },
      (error, bytes) => (error ? reject(error) : resolve(bytes)),
    ),
  )

const isPacked = (name: string): boolean => /\.(?:avif|webp|jpe?g|png|gif|woff2|br)$/.test(name)

/** Writes the files into a folder; what else is there stays. */
export function writeSite(folder: string, files: SiteFiles): void {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
}

/** Contents of the site, and those of its addresses that lead nowhere. */
interface SiteMap {
  folders: ReadonlySet<string>
  /** Redirects from the folder that a page has left to the one where it stands. */
  moved: ReadonlyMap<string, string>
  pictures: ReadonlyMap<string, Picture & { file: string }>
  dead: Set<string>
}

async function mapOf(pages: readonly PageDocument[], notFound: PageDocument, { media, redirects = [] }: ExportOptions): Promise<SiteMap> {
  const named = new Set<string>()
  for (const page of [...pages, notFound]) {
    relocate(page, {
      link: (address) => address,
      picture: (address) => {
        const url = pictureIdIn(address) ? undefined : onSite(address, page)
        if (url) named.add(url.pathname + url.search)
        return address
      },
    })
  }
  const pictures = new Map<string, Picture & { file: string }>()
  for (const path of [...named].toSorted()) {
    const picture = await media(path)
    if (picture?.type.startsWith('image/'))
      pictures.set(path, {
        ...picture,
        file: fileNameOf(
          path,
          picture.type,
          [...pictures.values()].map(({ file }) => file),
        ),
      })
  }
  const folders = new Set(pages.map(({ path }) => folderOf(path)))
  const moved = redirects
    .map(({ from, to }) => [folderOf(from), folderOf(to)] as const)
    .filter(([from, to]) => !folders.has(from) && folders.has(to))
  return { folders, moved: new Map(moved), pictures, dead: new Set() }
}

function publish(page: PageDocument, folder: string, root: string, map: SiteMap, publisher: Publisher, site: string | undefined) {
  const link = (address: string): string => linkFrom(page, address, root, map)
  const picture = (address: string): string => {
    // The publisher knows where its files stand.
    if (pictureIdIn(address)) return address
    const url = onSite(address, page)
    if (!url) return address
    const found = map.pictures.get(url.pathname + url.search)
    if (!found) map.dead.add(url.pathname)
    return root + (found?.file ?? url.pathname.slice(1) + url.search)
  }
  const moved = relocate(page, { link, picture })
  const { canonical = page.path } = page
  // Below a site that is known, addresses are counted from its root.
  const fromRoot = (address: string): string =>
    site && onSite(address, page) ? `/${linkFrom(page, address, '', map)}` : address && link(address)
  const translation = page.translation && fromRoot(page.translation)
  const image = site && page.openGraph?.image ? picture(page.openGraph.image).replace(root, '/') : undefined
  const own = folderOf(canonical) === folder
  const published = publisher.publish(
    { ...moved, canonical: fromRoot(canonical), ...(translation && { translation }), ...(image && { openGraph: { image } }) },
    root,
  )
  const address = new URL(encodeFolder(folder), somewhere)
  return { own, ...published, html: paint(published.html, moved, { address, isFile: true, answers: '' }) }
}

function linkFrom(page: PageDocument, address: string, root: string, { folders, moved, dead }: SiteMap): string {
  const url = onSite(address, page)
  if (!url) return address
  const named = folderOf(url.pathname)
  // The shop's server leads there, too.
  const lower = folders.has(named) ? named : named.toLowerCase()
  const folder = moved.get(lower) ?? lower
  if (folders.has(folder)) return root + encodeFolder(folder) + url.search + url.hash
  dead.add(url.pathname)
  return root + url.pathname.slice(1) + url.search + url.hash
}

const somewhere = 'https://same-origin.invalid'

/** An address of the own site, whole; undefined for other sites, for places on the page and for nonsense. */
function onSite(address: string, { path }: PageDocument): URL | undefined {
  if (address === '' || /^[#?]/.test(address) || /^[a-z][a-z0-9+.-]*:/i.test(address)) return undefined
  const here = `${somewhere}/${path.replace(/^\/+/, '')}`
  const url = URL.canParse(address, here) ? new URL(address, here) : undefined
  return url?.origin === somewhere ? url : undefined
}

/** `/products` is kept as `products/index.html`: nothing in a path may lead out of the site, or out of what file systems can name. */
function folderOf(path: string): string {
  const steps = path
    .split(/[?#]/)[0]!
    .split('/')
    .map((step) =>
      portable(
        decode(step)
          .replace(/[<>:"|?*\\/\p{Cc}]/gu, '-')
          .trim(),
      ),
    )
  return steps
    .filter((step) => step !== '')
    .map((step) => `${step}/`)
    .join('')
}

// Bytes in UTF-8 are at most four a character, and a name has 255 of them at most; Windows counts the whole path, too.
const longestName = 60

/** A name that every file system keeps as it is: Windows drops dots and spaces at an end, and keeps some names for devices. */
function portable(name: string): string {
  const kept = name.replace(/(?<![. ])[. ]+$/, '').replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '$1-')
  const letters = [...kept]
  if (letters.length <= longestName) return kept
  const mark = createHash('sha256').update(kept).digest('hex').slice(0, 10)
  return `${letters.slice(0, longestName - mark.length - 1).join('')}-${mark}`
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch (error) {
    if (error instanceof URIError) return step
    throw error
  }
}

const encodeFolder = (folder: string): string => folder.split('/').map(encodeURIComponent).join('/')
const rootFrom = (folder: string): string => '../'.repeat(folder.split('/').length - 1) || './'
const withSlash = (site: string): string => (site.endsWith('/') ? site : `${site}/`)

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': '.svg',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/gif': '.gif',
}

function fileNameOf(path: string, type: string, taken: readonly string[]): string {
  const name = folderOf(path).split('/').at(-2) ?? 'bild'
  const ending = endings[type.split(';')[0]!.trim()] ?? ''
  const base = name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name
  const names = taken.map((_, index) => `${base}-${index + 2}`)
  // Windows and macOS tell no capital letters apart.
  const isFree = (file: string): boolean => !taken.some((other) => other.toLowerCase() === file.toLowerCase())
  return [base, ...names].map((name) => `media/${name}${ending}`).find(isFree)!
}

interface Written {
  folder: string
  own: boolean
  policy: string
  permissions: string
}

/** Copies are named by their originals. What shows a record of the address shows none without one. */
function siteMapEntries(pages: readonly (Written & { page: PageDocument })[]): SiteMapEntry[] {
  const byFolder = new Map(pages.map((written) => [written.folder, written]))
  return pages
    .filter(({ own, page }) => own && isIndexed(page) && !recordPageOf(page))
    .map(({ folder, page }) => {
      const twin = page.translation === undefined ? undefined : byFolder.get(folderOf(page.translation))
      return { address: encodeFolder(folder), language: page.language, ...(twin && { twin: encodeFolder(twin.folder) }) }
    })
}

/**
 * Writes the headers in the form that Netlify and Cloudflare Pages read; other servers have their own. These hosts count the paths in
 * the file from the folder that it lies in, whatever the address of the site is.
 */
function headersFile(pages: readonly Written[], lost: Omit<Written, 'folder' | 'own'>, assetPath: string): string {
  return [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    `/${assetPath}*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    ...pages.flatMap((page) => [`/${encodeFolder(page.folder)}`, ...policiesOf(page)]),
    '/404.html',
    ...policiesOf(lost),
    // A drawing that is opened by itself is a page.
    ...['/media/*', '/favicon.svg'].flatMap((path) => [path, `  Content-Security-Policy: ${mediaPolicy}`]),
    '',
  ].join('\n')
}

const policiesOf = ({ policy, permissions }: Pick<Written, 'policy' | 'permissions'>): string[] => [
  `  Content-Security-Policy: ${policy}`,
  `  Permissions-Policy: ${permissions}`,
]
