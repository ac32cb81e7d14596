import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { footer } from './footer.block.js'
import css from './footer.css?inline'
import { Footer } from './footer.js'

register(footer, { live: Footer, styles: [base, css] })
