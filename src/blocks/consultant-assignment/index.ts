import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { consultantAssignment } from './consultant-assignment.block.js'
import css from './consultant-assignment.css?inline'
import { ConsultantAssignment } from './consultant-assignment.js'

register(consultantAssignment, { live: needing('method.assignConsultant', 'nothing', ConsultantAssignment), styles: [base, css] })
