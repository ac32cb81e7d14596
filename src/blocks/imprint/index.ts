import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { imprint } from './imprint.block.js'
import css from './imprint.css?inline'
import { Imprint, SampleImprint } from './imprint.js'

register(imprint, { live: Imprint, sample: SampleImprint, styles: [base, css] })
