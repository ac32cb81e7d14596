import { type Context, Hono } from 'hono'
import { openPage, type PageDocument } from '../../pages/document/page-document.js'
import type { ComposePage } from '../pages/page-composer.js'
import { createPageRoutes, type PageRoutesOptions } from '../pages/page-routes.js'
import { pageAt, pageIn } from '../../pages/document/section-times.js'
import { permissionsPolicy } from '../../pages/document/permissions-policy.js'
import { PageStoreError } from '../pages/page-store-error.js'
import { doorPage } from '../sign-in/door-page.js'
import { pageStoreMessages } from '../pages/page-store.messages.js'
import type { PublishedPage, Publisher } from '../pages/publisher.js'
import { shopInstant } from '../../core/dom/shown-time.js'
import { isOwnHost } from './requests.js'
import type { SignIn } from '../sign-in/sign-in.js'
import { filesOf, sendPage } from './send.js'

export interface StudioOptions extends Omit<PageRoutesOptions, 'signsOut'> {
  signIn: SignIn
  publisher: Publisher
  composePage: ComposePage
  /** Address of the site as the request names it. */
  siteAt: (context: Context) => string
  /** Folder of the built app. */
  appFolder: string
  /** Names under which the Studio may be asked, besides this machine's own. */
  hosts?: readonly string[]
}

/** Options of a preview. */
interface SeenAs {
  /** Audience that the preview is for, one of those that a section may be for. */
  viewer?: string
  /** Time of the preview, by the clock of the shop; else now. */
  at?: string
  /** Variant of the experiments: `a` or `b`. */
  variant?: string
}

/** Creates everything under `/studio`: the app, its files, previews of drafts, and what it asks the server. */
export function createStudio(options: StudioOptions): Hono {
  const { store, publisher, composePage, siteAt, appFolder, signIn, links, hosts = [] } = options
  const studio = new Hono()
  const whole = (id: string, page: unknown): PageDocument => composePage(asPage(openPage(page).page), id)

  function writePage(page: PageDocument, context: Context, { viewer, at, variant }: SeenAs = {}): PublishedPage | undefined {
    const then = pageAt(page, shopInstant(at) ?? Date.now())
    try {
      return publisher.preview(variant === 'a' || variant === 'b' ? pageIn(then, variant) : then, viewer, { site: siteAt(context) })
    } catch (error) {
      // The page has an address that the policy cannot name.
      if (error instanceof TypeError) return undefined
      throw error
    }
  }

  const app = (title: string, name: string) => (context: Context) => context.html(appPage(title, name), 200, appHeaders)

  studio.use(async ({ req, text }, next) => (isOwnHost(req, hosts) ? next() : text(foreignName('das Studio'), 421)))
  // This route shows a draft to everyone with its link; its host shows nothing else of the Studio.
  studio.get('/shared/:token{[\\w-]{43}}', (context) => {
    const id = links.pageOf(context.req.param('token'))
    if (id === undefined) return linkIsOver(context)
    const { page, broken } = store.read(id)
    const written = broken ? undefined : writePage(whole(id, page), context)
    return written ? sendPage(context, 200, written, shared) : context.text(pageStoreMessages.unrenderable.de, 422, shared)
  })
  studio.route('/', signIn.routes)
  // The assets hold no secrets, and a person who is turned away reads why on a page with the same sheet.
  studio.route('/assets', filesOf(appFolder, { below: /^\/studio\/assets\//, immutable: /^chunks\// }))
  studio.use(signIn.guard)
  studio.route('/api', createPageRoutes({ ...options, signsOut: signIn.signsOut }))
  studio.get('/preview/:id', async (context) => {
    const { id } = context.req.param()
    const version = context.req.query('version')
    const { page, broken } = version === undefined ? store.read(id) : await store.version(id, Number(version))
    if (broken) return context.text(broken.de, 422, unlisted)
    const written = writePage(whole(id, page), context, context.req.query())
    return written ? sendPage(context, 200, written, unlisted) : context.text(pageStoreMessages.unrenderable.de, 422, unlisted)
  })
  studio.get('/', app('Vitrine Studio', 'studio'))
  studio.get('/puck', app('Puck mit Vitrine', 'puck'))
  studio.all('*', (context) => context.text('Diese Seite gibt es im Studio nicht.', 404))
  studio.onError((error, context) => {
    if (!(error instanceof PageStoreError)) throw error
    return context.text(error.refusal.text.de, 404, unlisted)
  })
  return studio
}

/** Returns a part as if it were a page, for its preview. */
const asPage = (page: PageDocument): PageDocument => (page.kind ? { ...page, path: '/' } : page)

export const foreignName = (who: string): string =>
  `Unter diesem Namen antwortet ${who} nicht. Wer den Server betreibt, nennt ihn ihm so: VITRINE_HOST=shop.example npm start`

const unlisted = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' }

// Sites that a visitor goes on to from there must not learn the address of the page.
const shared = { ...unlisted, 'Referrer-Policy': 'no-referrer' }

function linkIsOver(context: Context): Response {
  for (const [name, value] of Object.entries(shared)) context.header(name, value)
  return doorPage(context, pageStoreMessages.noLink, 404, { heading: pageStoreMessages.linkIsOver })
}

// The app's tools write styles of their own, so that the strict policy of published pages does not fit it.
const appHeaders = {
  ...unlisted,
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'self'",
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy([]),
}

const appPage = (title: string, name: string): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/studio/assets/${name}.css">
<script type="module" src="/studio/assets/${name}.js"></script>
</head>
<body>
<div id="${name}"></div>
<noscript>Das Studio braucht JavaScript.</noscript>
</body>
</html>
`
