import { escapeAttribute } from '../document/markup.js'

export interface StarterOptions {
  /** Name of the shop, as visitors read it. */
  name: string
  locale: 'de' | 'en'
}

/** Versions of the packages that a starter needs, as this package is tested with. */
export type StarterVersions = Readonly<Record<'@vitrine/blocks' | 'msw' | 'unstorage' | 'vite' | 'vitest', string>>

const texts = {
  de: {
    hello: 'Schön, dass du da bist.',
    lead: 'Such dir aus, was dir gefällt. Bezahlt wird erst ganz am Ende.',
    list: 'Unsere Produkte',
    product: 'Produkt',
    checkout: 'Kasse',
  },
  en: {
    hello: 'Good to see you.',
    lead: 'Choose what you like. You pay at the very end.',
    list: 'Our products',
    product: 'Product',
    checkout: 'Checkout',
  },
} as const

/**
 * Returns the files of a starter project.
 * @example starterFiles({ name: 'Mein Shop', locale: 'de' }, versions)['index.html']
 */
export function starterFiles({ name, locale }: StarterOptions, versions: StarterVersions): Record<string, string> {
  const t = texts[locale]
  const page = (title: string, main: string) => pageOf({ name, locale, title, main })
  return {
    'package.json': packageOf(versions),
    'index.html': page(
      name,
      `<vitrine-section tone="rose">
        <vitrine-column>
          <h1>${t.hello}</h1>
          <p class="lead">${t.lead}</p>
        </vitrine-column>
      </vitrine-section>
      <vitrine-section>
        <vitrine-product-list heading="${t.list}" page-size="12"></vitrine-product-list>
      </vitrine-section>`,
    ),
    'product.html': page(t.product, '<vitrine-section><vitrine-product-detail></vitrine-product-detail></vitrine-section>'),
    'checkout.html': page(t.checkout, '<vitrine-section><vitrine-checkout></vitrine-checkout></vitrine-section>'),
    'src/main.js': main,
    'src/brand.css': brand,
    'vite.config.js': viteConfig,
    'tests/shop.test.js': test,
    'data/shop.json': `${JSON.stringify({ name }, null, 2)}\n`,
    'data/products.csv': products[locale],
    '.gitignore': 'node_modules\ndist\n.sandbox\n',
    'README.md': readMe(name),
  }
}

const pageOf = ({ name, locale, title, main }: StarterOptions & { title: string; main: string }): string => `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escapeAttribute(title)}</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/src/main.js"></script>
  </head>
  <body>
    <vitrine-store checkout-url="/checkout.html" pages='{"/": "/", "/product": "/product.html"}'></vitrine-store>
    <vitrine-main-navigation brand="${escapeAttribute(name)}"></vitrine-main-navigation>
    <main>
      ${main}
    </main>
    <vitrine-footer></vitrine-footer>
    <vitrine-cart-panel></vitrine-cart-panel>
  </body>
</html>
`

const packageOf = ({ '@vitrine/blocks': blocks, ...tools }: StarterVersions): string =>
  `${JSON.stringify(
    {
      name: 'my-shop',
      private: true,
      type: 'module',
      scripts: {
        start: 'vite --open',
        build: 'vite build',
        test: 'vitest run',
        'my-data': 'vitrine try --data data --watch',
        doctor: 'vitrine doctor',
      },
      dependencies: { '@vitrine/blocks': blocks },
      devDependencies: tools,
    },
    null,
    2,
  )}\n`

const main = `import '@vitrine/blocks/page.css'
import './brand.css'

// The same blocks on Preact, with half of the bytes: each registers itself when it is imported.
import '@vitrine/blocks/light/store'
import '@vitrine/blocks/light/main-navigation'
import '@vitrine/blocks/light/section'
import '@vitrine/blocks/light/column'
import '@vitrine/blocks/light/footer'
import '@vitrine/blocks/light/cart-panel'

// These come with the pages that show them.
const onDemand = {
  'vitrine-product-list': () => import('@vitrine/blocks/light/product-list'),
  'vitrine-product-detail': () => import('@vitrine/blocks/light/product-detail'),
  'vitrine-checkout': () => import('@vitrine/blocks/light/checkout'),
}
for (const [tag, load] of Object.entries(onDemand)) if (document.querySelector(tag)) load()

// Mistakes are said in the console while you develop; builds leave this out.
if (import.meta.env.DEV) import('@vitrine/blocks/cdn/development.js')
`

const brand = `/* Your brand. Every token is in the guide "Your brand"; these are the first to change. */
:root {
  --vitrine-accent: light-dark(#94274a, #f09ab2);
  --vitrine-accent-deep: light-dark(#741a37, #ffc2d2);
  --vitrine-on-accent: light-dark(#ffffff, #2a0d18);
  --vitrine-radius-m: 14px;
}
`

const viteConfig = `import { allExtensions, sandbox } from '@vitrine/blocks/sandbox'
import { defineConfig } from 'vite'

// The sandbox answers in place of the platform while you develop, and keeps carts and orders in a folder.
export default defineConfig({
  plugins: [sandbox({ extensions: allExtensions, folder: '.sandbox' })],
  build: { rolldownOptions: { input: ['index.html', 'product.html', 'checkout.html'] } },
})
`

const test = `import { createPlatform } from '@vitrine/blocks/platform'
import { createSandbox, usualWebstoreId } from '@vitrine/blocks/sandbox'
import { expect, it } from 'vitest'

it('puts a product into the cart', async () => {
  const sandbox = await createSandbox({ oneClient: true })
  sandbox.scene('guest')
  const { gateways } = createPlatform({
    fetch: (path, init) => sandbox.respond(new Request(new URL(path, 'https://shop.example'), init)),
    webstoreId: usualWebstoreId,
  })
  expect(await gateways.cart.add('01t9V0000000001QAA', 2)).toEqual({ done: true })
  const cart = await gateways.cart.read()
  expect(cart.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['01t9V0000000001QAA', 2]])
})
`

const products = {
  de: `id;title;description;price;availability
1;Handcreme Kamille;Zieht schnell ein und duftet leise.;12,90 €;in_stock
2;Seife Lavendel;Von Hand geschnitten.;6,50 €;in_stock
`,
  en: `id;title;description;price;availability
1;Chamomile hand cream;Absorbs quickly and smells softly.;12.90 EUR;in_stock
2;Lavender soap;Cut by hand.;6.50 EUR;in_stock
`,
} as const

const readMe = (name: string): string => `# ${name}

\`\`\`sh
npm install
npm start          # the shop, with the sandbox as its platform: http://localhost:5173
npm run my-data    # a whole shop with the products of the folder data
npm test           # rules of the shop, against the sandbox
npm run build      # the pages, for any host: dist
\`\`\`

| file | what it is |
|---|---|
| \`index.html\`, \`product.html\`, \`checkout.html\` | the pages |
| \`src/main.js\` | which blocks the pages load |
| \`src/brand.css\` | colours, fonts and corners |
| \`data/\` | your products, as the guide "Your own shop" lists them |
| \`vite.config.js\` | the sandbox |
| \`tests/\` | tests |

## On your platform

1. In each page, tell \`vitrine-store\` where the platform is: \`webstore-id="0ZE…"\` and \`api-base-path="/webruntime/api"\`.
2. \`npm run build\`, and put \`dist\` on a host that answers \`/webruntime\` from your site: on the site itself, or through a proxy. For a
   platform on another origin, see "A platform on another origin" in the guide "Embedding".
3. \`npm run doctor -- https://your.site\` says what works there.

On an Experience Cloud site, \`npx vitrine salesforce\` writes the whole project instead.
`
