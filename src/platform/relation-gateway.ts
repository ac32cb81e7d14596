import { array, boolean, nullish, object } from 'valibot'
import type { Answer, Relation, RelationGateway } from '../shop/gateways.js'
import type { ConsultantOptions } from './consultant-gateway.js'
import { consultantOf, shopRecordShape } from './consultant-wire.js'
import { answerOf, refusalIn, refusalMembers } from './method-refusals.js'
import type { MethodName } from './methods.js'
import { maybeText, understand } from './wire.js'

const relationsShape = object({
  ...refusalMembers,
  relations: nullish(
    array(object({ shopRecord: shopRecordShape, isPrimary: boolean(), status: maybeText, replacement: nullish(shopRecordShape) })),
    [],
  ),
})
const assignedShape = object({ ...refusalMembers, shopRecord: nullish(shopRecordShape) })
const previewShape = object({ ...refusalMembers, unavailableProducts: nullish(array(object({ name: maybeText })), []) })

const statuses: ReadonlyMap<string, Relation['status']> = new Map([
  ['Selected', 'selected'],
  ['Primary', 'primary'],
  ['NewlyAdded', 'newly-added'],
  ['Terminated', 'terminated'],
])

/** With whom a customer shops; every write makes what was read too old. */
export function createRelationGateway({ methods, settings }: ConsultantOptions): RelationGateway {
  async function write(name: MethodName, consultantId: string): Promise<Answer> {
    try {
      return await answerOf(methods.call(name, { consultantId }), name)
    } finally {
      await methods.forget('getRelations')
    }
  }

  return {
    async read(signal) {
      const answer = understand(relationsShape, await methods.call('getRelations', {}, signal), 'getRelations')
      const refused = refusalIn(answer)
      if (refused) return { refused }
      const { sitePath } = settings()
      const consultants = answer.relations.map(({ shopRecord, isPrimary, status, replacement }): Relation => ({
        consultant: consultantOf(shopRecord, sitePath),
        primary: isPrimary,
        status: statuses.get(status ?? '') ?? (isPrimary ? 'primary' : 'selected'),
        ...(replacement ? { replacement: consultantOf(replacement, sitePath) } : {}),
      }))
      return { consultants }
    },
    connect: (consultantId) => write('connectConsultant', consultantId),
    setPrimary: (consultantId) => write('setPrimaryConsultant', consultantId),
    disconnect: (consultantId) => write('disconnectConsultant', consultantId),
    async assign(postalCode) {
      const { subsidiaryCode, sitePath } = settings()
      const value = await methods.call('assignConsultant', { postalCode, subsidiaryCode }).finally(() => methods.forget('getRelations'))
      const answer = understand(assignedShape, value, 'assignConsultant')
      const refused = refusalIn(answer)
      if (refused) return { refused }
      if (!answer.shopRecord) return { refused: { reason: 'no-consultant', message: '' } }
      return consultantOf(answer.shopRecord, sitePath)
    },
    async previewSwitch(consultantId, signal) {
      const value = await methods.call('previewConsultantSwitch', { consultantId }, signal)
      const answer = understand(previewShape, value, 'previewConsultantSwitch')
      const refused = refusalIn(answer)
      if (refused) return { refused }
      return { unavailable: answer.unavailableProducts.map(({ name }) => name ?? '') }
    },
  }
}
