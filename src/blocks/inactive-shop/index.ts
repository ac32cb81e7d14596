import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import { inactiveShop } from './inactive-shop.block.js'
import css from './inactive-shop.css?inline'
import { InactiveShop } from './inactive-shop.js'

register(inactiveShop, { live: InactiveShop, styles: [base, css] })
