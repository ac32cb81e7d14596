import { array, nullish } from 'valibot'
import { object } from '../wire/object-shape.js'
import type { Answer, Refusable } from '../../domain/answers.js'
import type { Relation, RelationGateway } from '../../domain/consultant/relation-gateway.js'
import type { ConsultantOptions } from './consultant-directory.js'
import { recordProfileNames } from '../../domain/names/consultant-names.js'
import { readPostalCode } from '../../domain/customer/postal-code.js'
import { namer } from '../../domain/names/names.js'
import { consultantOf, shopRecordShape } from '../wire/consultant-wire.js'
import { fieldText } from '../wire/fields.js'
import { refusalIn, refusalMembers, outcomeOf } from './method-refusals.js'
import type { MethodArguments, MethodName } from '../methods/methods.js'
import { flag, maybeCount, maybeText, parseBody } from '../wire/wire.js'
import { has } from '../../domain/has.js'

/** The list must be complete: without one of the relations, the customer would be offered a consultant she has already. */
const relationsShape = object({
  ...refusalMembers,
  relations: nullish(
    array(object({ shopRecord: shopRecordShape, isPrimary: flag, status: maybeText, replacement: nullish(shopRecordShape) })),
    [],
  ),
})
const assignedShape = object({ shopRecord: nullish(shopRecordShape), distance: maybeCount })
/** The list of products that the customer would lose must be complete. */
const previewShape = object({ ...refusalMembers, unavailableProducts: nullish(array(object({ name: maybeText })), []) })

const statuses: ReadonlyMap<string, Relation['status']> = new Map([
  ['Selected', 'selected'],
  ['Primary', 'primary'],
  ['NewlyAdded', 'newly-added'],
  ['Terminated', 'terminated'],
])

/** Reads and changes the consultants a customer shops with; every write makes what was read stale. */
export function createRelationGateway({ methods, settings }: ConsultantOptions): RelationGateway {
  const forget = () => methods.forget('getRelations')

  async function write(name: MethodName, given: MethodArguments): Promise<Refusable<{ value: unknown }>> {
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
      const answer = parseBody(relationsShape, await methods.call('getRelations', {}, signal), 'getRelations')
      const refused = refusalIn(answer)
      if (refused) return { refused }
      const consultants = answer.relations.map(
        ({ shopRecord, isPrimary, status, replacement }): Relation => ({
          consultant: consultantOf(shopRecord, settings()),
          primary: isPrimary,
          status: statuses.get(status ?? '') ?? (isPrimary ? 'primary' : 'selected'),
          ...(replacement ? { replacement: consultantOf(replacement, settings()) } : {}),
        }),
      )
      return { consultants }
    },
    forget,
    connect: (consultantId) => change('connectConsultant', consultantId),
    setPrimary: (consultantId) => change('setPrimaryConsultant', consultantId),
    disconnect: (consultantId) => change('disconnectConsultant', consultantId),
    async assign(postalCode) {
      const { subsidiaryCode, names } = settings()
      const said = await write('assignConsultant', { postalCode: readPostalCode(postalCode) ?? postalCode, subsidiaryCode })
      if (has(said, 'refused')) return said
      const answer = parseBody(assignedShape, said.value, 'assignConsultant')
      if (!answer.shopRecord) return { refused: { reason: 'no-consultant', message: '' } }
      const { shopRecord: found, distance } = answer
      const city = fieldText(found, namer(recordProfileNames, () => names)('shopRecord.city')) ?? ''
      return { ...consultantOf(found, settings()), city, distance: distance ?? undefined }
    },
    async previewSwitch(consultantId, signal) {
      const value = await methods.call('previewConsultantSwitch', { consultantId }, signal)
      const answer = parseBody(previewShape, value, 'previewConsultantSwitch')
      const refused = refusalIn(answer)
      if (refused) return { refused }
      return { unavailable: answer.unavailableProducts.map(({ name }) => name ?? '') }
    },
  }
}
