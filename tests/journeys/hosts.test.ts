import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.js'
import { freePorts } from '../support/free-ports.js'
import { freshHost, install, serveFolder, serveItself, serveShop } from '../support/hosts.js'

let browser: Browser
beforeAll(async () => {
  install()
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

/** What goes wrong on the page is collected, and is nothing in the end. */
async function visit(address: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && wrong.push(message.text()))
  try {
    await page.goto(address)
    await look(page)
    expect(wrong).toEqual([])
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${wrong.join('\n')}`, { cause: error })
  } finally {
    await context.close()
  }
}

const languages = [
  ['German', '/'],
  ['English', '/?en'],
] as const

/** A shopper sees own words, looks at more, packs one in, and the application hears it. */
async function shop(page: Page): Promise<void> {
  const packs = page.getByRole('button', { name: /Einpacken/ })
  await packs.first().waitFor({ timeout: 20_000 })
  expect(await packs.count()).toBe(2)
  await page.getByRole('button', { name: 'Mehr zeigen' }).click()
  await expect.poll(() => packs.count()).toBe(4)
  await packs.first().click()
  await page.getByText('1 eingepackt').waitFor()
}

/** What custom-elements-everywhere.com asks of a framework and a custom element, all of it. */
async function everywhere(page: Page): Promise<void> {
  const shown = (id: string) => page.locator(`#${id} p`)
  // Without children, with children, with children that change, hidden and shown.
  await shown('none').waitFor()
  await shown('children').waitFor()
  expect(await page.locator('#children b').textContent()).toBe('0')
  await page.getByRole('button', { name: 'Count' }).click()
  await expect.poll(() => page.locator('#children b').textContent()).toBe('1')
  await shown('children').waitFor()
  for (const count of [0, 1]) {
    await page.getByRole('button', { name: 'Toggle' }).click()
    await expect.poll(() => shown('hidden').count()).toBe(count)
  }
  // Scalars as attribute or property, lists and objects as they are.
  const given = { bool: true, num: 42, str: 'Vitrine', arr: ['V', 'I'], obj: { org: 'vitrine' } }
  expect(JSON.parse((await shown('given').textContent()) ?? '')).toEqual(given)
  const properties = await page.locator('#given').evaluate((element) => {
    const { bool, num, str, arr, obj } = element as unknown as Record<string, unknown>
    return { bool, num, str, arr, obj, written: element.getAttribute('obj') }
  })
  expect(properties).toEqual({ ...given, written: null })
  // Events, listened to in a template in every casing, and by hand.
  await page.locator('#events').getByRole('button').click()
  await page.locator('#imperative').getByRole('button').click()
  await expect
    .poll(() => page.locator('#heard').textContent())
    .toBe(
      'everywhere-lower everywhere-kebab-case everywhere-camelCase everywhere-CAPSCASE everywhere-PascalCase imperative everywhere-kebab-case',
    )
}

const check = {
  angular: 'ngc',
  'react-18': 'tsc',
  'react-19': 'tsc',
  solid: 'tsc',
  lit: 'tsc',
  vue: 'vue-tsc',
  svelte: 'svelte-check',
} as const
const checkers = {
  tsc: ['node_modules/typescript/bin/tsc'],
  // Angular's compiler checks templates too, and writes what Vite then bundles.
  ngc: ['node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js'],
  'vue-tsc': ['node_modules/vue-tsc/bin/vue-tsc.js'],
  'svelte-check': ['node_modules/svelte-check/bin/svelte-check', '--fail-on-warnings', '--output', 'human'],
}

const own: Partial<Record<keyof typeof check, object>> = {
  'react-18': { jsx: 'react-jsx' },
  'react-19': { jsx: 'react-jsx' },
  solid: { jsx: 'preserve', jsxImportSource: 'solid-js' },
  angular: { noEmit: false, outDir: 'out', rootDir: '.', experimentalDecorators: true },
}

const configOf = (name: keyof typeof check) => ({
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    verbatimModuleSyntax: true,
    types: [],
    ...own[name],
  },
  ...(name === 'angular' && { angularCompilerOptions: { strictTemplates: true } }),
  include: ['*'],
  exclude: ['vite.config.ts', 'out'],
})

type Name = keyof typeof check
const names = Object.keys(check) as Name[]
/** The gate opens all but Angular, whose compiler takes as long as the others together, and checks the types of two; `npm run test:all` does all of it. */
const everything = Boolean(process.env.VITRINE_TEST_ALL)
const opened = everything ? names : names.filter((name) => name !== 'angular')
const isChecked = (name: Name): boolean => everything || ['react-19', 'vue'].includes(name)

describe.each(opened)('an application in %s', (name) => {
  let host: ReturnType<typeof freshHost>
  beforeAll(() => {
    host = freshHost(name)
  })
  afterAll(() => host?.leave())

  if (isChecked(name)) {
    it('is checked by the package’s own types, whole', () => {
      writeFileSync(join(host.folder, 'tsconfig.json'), JSON.stringify(configOf(name)))
      const [script, ...words] = checkers[check[name]]
      host.run(script!, ...words)
    })
  }

  describe('built', () => {
    let served: Awaited<ReturnType<typeof serveShop>>
    beforeAll(async () => {
      host.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error')
      served = await serveShop({ folder: join(host.folder, 'dist') })
    })
    afterAll(() => served?.close())

    it.each(languages)('shows blocks, sets words, and hears what is packed in, on a page in %s', (_language, place) =>
      visit(`${served.origin}${place}`, shop),
    )
    it('and blocks do all that custom-elements-everywhere.com asks', () => visit(`${served.origin}/?everywhere#everywhere`, everywhere))
  })
})

describe('a page without a bundler', () => {
  it.each(languages)('takes the blocks from another origin, in %s', async (_language, place) => {
    const cdn = await serveFolder(resolve('dist'))
    const page = readFileSync('tests/outside/hosts/html/index.html', 'utf8').replace('https://cdn.example/vitrine', cdn.origin)
    const served = await serveShop({ page })
    try {
      await visit(`${served.origin}${place}`, shop)
    } finally {
      served.close()
      cdn.close()
    }
  })
})

/** Its installation is three times as large as all others together, and its build takes a minute. */
if (everything) {
  describe('an application in Next', () => {
    let host: ReturnType<typeof freshHost>
    let platform: Awaited<ReturnType<typeof serveShop>>
    let close: () => void
    let origin: string
    beforeAll(async () => {
      origin = `http://127.0.0.1:${await freePorts()}`
      install('tests/outside/next')
      host = freshHost('next', 'tests/outside')
      platform = await serveShop({ page: '' })
      process.env.PLATFORM = platform.origin
      // It checks types, too.
      host.run('node_modules/next/dist/bin/next', 'build', '--webpack')
      close = await serveItself(host.folder, ['node_modules/next/dist/bin/next', 'start', '-p', new URL(origin).port], origin, {
        PLATFORM: platform.origin,
      })
    }, 400_000)
    afterAll(() => {
      close?.()
      platform?.close()
      host?.leave()
    })

    it('comes from the server with its blocks and their attributes', async () => {
      const page = await (await fetch(origin)).text()
      expect(page).toContain('<vitrine-store api-base-path="/webruntime/api">')
      expect(page).toContain('<vitrine-product-list heading="Neu bei uns" page-size="2">')
      expect(page).toContain('<vitrine-footer>')
    })

    it('shows blocks, sets words, and hears what is packed in', () => visit(origin, shop))
  })
}
