import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import field from '../../ui/theme/text-field.css?inline'
import panel from '../../ui/theme/panel.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { passwordReset } from './password-reset.block.js'
import { PasswordReset } from './password-reset.js'

register(passwordReset, { live: needing('method.requestPasswordReset', 'password', PasswordReset), styles: [base, field, panel] })
