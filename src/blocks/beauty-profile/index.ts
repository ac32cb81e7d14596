import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import choices from '../../ui/theme/choices.css?inline'
import own from '../../ui/theme/own-record.css?inline'
import { needing } from '../../ui/parts/needing.js'
import { beautyProfile } from './beauty-profile.block.js'
import css from './beauty-profile.css?inline'
import { BeautyProfile, SampleProfile } from './beauty-profile.js'

register(beautyProfile, { live: needing('beauty', 'profile', BeautyProfile), sample: SampleProfile, styles: [base, choices, own, css] })
