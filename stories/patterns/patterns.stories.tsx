import type { Meta } from '@storybook/react-vite'
import '../../src/blocks/account-switcher/index.js'
import '../../src/blocks/cart-panel/index.js'
import '../../src/blocks/checkout/index.js'
import '../../src/blocks/column/index.js'
import '../../src/blocks/consultant-detection/index.js'
import '../../src/blocks/consultant-profile/index.js'
import '../../src/blocks/cookie-consent/index.js'
import '../../src/blocks/footer/index.js'
import '../../src/blocks/inactive-shop/index.js'
import '../../src/blocks/main-navigation/index.js'
import '../../src/blocks/product-detail/index.js'
import '../../src/blocks/product-list/index.js'
import '../../src/blocks/promo-banner/index.js'
import '../../src/blocks/section/index.js'
import '../../src/blocks/shop-magnet/index.js'
import '../../src/blocks/store/index.js'
import type { PageStory } from '../support.js'
import { nodesOf, patterns } from './patterns.js'

/** The example shop's own pages, as the pages about them show them. */
const meta: Meta = { title: 'Muster/Seiten', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const entered = '/?mk_moniker=anna-berger'

export const Product: PageStory = { parameters: { nodes: nodesOf(patterns.product), sandbox: { address: entered } } }

export const Consultant: PageStory = { parameters: { nodes: nodesOf(patterns.consultant), sandbox: { address: entered } } }

export const Checkout: PageStory = {
  parameters: { nodes: nodesOf(patterns.checkout), sandbox: { scene: 'checkout-ready', address: entered } },
}
