import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import { cartPanel } from './cart-panel.block.js'
import css from './cart-panel.css?inline'
import { CartPanel, SamplePanel } from './cart-panel.js'

register(cartPanel, { live: CartPanel, sample: SamplePanel, styles: [base, css] })
