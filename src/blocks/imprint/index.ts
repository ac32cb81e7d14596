import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import { imprint } from './imprint.block.js'
import css from './imprint.css?inline'
import { Imprint } from './imprint.js'

register(imprint, { live: Imprint, styles: [base, css] })
