import { useState } from 'react'
import { relationChanged } from '../../shop/channels.js'
import { chooseConsultant } from '../../shop/choose-consultant.js'
import { describeError, describeRefusal } from '../../shop/error-words.js'
import type { Consultant, Refusal } from '../../shop/gateways.js'
import { displayName } from '../../shop/names.js'
import { readPostalCode } from '../../shop/postal-code.js'
import type { ViewOf } from '../../element/index.js'
import { useSettings, useShop, useWords } from '../../ui/index.js'
import type { consultantAssignment } from './consultant-assignment.block.js'
import { assignmentWords } from './consultant-assignment.words.js'

export type AssignmentStep =
  | { name: 'asking' | 'sending' | 'later' }
  | { name: 'refused' | 'failed'; problem: string }
  /** `unavailable`: what of her cart this consultant does not have; undefined when that could not be learned. */
  | { name: 'assigned'; consultant: Consultant; yours: boolean; unavailable: readonly string[] | undefined }
  | { name: 'chosen'; consultant: Consultant }

export function useAssignment(emit: ViewOf<typeof consultantAssignment>['emit']) {
  const shop = useShop()
  const t = useWords(assignmentWords)
  const { locale } = useSettings()
  const { relations } = shop.tools.gateways
  const [step, setStep] = useState<AssignmentStep>({ name: 'asking' })

  const explain = (refusal: Refusal) =>
    refusal.reason === 'postal-code' ? t.unreadable : refusal.reason === 'no-consultant' ? t.nobody : describeRefusal(refusal, locale)

  const missingAt = ({ id }: Consultant) => relations.previewSwitch(id).then(
    (preview) => ('refused' in preview ? undefined : preview.unavailable.filter(Boolean)),
    (error) => {
      console.error(error)
      return undefined
    },
  )

  async function assign(postalCode: string): Promise<AssignmentStep> {
    const answer = await relations.assign(postalCode)
    if ('refused' in answer) return { name: 'refused', problem: explain(answer.refused) }
    const yours = shop.session.get().session?.guest === false
    if (yours) shop.bus.say(relationChanged, { consultantId: answer.id })
    emit('vitrine-consultant-assign', { consultantId: answer.id })
    return { name: 'assigned', consultant: answer, yours, unavailable: await missingAt(answer) }
  }

  return {
    step,
    askFor: (text: string) => {
      if (step.name === 'sending') return
      const postalCode = readPostalCode(text)
      if (!postalCode) return setStep({ name: 'refused', problem: text.trim() ? t.unreadable : t.missing })
      setStep({ name: 'sending' })
      assign(postalCode).then(setStep, (error) => {
        console.error(error)
        setStep({ name: 'failed', problem: describeError(error, locale) })
      })
    },
    choose: (consultant: Consultant) => {
      setStep({ name: 'chosen', consultant })
      chooseConsultant(shop, consultant)
      shop.announce(t.isHere(displayName(consultant)))
      emit('vitrine-relation-switch', { consultantId: consultant.id })
    },
    notNow: () => setStep({ name: 'later' }),
    again: () => setStep({ name: 'asking' }),
  }
}
