import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import { consultantAssignment } from './consultant-assignment.block.js'
import css from './consultant-assignment.css?inline'
import { ConsultantAssignment } from './consultant-assignment.js'

register(consultantAssignment, { live: ConsultantAssignment, styles: [base, css] })
