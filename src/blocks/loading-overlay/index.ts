import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import unseen from '../../ui/theme/unseen.css?inline'
import { loadingOverlay } from './loading-overlay.block.js'
import css from './loading-overlay.css?inline'
import { LoadingOverlay } from './loading-overlay.js'

register(loadingOverlay, { live: LoadingOverlay, styles: [base, unseen, css] })
