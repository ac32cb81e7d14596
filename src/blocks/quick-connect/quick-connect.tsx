import { ProblemText } from '../../ui/parts/problem-text.js'
import { type ReactNode, useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import type { Consultant, Imprint } from '../../commerce/domain/consultant/consultant-gateway.js'
import { profileAddress } from '../../commerce/domain/consultant/profile-address.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { ErrorState, Link, Spinner, useSession, useSettings, useShop, useMessages } from '../../ui/index.js'
import { useActiveConsultant } from '../../ui/consultant/use-active-consultant.js'
import { useRelations } from '../../ui/consultant/use-relations.js'
import { ImprintFacts } from '../../ui/consultant/imprint-facts.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { useProfile } from '../../ui/consultant/use-profile.js'
import { quickConnect } from './quick-connect.block.js'
import { quickConnectMessages } from './quick-connect.messages.js'
import { has } from '../../commerce/domain/has.js'

type Props = ViewOf<typeof quickConnect>
type Connecting = 'ready' | 'sending' | 'connected' | { refused: string } | { failed: string }

export const QuickConnect = (props: Props) => (
  <Panel {...props}>
    <Live {...props} />
  </Panel>
)

export const SampleConnect = (props: Props) => (
  <Panel {...props}>
    <Person imprint={quickConnect.sample} pictureUrl={undefined} contactOnly={props.contactOnly} profile={props.profileUrl} />
  </Panel>
)

function Panel({ heading, children }: Props & { children: ReactNode }) {
  const t = useMessages(quickConnectMessages)
  const panel = useFocusHome<HTMLElement>()
  return (
    <section ref={panel} tabIndex={-1} className="panel" aria-label={heading || t.heading}>
      <h2 part="heading">{heading || t.heading}</h2>
      {children}
    </section>
  )
}

function Live(props: Props) {
  const { subscribe, setState } = props
  const shop = useShop()
  const t = useMessages(quickConnectMessages)
  const active = useActiveConsultant(subscribe)
  const { consultant } = active
  const answer = useProfile(consultant)
  const state = active.state !== 'there' ? active.state : answer.state === 'ready' ? 'filled' : answer.state
  // The connection sets its own states once there is a consultant to connect with.
  useEffect(() => {
    if (state !== 'filled') setState(state)
  }, [setState, state])
  if (active.state === 'failed') return <ErrorState error={active.error} again={active.again} />
  if (state === 'none') {
    return (
      <>
        <p>{t.none}</p>
        <Link className="button" href={props.consultantsUrl}>
          {t.find}
        </Link>
      </>
    )
  }
  if (answer.state === 'failed') return <ErrorState error={answer.error} again={answer.again} />
  if (answer.state !== 'ready' || !consultant) return <Spinner />
  const { value } = answer
  const { contactOnly, profileUrl } = props
  const { moniker, alternateMoniker = '' } = consultant
  return (
    <>
      {value ? (
        <Person
          imprint={value.imprint}
          pictureUrl={value.pictureUrl ?? value.consultant.pictureUrl}
          contactOnly={contactOnly}
          profile={profileUrl && profileAddress(profileUrl, moniker || alternateMoniker, shop.page.here())}
        />
      ) : (
        <p>{t.gone}</p>
      )}
      <Connect {...props} key={consultant.id} consultant={consultant} />
    </>
  )
}

interface PersonProps {
  imprint: Imprint
  pictureUrl: string | undefined
  contactOnly: boolean
  /** Address of the consultant's profile, or empty. */
  profile: string
}

function Person({ imprint, pictureUrl, contactOnly, profile }: PersonProps) {
  const { country, phone, email } = imprint
  const shown = contactOnly ? { firstName: '', lastName: '', street: '', postalCode: '', city: '', country, phone, email } : imprint
  return (
    <>
      <div className="person">
        <Portrait url={pictureUrl} size={84} />
        <h3>{profile ? <Link href={profile}>{displayName(imprint)}</Link> : displayName(imprint)}</h3>
      </div>
      <ImprintFacts imprint={shown} />
    </>
  )
}

/** Connects a signed-in customer; a guest simply shops with the consultant. */
function Connect({ consultant, subscribe, emit, setState }: Props & { consultant: Consultant }) {
  const shop = useShop()
  const t = useMessages(quickConnectMessages)
  const settings = useSettings()
  const { session } = useSession(true)
  const [connecting, setConnecting] = useState<Connecting>('ready')
  const signedIn = session?.guest === false
  const relations = useRelations(true, subscribe)
  const mine =
    relations.state !== 'failed' &&
    relations.consultants?.some((relation) => relation.consultant.id === consultant.id && relation.status !== 'terminated')
  const connected = connecting === 'connected' || mine === true
  const state = connected
    ? 'connected'
    : typeof connecting === 'object'
      ? has(connecting, 'refused')
        ? 'refused'
        : 'failed'
      : connecting === 'ready'
        ? 'filled'
        : connecting
  useEffect(() => setState(state), [setState, state])
  if (!signedIn) return null
  const name = consultant.firstName || displayName(consultant)
  if (connected) return <p role="status">{t.connected(name)}</p>
  const send = () => {
    if (connecting === 'sending') return
    setConnecting('sending')
    const connect = async () => (await shop.relations.get()).connect(consultant.id)
    connect().then(
      (answer) => {
        if (has(answer, 'refused')) return setConnecting({ refused: describeRefusal(answer.refused, settings) })
        setConnecting('connected')
        shop.announce(t.connected(name))
        emit('vitrine-consultant-connect', { moniker: consultant.moniker })
      },
      (error) => {
        console.error(error)
        setConnecting({ failed: describeError(error, settings) })
      },
    )
  }
  const problem = typeof connecting === 'object' ? (has(connecting, 'refused') ? connecting.refused : connecting.failed) : ''
  // An existing connection is looked up first, so that the button does not turn into a sentence.
  if (relations.state === 'loading' && relations.value === undefined) return <Spinner />
  return (
    <>
      {problem && (
        <p className="notice" role="alert">
          <ProblemText text={problem} />
        </p>
      )}
      <button type="button" className="button" part="connect" aria-disabled={connecting === 'sending'} onClick={send}>
        {connecting === 'sending' ? t.sending : t.connect(name)}
      </button>
    </>
  )
}
