import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import field from '../../theme/text-field.css?inline'
import panel from '../../theme/panel.css?inline'
import { passwordReset } from './password-reset.block.js'
import { PasswordReset } from './password-reset.js'

register(passwordReset, { live: PasswordReset, styles: [base, field, panel] })
