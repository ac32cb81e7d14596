import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import panel from '../../ui/theme/panel.css?inline'
import { login } from './login.block.js'
import css from './login.css?inline'
import { Login } from './login.js'

register(login, { live: Login, styles: [base, panel, css] })
