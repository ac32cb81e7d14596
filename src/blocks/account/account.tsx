import { ProblemText } from '../../ui/parts/problem-text.js'
import { type ReactNode, useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { Person } from '../../commerce/domain/customer/profile-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { ErrorState, Link, Spinner, useQuery, useLazy, useSession, useShop, useStore, useMessages } from '../../ui/index.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { useSignInUrl } from '../../ui/parts/sign-in.js'
import { useLogout } from '../../ui/hooks/use-logout.js'
import { account } from './account.block.js'
import { accountMessages } from './account.messages.js'
import { AccountParts } from './account-parts.js'
import { CustomerService } from './customer-service.js'

type Props = ViewOf<typeof account>

export const Account = (props: Props) => (
  <Page {...props}>
    <LiveAccount {...props} />
  </Page>
)

export const SampleAccount = (props: Props) => (
  <Page {...props}>
    <SamplePerson {...props} />
  </Page>
)

function Page({ children, ...props }: Props & { children: ReactNode }) {
  const t = useMessages(accountMessages)
  const heading = useFocusHome<HTMLHeadingElement>()
  return (
    <section className="account" aria-label={props.heading || t.heading}>
      <h1 ref={heading} tabIndex={-1} part="heading">
        {props.heading || t.heading}
      </h1>
      {children}
      <AccountParts {...props} />
      <CustomerService {...props} />
    </section>
  )
}

function SamplePerson({ setState, emit }: Props) {
  useEffect(() => setState('filled'), [setState])
  return (
    <Panel>
      <Greeting person={{ ...account.sample, phone: undefined }} emit={emit} />
    </Panel>
  )
}

function LiveAccount({ setState, emit }: Props) {
  const shop = useShop()
  const profile = useLazy(shop.profile)
  const { status, session, error } = useSession(true)
  const who = session?.guest === false ? (session.userId ?? '') : undefined
  const found = useQuery(who === undefined ? undefined : `person ${who}`, async (signal) => ({
    who,
    person: await (await profile()).person(signal),
  }))
  // A shopper who signs in after another one never sees the other's name.
  const answer = found.value?.who === who ? found.value?.person : undefined
  const guest = session?.guest === true || (answer !== undefined && has(answer, 'refused'))
  const failed = status === 'failed' || found.state === 'failed'
  const state = guest ? 'guest' : answer ? 'filled' : failed ? 'failed' : 'loading'
  useEffect(() => setState(state), [setState, state])
  const again = () => (status === 'failed' ? void shop.askAgain() : found.again())
  return (
    <>
      <Panel busy={state === 'loading'}>
        {state === 'guest' ? (
          <Invitation />
        ) : state === 'failed' ? (
          <ErrorState error={found.state === 'failed' ? found.error : error} again={again} />
        ) : answer && !has(answer, 'refused') ? (
          <Greeting person={answer} emit={emit} />
        ) : (
          <Bones />
        )}
      </Panel>
      {!guest && <ActingFor />}
    </>
  )
}

/** The height is the same for guests and customers, so that nothing below moves when the session is known. */
const Panel = ({ busy = false, children }: { busy?: boolean; children: ReactNode }) => (
  <div className="person" part="person" aria-busy={busy}>
    {children}
  </div>
)

function Invitation() {
  const t = useMessages(accountMessages)
  const signInUrl = useSignInUrl()
  return (
    <>
      <p className="invitation">{t.guest}</p>
      <Link className="button aside" href={signInUrl}>
        {t.signIn}
      </Link>
    </>
  )
}

function Greeting({ person, emit }: { person: Person } & Pick<Props, 'emit'>) {
  const t = useMessages(accountMessages)
  const { firstName, lastName, email } = person
  return (
    <>
      <span className="initials" aria-hidden="true">
        {initials(firstName) + initials(lastName)}
      </span>
      <div className="facts">
        <h2>{t.greeting(firstName)}</h2>
        <p>
          <bdi translate="no">{displayName(person)}</bdi> <bdi translate="no">{email}</bdi>
        </p>
      </div>
      <Logout emit={emit} />
    </>
  )
}

const initials = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''

function Bones() {
  const t = useMessages(accountMessages)
  return (
    <>
      <span className="visually-hidden">
        <Spinner label={t.waiting} />
      </span>
      <span className="initials bone" />
      <div className="facts" aria-hidden="true">
        <div className="bone line" />
        <div className="bone line long" />
      </div>
    </>
  )
}

function Logout({ emit }: Pick<Props, 'emit'>) {
  const { label, logout, problem } = useLogout(() => emit('vitrine-account-logout', {}))
  return (
    <div className="aside">
      <button type="button" className="button quiet small" onClick={logout}>
        {label}
      </button>
      {problem && (
        <p className="problem" role="alert">
          <ProblemText text={problem} />
        </p>
      )}
    </div>
  )
}

/** Name of the account that the shopper acts for, when it is not her own; its space is reserved until that is confirmed. */
function ActingFor() {
  const shop = useShop()
  const t = useMessages(accountMessages)
  const { account: other } = useStore(shop.account.view)
  if (!other) return shop.account.chosen ? <div className="bone acting" aria-hidden="true" /> : null
  return (
    <p className="notice acting" part="notice">
      <span>
        <strong>{t.actingFor(other.name || other.id)}</strong> {t.actingMore}
      </span>
    </p>
  )
}
