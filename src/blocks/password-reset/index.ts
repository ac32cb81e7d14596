import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import field from '../../theme/text-field.css?inline'
import panel from '../../theme/panel.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { passwordReset } from './password-reset.block.js'
import { PasswordReset } from './password-reset.js'

register(passwordReset, { live: needing('method.requestPasswordReset', 'password', PasswordReset), styles: [base, field, panel] })
