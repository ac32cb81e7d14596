import type { CheckoutState, ContactInfo } from './checkout-state.js'
import { type Input, inputIn, invalid, isInput } from '../inputs.js'
import type { World } from '../world.js'

/** Custom field that holds the consultant's moniker; the name is inferred. */
export const consultantField = 'ConsultantMoniker_t__c'

const longest = 80

/** Merges the input into the contact; the fields it leaves out stay. */
export function contactIn(before: ContactInfo, input: unknown): ContactInfo {
  if (!isInput(input)) throw invalid('contactInfo must be an object.')
  const said = (['firstName', 'lastName', 'email', 'phoneNumber'] as const).filter((name) => input[name] !== undefined)
  const texts = said.map((name) => {
    const value = input[name]
    if (value !== null && (typeof value !== 'string' || value.length > longest))
      throw invalid(`${name} must be a text of at most ${longest} characters.`, { field: name })
    return [name, value?.trim() || null] as const
  })
  const contact = { ...before, ...Object.fromEntries(texts) }
  if (contact.email !== null && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(contact.email))
    throw invalid('Bitte gib eine gültige E-Mail-Adresse ein.', { field: 'email' })
  return contact
}

/** sObjects with their custom fields: one cart, and at most twenty delivery groups (Checkout Start Input, v64.0). */
export function customFieldsIn(world: World, { customFields }: Input): CheckoutState['customFields'] | undefined {
  if (customFields === undefined) return undefined
  if (!Array.isArray(customFields) || customFields.length > 21) throw invalid('customFields must be a list of at most 21 sObjects.')
  const objects = customFields.map((one: unknown) => {
    const { attributes, ...fields } = inputIn(one)
    const { type } = inputIn(attributes)
    if (type !== 'WebCart' && type !== 'CartDeliveryGroup') throw invalid('Custom fields are of a WebCart or of a CartDeliveryGroup.')
    return { ...fields, attributes: { type: type as 'WebCart' | 'CartDeliveryGroup' } }
  })
  const moniker = monikerIn(objects)
  if (moniker !== undefined && !world.directory.byMoniker.has(moniker.toLowerCase())) throw invalid(`There is no consultant "${moniker}".`)
  return objects
}

/** Returns the moniker of the consultant's shop. */
export function monikerIn(customFields: CheckoutState['customFields']): string | undefined {
  const moniker = customFields.find(({ attributes }) => attributes.type === 'WebCart')?.[consultantField]
  return typeof moniker === 'string' ? moniker : undefined
}
