import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import question from '../../ui/theme/question.css?inline'
import product from '../../ui/theme/product.css?inline'
import { consultantProfile } from './consultant-profile.block.js'
import css from './consultant-profile.css?inline'
import { ConsultantProfile, SampleProfile } from './consultant-profile.js'

register(consultantProfile, { live: ConsultantProfile, sample: SampleProfile, styles: [base, question, product, css] })
