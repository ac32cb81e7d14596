import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshHost, installHosts, serveFolder, serveShop } from '../support/hosts.js'

let browser: Browser
beforeAll(async () => {
  installHosts()
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
}, 120_000)
afterAll(() => browser?.close())

/** A shopper sees own words, looks at more, packs one in, and the application hears it. */
async function shopAt(origin: string): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && wrong.push(message.text()))
  try {
    await page.goto(origin)
    const packs = page.getByRole('button', { name: /Einpacken/ })
    await packs.first().waitFor({ timeout: 20_000 })
    expect(await packs.count()).toBe(2)
    await page.getByRole('button', { name: 'Mehr zeigen' }).click()
    await expect.poll(() => packs.count()).toBe(4)
    await packs.first().click()
    await page.getByText('1 eingepackt').waitFor()
    expect(wrong).toEqual([])
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${wrong.join('\n')}\n${(await page.content()).slice(0, 1500)}`, { cause: error })
  } finally {
    await context.close()
  }
}

const check = { 'react-18': 'tsc', 'react-19': 'tsc', solid: 'tsc', lit: 'tsc', vue: 'vue-tsc', svelte: 'svelte-check' } as const
const checkers = {
  tsc: ['node_modules/typescript/bin/tsc'],
  'vue-tsc': ['node_modules/vue-tsc/bin/vue-tsc.js'],
  'svelte-check': ['node_modules/svelte-check/bin/svelte-check', '--fail-on-warnings', '--output', 'human'],
}

const jsx: Partial<Record<keyof typeof check, object>> = {
  'react-18': { jsx: 'react-jsx' },
  'react-19': { jsx: 'react-jsx' },
  solid: { jsx: 'preserve', jsxImportSource: 'solid-js' },
}

describe.each(Object.keys(check) as (keyof typeof check)[])('an application in %s', (name) => {
  let host: ReturnType<typeof freshHost>
  beforeAll(() => {
    host = freshHost(name)
  }, 60_000)
  afterAll(() => host?.leave())

  it('is checked by the package’s own types, whole', () => {
    const compilerOptions = {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      verbatimModuleSyntax: true,
      types: [],
      ...jsx[name],
    }
    writeFileSync(join(host.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'], exclude: ['vite.config.ts'] }))
    const [script, ...words] = checkers[check[name]]
    host.run(script!, ...words)
  })

  it('shows blocks, sets a list of words, and hears what is packed in', async () => {
    host.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error')
    const shop = await serveShop({ folder: join(host.folder, 'dist') })
    try {
      await shopAt(shop.origin)
    } finally {
      shop.close()
    }
  })
})

describe('a page without a bundler', () => {
  it('takes the blocks from another origin', async () => {
    const cdn = await serveFolder(resolve('dist'))
    const page = readFileSync('tests/outside/hosts/html/index.html', 'utf8').replace('https://cdn.example/vitrine', cdn.origin)
    const shop = await serveShop({ page })
    try {
      await shopAt(shop.origin)
    } finally {
      shop.close()
      cdn.close()
    }
  })
})
