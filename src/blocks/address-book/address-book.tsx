import { ProblemText } from '../../ui/parts/problem-text.js'
import { type ReactNode, useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { Address, AddressInput } from '../../commerce/domain/address/address-gateway.js'
import { emptyAddress, type TypedAddress, typedAddress } from '../../commerce/domain/address/address-rules.js'
import type { Refusable } from '../../commerce/domain/answers.js'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import { has } from '../../commerce/domain/has.js'
import { ErrorState, Spinner, useSettings, useShop, useMessages } from '../../ui/index.js'
import { useLeaveWarning } from '../../ui/hooks/use-leave-warning.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import { OwnSection } from '../../ui/own-record/own-section.js'
import { SignInFirst } from '../../ui/own-record/save-bar.js'
import { lazy } from '../../ui/parts/lazy.js'
import { Question } from '../../ui/parts/question.js'
import { addressBook } from './address-book.block.js'
import { addressBookMessages } from './address-book.messages.js'
import { AddressCard, inShort } from './address-card.js'
import { useAddresses } from './use-addresses.js'

type Props = ViewOf<typeof addressBook>

/** Loaded when the shopper first adds or changes an address. */
const AddressForm = lazy(() => import('./address-form.js').then((module) => module.AddressForm))

/** The shopper's input; nobody else who signs in sees it. */
interface Draft {
  who: string | undefined
  /** Id of the address being changed; undefined for a new one. */
  id: string | undefined
  /** Position of the form in the list: it stays there, and keeps the focus, when the address is removed elsewhere. */
  place: number
  entries: TypedAddress
  isChanged: boolean
}

export const AddressBook = (props: Props) => (
  <Frame {...props}>
    <LiveBook {...props} />
  </Frame>
)

export function SampleAddressBook(props: Props) {
  const { setState } = props
  const { home, work } = addressBook.sample
  const t = useMessages(addressBookMessages)
  useEffect(() => setState('filled'), [setState])
  const nothing = () => {}
  return (
    <Frame {...props}>
      <ul className="addresses">
        {[home, work].map((address) => (
          <li key={address.street}>
            <AddressCard address={address} isPrimary={address === home}>
              <Actions address={address} isPrimary={address === home} edit={nothing} makePrimary={nothing} remove={nothing} />
            </AddressCard>
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet add" part="add">
        {t.add}
      </button>
    </Frame>
  )
}

function Frame({ heading, hint, children }: Props & { children: ReactNode }) {
  const t = useMessages(addressBookMessages)
  return (
    <OwnSection level={1} heading={heading || t.heading} lead={hint || t.hint} leadPart="hint">
      {children}
    </OwnSection>
  )
}

function LiveBook({ setState, emit }: Props) {
  const shop = useShop()
  const settings = useSettings()
  const t = useMessages(addressBookMessages)
  const { gateway, who, isGuest, addresses, error, again } = useAddresses()
  const [draft, setDraft] = useState<Draft>()
  const [doomed, setDoomed] = useState<Address>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const withLock = useOneAtATime()

  const state = isGuest ? 'guest' : addresses ? (addresses.length > 0 ? 'filled' : 'empty') : error !== undefined ? 'failed' : 'loading'
  useEffect(() => setState(state), [setState, state])
  const isKnown = addresses?.some(({ id }) => id === draft?.id) === true
  const isHers = draft !== undefined && (who === undefined || draft.who === who)
  const isTyped = isHers && draft.isChanged
  useLeaveWarning(isTyped)
  useEffect(() => {
    if (draft && !isHers) setDraft(undefined)
  }, [draft, isHers])

  const edit = (address: Address | undefined) => {
    setProblem('')
    const { id, ...entries } = address ?? { ...emptyAddress, id: undefined }
    const place = address && addresses ? addresses.indexOf(address) : (addresses?.length ?? 0)
    setDraft({ who, id, place, entries: typedAddress(entries), isChanged: false })
  }
  /** Saves or removes an address. `done` runs on success; a problem is shown in the form or list in which the shopper is. */
  const write = (ask: () => Promise<Refusable<Address | { done: true }>>, done: () => void) =>
    withLock(async () => {
      setBusy(true)
      setProblem('')
      try {
        const answer = await shop.save(ask)
        if (has(answer, 'refused')) return setProblem(describeRefusal(answer.refused, settings))
        done()
        again()
      } catch (reason) {
        setProblem(describeError(reason, settings))
      } finally {
        setBusy(false)
      }
    })
  const save = ({ isPrimary, ...input }: AddressInput) => {
    // An address that was removed elsewhere meanwhile is added anew.
    const id = isKnown ? draft?.id : undefined
    // An address stops being the primary one only when another one becomes it.
    const told = isPrimary ? { ...input, isPrimary } : input
    void write(
      async () => {
        const there = await gateway()
        return id === undefined ? there.add(told) : there.change(id, told)
      },
      () => {
        setDraft(undefined)
        shop.announce(t.saved)
        emit('vitrine-address-save', {})
      },
    )
  }
  const makePrimary = (address: Address) =>
    void write(
      async () => (await gateway()).change(address.id, { isPrimary: true }),
      () => {
        shop.announce(t.madePrimary)
        emit('vitrine-address-save', {})
      },
    )
  const remove = () => {
    if (!doomed) return
    void write(
      async () => (await gateway()).remove(doomed.id),
      () => {
        setDoomed(undefined)
        shop.announce(t.removed)
        emit('vitrine-address-remove', {})
      },
    )
  }

  if (isGuest) return <SignInFirst text={t.guest} isChanged={isTyped} />
  if (!addresses) return error === undefined ? <Bones /> : <ErrorState error={error} again={again} />
  const form = draft && (
    <AddressForm
      title={draft.id === undefined ? t.addTitle : t.editTitle}
      entries={draft.entries}
      type={(said) => setDraft((before) => before && { ...before, entries: { ...before.entries, ...said }, isChanged: true })}
      mayBecomePrimary={addresses.some(({ id, isPrimary }) => isPrimary && id !== draft.id)}
      busy={busy}
      problem={problem}
      save={save}
      cancel={() => setDraft(undefined)}
      waiting={<Spinner />}
    />
  )
  const items = addresses
    .filter(({ id }) => id !== draft?.id)
    .map((address) => (
      <li key={address.id}>
        <AddressCard address={address} isPrimary={address.isPrimary}>
          <Actions
            address={address}
            isPrimary={address.isPrimary}
            edit={() => edit(address)}
            makePrimary={() => makePrimary(address)}
            remove={() => {
              setProblem('')
              setDoomed(address)
            }}
          />
        </AddressCard>
      </li>
    ))
  if (draft) {
    const drafted = (
      <li key="draft" className="wide">
        {form}
      </li>
    )
    items.splice(draft.place, 0, drafted)
  }
  return (
    <>
      {problem && !draft && !doomed && (
        <p className="notice" role="alert" part="error">
          <ProblemText text={problem} />
        </p>
      )}
      {addresses.length === 0 && !draft && <p>{t.empty}</p>}
      <ul className="addresses">{items}</ul>
      {!draft && (
        <button type="button" className="button quiet add" part="add" onClick={() => edit(undefined)}>
          {t.add}
        </button>
      )}
      <Question
        open={doomed !== undefined}
        title={t.removeTitle}
        yes={t.removeYes}
        no={t.removeNo}
        busy={busy}
        confirm={remove}
        cancel={() => setDoomed(undefined)}
      >
        <p>{doomed && inShort(doomed)}</p>
        {problem && (
          <p role="alert">
            <ProblemText text={problem} />
          </p>
        )}
      </Question>
    </>
  )
}

interface ActionsProps {
  address: AddressInput
  isPrimary: boolean
  edit: () => void
  makePrimary: () => void
  remove: () => void
}

function Actions({ address, isPrimary, edit, makePrimary, remove }: ActionsProps) {
  const t = useMessages(addressBookMessages)
  const acts: [text: string, act: () => void][] = [
    [t.edit, edit],
    ...(isPrimary ? [] : [[t.makePrimary, makePrimary] as [string, () => void]]),
    [t.remove, remove],
  ]
  return acts.map(([text, act]) => (
    <button key={text} type="button" className="text-button" aria-label={t.named(text, inShort(address))} onClick={act}>
      {text}
    </button>
  ))
}

function Bones() {
  return (
    <>
      <p className="visually-hidden">
        <Spinner />
      </p>
      <div className="addresses" aria-hidden="true">
        <div className="bone" />
        <div className="bone" />
      </div>
    </>
  )
}
