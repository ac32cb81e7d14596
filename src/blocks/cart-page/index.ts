import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import benefits from '../../ui/theme/benefits.css?inline'
import cart from '../../ui/theme/cart.css?inline'
import paging from '../../ui/theme/paging.css?inline'
import product from '../../ui/theme/product.css?inline'
import sums from '../../ui/theme/sums.css?inline'
import { cartPage } from './cart-page.block.js'
import css from './cart-page.css?inline'
import { CartPage, SamplePage } from './cart-page.js'

register(cartPage, { live: CartPage, sample: SamplePage, styles: [base, benefits, product, cart, sums, paging, css] })
