import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import field from '../../theme/search-field.css?inline'
import search from '../../theme/product-search.css?inline'
import { productSearch } from './product-search.block.js'
import css from './product-search.css?inline'
import { ProductSearch } from './product-search.js'

register(productSearch, { live: ProductSearch, styles: [base, field, search, css] })
