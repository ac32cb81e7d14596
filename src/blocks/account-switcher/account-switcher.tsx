import { ProblemText } from '../../ui/parts/problem-text.js'
import { type ReactNode, useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { ManagedAccount } from '../../commerce/domain/customer/account-gateway.js'
import { ErrorState, ListBox, Spinner, useQuery, useSession, useShop, useStore, useMessages } from '../../ui/index.js'
import { Question } from '../../ui/parts/question.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { type AccountChoice, choicesOf } from './account-choices.js'
import { accountSwitcher } from './account-switcher.block.js'
import { accountSwitcherMessages } from './account-switcher.messages.js'
import { type SwitchWish, useAccountSwitch } from './use-account-switch.js'

type Props = ViewOf<typeof accountSwitcher>

export function SampleSwitcher({ heading, setState }: Props) {
  const t = useMessages(accountSwitcherMessages)
  useEffect(() => setState('several'), [setState])
  const choices = choicesOf(accountSwitcher.sample, t.own)
  return (
    <div className="place">
      <Band>
        <Choice heading={heading} choices={choices} value={choices[0].value} choose={() => {}} />
      </Band>
    </div>
  )
}

export function AccountSwitcher(props: Props) {
  const place = useFocusHome<HTMLDivElement>()
  return (
    <div ref={place} className="place" tabIndex={-1}>
      <LiveSwitcher {...props} />
    </div>
  )
}

function LiveSwitcher({ heading, setState, emit }: Props) {
  const shop = useShop()
  const t = useMessages(accountSwitcherMessages)
  const { account: current, refused } = useStore(shop.account.view)
  const { status, error, accounts, failed, again } = useAccounts()
  const change = useAccountSwitch({ emit, askAgain: again })
  const several = accounts !== undefined && (accounts.length > 1 || current !== undefined)
  const state = change.switching
    ? 'switching'
    : change.failed || (failed && status !== 'guest')
      ? 'failed'
      : status === 'guest'
        ? 'none'
        : !accounts
          ? 'loading'
          : refused || change.problem
            ? 'refused'
            : several
              ? 'several'
              : accounts.length === 0
                ? 'none'
                : 'single'
  useEffect(() => setState(state), [setState, state])

  if (status === 'guest') return null
  if (failed)
    return (
      <Band>
        <Trouble text={t.notLoaded} error={error} again={again} />
      </Band>
    )
  if (!accounts)
    return shop.account.chosen ? (
      <Band>
        <Spinner variant="brand" />
      </Band>
    ) : null
  if (!several && !refused && !change.failed && !change.problem) return null
  const choices = choicesOf(accounts, t.own)
  const value = current?.id ?? choices[0].value
  const nameOf = (id: string) => choices.find((choice) => choice.value === id)?.label ?? ''
  return (
    <Band>
      {refused && <Refused name={accounts.find(({ isDefault }) => isDefault)?.name ?? ''} done={() => shop.account.told()} />}
      {change.failed && (
        <Trouble
          text={t.notSwitched(change.failed.target.name)}
          error={change.failed.error}
          again={() => change.failed && change.start(change.failed.target)}
        />
      )}
      {several && (
        <Choice
          heading={heading}
          choices={choices}
          value={value}
          choose={(id) => change.start({ id, name: nameOf(id) })}
          switchingTo={change.switching?.name}
        />
      )}
      {change.problem && (
        <p className="problem" role="alert">
          <ProblemText text={change.problem} />
        </p>
      )}
      <SwitchQuestion wish={change.wish} before={nameOf(value)} confirm={change.confirm} cancel={change.cancel} />
    </Band>
  )
}

/** The accounts of the signed-in customer; `failed` also when the session is unknown, or whether the earlier choice still counts. */
function useAccounts() {
  const shop = useShop()
  const { status, session, error } = useSession(true)
  const who = session?.guest === false ? (session.userId ?? '') : undefined
  const found = useQuery(who === undefined ? undefined : `accounts of ${who}`, async (signal) => ({
    who,
    accounts: await shop.accounts.managed(signal),
  }))
  const unconfirmed = status === 'failed' && (!session || shop.account.chosen)
  const accounts: readonly ManagedAccount[] | undefined = found.value?.who === who ? found.value?.accounts : undefined
  return {
    status: session?.guest ? ('guest' as const) : status,
    accounts,
    failed: unconfirmed || (found.state === 'failed' && !accounts),
    error: found.state === 'failed' ? found.error : error,
    again: () => (unconfirmed ? void shop.askAgain() : found.again()),
  }
}

function Band({ children }: { children: ReactNode }) {
  const t = useMessages(accountSwitcherMessages)
  return (
    <section className="band" aria-label={t.label}>
      {children}
    </section>
  )
}

interface ChoiceProps {
  heading: string
  choices: readonly AccountChoice[]
  value: string
  choose: (id: string) => void
  switchingTo?: string | undefined
}

function Choice({ heading, choices, value, choose, switchingTo }: ChoiceProps) {
  const t = useMessages(accountSwitcherMessages)
  return (
    <div className="choice">
      <ListBox label={heading || t.shoppingFor} choices={choices} value={value} choose={choose} />
      <p className="soft-text" part="hint">
        {switchingTo === undefined ? (
          t.ownCarts
        ) : (
          <>
            <Spinner size="small" /> {t.switching(switchingTo)}
          </>
        )}
      </p>
    </div>
  )
}

/** The stored account was changed by hand, or is looked after by another customer now. */
function Refused({ name, done }: { name: string; done: () => void }) {
  const t = useMessages(accountSwitcherMessages)
  return (
    <div className="notice" role="alert" part="notice">
      <p>{name ? t.refused(name) : t.refusedOwn}</p>
      <button type="button" className="button quiet small" onClick={done}>
        {t.understood}
      </button>
    </div>
  )
}

function Trouble({ text, error, again }: { text: string; error: unknown; again: () => void }) {
  return (
    <div className="trouble">
      <p>{text}</p>
      <ErrorState error={error} again={again} />
    </div>
  )
}

interface SwitchQuestionProps {
  wish: SwitchWish | undefined
  before: string
  confirm: () => void
  cancel: () => void
}

function SwitchQuestion({ wish, before, confirm, cancel }: SwitchQuestionProps) {
  const t = useMessages(accountSwitcherMessages)
  return (
    <Question open={wish !== undefined} title={t.title(wish?.name ?? '')} yes={t.yes} no={t.no} confirm={confirm} cancel={cancel}>
      {wish && (
        <>
          <p>{t.stays(before, wish.count)}</p>
          <p>{t.comes(wish.name)}</p>
        </>
      )}
    </Question>
  )
}
