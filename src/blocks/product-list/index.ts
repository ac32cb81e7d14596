import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import product from '../../ui/theme/product.css?inline'
import { productList } from './product-list.block.js'
import { Browsing } from './list.js'
import css from './product-list.css?inline'
import { ProductList, SampleList } from './product-list.js'

register(productList, {
  live: ProductList,
  sample: SampleList,
  styles: [base, product, css],
  ahead: () => (document.querySelector(`${productList.tag}[browsable]:not(:defined)`)?.shadowRoot ? Browsing.settled() : undefined),
})
