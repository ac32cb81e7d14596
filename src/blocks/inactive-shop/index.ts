import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { inactiveShop } from './inactive-shop.block.js'
import css from './inactive-shop.css?inline'
import { InactiveShop } from './inactive-shop.js'

register(inactiveShop, { live: InactiveShop, styles: [base, css] })
