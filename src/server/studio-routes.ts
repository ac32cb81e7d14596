import type { IncomingMessage, ServerResponse } from 'node:http'
import { openPage, type PageDocument } from '../document/page-document.js'
import { createPageRoutes, type PageRoutesOptions } from './page-routes.js'
import { PageStoreError } from './page-store-error.js'
import { pageStoreWords } from './page-store.words.js'
import type { PublishedPage, Publisher } from './publisher.js'
import { isOwnHost } from './requests.js'
import { sendFile, sendPage, sendText } from './send.js'

export interface StudioOptions extends PageRoutesOptions {
  publisher: Publisher
  /** The built app. */
  appFolder: string
  /** Names under which the Studio may be asked, besides this machine's own. */
  hosts?: readonly string[]
}

/**
 * Everything under `/studio`: the app, its files, previews of drafts, and what it asks the server.
 * @returns resolves to false, with the request untouched, for everything else
 */
export function createStudio(
  options: StudioOptions,
): (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean> {
  const { store, publisher, appFolder, hosts = [] } = options
  const answerApi = createPageRoutes(options)

  async function preview(response: ServerResponse, id: string, version: string | null): Promise<void> {
    const { page, broken } = version === null ? store.read(id) : await store.version(id, Number(version))
    if (broken) return sendText(response, 422, 'text/plain', broken.de, unlisted)
    const written = writePage(openPage(page).page)
    if (written) sendPage(response, 200, written, unlisted)
    else sendText(response, 422, 'text/plain', pageStoreWords.unrenderable.de, unlisted)
  }

  function writePage(page: PageDocument): PublishedPage | undefined {
    try {
      return publisher.publish(page)
    } catch (error) {
      // An address in it that the policy cannot name.
      if (error instanceof TypeError) return undefined
      throw error
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [, room = '', rest = ''] = /^\/studio\/?([^/]*)\/?(.*)$/.exec(path) ?? []
    if (room === 'api') return answerApi(request, response, `/${rest}`)
    if (room === 'assets') return sendFile(response, { folder: appFolder, name: rest, immutable: /^chunks\// })
    if (room === 'preview') return preview(response, rest, new URL(request.url ?? '/', 'http://localhost').searchParams.get('version'))
    const app = apps[room]
    if (app && rest === '') return sendText(response, 200, 'text/html', app, appHeaders)
    sendText(response, 404, 'text/plain', 'Diese Seite gibt es im Studio nicht.')
  }

  return async (request, response, path) => {
    if (path !== '/studio' && !path.startsWith('/studio/')) return false
    if (!isOwnHost(request, hosts)) {
      sendText(
        response,
        421,
        'text/plain',
        'Unter diesem Namen antwortet das Studio nicht. Wer den Server betreibt, nennt ihn ihm so: VITRINE_HOST=shop.example npm start',
      )
      return true
    }
    try {
      await answer(request, response, path)
    } catch (error) {
      if (!(error instanceof PageStoreError)) throw error
      sendText(response, 404, 'text/plain', error.refusal.text.de, unlisted)
    }
    return true
  }
}

const unlisted = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' }

// The app's tools write styles of their own, so that the strict policy of published pages does not fit it.
const appHeaders = {
  ...unlisted,
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'self'",
  'Referrer-Policy': 'same-origin',
}

const apps: Readonly<Record<string, string>> = { '': appPage('Vitrine Studio', 'studio'), puck: appPage('Puck mit Vitrine', 'puck') }

function appPage(title: string, name: string): string {
  return `<!doctype html>
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
}
