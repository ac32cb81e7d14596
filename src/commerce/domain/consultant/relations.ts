import type { Answer, Refusable } from '../answers.js'
import type { ShopCart } from '../cart/cart.js'
import { relationChanged } from '../channels.js'
import type { SessionContext } from '../customer/account-gateway.js'
import { isBrokenWorld } from '../errors.js'
import { has } from '../has.js'
import type { Readable } from '../observable.js'
import { chooseConsultant } from './choose-consultant.js'
import type { Storefront } from './storefront.js'
import type { Consultant } from './consultant-gateway.js'
import { type Foresight, foreseeSwitch } from './foresee-switch.js'
import { leaveConsultant } from './leave-consultant.js'
import type { RelationGateway } from './relation-gateway.js'

/** The consultants a shopper shops with. Changes made here are published once: to this page and to the shopper's other tabs. */
export interface ShopRelations extends Pick<RelationGateway, 'read' | 'connect' | 'assign'> {
  /** Makes her the primary one. */
  promote: (consultantId: string) => Promise<Answer>
  /** Disconnects her; where the page sells for her, it does so no longer. */
  part: (consultantId: string) => Promise<Answer>
  /** Looked up before she shops there. Throws when it cannot be learned. */
  preview: (consultantId: string) => Promise<Refusable<Foresight>>
  /** The page sells for her from now on. */
  choose: (consultant: Consultant) => Promise<void>
  /** She wants to shop here: connected when she has an account, and chosen. */
  shopWith: (consultant: Consultant) => Promise<Answer>
}

export interface RelationsShop extends Storefront {
  cart: Pick<ShopCart, 'view' | 'refresh'>
  session: Readable<{ session: SessionContext | undefined }>
  ready: () => Promise<void>
}

export interface RelationsTools {
  relations: RelationGateway
  /** Tells other tabs. */
  changed: () => void
}

export function createRelations(shop: RelationsShop, tools: RelationsTools): ShopRelations {
  const { relations } = tools

  function tell(consultantId: string): void {
    shop.bus.publish(relationChanged, { consultantId })
    tools.changed()
  }

  /** Guests are connected with nobody: their choice changes this page and nothing else. */
  const isCustomer = () => shop.session.get().session?.guest === false

  async function change(consultantId: string, write: () => Promise<Answer>): Promise<Answer> {
    const answer = await write()
    if (has(answer, 'done')) tell(consultantId)
    return answer
  }

  async function choose(consultant: Consultant): Promise<void> {
    chooseConsultant(shop, consultant)
    if (isCustomer()) tell(consultant.id)
  }

  return {
    read: (signal) => relations.read(signal),
    connect: (id) => change(id, () => relations.connect(id)),
    promote: (id) => change(id, () => relations.setPrimary(id)),
    part: (id) =>
      change(id, async () => {
        const answer = await relations.disconnect(id)
        if (has(answer, 'done')) leaveConsultant(shop, id)
        return answer
      }),
    async assign(postalCode) {
      const answer = await relations.assign(postalCode)
      if (!has(answer, 'refused') && isCustomer()) tell(answer.id)
      return answer
    },
    preview: (id) => foreseeSwitch(id, { cart: shop.cart, previewSwitch: (asked) => relations.previewSwitch(asked) }),
    choose,
    async shopWith(consultant) {
      if (!consultant.shopActive) return { refused: { reason: 'inactive', message: '' } }
      await shop.ready()
      if (isCustomer()) {
        // A shop whose platform connects nobody sells all the same.
        const answer = await relations.connect(consultant.id).catch(unlessMissing)
        if (answer && has(answer, 'refused')) return answer
      }
      await choose(consultant)
      return { done: true }
    },
  }
}

function unlessMissing(error: unknown): undefined {
  if (!isBrokenWorld(error) || error.kind !== 'missing') throw error
}
