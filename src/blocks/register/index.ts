import { register as registerBlock } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import panel from '../../ui/theme/panel.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { register } from './register.block.js'
import css from './register.css?inline'
import { Register } from './register.js'

registerBlock(register, { live: needing('method.registerCustomer', 'register', Register), styles: [base, panel, css] })
