import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import unseen from '../../ui/theme/unseen.css?inline'
import { consultantDetection } from './consultant-detection.block.js'
import css from './consultant-detection.css?inline'
import { ConsultantDetection } from './consultant-detection.js'

register(consultantDetection, { live: ConsultantDetection, styles: [base, unseen, css] })
