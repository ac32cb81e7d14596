import { useEffect, useRef, useState } from 'react'
import type { ViewOf } from '../../element/index.js'
import { relationChanged } from '../../shop/channels.js'
import { chooseConsultant } from '../../shop/consultant/choose-consultant.js'
import { describeError, describeRefusal } from '../../shop/error-words.js'
import type { Refusal } from '../../shop/answers.js'
import type { Consultant } from '../../shop/consultant/consultant-gateway.js'
import { has } from '../../shop/has.js'
import { leaveConsultant } from '../../shop/consultant/leave-consultant.js'
import { displayName } from '../../shop/customer/names.js'
import { useSettings, useShop, useWords } from '../../ui/index.js'
import { useSwitchQuestion } from '../../ui/consultant/switch-question.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import type { consultantSwitcher } from './consultant-switcher.block.js'
import { switcherWords } from './consultant-switcher.words.js'

interface Options {
  emit: ViewOf<typeof consultantSwitcher>['emit']
  /** Takes the focus to where it is safe when its row goes. */
  toHeading: () => void
}

/** What she can do with her consultants: one thing at a time, and what went wrong at the row it is about. */
export function useRelationChanges({ emit, toHeading }: Options) {
  const shop = useShop()
  const t = useWords(switcherWords)
  const { locale } = useSettings()
  const { relations } = shop.tools.gateways
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<{ consultantId: string; text: string }>()
  const alone = useOneAtATime()
  const { ask, question } = useSwitchQuestion()
  const [parting, setParting] = useState<Consultant>()
  const parted = useRef(false)
  // The dialog is closed by now, and has given the focus back to a button that is about to go.
  useEffect(() => {
    if (parting || !parted.current) return
    parted.current = false
    toHeading()
  }, [parting, toHeading])

  /** Asks the platform; what comes of it, unless it said no. */
  const attempt = <T extends object>({ id }: Consultant, ask: () => Promise<T | { refused: Refusal }>, then: (answer: T) => void) =>
    alone(async () => {
      setBusy(id)
      setProblem(undefined)
      try {
        const answer = await ask()
        if (has(answer, 'refused'))
          setProblem({ consultantId: id, text: describeRefusal((answer as { refused: Refusal }).refused, locale) })
        else then(answer as T)
      } catch (error) {
        console.error(error)
        setProblem({ consultantId: id, text: describeError(error, locale) })
      } finally {
        setBusy(undefined)
      }
    })

  function switchTo(consultant: Consultant): void {
    chooseConsultant(shop, consultant)
    shop.announce(t.isHere(displayName(consultant)))
    emit('vitrine-relation-switch', { consultantId: consultant.id })
  }

  return {
    busy,
    problem,
    parting,
    /** What she is asked before a filled cart changes hands. */
    switchQuestion: question,
    startSwitch: (consultant: Consultant) =>
      void attempt(
        consultant,
        () => ask(consultant),
        ({ go }) => {
          if (go) switchTo(consultant)
        },
      ),
    makePrimary: (consultant: Consultant) =>
      void attempt(
        consultant,
        () => relations.setPrimary(consultant.id),
        () => {
          shop.announce(t.isPrimary(displayName(consultant)))
          shop.bus.say(relationChanged, { consultantId: consultant.id })
          emit('vitrine-relation-promote', { consultantId: consultant.id })
        },
      ),
    askToPart: (consultant: Consultant) => {
      setProblem(undefined)
      setParting(consultant)
    },
    confirmPart: () =>
      parting &&
      void attempt(
        parting,
        () => relations.disconnect(parting.id),
        () => {
          parted.current = true
          setParting(undefined)
          leaveConsultant(shop, parting.id)
          shop.announce(t.isGone(displayName(parting)))
          shop.bus.say(relationChanged, { consultantId: parting.id })
          shop.tools.changed()
          emit('vitrine-relation-end', { consultantId: parting.id })
        },
      ),
    keep: () => setParting(undefined),
  }
}
