/**
 * Things a shop needs beyond the published reference and the five server methods of the specification's section 7, each with what it
 * brings: an organisation has it when somebody built it there. A strict sandbox knows none that is not named.
 * @example
 * ```ts
 * import { extensions } from '@vitrine/blocks/sandbox'
 *
 * for (const [name, brings] of Object.entries(extensions)) console.log(`${name}: ${brings}`)
 * ```
 */
export const extensions = {
  'sign-in': 'server methods login, logout, registerCustomer, requestPasswordReset and resetPassword',
  'personal-data': 'server methods with which a customer reads and changes her own data',
  consultants: 'server methods findConsultants and getConsultantProfile',
  relations: 'server methods about a customer’s consultants, and previewConsultantSwitch',
  newsletter: 'server methods of the newsletter',
  'consultant-messages': 'an Apex REST service that takes messages to a consultant',
  withdrawal: 'the resource order-summaries/actions/withdraw',
  'product-fields': 'custom fields of products: line, badges, shade, base amount, lowest price …',
  'seller-field': 'a custom field of carts with the consultant’s moniker',
  'shipping-estimate': 'a cart calculation that counts the usual way of sending before anybody has chosen one',
  records: 'custom objects and custom fields of the customer’s own records',
  content: 'content pages found by the site search',
  'undocumented-context':
    'the calls ai/configuration, shopperAgent/context and effective-accounts, and details in an answer about many products',
  'client-request': 'payments of the type ClientRequest, documented up to v60',
  retired: 'inventory reservations (documented up to v63) and coupons of a checkout (v61 and v62)',
} as const satisfies Readonly<Record<string, string>>

export type ExtensionName = keyof typeof extensions

/**
 * The names of all extensions, for a sandbox of an organisation that has everything.
 * @example
 * ```ts
 * import { allExtensions, createSandbox } from '@vitrine/blocks/sandbox'
 *
 * const sandbox = await createSandbox({ extensions: allExtensions })
 * ```
 */
export const allExtensions = Object.keys(extensions) as ExtensionName[]

/**
 * Reads a setting such as `sign-in, withdrawal`; `none` is none, and what is empty or absent is not said.
 * @param setting names of extensions, separated by commas or spaces
 * @returns the names, none for `none`; undefined where the setting is empty or absent
 * @throws RangeError for a name that is no extension's
 * @example
 * ```ts
 * import { allExtensions, createSandbox, readExtensions } from '@vitrine/blocks/sandbox'
 *
 * const extensions = readExtensions(process.env.VITRINE_EXTENSIONS) ?? allExtensions
 * const sandbox = await createSandbox({ extensions })
 * ```
 */
export function readExtensions(setting: string | undefined): readonly ExtensionName[] | undefined {
  const names = (setting ?? '').split(/[\s,]+/).filter(Boolean)
  if (names.length === 0) return undefined
  if (names.length === 1 && names[0] === 'none') return []
  return names.map((name) => {
    const known = allExtensions.find((each) => each === name)
    if (!known) throw new RangeError(`VITRINE_EXTENSIONS names "${name}"; known are none, or ${allExtensions.join(', ')}.`)
    return known
  })
}
