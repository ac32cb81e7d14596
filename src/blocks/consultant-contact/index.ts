import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import own from '../../ui/theme/own-record.css?inline'
import textField from '../../ui/theme/text-field.css?inline'
import { consultantContact } from './consultant-contact.block.js'
import css from './consultant-contact.css?inline'
import { ConsultantContact, SampleContact } from './consultant-contact.js'

register(consultantContact, { live: ConsultantContact, sample: SampleContact, styles: [base, own, textField, css] })
