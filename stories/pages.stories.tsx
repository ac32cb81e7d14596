import type { Meta } from '@storybook/react-vite'
import { html, type TemplateResult } from 'lit-html'
import { expect, userEvent, waitFor } from 'storybook/test'
import '../src/blocks/cart-panel/index.js'
import '../src/blocks/column/index.js'
import '../src/blocks/consultant-detection/index.js'
import '../src/blocks/login/index.js'
import '../src/blocks/main-navigation/index.js'
import '../src/blocks/product-detail/index.js'
import '../src/blocks/product-list/index.js'
import '../src/blocks/section/index.js'
import '../src/blocks/store/index.js'
import { inside, type PageStory, productNamed, stateOf, typeInto } from './support.js'

/** Whole pages, as a page author writes them. */
const meta: Meta = {
  title: 'Seiten/Pages',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
}
export default meta

const page = (locale: string, content: TemplateResult) => html`
  <vitrine-store locale=${locale} checkout-url="/checkout"></vitrine-store>
  <vitrine-consultant-detection></vitrine-consultant-detection>
  <header>
    <a class="skip" href="#inhalt">Zum Inhalt springen</a>
    <vitrine-main-navigation brand="Lindenrose"></vitrine-main-navigation>
  </header>
  <main id="inhalt">${content}</main>
  <vitrine-cart-panel note="inkl. MwSt., kostenloser Versand ab 50 €"></vitrine-cart-panel>
  <footer class="foot">
    <p>Lindenrose ist ein Beispielshop. Alle Preise inkl. MwSt., zzgl. Versand; ab 50 € versenden wir kostenlos.</p>
  </footer>
`

export const Home: PageStory = {
  parameters: {
    sandbox: { address: '/?mk_moniker=anna-berger' },
    html: ({ locale }) =>
      page(
        locale,
        html`
      <vitrine-section tone="rose" space="none" min-height="440" vertical-align="center" gutter="32">
        <vitrine-column width="6">
          <span class="eyebrow">Neu im Herbst</span>
          <h1>Haut, die sich nach dir anfühlt.</h1>
          <p class="lead">Drei leichte Schritte für jeden Morgen. Deine Beraterin zeigt dir, welche Pflege zu dir passt.</p>
          <p class="actions">
            <a class="button" href="/products">Pflege entdecken</a>
            <a class="button quiet" href="#drei-schritte">So geht’s</a>
          </p>
        </vitrine-column>
        <vitrine-column width="6">
          <img class="hero-picture" src="/cms/delivery/media/scene-hero" alt="" width="1200" height="860">
        </vitrine-column>
      </vitrine-section>
      <vitrine-section space="large">
        <vitrine-column>
          <vitrine-product-list eyebrow="Bestseller" heading="Was andere lieben" badge="best-seller" page-size="4" all-url="/products"></vitrine-product-list>
        </vitrine-column>
      </vitrine-section>
      <vitrine-section tone="sand" space="large">
        <vitrine-column>
          <span class="eyebrow" id="drei-schritte">Drei Schritte</span>
          <h2>Weniger, aber das Richtige</h2>
          <p class="lead">Sanft reinigen, gezielt pflegen, gut schützen. Mehr braucht es nicht.</p>
        </vitrine-column>
      </vitrine-section>
    `,
      ),
  },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, 'vitrine-main-navigation')).findByText('Shop von Anna Berger', undefined, { timeout: 5000 })
  },
}

export const HomeOnAPhone: PageStory = { parameters: Home.parameters, globals: { viewport: { value: 'phone' } } }

export const HomeInTheEditor: PageStory = { parameters: Home.parameters, globals: { mode: 'edit' } }

const products: PageStory['parameters'] = {
  html: ({ locale }) =>
    page(
      locale,
      html`
    <vitrine-section>
      <vitrine-column>
        <h1>Alle Produkte</h1>
        <p class="lead">Stöbere in Ruhe. Was dir gefällt, legst du in den Warenkorb; bezahlt wird erst ganz am Ende.</p>
        <vitrine-product-list browsable quantities page-size="12"></vitrine-product-list>
      </vitrine-column>
    </vitrine-section>
  `,
    ),
}

export const Products: PageStory = { parameters: products }

/** The shopper goes from the list into the cart, and back again. */
export const ProductsAndTheCart: PageStory = {
  parameters: products,
  play: async ({ canvasElement, step }) => {
    const name = 'Rosenserum Leuchtkraft'
    await stateOf(canvasElement, 'vitrine-product-list', 'filled')
    const list = await inside(canvasElement, 'vitrine-product-list')
    const cart = await inside(canvasElement, 'vitrine-cart-panel')
    await step('two pieces go into the cart, and it opens', async () => {
      await typeInto(list.getByRole('textbox', { name: `Menge von ${name}` }), '2')
      await userEvent.click(list.getByRole('button', { name: `${name} in den Warenkorb` }))
      await cart.findByRole('dialog', { name: 'Warenkorb' }, { timeout: 5000 })
      await waitFor(() => expect(cart.getByRole('textbox', { name: `Menge von ${name}` })).toHaveValue('2'), { timeout: 5000 })
    })
    await step('the navigation counts them', async () => {
      const navigation = await inside(canvasElement, 'vitrine-main-navigation')
      await navigation.findByRole('button', { name: 'Warenkorb, 2 Artikel', hidden: true }, { timeout: 5000 })
    })
  },
}

const productPage: PageStory['parameters'] = {
  html: ({ locale }) =>
    page(
      locale,
      html`
    <vitrine-section>
      <vitrine-column>
        <vitrine-product-detail product=${productNamed('Augencreme Klarblick')}></vitrine-product-detail>
      </vitrine-column>
    </vitrine-section>
    <vitrine-section tone="sand" space="large">
      <vitrine-column>
        <vitrine-product-list heading="Das könnte dir auch gefallen" badge="award-winning" page-size="4" all-url="/products"></vitrine-product-list>
      </vitrine-column>
    </vitrine-section>
  `,
    ),
}

export const Product: PageStory = { parameters: productPage }

export const ProductAndTheCart: PageStory = {
  parameters: productPage,
  play: async ({ canvasElement }) => {
    await stateOf(canvasElement, 'vitrine-product-detail', 'filled')
    const detail = await inside(canvasElement, 'vitrine-product-detail')
    await userEvent.click(detail.getByRole('button', { name: 'Augencreme Klarblick in den Warenkorb' }))
    const cart = await inside(canvasElement, 'vitrine-cart-panel')
    await cart.findByRole('dialog', { name: 'Warenkorb' }, { timeout: 5000 })
    await cart.findByRole('link', { name: 'Zur Kasse' }, { timeout: 5000 })
  },
}

export const ProductOnAPhone: PageStory = { parameters: productPage, globals: { viewport: { value: 'small' } } }

export const SignIn: PageStory = {
  parameters: {
    html: ({ locale }) =>
      page(
        locale,
        html`
      <vitrine-section tone="rose" space="large" min-height="640" vertical-align="center">
        <vitrine-column>
          <vitrine-login hint="Zum Ausprobieren: anna.muster@example.org mit dem Passwort lindenrose"></vitrine-login>
        </vitrine-column>
      </vitrine-section>
    `,
      ),
  },
}

export const PlatformUnreachable: PageStory = { parameters: { ...products, sandbox: { weather: { kind: 'offline' } } } }

export const Dark: PageStory = { parameters: Home.parameters, globals: { theme: 'dark' } }
