import { useEffect, useMemo, useRef } from 'react'
import { isBrokenWorld } from '../../commerce/domain/errors.js'
import { observable } from '../../commerce/domain/observable.js'
import type { Changes } from '../../commerce/domain/customer/own-changes.js'
import { type Own, OwnRecord, type OwnRecordTools, type OwnState, type OwnView } from '../../commerce/domain/customer/own-record.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { useLeaveWarning } from '../hooks/use-leave-warning.js'
import { useSession, useShop, useStore } from '../hooks/use-shop.js'

interface Gateway<Said extends object, Saved extends Own<Said>> extends Pick<OwnRecordTools<Said, Saved>, 'read'> {
  /** @param userId id of the record's customer: another tab may have signed in somebody else */
  save: (changes: Changes<Said>, version: string | undefined, userId: string) => ReturnType<OwnRecordTools<Said, Saved>['save']>
}

interface Place {
  /** Id of the customer whose record it is. */
  who: string
  record: Pick<OwnRecord<never, never>, 'isChanged' | 'leave'>
}

/** Records in the memory of this tab: a block that is removed and comes back, as on the way to the sign-in, keeps unsaved changes. */
const places = new WeakMap<Shop, Map<string, Place>>()
const nothing = observable(undefined)

export interface OwnRecordOptions<Said extends object, Saved extends Own<Said>> {
  /** Name of the record, not of the customer. */
  name: string
  gateway: Gateway<Said, Saved>
  /** Called with the sent changes when all of the record is saved. */
  afterSave: (saved: Saved, sent: Changes<Said>) => void
}

/** The signed-in customer's saved record, a copy that she edits, and the result of saving it. */
export function useOwnRecord<Said extends object, Saved extends Own<Said>>({ name, gateway, afterSave }: OwnRecordOptions<Said, Saved>) {
  const shop = useShop()
  const { status, session, error: unknownWho } = useSession(true)
  const who = session?.guest === false ? (session.userId ?? '') : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the gateway is the shop's
  const record = useMemo(() => (who === undefined ? undefined : recordOf({ shop, name, who, gateway })), [shop, name, who])
  const view = useStore<OwnView<Said, Saved> | undefined>(record?.view ?? nothing)

  // A session is a new object after each check: a sign-in, another account, another tab's change, a sleep.
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
    /** The unsaved changes of a customer whose session has ended are kept, but not shown. */
    state: asShown(view?.state ?? stateWithout(status, session?.guest), error),
    /** True when there is something to save. */
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

/** A record that cannot be read because the session has ended needs a sign-in, not a retry. */
function asShown(state: OwnState, error: unknown): OwnState {
  return state === 'failed' && isBrokenWorld(error) && error.kind === 'signed-out' ? 'guest' : state
}

function placesOf(shop: Shop): Map<string, Place> {
  const known = places.get(shop) ?? new Map<string, Place>()
  places.set(shop, known)
  return known
}

/** Records of other customers are forgotten. */
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
