import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import order from '../../ui/theme/order.css?inline'
import sums from '../../ui/theme/sums.css?inline'
import { orderHistory } from './order-history.block.js'
import css from './order-history.css?inline'
import { OrderHistory, SampleHistory } from './order-history.js'

register(orderHistory, { live: OrderHistory, sample: SampleHistory, styles: [base, sums, order, css] })
