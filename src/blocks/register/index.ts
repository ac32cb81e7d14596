import { register as registerBlock } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import panel from '../../theme/panel.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { register } from './register.block.js'
import css from './register.css?inline'
import { Register } from './register.js'

registerBlock(register, { live: needing('method.registerCustomer', 'register', Register), styles: [base, panel, css] })
