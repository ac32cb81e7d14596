import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type ExtensionName, readExtensions } from '../../src/sandbox/reference/extensions.js'
import { atRest } from './at-rest.js'
import { engine, openBrowser } from './browser.js'
import { heldUnnamed } from './held.js'
import { freePorts } from './free-ports.js'
import { reusedContext } from './reused-context.js'
import { runtime } from './runtime.js'

interface ServedShop {
  url: string
  /** Origin of the catalogue. */
  catalogue: string
  /** Origin of the payment provider. */
  till: string
  close: () => Promise<void>
  sandbox: { scene: (name: string) => Promise<void> | void }
}

export { runtime }

/**
 * The built example shop on a port of its own, and a browser to visit it.
 * @param stored files that lie in its data folder before it starts
 * @param isWhole the browser fills forms
 * @param extensions what the organisation has beyond the published reference; unless said, what VITRINE_EXTENSIONS names, or what the example shop needs
 */
export function openExampleShop({
  stored = {},
  isWhole = false,
  extensions = extensionsOfRun(),
}: {
  stored?: Readonly<Record<string, string>>
  isWhole?: boolean
  extensions?: readonly ExtensionName[] | undefined
} = {}) {
  let shop: ServedShop
  let browser: Browser
  let reused: ReturnType<typeof reusedContext>
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  const pages: Page[] = []

  beforeAll(async () => {
    for (const [name, text] of Object.entries(stored)) {
      mkdirSync(dirname(join(dataFolder, name)), { recursive: true })
      writeFileSync(join(dataFolder, name), text)
    }
    const { serveShop } = await import(/* @vite-ignore */ pathToFileURL(resolve('dist/studio/server.js')).href)
    shop = await serveShop({
      port: await freePorts(),
      dataFolder,
      assetFolder: resolve('dist/cdn'),
      runtime,
      ...(extensions && { extensions }),
    })
    browser = await openBrowser(isWhole)
    reused = reusedContext(browser)
  })
  afterEach(async () => {
    const unnamed: string[] = []
    for (const page of pages.splice(0)) {
      if (page.url().startsWith(shop.url) && !page.url().startsWith(`${shop.url}studio`)) unnamed.push(...(await heldUnnamed(page)))
      await (reused.has(page) ? reused.giveBack() : page.context().close())
    }
    await control('/sandbox/reset')
    // Whatever she has done: the table of what a browser keeps (`kept.ts`) names it.
    expect(unnamed).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const control = (path: string, body?: object) =>
    fetch(new URL(path, shop.url), {
      method: 'POST',
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    })

  return {
    get url() {
      return shop.url
    },
    get catalogue() {
      return shop.catalogue
    },
    /** A page that an editor has made; @returns its id */
    async stored(page: object): Promise<string> {
      const answer = await control('/studio/api/pages', { page: { version: 1, language: 'de', description: '', ...page } })
      return ((await answer.json()) as { id: string }).id
    },
    /** @returns the id of a page that shoppers may open */
    async published(page: object): Promise<string> {
      const id = await this.stored(page)
      await control(`/studio/api/pages/${id}/publish`, { basedOn: 1 })
      return id
    },
    scene: (name: string) => control(`/sandbox/scene/${name}`),
    weather: (weather: object) => control('/sandbox/weather', weather),
    requests: async () =>
      (await (await fetch(new URL('/sandbox/requests', shop.url))).json()) as { requests?: LoggedRequest[] } | LoggedRequest[],
    /**
     * A new visitor: own cookies, own storage, and nothing agreed to. What goes wrong on the page is collected in `wrong`.
     * @param undecided she has never been here: the page asks for her consent
     */
    async visit(path: string, { undecided = false, ...options }: BrowserContextOptions & { undecided?: boolean } = {}) {
      const visitor = { locale: 'de-DE', viewport: { width: 1280, height: 860 }, baseURL: shop.url, ...options }
      const page = (await reused.take(visitor)) ?? (await (await browser.newContext(visitor)).newPage())
      const context = page.context()
      if (!undecided) await context.addInitScript(refuseCookies)
      if (engine === 'firefox') await context.addInitScript(tellViolations)
      pages.push(page)
      const wrong = collectWrong(page, [shop.url, shop.catalogue, shop.till])
      await atRest(page, page.goto(path))
      return { page, context, wrong }
    },
  }
}

/** `VITRINE_EXTENSIONS=named`: those that the journey itself names. */
function extensionsOfRun(): readonly ExtensionName[] | undefined {
  const setting = process.env.VITRINE_EXTENSIONS
  if (setting !== 'named') return readExtensions(setting)
  const file = relative('.', expect.getState().testPath ?? '').replaceAll('\\', '/')
  const all = JSON.parse(readFileSync('tests/journeys/extensions.json', 'utf8')) as Readonly<Record<string, readonly ExtensionName[]>>
  const named = all[file]
  if (!named) throw new Error(`${file} does not say in tests/journeys/extensions.json what it needs.`)
  return named
}

/** As if she had refused it all on an earlier visit. */
function refuseCookies() {
  // Frames of other origins, and pages that are none, may have no storage.
  try {
    if (localStorage.getItem('vitrine_consent') === null) localStorage.setItem('vitrine_consent', new Date().toISOString().slice(0, 10))
  } catch {}
}

/** Firefox has a console of its own for them, which Playwright does not read. */
function tellViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${effectiveDirective} keeps out ${blockedURI}`),
  )
}

export interface LoggedRequest {
  method: string
  path: string
  status: number
}

/** Errors, policy violations and requests to other origins. */
function collectWrong(page: Page, own: readonly string[]): string[] {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|Trusted/i.test(message.text()))
      wrong.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('request', (request) => {
    if (!own.some((origin) => request.url().startsWith(origin)) && /^https?:/.test(request.url())) wrong.push(`foreign: ${request.url()}`)
  })
  return wrong
}
