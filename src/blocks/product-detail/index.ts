import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import product from '../../ui/theme/product.css?inline'
import { productDetail } from './product-detail.block.js'
import css from './product-detail.css?inline'
import { ProductDetail, SampleDetail } from './product-detail.js'

register(productDetail, { live: ProductDetail, sample: SampleDetail, styles: [base, product, css] })
