import { type ActionTools, createAction, createReading } from '../../commerce/domain/actions/action.js'
import { inputSchemas } from '../../commerce/domain/actions/input-schemas.js'
import type {
  ChooseConsultantResult,
  FindConsultantsInput,
  FindConsultantsResult,
  StorefrontActions,
} from '../../commerce/domain/actions/storefront-actions.js'
import { chooseConsultant } from '../../commerce/domain/consultant/choose-consultant.js'
import type { ConsultantSearch } from '../../commerce/domain/consultant/consultant-gateway.js'
import { findConsultant } from '../../commerce/domain/consultant/find-consultant.js'
import { profileAddress } from '../../commerce/domain/consultant/profile-address.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { has } from '../../commerce/domain/has.js'
import type { Refusal } from '../../commerce/domain/answers.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { siteAddress } from '../../core/dom/site-address.js'
import { userError } from './cart-actions.js'
import { defaultPageSize } from './product-actions.js'

type ConsultantActions = Pick<StorefrontActions, 'findConsultants' | 'chooseConsultant'>

export function createConsultantActions(shop: Shop, tools: ActionTools): ConsultantActions {
  return {
    findConsultants: createReading(
      { name: 'findConsultants', inputSchema: inputSchemas.findConsultants, run: (input, signal) => findConsultants(shop, input, signal) },
      tools,
    ),
    chooseConsultant: createAction(
      {
        name: 'chooseConsultant',
        inputSchema: inputSchemas.chooseConsultant,
        isReadOnly: false,
        run: ({ moniker }) => choose(shop, moniker),
      },
      tools,
    ),
  }
}

async function findConsultants(
  shop: Shop,
  { text, by = kindOf(text), radius, page = 0, pageSize = defaultPageSize }: FindConsultantsInput,
  signal: AbortSignal | undefined,
): Promise<FindConsultantsResult> {
  const found = await (await shop.consultants.get()).search({ by, text, radius, page, pageSize }, signal)
  if (has(found, 'refused')) return { consultants: [], total: 0, userErrors: [userError(shop, found.refused, '/text')] }
  const here = shop.page.here()
  const settings = shop.settings.get()
  return {
    consultants: found.consultants.map((each) => ({
      moniker: each.moniker,
      name: displayName(each),
      shopActive: each.shopActive,
      city: each.city,
      postalCode: each.postalCode,
      distance: each.distance,
      languages: each.languages,
      specialties: each.specialties,
      url: new URL(siteAddress(profileAddress('/consultant', each.moniker, here), settings), here).href,
    })),
    total: found.total,
    userErrors: [],
  }
}

/** Tells what a text is: five digits are a postal code (specification, section 1), other digits a phone number. */
function kindOf(text: string): ConsultantSearch['by'] {
  const typed = text.replaceAll(/[\s/().-]/g, '')
  if (/^\d{5}$/.test(typed)) return 'postal-code'
  return /^\+?\d{6,}$/.test(typed) ? 'phone' : 'name'
}

async function choose(shop: Shop, moniker: string): Promise<ChooseConsultantResult> {
  const refuse = (reason: Refusal['reason']) => {
    const current = shop.consultant.get()
    return {
      consultant: current && { moniker: current.moniker, name: displayName(current) },
      userErrors: [userError(shop, { reason, message: '' }, '/moniker')],
    }
  }
  const consultant = await findConsultant(shop, { moniker: moniker.trim() })
  if (!consultant) return refuse('no-consultant')
  // Specification, section 4: an inactive shop blocks buying.
  if (!consultant.shopActive) return refuse('inactive')
  chooseConsultant(shop, consultant)
  return { consultant: { moniker: consultant.moniker, name: displayName(consultant) }, userErrors: [] }
}
