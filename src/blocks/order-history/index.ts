import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import order from '../../theme/order.css?inline'
import sums from '../../theme/sums.css?inline'
import { orderHistory } from './order-history.block.js'
import css from './order-history.css?inline'
import { OrderHistory, SampleHistory } from './order-history.js'

register(orderHistory, { live: OrderHistory, sample: SampleHistory, styles: [base, sums, order, css] })
