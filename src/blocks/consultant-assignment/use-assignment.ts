import { plainText } from '../../core/dom/plain-text.js'
import { useState } from 'react'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import type { Foresight } from '../../commerce/domain/consultant/foresee-switch.js'
import type { Refusal } from '../../commerce/domain/answers.js'
import type { AssignedConsultant } from '../../commerce/domain/consultant/relation-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { readPostalCode } from '../../commerce/domain/customer/postal-code.js'
import type { ViewOf } from '../../core/element/index.js'
import { useSettings, useShop, useMessages } from '../../ui/index.js'
import type { consultantAssignment } from './consultant-assignment.block.js'
import { assignmentMessages } from './consultant-assignment.messages.js'

export type AssignmentStep =
  | { name: 'asking' | 'sending' | 'later' }
  | { name: 'refused' | 'failed'; problem: string }
  /** `foresight`: effects on the shopper's cart; undefined when they could not be read. */
  | { name: 'assigned'; consultant: AssignedConsultant; yours: boolean; foresight: Foresight | undefined }
  | { name: 'chosen'; consultant: AssignedConsultant }

export function useAssignment(emit: ViewOf<typeof consultantAssignment>['emit']) {
  const shop = useShop()
  const t = useMessages(assignmentMessages)
  const settings = useSettings()
  const { relations } = shop
  const [step, setStep] = useState<AssignmentStep>({ name: 'asking' })

  const explain = (refusal: Refusal) =>
    refusal.reason === 'postal-code' ? t.unreadable : refusal.reason === 'no-consultant' ? t.nobody : describeRefusal(refusal, settings)

  const foresee = async (consultant: AssignedConsultant): Promise<Foresight | undefined> => {
    try {
      const foresight = await (await relations.get()).preview(consultant.id)
      return has(foresight, 'refused') ? undefined : foresight
    } catch (error) {
      // The assignment stands all the same; the unknown effect on the cart is told beside it.
      console.error(error)
      return undefined
    }
  }

  async function assign(postalCode: string): Promise<AssignmentStep> {
    const answer = await (await relations.get()).assign(postalCode)
    if (has(answer, 'refused')) return { name: 'refused', problem: explain(answer.refused) }
    const yours = shop.session.get().session?.guest === false
    emit('vitrine-consultant-assign', { consultantId: answer.id })
    return { name: 'assigned', consultant: answer, yours, foresight: await foresee(answer) }
  }

  return {
    step,
    askFor: (text: string) => {
      if (step.name === 'sending') return
      const postalCode = readPostalCode(text)
      if (!postalCode) return setStep({ name: 'refused', problem: plainText(text) ? t.unreadable : t.missing })
      setStep({ name: 'sending' })
      assign(postalCode).then(setStep, (error) => {
        console.error(error)
        setStep({ name: 'failed', problem: describeError(error, settings) })
      })
    },
    choose: async (consultant: AssignedConsultant) => {
      await (await relations.get()).choose(consultant)
      setStep({ name: 'chosen', consultant })
      shop.announce(t.isHere(displayName(consultant)))
      emit('vitrine-relation-switch', { consultantId: consultant.id })
    },
    notNow: () => setStep({ name: 'later' }),
    again: () => setStep({ name: 'asking' }),
  }
}
