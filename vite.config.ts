import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { type Plugin, runnerImport } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { retryHook } from './src/element/retries.js'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const path = (name: string) => resolve(import.meta.dirname, name)
const blockNames = readdirSync(path('src/blocks')).filter((name) => existsSync(path(`src/blocks/${name}/index.ts`)))
const prefix = 'virtual:vitrine-block/'

/** What the loader imports for one block: first the page, then the block, in this order and without a waterfall. */
const blockEntries: Plugin = {
  name: 'vitrine-block-entries',
  enforce: 'pre',
  // A library's entries arrive with the root before them.
  resolveId: (id) => (id.includes(prefix) ? `\0${id.slice(id.indexOf(prefix))}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined
    const name = id.slice(prefix.length + 1)
    return `import ${JSON.stringify(path('src/start.ts'))}\nimport ${JSON.stringify(path(`src/blocks/${name}/index.ts`))}`
  },
}

/** A shopper need not download what only editors read: labels, help, presets, channels. */
const leanDeclarations: Plugin = {
  name: 'vitrine-lean-declarations',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.block.ts')) return undefined
    const { module } = await runnerImport<Record<string, Record<string, unknown>>>(id, { configFile: false, logLevel: 'error' })
    return Object.entries(module)
      .map(([name, declaration]) => `export const ${name} = ${JSON.stringify(lean(declaration))}`)
      .join('\n')
  },
}

/** Nor what the channels are about. */
const leanChannels: Plugin = {
  name: 'vitrine-lean-channels',
  transform: (code, id) => (id.endsWith('/src/shop/channels.ts') ? code.replaceAll(/^\s*about: .*$/gm, '') : undefined),
}

/** What could not be fetched is the loader's to fetch again. */
const retriedImports: Plugin = {
  name: 'vitrine-retried-imports',
  renderChunk: (code) => ({
    code: code.replaceAll(
      /\bimport\((["'`])(\.[^"'`]+)\1\)/g,
      `import($1$2$1).catch(globalThis[Symbol.for("${retryHook}")]?.($1$2$1,import.meta.url))`,
    ),
    map: null,
  }),
}

function lean({ tag, version: fields_, fields, slots, sample }: Record<string, unknown>) {
  const kept = ['type', 'default', 'min', 'max', 'responsive']
  const leanFields = Object.entries(fields as Record<string, Record<string, unknown>>).map(([name, field]) => {
    const entries = Object.entries(field).filter(([key]) => kept.includes(key))
    const options = (field.options as { value: string }[] | undefined)?.map(({ value }) => ({ value }))
    return [name, { ...Object.fromEntries(entries), ...(options ? { options } : {}) }]
  })
  return { tag, version: fields_, fields: Object.fromEntries(leanFields), slots: slots && {}, sample }
}

/** Serves MSW's worker to tests and stories. */
const mockWorker: Plugin = {
  name: 'vitrine-mock-worker',
  configureServer(server) {
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(readFileSync(path('node_modules/msw/lib/mockServiceWorker.js')))
    })
  },
}

/** The sandbox's catalogue beside tests and stories; with another host name it is another origin. */
const catalogue: Plugin = {
  name: 'vitrine-catalogue',
  configureServer(server) {
    server.middlewares.use('/catalogue/', async ({ url = '/' }, response) => {
      const answered = await answerCatalogue(new URL(url, 'http://catalogue'))
      response.writeHead(answered.status, Object.fromEntries(answered.headers))
      response.end(Buffer.from(await answered.arrayBuffer()))
    })
  },
  async generateBundle() {
    const { filesBeside } = await catalogueModule()
    for (const name of filesBeside) {
      const answered = await answerCatalogue(new URL(name || '?project=mk-germany&lang=de&corporate=true', 'http://catalogue'))
      this.emitFile({ type: 'asset', fileName: `catalogue/${name || 'index.html'}`, source: Buffer.from(await answered.arrayBuffer()) })
    }
  },
}

type CatalogueModule = typeof import('./src/sandbox/brochure/beside.js')
let readCatalogue: Promise<CatalogueModule> | undefined

function catalogueModule(): Promise<CatalogueModule> {
  readCatalogue ??= runnerImport<CatalogueModule>(path('src/sandbox/brochure/beside.ts'), { configFile: false, logLevel: 'error' }).then(
    ({ module }) => module,
  )
  return readCatalogue
}

async function answerCatalogue(url: URL): Promise<Response> {
  return (await catalogueModule()).answerBeside(url.pathname.slice(1), url)
}

const versioned = { __VITRINE_VERSION__: JSON.stringify(version) }
const production = { ...versioned, 'process.env.NODE_ENV': JSON.stringify('production') }
const modern = ['chrome123', 'safari17.5', 'firefox125']
const inModules = (names: string) => new RegExp(`node_modules[\\\\/](?:${names})[\\\\/]`)

function builds(mode: string): ViteUserConfig | undefined {
  switch (mode) {
    // One linked sheet with the tokens and the fonts beside it.
    case 'theme':
      return {
        base: './',
        build: {
          outDir: 'dist/cdn',
          emptyOutDir: true,
          cssTarget: modern,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: { vitrine: path('src/theme/page.css') },
            output: { assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]') },
          },
        },
      }
    // The loader, a file per block, React once, and what all blocks share once.
    case 'cdn':
      return {
        plugins: [blockEntries, leanDeclarations, leanChannels, retriedImports, react()],
        define: production,
        build: {
          target: 'es2022',
          cssTarget: modern,
          outDir: 'dist/cdn',
          emptyOutDir: false,
          sourcemap: true,
          lib: { formats: ['es'], entry: { loader: path('src/loader.ts'), ...entriesOf('blocks/') } },
          rolldownOptions: {
            output: {
              minify: true,
              entryFileNames: '[name].js',
              chunkFileNames: 'chunks/[name]-[hash].js',
              codeSplitting: {
                groups: [
                  { name: 'react', test: inModules('react|react-dom|scheduler'), priority: 20 },
                  { name: 'vitrine', minShareCount: blockNames.length, priority: 10 },
                  {
                    name: 'vitrine',
                    test: /src[\\/]ui[\\/]\w+[\\/](?:ui\.words|use-words|spinner|use-answer|use-locked|late|failure)\.|src[\\/]theme[\\/]icons/,
                    priority: 10,
                  },
                  { name: 'parts', minShareCount: 12, priority: 5 },
                ],
              },
            },
          },
        },
      }
    // The page editor, for the Studio's server.
    case 'studio':
      return {
        base: './',
        plugins: [react()],
        define: production,
        build: {
          target: 'es2022',
          cssTarget: modern,
          outDir: 'dist/studio/app',
          emptyOutDir: true,
          sourcemap: true,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: { studio: path('src/studio/app/main.tsx'), puck: path('src/studio/puck/main.tsx') },
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: 'chunks/[name]-[hash].js',
              assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? '[name][extname]' : 'assets/[name][extname]'),
            },
          },
        },
      }
    // For bundlers: React and the libraries stay imports.
    case 'npm':
      return {
        plugins: [blockEntries, leanDeclarations, react()],
        define: versioned,
        build: {
          target: 'es2022',
          cssTarget: modern,
          outDir: 'dist',
          emptyOutDir: false,
          sourcemap: true,
          lib: { formats: ['es'], entry: { index: path('src/index.ts'), loader: path('src/loader.ts'), ...entriesOf('blocks/') } },
          rolldownOptions: {
            external: [/^react($|\/)/, /^react-dom($|\/)/, /^@r2wc\//, /^@tanstack\//, 'valibot'],
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      }
    // What runs in plain Node.
    case 'node':
      return {
        define: versioned,
        build: {
          target: 'node20',
          outDir: 'dist',
          emptyOutDir: false,
          ssr: true,
          sourcemap: true,
          rolldownOptions: {
            preserveEntrySignatures: 'strict',
            input: {
              platform: path('src/platform/index.ts'),
              sandbox: path('src/sandbox/index.ts'),
              definitions: path('src/builder/definitions.ts'),
              grapesjs: path('src/builder/grapesjs/grapesjs.ts'),
              puck: path('src/builder/puck/puck.tsx'),
              'studio/server': path('src/server/server.ts'),
            },
            output: { entryFileNames: '[name].js', chunkFileNames: 'node/[name]-[hash].js' },
          },
        },
      }
    default:
      return undefined
  }
}

function entriesOf(folder: string): Record<string, string> {
  return Object.fromEntries(blockNames.map((name) => [folder + name, prefix + name]))
}

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    contextOptions: { viewport: { width: 1600, height: 1200 }, locale: 'de-DE' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  }),
})

const inBrowser = ['tests/{element,blocks,ui}/**/*.test.{ts,tsx}', 'tests/**/*.browser.test.{ts,tsx}']

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const build = builds(mode)
  if (build) return build
  const { storybookTest } = mode === 'test' ? await import('@storybook/addon-vitest/vitest-plugin') : {}
  return {
    define: versioned,
    plugins: [react(), blockEntries, mockWorker, catalogue],
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        '@r2wc/react-to-web-component',
        '@tanstack/query-core',
        'valibot',
        'msw',
        'msw/browser',
        'axe-core',
        '@testing-library/dom',
        '@testing-library/user-event',
        'unstorage',
        'unstorage/drivers/memory',
        'fast-check',
        '@puckeditor/core',
        'grapesjs',
        'parse5',
      ],
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: ['tests/**/*.test.ts'],
            exclude: [...inBrowser, 'tests/journeys/**'],
            benchmark: { include: ['tests/bench/**/*.bench.ts'] },
          },
        },
        { extends: true, test: { name: 'browser', include: inBrowser, setupFiles: ['tests/support/patience.ts'], browser: chromium() } },
        ...(storybookTest
          ? [
              {
                extends: true as const,
                plugins: [storybookTest({ configDir: path('.storybook') })],
                test: { name: 'storybook', browser: chromium() },
              },
            ]
          : []),
        {
          extends: true,
          test: {
            name: 'journeys',
            include: ['tests/journeys/**/*.test.ts'],
            maxWorkers: 2,
            testTimeout: 60_000,
            hookTimeout: 120_000,
            expect: { poll: { timeout: 5000 } },
          },
        },
      ],
    },
  }
})
