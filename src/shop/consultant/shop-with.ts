import { chooseConsultant } from './choose-consultant.js'
import type { Answer } from '../answers.js'
import type { Consultant } from './consultant-gateway.js'
import type { Shop } from '../shop.js'
import { has } from '../has.js'

/** She wants to shop here: connected when she has an account, and the page sells for this consultant from now on. */
export async function shopWith(shop: Shop, consultant: Consultant): Promise<Answer> {
  if (!consultant.shopActive) return { refused: { reason: 'inactive', message: '' } }
  const { connect } = shop.tools.gateways.relations
  await shop.ready()
  if (shop.session.get().session?.guest === false) {
    const answer = await connect(consultant.id)
    if (has(answer, 'refused')) return answer
  }
  chooseConsultant(shop, consultant)
  return { done: true }
}
