import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { store } from './store.block.js'
import unseen from '../../ui/theme/unseen.css?inline'
import { Store } from './store.js'

register(store, { live: Store, styles: [base, unseen] })
