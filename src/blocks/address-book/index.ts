import { register } from '../../core/element/index.js'
import address from '../../ui/theme/address.css?inline'
import base from '../../ui/theme/base.css?inline'
import own from '../../ui/theme/own-record.css?inline'
import question from '../../ui/theme/question.css?inline'
import { addressBook } from './address-book.block.js'
import css from './address-book.css?inline'
import { AddressBook, SampleAddressBook } from './address-book.js'

register(addressBook, { live: AddressBook, sample: SampleAddressBook, styles: [base, own, address, question, css] })
