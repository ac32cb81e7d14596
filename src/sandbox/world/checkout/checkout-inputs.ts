import type { CheckoutState, ContactInfo } from './checkout-state.js'
import { type Input, inputIn, invalid, isInput } from '../inputs.js'
import type { World } from '../world.js'

/** Whose shop it is; the name is inferred. */
export const consultantField = 'ConsultantMoniker_t__c'

const longest = 80

/** What was said is changed, the rest stays. */
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
  if (contact.email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email))
    throw invalid('Bitte gib eine gültige E-Mail-Adresse ein.', { field: 'email' })
  return contact
}

const mostFields = 21

/**
 * sObjects with their fields, of the cart and of delivery groups (Checkout Start Input and Checkout Input); what belongs
 * to the cart is kept.
 */
export function customFieldsIn(world: World, { customFields }: Input): CheckoutState['customFields'] | undefined {
  if (customFields === undefined) return undefined
  if (!Array.isArray(customFields) || customFields.length > mostFields)
    throw invalid(`customFields must be a list of at most ${mostFields}.`)
  const fields = customFields.flatMap((one: unknown) => fieldsIn(inputIn(one)))
  for (const { text } of fields) if (text.length > 255) throw invalid('A custom field is too long.')
  const moniker = fields.find(({ dataName }) => dataName === consultantField)?.text
  if (moniker !== undefined && !world.directory.byMoniker.has(moniker.toLowerCase())) throw invalid(`There is no consultant "${moniker}".`)
  return fields
}

function fieldsIn({ attributes, dataName, text, ...fields }: Input): CheckoutState['customFields'] {
  // As it was sent here before the reference was looked up.
  if (typeof dataName === 'string' && typeof text === 'string') return [{ dataName, text }]
  const { type } = inputIn(attributes)
  if (type !== 'WebCart' && type !== 'CartDeliveryGroup') throw invalid('A custom field has a dataName and a text.')
  if (type !== 'WebCart') return []
  return Object.entries(fields).flatMap(([name, value]) => (name.endsWith('__c') ? [{ dataName: name, text: String(value ?? '') }] : []))
}
