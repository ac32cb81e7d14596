import { register } from '../../element/index.js'
import address from '../../theme/address.css?inline'
import base from '../../theme/base.css?inline'
import own from '../../theme/own-record.css?inline'
import { withdrawal } from './withdrawal.block.js'
import css from './withdrawal.css?inline'
import { SampleWithdrawal, Withdraw } from './withdrawal.js'

register(withdrawal, { live: Withdraw, sample: SampleWithdrawal, styles: [base, own, address, css] })
