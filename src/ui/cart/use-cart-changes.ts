import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShopCart, ShownLine } from '../../commerce/domain/cart/cart.js'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import { isBrokenWorld, ShopError } from '../../commerce/domain/errors.js'
import type { Shop } from '../../commerce/domain/shop.js'
import type { Refusal } from '../../commerce/domain/answers.js'
import { has } from '../../commerce/domain/has.js'
import { cartMessages } from './cart.messages.js'
import { usePriceFormat } from '../parts/price.js'
import { useSettings, useShop, useStore } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'

/** A removal that can be undone. */
export interface Undoable {
  taken: { line: ShownLine } | { count: number }
  state: 'taking' | 'taken' | 'undoing'
  problem?: string
}

/** A problem with the cart as a whole. */
interface Trouble {
  error?: unknown
  refused?: string
  /** The state at the time of the problem. */
  wasSignedIn: boolean
  again: () => void
}

/** Returns true when the session has ended, be it an error or the cart's own refusal. */
export function isSignedOut(why: unknown): boolean {
  if (isBrokenWorld(why)) return why.kind === 'signed-out'
  if (why instanceof ShopError) return why.code === 'SESSION_NOT_LOADED'
  return (why as Partial<Refusal> | undefined)?.reason === 'not-allowed'
}

/** Returns true for the cart of a customer: one who is signed in, or was a moment ago. */
export const isCustomers = ({ cart, session }: Pick<Shop, 'cart' | 'session'>): boolean =>
  cart.view.get().expired === true || session.get().session?.guest === false

interface Heard {
  removed: (productId: string) => void
  cleared?: () => void
}

export type CartChanges = ReturnType<typeof useCartChanges>

/** The shopper's changes to the cart, and their results in words at the place of the change. */
export function useCartChanges(heard: Heard) {
  const shop = useShop()
  const t = useMessages(cartMessages)
  const settings = useSettings()
  const [undoable, setUndoable] = useState<Undoable>()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [trouble, setTrouble] = useState<Trouble>()
  const [missing, setMissing] = useState<readonly string[]>([])

  const tell = (lineId: string, problem?: string) =>
    setProblems(({ [lineId]: _before, ...others }) => (problem ? { ...others, [lineId]: problem } : others))
  const wasSignedIn = () => isCustomers(shop)
  /** An ended session is also reported above, with the link to sign in. */
  const askToSignIn = (why: unknown) => {
    if (isSignedOut(why)) setTrouble({ error: why, wasSignedIn: wasSignedIn(), again: () => void shop.cart.refresh().catch(() => {}) })
  }
  const tellFailure = (lineId: string, error: unknown) => {
    tell(lineId, isSignedOut(error) && !wasSignedIn() ? t.guestSession : describeError(error, settings))
    askToSignIn(error)
  }
  const begin = (lineId: string) => {
    tell(lineId)
    setTrouble(undefined)
  }

  // The new sum is announced once it is known, however often the button was pressed.
  const view = useStore(shop.cart.view)
  const formatted = usePriceFormat(view.cart?.currency ?? '')
  const sumBefore = useRef<string>(undefined)
  const total = view.processing || view.lines.some(({ settling }) => settling) ? undefined : view.cart?.total
  useEffect(() => {
    if (total === undefined || sumBefore.current === undefined || total === sumBefore.current) return
    sumBefore.current = undefined
    shop.announce(t.newTotal(formatted(total)))
  }, [total, shop, t, formatted])

  const asked = <T>(change: (cart: ShopCart) => Promise<T>): Promise<T> => shop.cart.get().then(change)

  const setQuantity = (line: ShownLine, quantity: number, orMost: boolean) => {
    begin(line.id)
    sumBefore.current ??= view.cart?.total
    asked((cart) => cart.setQuantity(line.id, quantity, orMost)).then(
      (answer) => {
        if (has(answer, 'done')) return
        askToSignIn(answer.refused)
        // Every other refusal is shown with the line by the cart itself.
        if (answer.refused.reason === 'inactive') tell(line.id, describeRefusal(answer.refused, settings))
      },
      (error) => tellFailure(line.id, error),
    )
  }

  const remove = (line: ShownLine) => {
    begin(line.id)
    const offer: Undoable = { taken: { line }, state: 'taken' }
    const withdraw = () => setUndoable((now) => (now === offer ? undefined : now))
    setUndoable(offer)
    asked((cart) => cart.remove(line.id)).then(
      (answer) => {
        if (has(answer, 'done')) return heard.removed(line.productId)
        withdraw()
        return askToSignIn(answer.refused)
      },
      (error) => {
        withdraw()
        tellFailure(line.id, error)
      },
    )
  }

  const clear = (count: number) => {
    setTrouble(undefined)
    setUndoable({ taken: { count }, state: 'taking' })
    const refuse = (why: Omit<Trouble, 'wasSignedIn'>) => {
      setUndoable(undefined)
      setTrouble({ ...why, wasSignedIn: wasSignedIn() })
    }
    const again = () => clear(count)
    asked((cart) => cart.clear()).then(
      (answer) => {
        if (has(answer, 'refused')) return refuse({ error: answer.refused, refused: describeRefusal(answer.refused, settings), again })
        setUndoable({ taken: { count }, state: 'taken' })
        return heard.cleared?.()
      },
      (error) => refuse({ error, again }),
    )
  }

  const undo = () => {
    if (undoable?.state !== 'taken') return
    const { taken } = undoable
    setTrouble(undefined)
    setUndoable({ taken, state: 'undoing' })
    const fail = (problem: string) => setUndoable({ taken, state: 'taken', problem })
    const back = 'line' in taken ? putBack(taken.line) : putAllBack()
    back.then(
      (refused) => {
        if (refused) fail(describeRefusal(refused, settings))
        else setUndoable(undefined)
      },
      (error) => fail(describeError(error, settings)),
    )
  }
  const putBack = async (line: ShownLine): Promise<Refusal | undefined> => {
    const answer = await shop.cart.add(line.productId, line.quantity)
    if (has(answer, 'refused')) return answer.refused
    shop.announce(t.undone(line.name))
    return undefined
  }
  const putAllBack = async (): Promise<Refusal | undefined> => {
    const answer = await asked((cart) => cart.undoClear())
    if (has(answer, 'refused')) return answer.refused
    setMissing(answer.missing)
    if (answer.missing.length === 0) shop.announce(t.restored)
    return undefined
  }

  const dismiss = useCallback(() => setUndoable(undefined), [])

  // Each line is given the same two for ever, and need not be drawn anew for them.
  const current = useRef({ setQuantity, remove })
  current.current = { setQuantity, remove }
  const [ofLines] = useState(() => ({
    setQuantity: (...given: Parameters<typeof setQuantity>) => current.current.setQuantity(...given),
    remove: (line: ShownLine) => current.current.remove(line),
  }))

  return {
    undoable,
    problems,
    trouble,
    missing,
    ...ofLines,
    clear,
    undo,
    askToSignIn,
    dismiss,
    dismissMissing: () => setMissing([]),
  }
}
