import { useEffect, useMemo, useRef } from 'react'
import { isBrokenWorld } from '../../shop/errors.js'
import { observable } from '../../shop/observable.js'
import type { Changes } from '../../shop/customer/own-changes.js'
import { type Own, OwnRecord, type OwnRecordTools, type OwnState, type OwnView } from '../../shop/customer/own-record.js'
import type { Shop } from '../../shop/shop.js'
import { useLeaveWarning } from '../hooks/use-leave-warning.js'
import { useSession, useShop, useStore } from '../hooks/use-shop.js'

interface Gateway<Said extends object, Saved extends Own<Said>> extends Pick<OwnRecordTools<Said, Saved>, 'read'> {
  /** @param userId whose it is: another tab may have signed in somebody else. */
  save: (changes: Changes<Said>, version: string | undefined, userId: string) => ReturnType<OwnRecordTools<Said, Saved>['save']>
}

interface Place {
  /** Whose it is. */
  who: string
  record: Pick<OwnRecord<never, never>, 'isChanged' | 'leave'>
}

/** In the memory of this tab: a block that is taken off the page and comes back, as on the way to the sign-in, goes on with what she has changed. */
const places = new WeakMap<Shop, Map<string, Place>>()
const nothing = observable(undefined)

export interface OwnRecordOptions<Said extends object, Saved extends Own<Said>> {
  /** Of the record, not of the customer. */
  name: string
  gateway: Gateway<Said, Saved>
  /** All of it is saved now; what was sent. */
  afterSave: (saved: Saved, sent: Changes<Said>) => void
}

/** What the platform keeps of the customer who is signed in, a copy of it that she edits, and what became of saving it. */
export function useOwnRecord<Said extends object, Saved extends Own<Said>>({ name, gateway, afterSave }: OwnRecordOptions<Said, Saved>) {
  const shop = useShop()
  const { status, session, error: unknownWho } = useSession(true)
  const who = session?.guest === false ? (session.userId ?? '') : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the gateway is the shop's
  const record = useMemo(() => (who === undefined ? undefined : recordOf({ shop, name, who, gateway })), [shop, name, who])
  const view = useStore<OwnView<Said, Saved> | undefined>(record?.view ?? nothing)

  // A session is a new one whenever somebody has looked: after a sign-in, another account, another tab's change, a sleep.
  useEffect(() => {
    if (!record) {
      if (session?.guest) placesOf(shop).get(name)?.record.leave()
      return
    }
    void record.look()
  }, [shop, name, record, session])

  const error = view ? view.error : unknownWho
  const isChanged = record ? record.isChanged : session?.guest === true && (placesOf(shop).get(name)?.record.isChanged ?? false)
  useLeaveWarning(isChanged)
  const told = useRef(afterSave)
  told.current = afterSave
  return {
    who,
    /** A guest who was signed in keeps what she has changed, out of sight. */
    state: asShown(view?.state ?? stateWithout(status, session?.guest), error),
    /** There is something that is not saved yet. */
    isChanged,
    view,
    error,
    again: () => (record ? void record.look() : void shop.askAgain()),
    change: (said: Parameters<OwnRecord<Said, Saved>['change']>[0]) => record?.change(said),
    takeElsewhere: () => record?.takeElsewhere(),
    undo: () => record?.undo(),
    save: () => {
      const sent = record?.view.get().changes ?? {}
      void record?.save().then((isSaved) => {
        const { saved } = record.view.get()
        if (!isSaved || !saved) return
        told.current(saved, sent)
      })
    },
  }
}

function stateWithout(status: string, guest: boolean | undefined): OwnState {
  if (guest) return 'guest'
  return status === 'failed' ? 'failed' : 'loading'
}

/** Whoever cannot be read because nobody is signed in any more is helped by signing in, not by another try. */
function asShown(state: OwnState, error: unknown): OwnState {
  return state === 'failed' && isBrokenWorld(error) && error.kind === 'signed-out' ? 'guest' : state
}

function placesOf(shop: Shop): Map<string, Place> {
  const known = places.get(shop) ?? new Map<string, Place>()
  places.set(shop, known)
  return known
}

/** Somebody else's is forgotten. */
function recordOf<Said extends object, Saved extends Own<Said>>({
  shop,
  name,
  who,
  gateway,
}: {
  shop: Shop
  name: string
  who: string
  gateway: Gateway<Said, Saved>
}): OwnRecord<Said, Saved> {
  const known = placesOf(shop)
  const place = known.get(name)
  if (place?.who === who) return place.record as unknown as OwnRecord<Said, Saved>
  const record = new OwnRecord<Said, Saved>({
    read: gateway.read,
    save: (changes, version) => shop.save(() => gateway.save(changes, version, who)),
    doubted: () => void shop.wake(),
  })
  known.set(name, { who, record })
  return record
}
