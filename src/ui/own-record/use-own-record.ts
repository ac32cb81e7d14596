import { useEffect, useMemo, useRef } from 'react'
import { isBrokenWorld } from '../../shop/errors.js'
import { observable } from '../../shop/observable.js'
import type { Changes } from '../../shop/customer/own-changes.js'
import { type Own, OwnRecord, type OwnRecordTools, type OwnState, type OwnView } from '../../shop/customer/own-record.js'
import type { Shop } from '../../shop/shop.js'
import { useSession, useShop, useValue } from '../hooks/use-shop.js'

interface Gateway<Said extends object, Kept extends Own<Said>> extends Pick<OwnRecordTools<Said, Kept>, 'read'> {
  /** @param userId whose it is: another tab may have signed in somebody else. */
  save: (changes: Changes<Said>, version: string | undefined, userId: string) => ReturnType<OwnRecordTools<Said, Kept>['save']>
}

interface Place {
  /** Whose it is. */
  who: string
  record: Pick<OwnRecord<never, never>, 'isChanged' | 'leave'>
}

/** In the memory of this tab: a block that is taken off the page and comes back, as on the way to the sign-in, goes on with what she has changed. */
const places = new WeakMap<Shop, Map<string, Place>>()
const nothing = observable(undefined)

export interface OwnRecordOptions<Said extends object, Kept extends Own<Said>> {
  /** Of the record, not of the customer. */
  name: string
  gateway: Gateway<Said, Kept>
  /** All of it is kept now; what was sent. */
  saved: (kept: Kept, sent: Changes<Said>) => void
}

/** What the platform keeps of the customer who is signed in, a copy of it that she edits, and what became of saving it. */
export function useOwnRecord<Said extends object, Kept extends Own<Said>>({ name, gateway, saved }: OwnRecordOptions<Said, Kept>) {
  const shop = useShop()
  const { status, session, error: unknownWho } = useSession(true)
  const who = session?.guest === false ? (session.userId ?? '') : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the gateway is the shop's
  const record = useMemo(() => (who === undefined ? undefined : recordOf({ shop, name, who, gateway })), [shop, name, who])
  const view = useValue<OwnView<Said, Kept> | undefined>(record?.view ?? nothing)

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
  useWarning(isChanged)
  const told = useRef(saved)
  told.current = saved
  return {
    who,
    /** A guest who was signed in keeps what she has changed, out of sight. */
    state: asShown(view?.state ?? stateWithout(status, session?.guest), error),
    /** There is something that is not saved yet. */
    isChanged,
    view,
    error,
    again: () => (record ? void record.look() : void shop.askAgain()),
    change: (said: Parameters<OwnRecord<Said, Kept>['change']>[0]) => record?.change(said),
    takeElsewhere: () => record?.takeElsewhere(),
    undo: () => record?.undo(),
    save: () => {
      const sent = record?.view.get().changes ?? {}
      void record?.save().then((isSaved) => {
        const { kept } = record.view.get()
        if (!isSaved || !kept) return
        told.current(kept, sent)
      })
    },
  }
}

function stateWithout(status: string, guest: boolean | undefined): OwnState {
  if (guest) return 'guest'
  return status === 'failed' ? 'failed' : 'waiting'
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
function recordOf<Said extends object, Kept extends Own<Said>>({
  shop,
  name,
  who,
  gateway,
}: {
  shop: Shop
  name: string
  who: string
  gateway: Gateway<Said, Kept>
}): OwnRecord<Said, Kept> {
  const known = placesOf(shop)
  const place = known.get(name)
  if (place?.who === who) return place.record as unknown as OwnRecord<Said, Kept>
  const record = new OwnRecord<Said, Kept>({
    read: gateway.read,
    save: (changes, version) => shop.save(() => gateway.save(changes, version, who)),
    doubted: () => void shop.wake(),
  })
  known.set(name, { who, record })
  return record
}

function useWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
}
