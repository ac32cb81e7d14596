import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Storage } from 'unstorage'
import type { PageDocument } from '../pages/document/page-document.js'
import { pageFrom } from '../pages/document/section-times.js'
import { mendedLink } from '../core/dom/mended-link.js'
import {
  catalogueServer,
  type ContentPage,
  createSandbox,
  type ExtensionName,
  openStorage,
  publishPages,
  type Sandbox,
  tillServer,
} from '../sandbox/index.js'
import { answerPlatform } from '../sandbox/node.js'
import { isControl } from '../sandbox/sandbox.js'
import { exportSite, type Picture, zipSite } from './pages/export.js'
import { openTeam } from './pages/team.js'
import { contentOf } from './pages/page-content.js'
import { createFirstAnswers } from './pages/first-answers.js'
import { isIndexed } from '../pages/document/indexing.js'
import { createRecordHeads } from './pages/record-heads.js'
import { createRecordLists } from './pages/record-lists.js'
import { createEventLines } from './http/event-lines.js'
import { type FormerBuilds, openFormerBuilds } from './pages/former-builds.js'
import { mediaFiles } from './media/media-files.js'
import { type MediaFile, type MediaStore, openMediaStore } from './media/media-store.js'
import { cleanDrawing } from './media/picture-jobs.js'
import { UnfitPicture } from './media/picture-making.js'
import { close, createGuardedServer, guarded, listen, nameFor, ownMachine } from './http/listening.js'
import { type ComposePage, createPageComposer } from './pages/page-composer.js'
import { createPagesInTime } from './releases/pages-in-time.js'
import { openPageStore, type PageStore } from './pages/page-store.js'
import type { Runtime } from './pages/assets.js'
import { createPublisher, type Publisher } from './pages/publisher.js'
import { mayAct, personOf } from './sign-in/people.js'
import { createOriginReader } from './http/origin-reader.js'
import { addressOf, isFromHere, isOwnHost, RequestError } from './http/requests.js'
import { filesOf, sendPage } from './http/send.js'
import { robotsFile, type SiteMapEntry, siteMap } from './pages/site-map.js'
import { openAudit } from './sign-in/audit.js'
import { openPreviewLinks } from './releases/preview-links.js'
import { lineOf, type ServerLine } from './database/server-line.js'
import { openSignIn, type SignIn } from './sign-in/sign-in.js'
import type { SignInSetting } from './sign-in/sign-in-setting.js'
import { openStorageSetting } from './database/storage-setting.js'
import { createStudio, foreignName } from './http/studio-routes.js'
import { exampleExtensions, forOrganisation } from '../pages/demo-site/extensions.js'
import { ownNotFoundPage, ownShopPages, ownShopParts } from '../pages/demo-site/own-shop.js'
import type { OwnData } from '../tools/own-data/read-data-folder.js'
import { openOwnPictures } from './media/own-pictures.js'
import type { PictureIndex } from '../tools/own-data/picture-files.js'
import { notFoundPages, seedPages, seedParts, seedTranslations, templatesFor } from '../pages/demo-site/templates.js'

export { DataFolderError, readDataFolder } from '../tools/own-data/read-data-folder.js'
export { watchDataFolder } from '../tools/own-data/watch-data-folder.js'
export { formatReport } from '../tools/own-data/data-report.js'
export { readExtensions } from '../sandbox/reference/extensions.js'
export { readSignIn } from './sign-in/sign-in-setting.js'

export interface ShopServerOptions {
  port: number
  /** Port of the catalogue, which is another origin; the next port unless set. */
  cataloguePort?: number
  /** Port of the payment provider, another origin, too; the port after that unless set. */
  tillPort?: number
  /** Folder where the sandbox keeps its world. */
  dataFolder: string
  /** The built loader, blocks, theme and fonts. */
  assetFolder: string
  /** Library that draws the blocks of published pages; React unless set. */
  runtime?: Runtime
  /** Folder of the built Studio; beside the assets unless set. */
  appFolder?: string
  /** Storage of the pages, or a setting as {@link openStorageSetting} reads it; `pages` in the data folder unless set. */
  pageStorage?: Storage | string
  /** Storage of the pictures of the media library, likewise; `media` in the data folder unless set. */
  mediaStorage?: Storage | string
  /** Address to listen at: one of this machine, or `0.0.0.0` for all; without it, only this machine can ask. */
  host?: string
  /** Names under which the Studio and the sandbox's controls may be asked, besides this machine's own. */
  hosts?: readonly string[]
  /**
   * Setting for who may enter the Studio and use the sandbox's controls. Unless set, every request from this machine: for tests and
   * programs.
   */
  signIn?: SignInSetting
  /** Origin of the Studio, such as `https://studio.shop.example`; the server's own address unless set. */
  studioOrigin?: string
  /** Address where shoppers reach the published site, such as `https://shop.example`: makes canonical addresses complete. */
  site?: string
  /** Extensions of the organisation behind the sandbox beyond the published reference; those of the example shop unless set. */
  extensions?: readonly ExtensionName[]
  /** Products, consultants and pictures of the shop owner's own, as `readDataFolder` reads them, in place of the example shop. */
  ownData?: OwnData
  /** True when open pages load anew as soon as {@link ShopServer.renew} or {@link ShopServer.renewData} is called. */
  watch?: boolean
  /** True to begin anew: the sandbox and the pages are reset. */
  reset?: boolean
  /** Milliseconds that a client may take to send its request. */
  patience?: number
  /** Maximum of event lines that are open at once, of each kind. */
  mostLines?: number
}

export interface ShopServer {
  url: string
  /** Origin of the catalogue. */
  catalogue: string
  /** Origin of the payment provider. */
  till: string
  sandbox: Sandbox
  pages: PageStore
  /** Reads the assets again after a build: pages are written with them, and open ones (their loader listens) are told. */
  renew: () => void
  /** Shows the shop owner's data as they were read anew; open pages are told. Carts and orders stay. */
  renewData: (ownData: OwnData) => Promise<void>
  close: () => Promise<void>
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#94274a"/><path d="M16 24c-5.500-3.400-8-6.700-8-10.100A4.400 4.400 0 0 1 16 11.400a4.400 4.400 0 0 1 8 2.500c0 3.400-2.500 6.700-8 10.100z" fill="#f6e7e1"/></svg>`

/** Pictures of a shop whose owner gave none. */
const noPictures: PictureIndex = { keyOf: () => ({ reason: '' }), placeOf: () => undefined, files: () => [], size: 0 }

type NodeApp = Hono<{ Bindings: HttpBindings }>

/**
 * Serves the example shop, its Studio and the sandbox platform behind them on one port, and on the next two, other
 * origins, the catalogue and the payment provider.
 */
export async function serveShop(options: ShopServerOptions): Promise<ShopServer> {
  const { port, cataloguePort = port + 1, tillPort = cataloguePort + 1, dataFolder, assetFolder, host = ownMachine, patience } = options
  const name = nameFor(host)
  const catalogue = `http://${name}:${cataloguePort}`
  const till = `http://${name}:${tillPort}`
  const limits = patience === undefined ? {} : { request: patience }
  let pictures = options.ownData?.pictures ?? noPictures
  const sandbox = await createSandbox({
    storage: openStorage(dataFolder),
    extensions: options.extensions ?? exampleExtensions,
    ...(options.ownData && {
      facts: options.ownData.facts,
      pictures: openOwnPictures(() => pictures, join(dataFolder, 'pictures')),
    }),
  })
  let fetch: NodeApp['fetch'] = () => sayPlainly(503, 'Der Shop öffnet gerade.', { 'Retry-After': '1' })
  const answer = getRequestListener((request, env) => fetch(request, env), { errorHandler: () => noAddress() })
  const server = createGuardedServer(answer, limits)
  const house = {
    ancestors: [...new Set(['localhost', '127.0.0.1', name])].map((each) => `http://${each}:${port}`),
    font: (file: string) => readFont(assetFolder, file),
  }
  const leaves = catalogueServer(sandbox.world, { shop: `http://${name}:${port}`, ...house }, guarded(limits))
  const cards = tillServer(house, guarded(limits))
  let line: ServerLine | undefined
  let closeSite = async (): Promise<void> => undefined
  const closeAll = async () => {
    await closeSite()
    await close([server, leaves, cards])
    await line?.close()
    await sandbox.close()
  }
  try {
    // Listening comes first: where a shop is running already, nothing of its pages may be touched.
    await listen(server, port, host)
    await listen(leaves, cataloguePort, host)
    await listen(cards, tillPort, host)
    if (options.reset) await sandbox.reset()
    const site = await openSite(options, { sandbox, catalogue, till })
    fetch = site.fetch
    line = site.line
    closeSite = site.closeTeam
    const renewData = async (ownData: OwnData): Promise<void> => {
      pictures = ownData.pictures
      sandbox.replaceFacts(ownData.facts)
      await site.followData(ownData)
    }
    return { url: `http://${name}:${port}/`, catalogue, till, sandbox, pages: site.pages, renew: site.renew, renewData, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function openSite(
  options: ShopServerOptions,
  { sandbox, catalogue, till }: Pick<ShopServer, 'sandbox' | 'catalogue' | 'till'>,
): Promise<{
  pages: PageStore
  line: ServerLine
  renew: () => void
  followData: (ownData: OwnData) => Promise<void>
  closeTeam: () => Promise<void>
  fetch: NodeApp['fetch']
}> {
  const { dataFolder, assetFolder, runtime = 'react', reset = false, site, mostLines } = options
  const hosts = [...(options.hosts ?? []), ...(options.host ? [options.host] : [])]
  const { appFolder = join(assetFolder, '../studio/app'), pageStorage = join(dataFolder, 'pages') } = options
  const { mediaStorage = join(dataFolder, 'media') } = options
  const keptPages =
    typeof pageStorage === 'string' ? await openStorageSetting(pageStorage, { name: 'VITRINE_PAGES', base: 'vitrine-pages' }) : pageStorage
  const line = lineOf(keptPages)
  let rewrite = (): void => undefined
  const keptPictures =
    typeof mediaStorage === 'string'
      ? await openStorageSetting(mediaStorage, { name: 'VITRINE_MEDIA', base: 'vitrine-media' })
      : mediaStorage
  const media = await openMediaStore({
    storage: keptPictures,
    onChange: () => rewrite(),
    line,
  })
  const ownShopOf = ({ name, pages: texts }: OwnData) => ({ name: name || 'Shop', pages: texts, till })
  const ownSeeds = (shop: ReturnType<typeof ownShopOf>) => [...ownShopParts(shop), ...ownShopPages(shop)]
  const own = options.ownData && ownShopOf(options.ownData)
  const siteName = own?.name ?? 'Lindenrose'
  const about = { assetFolder, runtime, siteName, findPicture: media.find, ...(site && { site }) }
  const publisher = createPublisher({
    ...about,
    isPainted: true,
    reloads: options.watch ?? false,
    assetPath: (build) => `assets/${build}/`,
  })
  const builds = openFormerBuilds(keptPictures, assetFolder)
  builds.keep(publisher.assets())
  const organised = (page: PageDocument): PageDocument => (options.extensions ? forOrganisation(page, options.extensions) : page)
  const lost = own ? { de: ownNotFoundPage(own), en: ownNotFoundPage(own) } : notFoundPages({ catalogue, till })
  const seeds = own ? ownSeeds(own) : [...seedParts({ catalogue, till }), ...seedPages({ catalogue, till })]
  const notFound = { de: organised(lost.de), en: organised(lost.en) }
  const pages = await openPageStore({
    storage: keptPages,
    seeds: seeds.map(organised),
    seedTranslations: own ? {} : seedTranslations,
    tryOut: (page) => void publisher.publish(page),
    reset,
  })
  publishPages(sandbox.world, searchablePages(pages, siteName))
  const composePage = createPageComposer(pages)
  const team = await openTeam({ storage: keptPages, store: pages, reset })
  const exportZip = async () =>
    zipSite(
      await exportSite(
        pages.published().map(({ id, page }) => pageFrom(composePage(page, id), Date.now())),
        {
          redirects: pages.redirects(),
          ...about,
          notFound: withoutTwin(composePage(notFound.de)),
          icon,
          media: (path) => readPicture(sandbox, path),
          libraryFile: async (id, name) => cleaned(await media.file(id, name)),
        },
      ),
    )
  const most = mostLines === undefined ? {} : { mostLines }
  const { signIn: setting = { kind: 'here' }, studioOrigin = `http://${nameFor(options.host ?? ownMachine)}:${options.port}` } = options
  const signIn = await openSignIn({ setting, storage: keptPages, origin: studioOrigin })
  const originOf = createOriginReader(setting)
  const siteAt = (context: Context): string => (site ? withSlash(site) : originOf(context))
  const studio = createStudio({
    siteAt,
    store: pages,
    media,
    line,
    audit: await openAudit(keptPages),
    links: await openPreviewLinks(keptPages),
    signIn,
    publisher,
    composePage,
    appFolder,
    templates: templatesFor({ catalogue, till }),
    hosts,
    exportZip,
    team,
    ...most,
  })
  const served = createSite({
    pages,
    media,
    builds,
    publisher,
    composePage,
    studio,
    signIn,
    assetFolder,
    sandbox,
    hosts,
    siteAt,
    notFound,
    ...most,
  })
  rewrite = served.rewrite
  const closeTeam = async () => {
    team.releases.close()
    await builds.close()
  }
  const followData = async (ownData: OwnData): Promise<void> => {
    await pages.followSeeds(ownSeeds(ownShopOf(ownData)).map(organised))
    served.forget()
    served.tell()
  }
  return { pages, line, closeTeam, followData, ...served }
}

interface SiteParts extends Pick<ShopServer, 'pages' | 'sandbox'>, Pick<ShopServerOptions, 'assetFolder' | 'mostLines'> {
  publisher: Publisher
  composePage: ComposePage
  media: MediaStore
  builds: FormerBuilds
  studio: Hono
  signIn: SignIn
  hosts: readonly string[]
  /** Returns the address of the published site, with a slash at its end: as the server was told, or as the request names it. */
  siteAt: (context: Context) => string
  notFound: { de: PageDocument; en: PageDocument }
}

/** @param address address of the page, or of a record on it */
const entryOf = ({ language }: PageDocument, { path, translation }: Pick<PageDocument, 'path' | 'translation'>): SiteMapEntry => ({
  address: path.slice(1),
  language,
  ...(translation !== undefined && { twin: translation.slice(1) }),
})

/** Routes every request; a published page goes before everything else. */
function createSite({
  pages,
  media,
  builds,
  publisher,
  composePage,
  studio,
  signIn,
  assetFolder,
  sandbox,
  hosts,
  siteAt,
  notFound,
  mostLines,
}: SiteParts): Pick<NodeApp, 'fetch'> & Pick<ShopServer, 'renew'> & Record<'rewrite' | 'forget' | 'tell', () => void> {
  const inTime = createPagesInTime()
  let written = onceEach((page) => publisher.publish(page))
  let lost = onceEach((page) => publisher.publish(withoutTwin(page)))
  const firstAnswers = createFirstAnswers({ fetch: guestAt(sandbox) })
  const recordHeads = createRecordHeads({ fetch: guestAt(sandbox) })
  const recordLists = createRecordLists({
    fetch: guestAt(sandbox),
    consultants: () => sandbox.world.facts.consultants.filter(({ shopActive }) => shopActive).map(({ moniker }) => moniker),
  })
  const windows = new Set<() => void>()
  const lines = createEventLines(mostLines === undefined ? {} : { most: mostLines })
  const routes: NodeApp = new Hono({ strict: false })
  routes.use(compress())
  routes.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
  })
  routes.use(async (context, next) => {
    if (context.req.method === 'TRACE')
      return sayPlainly(405, 'TRACE wird nicht beantwortet.', { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' })
    const path = pathOf(context.req.url)
    if (path === undefined) return noAddress()
    const live = pages.publishedAt(path)
    const whole = mendedLink(new URL(context.req.url))
    if (whole && pages.publishedAt(canonicalPath(pathOf(whole.href) ?? ''))) return leadTo(canonicalPath(whole.pathname) + whole.search)
    if (live) {
      if (!['GET', 'HEAD'].includes(context.req.method))
        return sayPlainly(405, 'Eine Seite wird gelesen, mehr nicht.', { Allow: 'GET, HEAD' })
      const page = inTime(composePage(live.page, live.id))
      const { html, head, ...headers } = written(page)
      const address = new URL(context.req.url)
      const [painted, record] = await Promise.all([firstAnswers.into(html, page, address), recordHeads.of(page, address)])
      const ownHead = publisher.head(page, { site: siteAt(context), record })
      return sendPage(context, 200, { html: painted.replace(head, () => ownHead), ...headers })
    }
    const canonical = canonicalPath(path)
    const isElsewhere = canonical !== path && pages.publishedAt(canonical)
    const meant = isElsewhere ? canonical : pages.redirects().find(({ from }) => from === canonical)?.to
    if (meant === undefined) return next()
    return leadTo(meant + new URL(context.req.url).search)
  })
  // The served site has the same files as the export, so that search engines find it, too.
  routes.get('/robots.txt', (context) => context.text(robotsFile(siteAt(context))))
  routes.get('/sitemap.xml', async (context) => {
    const live = pages.published().map(({ id, page }) => composePage(page, id))
    const listed = live.filter((page) => isIndexed(page) && (page.canonical === undefined || page.canonical === page.path))
    const entries = await Promise.all(
      listed.map(async (page) => ((await recordLists.addresses(page)) ?? [page]).map((address) => entryOf(page, address))),
    )
    return context.body(siteMap(entries.flat(), siteAt(context)), 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  })
  routes.get('/favicon.svg', (context) => context.body(icon, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' }))
  routes.get('/assets/changes', (context) => {
    const line = lines.open(context, addressOf(context), ({ send }) => {
      const tell = () => send('renewed')
      windows.add(tell)
      return () => windows.delete(tell)
    })
    return line ?? sayPlainly(503, 'Zu viele Fenster sind offen.', { 'Retry-After': '30' })
  })
  const current = filesOf(assetFolder, { below: /^\/assets\/\w{10}\//, immutable: /./ })
  // A page names the build it was written with: its files never change, and are here still after the next one.
  routes.use('/assets/:build{\\w{10}}/*', async (context, next) => {
    if (context.req.param('build') !== publisher.assets().build) return next()
    return current.fetch(context.req.raw, context.env)
  })
  routes.route('/assets', builds.routes)
  routes.route('/assets', filesOf(assetFolder, { below: /^\/assets\//, immutable: /^(light\/)?(chunks|fonts)\// }))
  routes.route('/media', mediaFiles(media))
  routes.route('/studio', studio)
  routes.use(async (context, next) => {
    const { req } = context
    const path = pathOf(req.url) ?? ''
    if (!isControl(path)) return next()
    if (!isOwnHost(req, hosts)) return sayPlainly(421, foreignName('die Sandbox'))
    if (req.method !== 'GET' && !isFromHere(req)) return sayPlainly(403, 'Eine fremde Website darf die Sandbox nicht ändern.')
    if (isForShoppers(path)) return next()
    return signIn.guard(context, async () => {
      if (!mayAct(personOf(context), 'admin')) throw new RequestError(403, words.control)
      forget()
      await next()
    })
  })
  routes.use(async ({ req, env }, next) => {
    const answer = await answerPlatform(sandbox, req.raw)
    if (answer?.type !== 'error') return answer ?? next()
    env.outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  })
  routes.notFound((context) => sendPage(context, 404, lost(composePage(/^\/en(\/|$)/.test(context.req.path) ? notFound.en : notFound.de))))
  routes.onError((error, context) => {
    // A client that went away needs no answer.
    if (error instanceof RequestError) return sayPlainly(error.status, error.text.de)
    if (!context.req.raw.signal.aborted) console.error(error)
    return context.body(null, 500)
  })
  /** Writes all pages again: what they show has changed, although they have not. */
  function rewrite(): void {
    written = onceEach((page) => publisher.publish(page))
    lost = onceEach((page) => publisher.publish(withoutTwin(page)))
  }
  function renew(): void {
    publisher.renew()
    builds.keep(publisher.assets())
    rewrite()
    tellWindows()
  }
  function tellWindows(): void {
    for (const tell of windows) tell()
  }
  /** Forgets what the platform answered: its world is another one. */
  function forget(): void {
    firstAnswers.forget()
    recordHeads.forget()
    recordLists.forget()
  }
  return { fetch: routes.fetch, renew, rewrite, forget, tell: tellWindows }
}

/** Cleans a file of the library for a server that knows no policy: an older drawing may have been taken in by other rules. */
async function cleaned(file: MediaFile | undefined): Promise<Uint8Array | undefined> {
  if (file?.type !== 'image/svg+xml') return file?.bytes
  try {
    return await cleanDrawing(file.bytes)
  } catch (error) {
    if (error instanceof UnfitPicture) return undefined
    throw error
  }
}

/** Returns true for files that the shop's own pages ask for: the sandbox plays another house's part. */
const isForShoppers = (path: string): boolean => /\/sandbox\/(?:tag-manager\.js|agent)$/i.test(path)

const words = {
  control: { de: 'Die Sandbox dürfen nur Verwalterinnen und Verwalter ändern.', en: 'Only administrators may change the sandbox.' },
}

/** Asks the platform as a browser would on its first visit. */
const guestAt =
  (sandbox: Sandbox): typeof fetch =>
  async (input, init) =>
    (await answerPlatform(sandbox, new Request(new URL(String(input), 'http://localhost'), init))) ?? Response.error()

const leadTo = (address: string): Response =>
  sayPlainly(308, 'Diese Seite steht unter einer anderen Adresse.', { Location: address, 'Cache-Control': 'no-cache' })

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

const noAddress = (): Response => sayPlainly(400, 'Diese Adresse ist keine.')

const sayPlainly = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff', ...headers } })

/** Returns the pages that the platform's search finds, as they are published at that moment. */
function searchablePages(pages: PageStore, siteName: string): () => readonly ContentPage[] {
  const inTime = createPagesInTime()
  const content = onceEach((page: PageDocument) => contentOf(page, siteName))
  return () => {
    const changed = new Map(pages.list().map(({ id, published, changed: saved }) => [id, published?.at ?? saved]))
    return pages.published().map(({ id, page }) => ({ ...content(inTime(page)), changed: changed.get(id) ?? new Date(0).toISOString() }))
  }
}

/** Returns the page for lost addresses: it leads to the other language, but is nobody's translation. */
function withoutTwin(page: PageDocument): PageDocument {
  const { translation: _, ...untranslated } = page
  return untranslated
}

/** Keeps the result for each document: a published version does not change; another one is another document. */
function onceEach<Made>(make: (page: PageDocument) => Made): (page: PageDocument) => Made {
  const made = new WeakMap<PageDocument, { one: Made }>()
  return (page) => {
    const before = made.get(page)
    if (before) return before.one
    const one = make(page)
    made.set(page, { one })
    return one
  }
}

/** Reads a picture of the platform, which the export takes along. */
async function readPicture(sandbox: Sandbox, path: string): Promise<Picture | undefined> {
  const response = await sandbox.respond(new Request(new URL(path, 'http://localhost')))
  if (!response?.ok) return undefined
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('Content-Type') ?? '' }
}

/** Returns a path as pages are addressed: in small letters, with single slashes and none at the end. */
const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')

function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url).pathname)
    // No page and no file has a null character in its name, and file systems throw at it.
    return path.includes('\0') ? undefined : path
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** Reads a font of the shop for the catalogue, which serves it from its own origin. */
function readFont(assetFolder: string, name: string): Uint8Array<ArrayBuffer> | undefined {
  const file = join(assetFolder, 'fonts', name)
  return existsSync(file) ? Uint8Array.from(readFileSync(file)) : undefined
}
