import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import field from '../../ui/theme/search-field.css?inline'
import search from '../../ui/theme/product-search.css?inline'
import { productSearch } from './product-search.block.js'
import css from './product-search.css?inline'
import { ProductSearch } from './product-search.js'

register(productSearch, { live: ProductSearch, styles: [base, field, search, css] })
