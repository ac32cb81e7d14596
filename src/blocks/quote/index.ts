import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { quote } from './quote.block.js'
import css from './quote.css?inline'
import { Quote } from './quote.js'

register(quote, { live: Quote, styles: [base, css] })
