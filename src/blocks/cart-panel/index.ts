import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { cartPanel } from './cart-panel.block.js'
import css from './cart-panel.css?inline'
import { CartPanel, SamplePanel } from './cart-panel.js'

register(cartPanel, { live: CartPanel, sample: SamplePanel, styles: [base, css] })
