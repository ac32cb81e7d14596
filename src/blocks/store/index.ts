import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import { store } from './store.block.js'
import unseen from '../../theme/unseen.css?inline'
import { Store } from './store.js'

register(store, { live: Store, styles: [base, unseen] })
