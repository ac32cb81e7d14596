import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import question from '../../theme/question.css?inline'
import { accountSwitcher } from './account-switcher.block.js'
import css from './account-switcher.css?inline'
import { AccountSwitcher, SampleSwitcher } from './account-switcher.js'

register(accountSwitcher, { live: AccountSwitcher, sample: SampleSwitcher, styles: [base, question, css] })
