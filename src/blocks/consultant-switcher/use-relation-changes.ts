import { useEffect, useRef, useState } from 'react'
import type { ViewOf } from '../../element/index.js'
import { relationChanged } from '../../shop/channels.js'
import { chooseConsultant } from '../../shop/choose-consultant.js'
import { describeError, describeRefusal } from '../../shop/error-words.js'
import type { Consultant, Refusal } from '../../shop/gateways.js'
import { leaveConsultant } from '../../shop/leave-consultant.js'
import { displayName } from '../../shop/names.js'
import { useSettings, useShop, useWords } from '../../ui/index.js'
import type { consultantSwitcher } from './consultant-switcher.block.js'
import { switcherWords } from './consultant-switcher.words.js'

/** A switch she is asked about, because her cart is filled. */
export interface SwitchWish {
  consultant: Consultant
  /** Names of what this consultant does not have. */
  unavailable: readonly string[]
}

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
  const [switching, setSwitching] = useState<SwitchWish>()
  const [parting, setParting] = useState<Consultant>()
  const parted = useRef(false)
  // The dialog is closed by now, and has given the focus back to a button that is about to go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each parting
  useEffect(() => {
    if (parting || !parted.current) return
    parted.current = false
    toHeading()
  }, [parting])

  /** Asks the platform; what comes of it, unless it said no. */
  async function attempt<T extends object>({ id }: Consultant, ask: () => Promise<T | { refused: Refusal }>, then: (answer: T) => void): Promise<void> {
    if (busy) return
    setBusy(id)
    setProblem(undefined)
    try {
      const answer = await ask()
      if ('refused' in answer) setProblem({ consultantId: id, text: describeRefusal(answer.refused, locale) })
      else then(answer as T)
    } catch (error) {
      console.error(error)
      setProblem({ consultantId: id, text: describeError(error, locale) })
    } finally {
      setBusy(undefined)
    }
  }

  function switchTo(consultant: Consultant): void {
    setSwitching(undefined)
    chooseConsultant(shop, consultant)
    shop.announce(t.isHere(displayName(consultant)))
    emit('vitrine-relation-switch', { consultantId: consultant.id })
  }

  async function lookAhead({ id }: Consultant): Promise<{ refused: Refusal } | { unavailable: readonly string[]; filled: boolean }> {
    if (shop.cart.view.get().status !== 'ready') await shop.cart.refresh()
    const { status, error, lines } = shop.cart.view.get()
    if (status === 'failed') throw error
    if (lines.length === 0) return { unavailable: [], filled: false }
    const preview = await relations.previewSwitch(id)
    return 'refused' in preview ? preview : { unavailable: preview.unavailable.filter(Boolean), filled: true }
  }

  return {
    busy,
    problem,
    switching,
    parting,
    startSwitch: (consultant: Consultant) => void attempt(consultant, () => lookAhead(consultant), ({ unavailable, filled }) => {
      if (filled) setSwitching({ consultant, unavailable })
      else switchTo(consultant)
    }),
    confirmSwitch: () => {
      if (switching) switchTo(switching.consultant)
    },
    makePrimary: (consultant: Consultant) => void attempt(consultant, () => relations.setPrimary(consultant.id), () => {
      shop.announce(t.isPrimary(displayName(consultant)))
      shop.bus.say(relationChanged, { consultantId: consultant.id })
      emit('vitrine-relation-promote', { consultantId: consultant.id })
    }),
    askToPart: (consultant: Consultant) => {
      setProblem(undefined)
      setParting(consultant)
    },
    confirmPart: () => parting && void attempt(parting, () => relations.disconnect(parting.id), () => {
      parted.current = true
      setParting(undefined)
      leaveConsultant(shop, parting.id)
      shop.announce(t.isGone(displayName(parting)))
      shop.bus.say(relationChanged, { consultantId: parting.id })
      shop.tools.changed()
      emit('vitrine-relation-end', { consultantId: parting.id })
    }),
    cancel: () => {
      setSwitching(undefined)
      setParting(undefined)
    },
  }
}
