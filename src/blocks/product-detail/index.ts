import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import product from '../../theme/product.css?inline'
import { productDetail } from './product-detail.block.js'
import css from './product-detail.css?inline'
import { ProductDetail, SampleDetail } from './product-detail.js'

register(productDetail, { live: ProductDetail, sample: SampleDetail, styles: [base, product, css] })
