// Bytes a shopper's browser fetches, packed with brotli as a server would: of us as built, of the others as a bundler brings them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const home = 'tests/bench/node_modules'
const packed = (bytes) => brotliCompressSync(bytes).length
const all = (names) =>
  names.map((name, index) => `import * as m${index} from '${name}'; (globalThis.kept ??= []).push(m${index})`).join('\n')
const adobe = (name, containers) => [
  `@dropins/${name}/api.js`,
  `@dropins/${name}/render.js`,
  ...(containers ?? filesIn(`@dropins/${name}/containers`)).map((file) => `@dropins/${name}/containers/${file}`),
]
const filesIn = (folder) => readdirSync(join(home, folder)).filter((file) => file.endsWith('.js'))
const awesome = (name) => `@awesome.me/webawesome/dist/components/${name}/${name}.js`
const awesomes = () => readdirSync(`${home}/@awesome.me/webawesome/dist/components`).filter((name) => existsSync(join(home, awesome(name))))

/** A small page: products, a cart, a button to buy. All: everything that the library has. */
const peers = {
  'Commerce Layer drop-in.js': {
    small: () => `import { defineCustomElements } from '@commercelayer/drop-in.js/dist/loader/index.js'; defineCustomElements()`,
    late: true,
  },
  'Shopify buy-button': { small: () => all(['@shopify/buy-button-js/dist/buybutton.min.js']) },
  'Adobe drop-ins': {
    small: () =>
      all([
        '@dropins/tools/initializer.js',
        '@dropins/tools/event-bus.js',
        '@dropins/tools/fetch-graphql.js',
        ...adobe('storefront-cart', ['MiniCart.js']),
        ...adobe('storefront-pdp', ['ProductPrice.js']),
      ]),
    all: () =>
      all([
        '@dropins/tools/initializer.js',
        ...['cart', 'pdp', 'product-discovery', 'checkout', 'order', 'auth', 'recommendations'].flatMap((part) =>
          adobe(`storefront-${part}`),
        ),
      ]),
  },
  'Web Awesome': {
    small: () => all(['button', 'dialog'].map(awesome)),
    all: () => all(['@awesome.me/webawesome/dist/webawesome.js', ...awesomes().map(awesome)]),
  },
}

export async function sizes() {
  const results = {}
  for (const [name, { late = false, ...pages }] of Object.entries(peers)) {
    results[name] = {}
    for (const [page, code] of Object.entries(pages)) results[name][page] = await bundled(code(), late)
  }
  for (const [name, place] of [
    ['Vitrine, React', ''],
    ['Vitrine, light', 'light/'],
  ]) {
    results[name] = ownSizes(place)
  }
  return results
}

/** @param late what is imported later counts too: without it nothing is shown */
async function bundled(code, late) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: 'tests/bench', loader: 'js' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'bench-out',
    write: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.woff2': 'dataurl' },
  })
  const outputs = metafile.outputs
  const first = Object.keys(outputs).find((file) => outputs[file].entryPoint === '<stdin>')
  const wanted = new Set()
  const want = (file) => {
    if (wanted.has(file) || !file.endsWith('.js')) return
    wanted.add(file)
    for (const { path, kind } of outputs[file].imports) if (outputs[path] && (late || kind === 'import-statement')) want(path)
  }
  want(first)
  return outputFiles
    .filter(({ path }) => [...wanted].some((file) => path.endsWith(file)))
    .reduce((sum, { contents }) => sum + packed(contents), 0)
}

/** Of the README's page, and of a page with every block: what they begin with, and with everything that they may load. */
function ownSizes(place) {
  const read = (name) => JSON.parse(readFileSync(`dist/cdn/${place}${name}.json`, 'utf8'))
  const [modules, later] = [read('modules'), read('later')]
  const [example = ''] = /```html\n<script type="module"[\s\S]*?```/.exec(readFileSync('README.md', 'utf8')) ?? []
  const tags = [...example.matchAll(/<(vitrine-[a-z-]+)/g)].map(([, tag]) => tag)
  const of = (names, ...tables) => {
    const files = new Set(names.flatMap((tag) => tables.flatMap((table) => table[tag] ?? [])))
    return ['loader.js', ...files].reduce((sum, file) => sum + packed(readFileSync(`dist/cdn/${place}${file}`)), 0)
  }
  const every = Object.keys(modules)
  return { small: of(tags, modules), all: of(every, modules), 'all and late': of(every, modules, later) }
}
