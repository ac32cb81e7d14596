import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import { store } from './store.block.js'
import css from './store.css?inline'
import { Store } from './store.js'

register(store, { live: Store, styles: [base, css] })
