import { execFile, type ExecFileException } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.js'
import { freePorts } from '../support/free-ports.js'
import { guideCode } from '../support/guide-code.js'
import { install, serveItself, serveShop } from '../support/hosts.js'
import { packed } from '../support/packed.js'

/** What a reader begins with, named to the last number: another version is another scaffold. */
interface Scaffold {
  /** The heading of the guide "Frameworks". */
  heading: string
  /** What generates it, without a question. */
  tool: readonly string[]
  /** Of the guide, the name of a code and the file it is pasted into. */
  pasted: Readonly<Record<string, string>>
  /** What the guide tells besides. */
  told?: (edit: Edit) => void
  /** The scaffold's own scripts, in their order. */
  scripts: readonly string[]
  /** Where its page lies when it is built. */
  output: string
}
type Edit = (file: string, before: string | RegExp, after: string) => void

const vite = 'create-vite@9.3.0'
const inGerman = (edit: Edit) => edit('index.html', 'lang="en"', 'lang="de"')
const scaffolds: readonly Scaffold[] = [
  {
    heading: 'React 19',
    tool: [vite, 'app', '--template', 'react-ts', '--no-interactive'],
    pasted: { 'App.tsx': 'src/App.tsx' },
    told: inGerman,
    scripts: ['build', 'lint'],
    output: 'dist',
  },
  {
    heading: 'Vue',
    tool: [vite, 'app', '--template', 'vue-ts', '--no-interactive'],
    pasted: { 'App.vue': 'src/App.vue', 'vite.config.ts': 'vite.config.ts' },
    told: inGerman,
    scripts: ['build'],
    output: 'dist',
  },
  {
    heading: 'Svelte',
    tool: [vite, 'app', '--template', 'svelte-ts', '--no-interactive'],
    pasted: { 'App.svelte': 'src/App.svelte' },
    told: inGerman,
    scripts: ['check', 'build'],
    output: 'dist',
  },
  {
    heading: 'Angular',
    tool: ['@angular/cli@22.2.7', 'new', 'app', '--defaults', '--skip-git', '--skip-install', '--interactive=false'],
    pasted: { 'app.ts': 'src/app/app.ts', 'styles.css': 'src/styles.css' },
    told: (edit) => edit('src/index.html', 'lang="en"', 'lang="de"'),
    scripts: ['build'],
    output: 'dist/app/browser',
  },
]

/** Frameworks that draw on a server serve themselves: as they are built in German, as they are developed, with all warnings, in English. */
interface ServedScaffold extends Omit<Scaffold, 'output'> {
  /** In place of a tool that asks elsewhere. */
  written?: Readonly<Record<string, string>>
  english: (edit: Edit) => void
  started: (port: string) => string[]
  developed: (port: string) => string[]
  /** What the tools of its development say on the console themselves. */
  heard?: readonly RegExp[]
}
const proxied = `const platform = { target: process.env.PLATFORM, changeOrigin: true }
const proxy = { '/webruntime': platform, '/cms/delivery/media': platform }

export default defineConfig({
  server: { proxy },
  preview: { proxy },`
const rewritten =
  "rewrites: async () => ['/webruntime/:path*', '/cms/delivery/media/:path*'].map((source) => ({ source, destination: `${process.env.PLATFORM}${source}` })),"
const servedScaffolds: readonly ServedScaffold[] = [
  {
    heading: 'Next',
    tool: ['create-next-app@16.4.3', 'app', '--yes', '--skip-install', '--disable-git'],
    // The scaffold's own layout fetches letters from Google when it is built.
    pasted: Object.fromEntries(['app/page.tsx', 'app/shop.tsx', 'app/layout.tsx'].map((file) => [file, file])),
    told: (edit) => edit('next.config.ts', '/* config options here */', rewritten),
    scripts: ['build', 'lint'],
    english: (edit) => edit('app/layout.tsx', 'lang="de"', 'lang="en"'),
    started: (port) => ['node_modules/next/dist/bin/next', 'start', '-p', port],
    developed: (port) => ['node_modules/next/dist/bin/next', 'dev', '-p', port],
  },
  {
    heading: 'Nuxt',
    // Its tool takes the scaffold from GitHub, not from the registry; that has these two files and the guide's.
    tool: [],
    written: {
      'package.json': JSON.stringify({
        name: 'app',
        private: true,
        type: 'module',
        scripts: { build: 'nuxt build', dev: 'nuxt dev', postinstall: 'nuxt prepare' },
        dependencies: { nuxt: '4.5.2', vue: '^3.5.0', 'vue-router': '^5.0.0' },
      }),
      'tsconfig.json':
        '{ "files": [], "references": [{ "path": "./.nuxt/tsconfig.app.json" }, { "path": "./.nuxt/tsconfig.server.json" }] }',
    },
    pasted: { 'app/app.vue': 'app/app.vue', 'nuxt.config.ts': 'nuxt.config.ts' },
    told: (edit) => edit('nuxt.config.ts', 'https://shop.example', process.env.PLATFORM ?? ''),
    scripts: ['build'],
    english: (edit) => edit('nuxt.config.ts', "lang: 'de'", "lang: 'en'"),
    started: () => ['.output/server/index.mjs'],
    developed: (port) => ['node_modules/nuxt/bin/nuxt.mjs', 'dev', '--port', port, '--host', '127.0.0.1'],
    heard: [/Suspense.*experimental/],
  },
  {
    heading: 'SvelteKit',
    tool: ['sv@0.17.1', 'create', 'app', '--template', 'minimal', '--types', 'ts', '--no-add-ons', '--no-install'],
    pasted: { 'src/routes/+page.svelte': 'src/routes/+page.svelte' },
    told(edit) {
      edit('vite.config.ts', 'export default defineConfig({', proxied)
      edit('src/app.html', 'lang="en"', 'lang="de"')
    },
    scripts: ['build'],
    english: (edit) => edit('src/app.html', 'lang="de"', 'lang="en"'),
    started: (port) => ['node_modules/vite/bin/vite.js', 'preview', '--port', port, '--host', '127.0.0.1'],
    developed: (port) => ['node_modules/vite/bin/vite.js', 'dev', '--port', port, '--host', '127.0.0.1'],
  },
]

/** What the tools of today ask for; the package itself is tried on older ones, too (`node-versions.test.ts`). */
const ownNode = resolve('tests/outside/nodes/node_modules/node-24/bin')

const run = async (command: string, words: readonly string[], folder: string): Promise<void> => {
  // What this runner sets for itself would change what the tools do.
  const { PATH, HOME, PLATFORM } = process.env
  const env = {
    PATH: `${ownNode}:${PATH}`,
    HOME,
    PLATFORM,
    CI: '1',
    NG_CLI_ANALYTICS: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
  }
  await new Promise<void>((done, reject) =>
    execFile(command, words, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }, (error: ExecFileException | null, out, told) =>
      error ? reject(new Error(`${command} ${words.join(' ')}\n${out}\n${told}`, { cause: error })) : done(),
    ),
  )
}

/** Generated by its tool and installed from the registry, with what is packed of ours. */
async function generated(
  tool: readonly string[],
  written: Readonly<Record<string, string>> = {},
): Promise<{ folder: string; leave: () => void }> {
  const above = mkdtempSync(join(tmpdir(), 'vitrine-scaffold-'))
  const folder = join(above, 'app')
  if (tool.length > 0) await run('npx', ['--yes', ...tool], above)
  write(folder, written)
  await run('npm', ['install', '--no-audit', '--no-fund', packed()], folder)
  return { folder, leave: () => rmSync(above, { recursive: true, force: true }) }
}

const editing =
  (folder: string): Edit =>
  (file, before, after) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const next = text.replace(before, after)
    expect(next, `${file} of the scaffold has nothing like ${before}`).not.toBe(text)
    writeFileSync(path, next)
  }

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** The guide's words in the files of a scaffold. */
const paste = (folder: string, { heading, pasted }: Pick<Scaffold, 'heading' | 'pasted'>): void =>
  write(folder, Object.fromEntries(Object.entries(pasted).map(([name, file]) => [file, guideCode(heading, name)])))

let browser: Browser

/** A shopper sees own words, looks at more, packs one in, and the application hears it; the console stays empty. */
async function shop(address: string, heard: readonly RegExp[] = []): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && wrong.push(message.text()))
  try {
    await page.goto(address)
    await packOne(page)
    expect(wrong.filter((text) => !heard.some((known) => known.test(text)))).toEqual([])
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${wrong.join('\n')}`, { cause: error })
  } finally {
    await context.close()
  }
}

async function packOne(page: Page): Promise<void> {
  const packs = page.getByRole('button', { name: /Einpacken/ })
  await packs.first().waitFor()
  expect(await packs.count()).toBe(2)
  await page.getByRole('button', { name: 'Mehr zeigen' }).click()
  await expect.poll(() => packs.count()).toBe(4)
  await packs.first().click()
  await page.getByText('1 eingepackt').waitFor()
}

/** Some gigabytes from the registry, and minutes: `npm run test:all` does it once, on the runtime that the guide names. */
if (process.env.VITRINE_TEST_ALL && process.env.VITRINE_RUNTIME !== 'react') {
  beforeAll(async () => {
    install('tests/outside/nodes')
    browser = await openBrowser()
  }, 300_000)
  afterAll(() => browser?.close())

  describe.each(scaffolds)('what the guide says of $heading, in the scaffold of its tool', (scaffold) => {
    const { tool, told, scripts, output } = scaffold
    let app: Awaited<ReturnType<typeof generated>>
    let served: Awaited<ReturnType<typeof serveShop>>
    beforeAll(async () => {
      app = await generated(tool)
      paste(app.folder, scaffold)
      told?.(editing(app.folder))
      for (const script of scripts) await run('npm', ['run', script], app.folder)
      served = await serveShop({ folder: join(app.folder, output) })
    }, 600_000)
    afterAll(() => {
      served?.close()
      app?.leave()
    })

    it.each([
      ['German', '/'],
      ['English', '/?en'],
    ])('is checked, built and drawn in %s', (_, place) => shop(`${served.origin}${place}`))
  })

  describe.each(servedScaffolds)('what the guide says of $heading, drawn on a server', (scaffold) => {
    const { tool, written, told, scripts, english, started, developed, heard } = scaffold
    let app: Awaited<ReturnType<typeof generated>>
    let platform: Awaited<ReturnType<typeof serveShop>>
    beforeAll(async () => {
      platform = await serveShop({ page: '' })
      process.env.PLATFORM = platform.origin
      app = await generated(tool, written)
      paste(app.folder, scaffold)
      told?.(editing(app.folder))
      for (const script of scripts) await run('npm', ['run', script], app.folder)
    }, 600_000)
    afterAll(() => {
      platform?.close()
      app?.leave()
    })

    it.each([
      ['German, as it is built', started],
      ['English, as it is developed', developed],
    ] as const)(
      'stands in the server’s HTML, wakes up without a warning, and has its words in %s',
      async (language, words) => {
        if (language.startsWith('English')) english(editing(app.folder))
        const port = String(await freePorts())
        const origin = `http://127.0.0.1:${port}`
        const close = await serveItself(app.folder, words(port), origin, {
          ...{ PLATFORM: platform.origin, PORT: port, HOST: '127.0.0.1' },
          ...{ NODE_ENV: words === started ? 'production' : 'development', VITEST: '', CI: '1' },
        })
        try {
          const html = await (await fetch(origin)).text()
          expect(html).toMatch(/<vitrine-product-list[^>]* heading="Neu bei uns"/)
          expect(html).toContain(`lang="${language.startsWith('English') ? 'en' : 'de'}"`)
          expect(html).not.toContain('words="[object')
          await shop(origin, heard)
        } finally {
          close()
        }
      },
      240_000,
    )
  })

  it('what the guide says of Jest runs as it stands there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-jest-'))
    try {
      for (const file of ['jest.config.cjs', 'no-styles.cjs', 'basket.test.js'])
        writeFileSync(join(folder, file), guideCode('Components, with Jest', file, 'testing'))
      writeFileSync(join(folder, 'package.json'), '{ "private": true }')
      const libraries = ['jest@30', 'jest-environment-jsdom@30', '@babel/core@7', '@babel/preset-env@7']
      await run('npm', ['install', '--no-audit', '--no-fund', ...libraries, packed()], folder)
      await run('npx', ['jest', '--ci'], folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }, 300_000)
}
