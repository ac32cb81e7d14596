import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { blockEntries, blockNames, entriesOf, pageEntries } from './src/build/block-entries.js'
import { changedSheets } from './src/build/changed-sheets.js'
import { filledLoader } from './src/build/filled-loader.js'
import { inHouse } from './src/build/in-house.js'
import { leanChannels } from './src/build/lean-channels.js'
import { leanDeclarations } from './src/build/lean-declarations.js'
import { leanLibraries } from './src/build/lean-libraries.js'
import { leanWords } from './src/build/lean-words.js'
import { loaderBeside } from './src/build/loader-beside.js'
import { moduleTables } from './src/build/module-tables.js'
import { namedReact } from './src/build/named-react.js'
import { ownNamespaces } from './src/build/own-namespaces.js'
import { retriedImports } from './src/build/retried-imports.js'
import { housesBeside, mockWorker } from './src/build/sandbox-beside.js'
import { chunkName, hashCharacters } from './src/build/chunk-name.js'
import { workerFiles } from './src/build/worker-files.js'
import { chromiumHere } from './tests/support/chromium.js'
import { keptModules } from './tests/support/kept-modules.js'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const versioned = { __VITRINE_VERSION__: JSON.stringify(version) }
const production = { ...versioned, 'process.env.NODE_ENV': JSON.stringify('production') }
/** Nobody but our own builds can bring an older one. */
const withOwnReact = { ...production, __VITRINE_REACT_IS_THE_HOSTS__: 'undefined' }
const modern = ['chrome123', 'safari17.5', 'firefox125']

/** The light runtime: the same blocks on Preact, which speaks React's language. */
const lightRuntime = [
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/compat/$1' },
  { find: /^react-dom\/client$/, replacement: inHouse('src/entries/light/client.ts') },
  { find: /^react-dom$/, replacement: inHouse('src/entries/light/dom.ts') },
  { find: /^react$/, replacement: inHouse('src/entries/light/react.ts') },
  { find: './mount-lightly.js', replacement: inHouse('src/entries/light/mount-lightly.ts') },
]
/** What pages load has of valibot only what the blocks use; an object of it is no list, either. */
const smallShapes = { find: /^valibot$|^\.\.?\/(?:wire\/)?object-shape\.js$/, replacement: inHouse('src/entries/light/valibot.ts') }
/** The loader that pages load asks for files, not for modules. */
const loaderOfFiles = { find: './loader.map.js', replacement: inHouse('src/entries/loader.files.ts') }
const runtimes = {
  cdn: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]entries[\\/]runtime[\\/]named/,
  light: /node_modules[\\/]preact[\\/]|src[\\/]entries[\\/]light[\\/](?!check|default-react|records|valibot)/,
}

/** A build says what is wrong, and nothing else. */
const silent = {
  // How long a plugin took is no fault.
  bundlerTimings: false,
}

/** Says whose code stands in a file; build.js removes it when the bill of materials is written. */
const forSuppliers = 'hidden'

const isOfServer = (module: string): boolean => /[\\/]src[\\/]server[\\/]/.test(module)

function builds(mode: string): ViteUserConfig | undefined {
  switch (mode) {
    // Two linked sheets, for pages of any host and for our own, with the fonts beside them.
    case 'theme':
      return {
        base: './',
        build: {
          outDir: 'dist/cdn',
          emptyOutDir: true,
          cssTarget: modern,
          assetsInlineLimit: 0,
          rolldownOptions: {
            checks: silent,
            input: { vitrine: inHouse('src/entries/theme.css'), 'vitrine-page': inHouse('src/entries/page.css') },
            output: { assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]') },
          },
        },
      }
    // The loader, a file per block, the runtime once, and what all blocks share once.
    case 'cdn':
    case 'light':
      return {
        resolve: { alias: [...(mode === 'light' ? lightRuntime : []), smallShapes, loaderOfFiles] },
        plugins: [
          blockEntries,
          ...(mode === 'light' ? [] : [namedReact]),
          leanLibraries,
          leanDeclarations,
          leanChannels,
          leanWords,
          ownNamespaces,
          filledLoader,
          loaderBeside,
          retriedImports,
          moduleTables,
          react(),
        ],
        define: { ...withOwnReact, __VITRINE_THEME__: JSON.stringify(mode === 'light' ? '../vitrine.css' : 'vitrine.css') },
        build: {
          target: 'es2022',
          cssTarget: modern,
          outDir: mode === 'light' ? 'dist/cdn/light' : 'dist/cdn',
          emptyOutDir: false,
          sourcemap: true,
          lib: {
            formats: ['es'],
            entry: {
              loader: inHouse('src/entries/loader.ts'),
              page: inHouse('src/entries/page.ts'),
              lwr: inHouse('src/entries/lwr/door.ts'),
              actions: inHouse('src/entries/actions.ts'),
              'shopify-actions': inHouse('src/entries/shopify-actions.ts'),
              // For blocks of another house.
              kit: inHouse('src/entries/kit.ts'),
              // For whatever collects errors.
              report: inHouse('src/entries/report.ts'),
              react: inHouse('src/entries/runtime/react.ts'),
              'jsx-runtime': inHouse('src/entries/runtime/jsx-runtime.ts'),
              ...pageEntries(),
            },
          },
          rolldownOptions: {
            // The grouping of files may put what is fetched late beside what asks for it.
            checks: { ...silent, ineffectiveDynamicImport: false },
            output: {
              minify: true,
              // Nobody shakes these files any more.
              comments: { annotation: false },
              entryFileNames: '[name].js',
              chunkFileNames: chunkName,
              hashCharacters,
              // Chromium compiles them while they come, in the background. Nearly all of it is called as soon as it is there,
              // and would be compiled then, one function after the other, by the thread that draws.
              postBanner: '//# allFunctionsCalledOnLoad',
              // What else travels together, build.js works out (`chunks-by-use.js`).
              codeSplitting: { groups: [{ name: 'react', test: runtimes[mode], priority: 20 }] },
            },
          },
        },
      }
    // One classic script with all blocks and the sandbox: a page opened from a disk loads no modules.
    case 'try':
      return {
        resolve: { alias: [...lightRuntime, smallShapes] },
        plugins: [blockEntries, leanLibraries, leanDeclarations, leanChannels, react()],
        define: production,
        build: {
          target: 'es2022',
          cssTarget: modern,
          outDir: 'dist/cdn',
          emptyOutDir: false,
          chunkSizeWarningLimit: 2000,
          lib: { formats: ['iife'], name: 'vitrineTry', entry: inHouse('src/entries/playground/try.ts'), fileName: () => 'try.js' },
          rolldownOptions: { checks: silent, output: { minify: true, comments: { annotation: false }, codeSplitting: false } },
        },
      }
    // What developers are told in the console, in one file: it knows all blocks, and needs none of their files.
    case 'development':
      return {
        plugins: [blockEntries],
        define: production,
        build: {
          target: 'es2022',
          outDir: 'dist/cdn',
          emptyOutDir: false,
          lib: { formats: ['es'], entry: inHouse('src/devtools/development/index.ts'), fileName: () => 'development.js' },
          rolldownOptions: { checks: silent, output: { minify: true, comments: { annotation: false }, codeSplitting: false } },
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
          // An editor's machine loads it once; Puck is what it is.
          chunkSizeWarningLimit: 2000,
          rolldownOptions: {
            // The Studio asks the platform with all its gateways at hand.
            checks: { ...silent, ineffectiveDynamicImport: false },
            input: { studio: inHouse('src/studio/app/main.tsx'), puck: inHouse('src/studio/puck/main.tsx') },
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: chunkName,
              hashCharacters,
              assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? '[name][extname]' : 'assets/[name][extname]'),
            },
          },
        },
      }
    // For bundlers: React and the libraries stay imports.
    case 'npm':
      return {
        plugins: [blockEntries, leanDeclarations, react()],
        define: { ...versioned, __VITRINE_THEME__: '""', __VITRINE_REACT_IS_THE_HOSTS__: 'true' },
        build: {
          target: 'es2022',
          cssTarget: modern,
          outDir: 'dist',
          // Whoever bundles it makes it small; until then it can be read, and needs no map.
          minify: false,
          emptyOutDir: false,
          sourcemap: forSuppliers,
          lib: {
            formats: ['es'],
            entry: {
              index: inHouse('src/entries/index.ts'),
              loader: inHouse('src/entries/loader.ts'),
              kit: inHouse('src/entries/kit.ts'),
              report: inHouse('src/entries/report.ts'),
              page: inHouse('src/entries/page.ts'),
              lwr: inHouse('src/entries/lwr/index.ts'),
              actions: inHouse('src/entries/actions.ts'),
              'shopify-actions': inHouse('src/entries/shopify-actions.ts'),
              conformance: inHouse('src/tools/conformance/index.ts'),
              'react-wrap': inHouse('src/entries/react/index.ts'),
              ...entriesOf('blocks/'),
            },
          },
          rolldownOptions: {
            checks: silent,
            external: [/^react($|\/)/, /^react-dom($|\/)/, /^@r2wc\//, 'valibot'],
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: chunkName,
              hashCharacters,
              codeSplitting: {
                groups: [
                  // Whoever imports a channel by its name need not bring the shop.
                  {
                    name: 'channels',
                    test: /src[\\/](core[\\/]bus|commerce[\\/]domain[\\/]channels|core[\\/]element[\\/]version)/,
                    priority: 20,
                  },
                  { name: 'start', test: /src[\\/]entries[\\/]start\.ts$/, priority: 10 },
                  // The one shared file that does something when it is read: `sideEffects` in package.json names it.
                  { name: 'started', test: /src[\\/]entries[\\/]started\.ts$/ },
                ],
              },
            },
          },
        },
      }
    // For bundlers as well, on a runtime of its own: here a file brings its block, and no other.
    case 'npm-light':
      return {
        resolve: { alias: [...lightRuntime, smallShapes] },
        plugins: [blockEntries, leanLibraries, leanDeclarations, leanChannels, leanWords, ownNamespaces, react()],
        define: withOwnReact,
        build: {
          target: 'es2022',
          cssTarget: modern,
          outDir: 'dist/light',
          emptyOutDir: false,
          sourcemap: forSuppliers,
          lib: { formats: ['es'], entry: entriesOf('') },
          rolldownOptions: {
            checks: silent,
            output: {
              minify: true,
              entryFileNames: '[name].js',
              chunkFileNames: chunkName,
              hashCharacters,
              codeSplitting: { groups: [{ name: 'started', test: /src[\\/]entries[\\/]started\.ts$/ }] },
            },
          },
        },
      }
    // What runs in plain Node.
    case 'node':
      return {
        plugins: [workerFiles],
        define: versioned,
        // The parser of HTML and the digest come along: nobody else has to install them.
        ssr: { noExternal: ['parse5', 'entities', '@noble/hashes', 'fflate', 'csv-parse', 'saxes', 'xmlchars', 'marked'] },
        build: {
          target: 'node20',
          outDir: 'dist',
          emptyOutDir: false,
          ssr: true,
          sourcemap: forSuppliers,
          rolldownOptions: {
            // In Node it is no matter which file a gateway stands in, that pages load late.
            checks: { ...silent, ineffectiveDynamicImport: false },
            preserveEntrySignatures: 'strict',
            input: {
              platform: inHouse('src/commerce/salesforce/index.ts'),
              payment: inHouse('src/commerce/domain/payment/index.ts'),
              agent: inHouse('src/commerce/domain/agent/index.ts'),
              reviews: inHouse('src/commerce/domain/reviews/index.ts'),
              sandbox: inHouse('src/sandbox/index.ts'),
              definitions: inHouse('src/tools/definitions/definitions.ts'),
              document: inHouse('src/pages/document/index.ts'),
              // What a block is, one by one: data, for whoever reads few of them.
              ...Object.fromEntries(blockNames.map((name) => [`definitions/${name}`, inHouse(`src/blocks/${name}/${name}.block.ts`)])),
              grapesjs: inHouse('src/tools/grapesjs/grapesjs.ts'),
              puck: inHouse('src/tools/puck/puck.tsx'),
              'studio/server': inHouse('src/server/server.ts'),
              cli: inHouse('src/tools/cli/main.ts'),
            },
            output: {
              entryFileNames: '[name].js',
              // What only the Studio's server has is no part of the package, nor are its libraries.
              hashCharacters,
              chunkFileNames: ({ moduleIds }) => (moduleIds.some(isOfServer) ? 'studio/chunks/[name]-[hash].js' : 'node/[name]-[hash].js'),
            },
          },
        },
      }
    // The shop's server with all that it needs, for `vitrine try` from an empty folder.
    case 'try-server':
      return {
        plugins: [workerFiles],
        define: { ...versioned, 'process.env.NODE_ENV': JSON.stringify('production') },
        // The libraries that make pictures small and clean drawings are native, or large: they are installed beside the package.
        ssr: { noExternal: true, external: ['sharp', 'jsdom', 'dompurify', 'css-tree'] },
        build: {
          target: 'node20',
          outDir: 'dist/try-server',
          emptyOutDir: true,
          ssr: true,
          minify: true,
          sourcemap: forSuppliers,
          rolldownOptions: {
            checks: { ...silent, ineffectiveDynamicImport: false },
            input: { server: inHouse('src/server/server.ts') },
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', hashCharacters },
          },
        },
      }
    default:
      return undefined
  }
}

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    // A click waits until what it is for stands still; with motion the same tests take a third longer. Journeys have it.
    contextOptions: { viewport: { width: 1600, height: 1200 }, locale: 'de-DE', reducedMotion: 'reduce' },
    launchOptions: chromiumHere,
  }),
})

/** What tests in a browser know of the command line. */
const forTests = {
  VITRINE_TEST_ALL: process.env.VITRINE_TEST_ALL ?? '',
  VITRINE_TEST_THROTTLE: process.env.VITRINE_TEST_THROTTLE ?? '',
}

const inBrowser = ['tests/{element,blocks,ui}/**/*.test.{ts,tsx}', 'tests/**/*.browser.test.{ts,tsx}']

/** These share a page: most of a file's time was loading the page editor anew. */
const ofTheStudio = 'tests/studio/**/*.browser.test.{ts,tsx}'

const browserTests = () => ({
  setupFiles: [
    'tests/support/throttle.ts',
    'tests/support/steady-targets.ts',
    'tests/support/patience.ts',
    'tests/support/german-page.ts',
    'tests/support/own-window.ts',
    'tests/support/empty-page.ts',
  ],
  env: forTests,
  maxWorkers: 3,
  browser: { ...chromium(), commands: { movePointerAway } },
})

/** Moves the pointer off the page: where the file before has left it, something may lie that changes under it. */
const movePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1)

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const build = builds(mode)
  if (build) return build
  const { storybookTest } = mode === 'test' ? await import('@storybook/addon-vitest/vitest-plugin') : {}
  const light = process.env.VITRINE_RUNTIME === 'light'
  return {
    define: versioned,
    resolve: {
      alias: [
        // What stands outside of the house imports the package.
        { find: '@vitrine/blocks/kit', replacement: inHouse('src/entries/kit.ts') },
        ...(light ? [{ find: /^react$/, replacement: inHouse('tests/support/light-react.js') }, ...lightRuntime, smallShapes] : []),
      ],
    },
    // Each keeps its own prepared libraries.
    ...(light && {
      cacheDir: 'node_modules/.vite-light',
    }),
    plugins: [...(light ? [leanLibraries] : []), react(), blockEntries, changedSheets, mockWorker, housesBeside, keptModules, workerFiles],
    optimizeDeps: {
      ...(light && { exclude: ['preact'] }),
      include: [
        // On light both are ours, and there once: prepared as a library the shapes would know no fault of the others.
        ...(light ? [] : ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'valibot']),
        '@r2wc/react-to-web-component',
        'msw',
        'msw/browser',
        'axe-core',
        '@testing-library/dom',
        '@testing-library/react',
        '@testing-library/user-event',
        'unstorage',
        'unstorage/drivers/memory',
        'fast-check',
        '@puckeditor/core',
        'grapesjs',
        'parse5',
        ...['commands', 'history', 'inputrules', 'keymap', 'model', 'schema-list', 'state', 'view'].map((part) => `prosemirror-${part}`),
      ],
    },
    test: {
      // A slow machine is no fault: who waits, waits for a state.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            setupFiles: ['tests/support/patient-waits.ts'],
            maxWorkers: 2,
            // A third of the time was loading the same modules for each file anew.
            isolate: false,
            include: ['tests/**/*.test.ts'],
            exclude: [...inBrowser, 'tests/{journeys,webkit}/**'],
            benchmark: { include: ['tests/bench/**/*.bench.ts'] },
          },
        },
        // What stands on a page is made from what shoppers get; editors read declarations whole.
        {
          extends: true,
          plugins: [leanDeclarations],
          test: { ...browserTests(), name: 'browser', include: inBrowser, exclude: [ofTheStudio] },
        },
        {
          extends: true,
          plugins: [leanDeclarations],
          test: { ...browserTests(), name: 'browser-studio', include: [ofTheStudio], isolate: false },
        },
        ...(storybookTest
          ? [
              {
                extends: true as const,
                plugins: [
                  storybookTest({
                    configDir: inHouse('.storybook'),
                    // Standard stories are many: the gate tests a fifth of them, `npm run test:all` all.
                    tags: { exclude: process.env.VITRINE_TEST_ALL ? [] : ['not-in-the-gate'] },
                  }),
                ],
                test: {
                  name: 'storybook',
                  setupFiles: ['tests/support/throttle.ts', 'tests/support/steady-targets.ts', '.storybook/hands-of-tests.ts'],
                  env: forTests,
                  // Stories share a page in Storybook, too; and most of a file's time was loading it anew.
                  isolate: false,
                  maxWorkers: 3,
                  browser: chromium(),
                },
              },
            ]
          : []),
        {
          extends: true,
          test: {
            name: 'webkit',
            setupFiles: ['tests/support/patient-waits.ts'],
            include: ['tests/webkit/**/*.test.ts'],
            maxWorkers: 1,
            testTimeout: 180_000,
            hookTimeout: 180_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'journeys',
            setupFiles: ['tests/support/patient-waits.ts'],
            include: ['tests/journeys/**/*.test.ts'],
            exclude: [
              // Memory, jumps and fingers are asked of Chromium, by its own protocol.
              ...(process.env.VITRINE_ENGINE === 'firefox' ? ['tests/journeys/{leaks,jumps,studio-touch}.test.ts'] : []),
              ...(process.env.VITRINE_TEST_ALL ? [] : ['tests/journeys/scaffolds.test.ts']),
            ],
            maxWorkers: 3,
            testTimeout: 180_000,
            hookTimeout: 180_000,
          },
        },
      ],
    },
  }
})
