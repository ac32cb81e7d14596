import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import question from '../../theme/question.css?inline'
import { accountSwitcher } from './account-switcher.block.js'
import css from './account-switcher.css?inline'
import { AccountSwitcher } from './account-switcher.js'

register(accountSwitcher, { live: AccountSwitcher, styles: [base, question, css] })
