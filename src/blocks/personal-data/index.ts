import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import field from '../../ui/theme/text-field.css?inline'
import own from '../../ui/theme/own-record.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { personalData } from './personal-data.block.js'
import css from './personal-data.css?inline'
import { PersonalData, SamplePerson } from './personal-data.js'

register(personalData, {
  live: needing('method.changePersonalData', 'preferences', PersonalData),
  sample: SamplePerson,
  styles: [base, field, own, css],
})
