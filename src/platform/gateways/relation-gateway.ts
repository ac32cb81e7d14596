import { array, nullish } from 'valibot'
import { object } from '../wire/object-shape.js'
import type { Answer, OrRefused } from '../../shop/answers.js'
import type { Relation, RelationGateway } from '../../shop/consultant/relation-gateway.js'
import type { ConsultantOptions } from './consultant-directory.js'
import { consultantOf, shopRecord, shopRecordShape } from '../wire/consultant-wire.js'
import { refusalIn, refusalMembers, outcomeOf } from './method-refusals.js'
import type { MethodArguments, MethodName } from '../methods/methods.js'
import { flag, maybeCount, maybeText, understand } from '../wire/wire.js'
import { has } from '../../shop/has.js'

/** Half told, she would be offered a consultant whom she has already: one that is not understood is not left out. */
const relationsShape = object({
  ...refusalMembers,
  relations: nullish(
    array(object({ shopRecord: shopRecordShape, isPrimary: flag, status: maybeText, replacement: nullish(shopRecordShape) })),
    [],
  ),
})
const assignedShape = object({ shopRecord: nullish(object({ ...shopRecord, City_t__c: maybeText })), distance: maybeCount })
/** What she would lose is told whole. */
const previewShape = object({ ...refusalMembers, unavailableProducts: nullish(array(object({ name: maybeText })), []) })

const statuses: ReadonlyMap<string, Relation['status']> = new Map([
  ['Selected', 'selected'],
  ['Primary', 'primary'],
  ['NewlyAdded', 'newly-added'],
  ['Terminated', 'terminated'],
])

/** With whom a customer shops; every write makes what was read too old. */
export function createRelationGateway({ methods, settings }: ConsultantOptions): RelationGateway {
  const forget = () => methods.forget('getRelations')

  async function write(name: MethodName, given: MethodArguments): Promise<OrRefused<{ value: unknown }>> {
    try {
      return await outcomeOf(methods.call(name, given), name)
    } finally {
      await forget()
    }
  }

  async function change(name: MethodName, consultantId: string): Promise<Answer> {
    const answer = await write(name, { consultantId })
    return has(answer, 'refused') ? answer : { done: true }
  }

  return {
    async read(signal) {
      const answer = understand(relationsShape, await methods.call('getRelations', {}, signal), 'getRelations')
      const refused = refusalIn(answer)
      if (refused) return { refused }
      const { sitePath } = settings()
      const consultants = answer.relations.map(
        ({ shopRecord, isPrimary, status, replacement }): Relation => ({
          consultant: consultantOf(shopRecord, sitePath),
          primary: isPrimary,
          status: statuses.get(status ?? '') ?? (isPrimary ? 'primary' : 'selected'),
          ...(replacement ? { replacement: consultantOf(replacement, sitePath) } : {}),
        }),
      )
      return { consultants }
    },
    forget,
    connect: (consultantId) => change('connectConsultant', consultantId),
    setPrimary: (consultantId) => change('setPrimaryConsultant', consultantId),
    disconnect: (consultantId) => change('disconnectConsultant', consultantId),
    async assign(postalCode) {
      const { subsidiaryCode, sitePath } = settings()
      const said = await write('assignConsultant', { postalCode, subsidiaryCode })
      if (has(said, 'refused')) return said
      const answer = understand(assignedShape, said.value, 'assignConsultant')
      if (!answer.shopRecord) return { refused: { reason: 'no-consultant', message: '' } }
      const { shopRecord: found, distance } = answer
      return { ...consultantOf(found, sitePath), city: found.City_t__c ?? '', distance: distance ?? undefined }
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
