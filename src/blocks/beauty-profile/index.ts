import { register } from '../../element/index.js'
import base from '../../theme/base.css?inline'
import choices from '../../theme/choices.css?inline'
import own from '../../theme/own-record.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { beautyProfile } from './beauty-profile.block.js'
import css from './beauty-profile.css?inline'
import { BeautyProfile, SampleProfile } from './beauty-profile.js'

register(beautyProfile, { live: needing('beauty', 'profile', BeautyProfile), sample: SampleProfile, styles: [base, choices, own, css] })
