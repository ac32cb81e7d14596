import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import benefits from '../../theme/benefits.css?inline'
import cart from '../../theme/cart.css?inline'
import paging from '../../theme/paging.css?inline'
import product from '../../theme/product.css?inline'
import sums from '../../theme/sums.css?inline'
import { cartPage } from './cart-page.block.js'
import css from './cart-page.css?inline'
import { CartPage, SamplePage } from './cart-page.js'

register(cartPage, { live: CartPage, sample: SamplePage, styles: [base, benefits, product, cart, sums, paging, css] })
