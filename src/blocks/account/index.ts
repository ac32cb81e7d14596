import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { account } from './account.block.js'
import css from './account.css?inline'
import { Account, SampleAccount } from './account.js'

register(account, { live: Account, sample: SampleAccount, styles: [base, css] })
