import type { BeautyProfile, Choice, CustomerRecord } from '../../commerce/domain/customer/profile-gateway.js'
import { beautyProfile } from './beauty-profile.block.js'

const { said, choices } = beautyProfile.sample

const listed = Object.entries(choices).map(([key, values]) => [key, values.map((value): Choice => ({ value, label: value }))])

/** The declaration's sample, as the platform would tell it. */
export const sampleProfile: { said: BeautyProfile; choices: CustomerRecord<BeautyProfile>['choices'] } = {
  said: { ...said, referredBy: undefined },
  choices: Object.fromEntries(listed),
}
