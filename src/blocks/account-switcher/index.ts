import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import question from '../../ui/theme/question.css?inline'
import { accountSwitcher } from './account-switcher.block.js'
import css from './account-switcher.css?inline'
import { AccountSwitcher, SampleSwitcher } from './account-switcher.js'

register(accountSwitcher, { live: AccountSwitcher, sample: SampleSwitcher, styles: [base, question, css] })
