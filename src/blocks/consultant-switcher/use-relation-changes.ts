import { useEffect, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import type { Refusable, Refusal } from '../../commerce/domain/answers.js'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { useSettings, useShop, useMessages } from '../../ui/index.js'
import { useSwitchQuestion } from '../../ui/consultant/switch-question.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import type { consultantSwitcher } from './consultant-switcher.block.js'
import { switcherMessages } from './consultant-switcher.messages.js'

interface Options {
  emit: ViewOf<typeof consultantSwitcher>['emit']
  /** Moves the focus to the heading when the row that has it goes. */
  toHeading: () => void
}

/** The changes a shopper can make to her consultants: one at a time; a problem is shown at the row it is about. */
export function useRelationChanges({ emit, toHeading }: Options) {
  const shop = useShop()
  const t = useMessages(switcherMessages)
  const settings = useSettings()
  const { relations } = shop
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<{ consultantId: string; text: string }>()
  const withLock = useOneAtATime()
  const { ask, question } = useSwitchQuestion()
  const [parting, setParting] = useState<Consultant>()
  const parted = useRef(false)
  // The dialog is closed by now, and has given the focus back to a button that is about to go.
  useEffect(() => {
    if (parting || !parted.current) return
    parted.current = false
    toHeading()
  }, [parting, toHeading])

  /** Sends a change to the platform; `then` receives the answer unless it was refused. */
  const attempt = <T extends object>({ id }: Consultant, ask: () => Promise<T | { refused: Refusal }>, then: (answer: T) => void) =>
    withLock(async () => {
      setBusy(id)
      setProblem(undefined)
      try {
        const answer = await ask()
        if (has(answer, 'refused'))
          setProblem({ consultantId: id, text: describeRefusal((answer as { refused: Refusal }).refused, settings) })
        else then(answer as T)
      } catch (error) {
        console.error(error)
        setProblem({ consultantId: id, text: describeError(error, settings) })
      } finally {
        setBusy(undefined)
      }
    })

  async function startSwitch(consultant: Consultant): Promise<Refusable<{ go: boolean }>> {
    const answer = await ask(consultant)
    if (!has(answer, 'refused') && answer.go) await (await relations.get()).choose(consultant)
    return answer
  }

  return {
    busy,
    problem,
    parting,
    /** Question that the shopper answers before a filled cart changes hands. */
    switchQuestion: question,
    startSwitch: (consultant: Consultant) =>
      void attempt(
        consultant,
        () => startSwitch(consultant),
        ({ go }) => {
          if (!go) return
          shop.announce(t.isHere(displayName(consultant)))
          emit('vitrine-relation-switch', { consultantId: consultant.id })
        },
      ),
    connect: (consultant: Consultant) =>
      void attempt(
        consultant,
        async () => (await relations.get()).connect(consultant.id),
        () => {
          shop.announce(t.isConnected(displayName(consultant)))
          toHeading()
        },
      ),
    makePrimary: (consultant: Consultant) =>
      void attempt(
        consultant,
        async () => (await relations.get()).promote(consultant.id),
        () => {
          shop.announce(t.isPrimary(displayName(consultant)))
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
        async () => (await relations.get()).part(parting.id),
        () => {
          parted.current = true
          setParting(undefined)
          shop.announce(t.isGone(displayName(parting)))
          emit('vitrine-relation-end', { consultantId: parting.id })
        },
      ),
    keep: () => setParting(undefined),
  }
}
