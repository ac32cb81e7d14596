import { declarations } from '../../blocks/declarations.js'
import { store } from '../../blocks/store/store.block.js'
import { holds } from '../../pages/document/field-visibility.js'
import { keptPlacesScript } from '../../pages/document/kept-places.js'
import { sectionScript, sectionStyle } from '../../pages/document/section-markup.js'
import { contentSecurityPolicy, originsOf, type PolicyOptions } from '../../pages/document/content-security-policy.js'
import type { ImportMap } from '../../pages/document/import-map.js'
import type { FindPicture } from '../../pages/document/library-picture.js'
import { measureStyle } from '../../pages/document/measure-style.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { focusStyle } from '../../pages/document/picture-markup.js'
import { hiddenBlocks } from '../../pages/document/hidden-on.js'
import { blocksIn } from '../../pages/document/page-walk.js'
import { permissionsPolicy } from '../../pages/document/permissions-policy.js'
import { keptPressScript } from '../../pages/document/kept-press.js'
import { safeUrl } from '../../core/dom/safe-url.js'
import { headOf, type HtmlOptions, toHtml } from '../../pages/document/to-html.js'
import { type RecordHead, recordPageOf } from '../../pages/document/record-page.js'
import { trustedOrigins } from '../../pages/document/trusted-origins.js'
import type { PageNode } from '../../core/element/declaration.js'
import { valuesOf } from '../../core/element/fields.js'
import { firstAddresses } from '../../commerce/salesforce/first-addresses.js'
import { paintedStyles } from '../../pages/render/first-paint.js'
import { type Assets, readAssets, type Runtime } from './assets.js'
import { spokenOn, storeFields } from './page-blocks.js'

export interface PublisherOptions {
  /** The built loader, blocks, theme and fonts. */
  assetFolder: string
  /** Library that draws the blocks; React unless set. */
  runtime?: Runtime
  siteName: string
  /** Address of the published site, such as `https://shop.example`. */
  site?: string
  /** Origins that every page may name besides https and those its store settings trust. */
  origins?: readonly string[]
  /** Origins of pictures that come with the shop's data, not with a page. */
  images?: readonly string[]
  /** Finds pictures of the media library. */
  findPicture?: FindPicture
  /** True when the first drawing of blocks is written into the pages on request. */
  isPainted?: boolean
  /** True when pages load anew as soon as the server says that what they show has changed. */
  reloads?: boolean
  /** Returns the path of a build's assets below the root of the site. */
  assetPath?: (build: string) => string
}

/** A page as it is served: the policy stands in the page and belongs into the header `Content-Security-Policy` too. */
export interface PublishedPage {
  html: string
  policy: string
  /** Value of the header `Permissions-Policy`. */
  permissions: string
  /** Head of the page, which says what it is; {@link Publisher.head} writes it anew for a request. */
  head: string
  /**
   * Value of the header `Link`: what a host in front of the server may tell browsers while the page is still on its way (103). No module
   * is among it: an older browser that has asked for one takes no import map any more.
   */
  early: string
}

export interface Publisher {
  /** @param root the root of the site, as seen from the page: `/`, or `../` for a site that may lie anywhere */
  publish: (page: PageDocument, root?: string) => PublishedPage
  /** Returns the head of a page for the origin that it is requested at, and for the record that it shows then. */
  head: (page: PageDocument, request: HeadRequest) => string
  /** Returns the page as `viewer` would see it, at this address of the site; for previews. */
  preview: (page: PageDocument, viewer: string | undefined, at: Pick<HeadRequest, 'site'>) => PublishedPage
  /** Returns the assets that pages are made of now. */
  assets: () => Assets
  /** Reads the assets again after a build. */
  renew: () => void
}

export interface HeadRequest {
  /** Address of the site as the request names it, unless the server has been told it. */
  site: string
  record?: RecordHead | 'unknown' | 'missing' | undefined
}

const fonts = ['figtree-latin-wght-normal', 'fraunces-latin-opsz-normal'].map((name) => `fonts/${name}.woff2`)
const sheet = 'vitrine-page.css'
/** A preview in the Studio's frame stays: the editor writes it. */
const reloadScript = "if(top===self)new EventSource('/assets/changes').onmessage=()=>location.reload()"

/**
 * Turns page documents into plain HTML. The assets of the pages are hashed here, once: a page is written anew with every build, for
 * yesterday's hashes would refuse today's files.
 * @throws TypeError when the site is no address such as `https://shop.example`
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { assetFolder, runtime = 'react', site } = options
  if (site !== undefined && !(URL.canParse(site) && /^https?:$/.test(new URL(site).protocol))) {
    throw new TypeError(`The site "${site}" (VITRINE_SITE) is not an address such as https://shop.example.`)
  }
  let assets = readAssets(assetFolder, runtime)
  return {
    publish: (page, root = '/') => publish(page, root, assets, options),
    head: (page, request) =>
      headOf(page, { loader: '', ...headOptions(page, '/', options), site: site ?? request.site, record: request.record }),
    preview: (page, viewer, at) => publish(page, '/', assets, { ...options, site: site ?? at.site }, viewer),
    assets: () => assets,
    renew() {
      assets = readAssets(assetFolder, runtime)
    },
  }
}

function publish(page: PageDocument, root: string, assets: Assets, options: PublisherOptions, viewer?: string): PublishedPage {
  const { findPicture, assetPath = () => 'assets/' } = options
  const about = headOptions(page, root, options)
  const { origins } = about
  const at = (file: string): string => root + assetPath(assets.build) + file
  const importMap = importMapOf(page.nodes, assets, at)
  const allowed = policyOf(page.nodes, { ...options, origins })
  const style = focusStyle(page.nodes, { findPicture }) + measureStyle(page.nodes) + sectionStyle(page.nodes)
  const painted = options.isPainted ? paintedStyles([...blocksIn(page.nodes)].map(({ block }) => block)) : []
  const script = [
    sectionScript(page.nodes),
    keptPlacesScript(page.nodes),
    painted.length > 0 && keptPressScript,
    options.reloads && reloadScript,
  ]
    .filter(Boolean)
    .join(';')
  const policy = contentSecurityPolicy({ ...allowed, importMap, script, styles: [...(style ? [style] : []), ...painted] })
  const sheetHash = assets.integrity(sheet)
  const html = toHtml(page, {
    ...about,
    loader: at(assets.loader),
    viewer,
    styles: [at(sheet)],
    fonts: fonts.filter((file) => assets.has(file)).map(at),
    modules: Object.fromEntries(Object.entries(modulesOf(page, assets)).map(([tag, files]) => [tag, [...new Set(files)].map(at)])),
    reads: viewer ? [] : firstReads(page, assets),
    importMap,
    policy,
    script,
    style,
    root,
    ...(sheetHash && { integrity: { [at(sheet)]: sheetHash } }),
  })
  const early = `<${at(sheet)}>; rel=preload; as=style${sheetHash ? `; integrity="${sheetHash}"` : ''}`
  const head = headOf(page, { loader: '', ...about })
  return { html, policy, permissions: permissionsPolicy(allowed.frames ?? []), head, early }
}

/** Returns the options for the head of a page. Which record it shows is known only on request. */
function headOptions(page: PageDocument, root: string, { siteName, site, findPicture, origins = [] }: PublisherOptions) {
  return {
    siteName,
    findPicture,
    ...(site && { site }),
    icon: `${root}favicon.svg`,
    origins: [...origins, ...trustedOrigins(page.nodes)],
    ...(recordPageOf(page) && { record: 'unknown' }),
  } satisfies Partial<HtmlOptions>
}

/** Returns the addresses that blocks read when they want the session. A link cannot ask a platform elsewhere as they do. */
function firstReads(page: PageDocument, assets: Assets): string[] {
  const { webstoreId, apiBasePath } = valuesOf(store, storeFields(page.nodes))
  const isHere = typeof apiBasePath === 'string' && !/^(?:https?:)?\/\//i.test(apiBasePath)
  const hidden = hiddenBlocks(page.nodes)
  const isAsked = [...blocksIn(page.nodes)].some((node) => !hidden.has(node) && assets.wantsSession.includes(node.block))
  if (!isHere || !isAsked || !webstoreId) return []
  return firstAddresses({ webstoreId: String(webstoreId), apiBasePath, locale: spokenOn(page) })
}

/** Returns the files that the blocks of this page surely ask for, by tag. */
function modulesOf(page: PageDocument, assets: Assets): Record<string, string[]> {
  const { nodes } = page
  const spoken = spokenOn(page)
  const words = Object.entries(assets.words).flatMap(([name, files]) => (name === spoken ? files : []))
  const modules: Record<string, string[]> = {}
  for (const [tag, files] of Object.entries(assets.modules)) modules[tag] = [...files, ...words, ...(assets.soon[tag] ?? [])]
  for (const { block, fields = {} } of blocksIn(nodes)) {
    const declaration = declarations.find(({ tag }) => tag === block)
    for (const [file, conditions] of Object.entries(declaration?.preload ?? {})) {
      const isWanted = conditions.some((condition) => declaration && holds(declaration, condition, fields))
      if (isWanted) modules[block]?.push(...(assets.sometimes[`${block} ${file}`] ?? []))
    }
  }
  return modules
}

/** Returns the hashes of the page's modules: those it begins with and those that a click may load. */
function importMapOf(nodes: readonly PageNode[], assets: Assets, at: (file: string) => string): ImportMap {
  const tags = new Set([...blocksIn(nodes)].map(({ block }) => block).filter((tag) => Object.hasOwn(assets.modules, tag)))
  const files = [...tags].flatMap((tag) => [...(assets.modules[tag] ?? []), ...(assets.later[tag] ?? [])])
  // The language of the page may change while it is open.
  files.push(...Object.values(assets.words).flat())
  const hashes = [...new Set([assets.loader, ...files])].flatMap((file) => {
    const hash = assets.integrity(file)
    return hash ? [[at(file), hash]] : []
  })
  return { integrity: Object.fromEntries(hashes) }
}

function policyOf(nodes: readonly PageNode[], { origins = [], images = [] }: PublisherOptions): PolicyOptions {
  const { frames, scripts, images: named, connections } = originsOf(nodes)
  // The platform may stand on another origin than the pages.
  const { apiBasePath, sitePath } = storeFields(nodes)
  const allowed = (list: readonly string[]): string[] => [...new Set(list)].filter((origin) => safeUrl(origin, origins))
  return {
    frames: allowed(frames),
    scripts: allowed(scripts),
    images: allowed([...named, ...images, ...originsIn(sitePath)]),
    connections: allowed([...connections, ...originsIn(apiBasePath), ...originsIn(sitePath)]),
  }
}

const originsIn = (path: unknown): string[] =>
  typeof path === 'string' && /^https?:\/\//i.test(path) && URL.canParse(path) ? [new URL(path).origin] : []
