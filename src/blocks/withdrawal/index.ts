import { register } from '../../core/element/index.js'
import address from '../../ui/theme/address.css?inline'
import base from '../../ui/theme/base.css?inline'
import own from '../../ui/theme/own-record.css?inline'
import { withdrawal } from './withdrawal.block.js'
import css from './withdrawal.css?inline'
import { SampleWithdrawal, Withdraw } from './withdrawal.js'

register(withdrawal, { live: Withdraw, sample: SampleWithdrawal, styles: [base, own, address, css] })
