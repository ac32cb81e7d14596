import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { invalidShop } from './invalid-shop.block.js'
import css from './invalid-shop.css?inline'
import { InvalidShop } from './invalid-shop.js'

register(invalidShop, { live: InvalidShop, styles: [base, css] })
