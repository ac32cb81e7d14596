import { type ReactNode, useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { PersonalGateway } from '../../commerce/domain/customer/personal-gateway.js'
import type { Person } from '../../commerce/domain/customer/profile-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { ErrorState, Link, Spinner, useQuery, useLazy, useSession, useShop, useMessages } from '../../ui/index.js'
import { OwnSection } from '../../ui/own-record/own-section.js'
import { SignInHere } from '../../ui/parts/sign-in.js'
import { personalData } from './personal-data.block.js'
import { personalDataMessages } from './personal-data.messages.js'
import { Download } from './download.js'
import { EmailForm, PasswordForm, PersonForm } from './forms.js'

type Props = ViewOf<typeof personalData>

export const SamplePerson = (props: Props) => (
  <Frame {...props}>
    <Forms
      {...props}
      person={personalData.sample}
      gateway={async () => Promise.reject(new Error('This is a sample.'))}
      changed={() => {}}
    />
  </Frame>
)

export function PersonalData(props: Props) {
  const { setState, emit } = props
  const shop = useShop()
  const t = useMessages(personalDataMessages)
  const profile = useLazy(shop.profile)
  const { status, session, error } = useSession(true)
  const who = session?.guest === false ? (session.userId ?? '') : undefined
  const [round, setRound] = useState(0)
  const found = useQuery(who === undefined ? undefined : `person ${who} ${round}`, async (signal) => ({
    who,
    person: await (await profile()).person(signal),
  }))
  // A shopper who signs in after another one never sees the other's data.
  const answer = found.value?.who === who ? found.value?.person : undefined
  const isGuest = session?.guest === true || (answer !== undefined && has(answer, 'refused'))
  const isFailed = !answer && (status === 'failed' || found.state === 'failed')
  const state = isGuest ? 'guest' : isFailed ? 'failed' : answer ? 'filled' : 'loading'
  useEffect(() => setState(state), [setState, state])
  const changed = (what: string) => {
    setRound(round + 1)
    emit('vitrine-person-save', { what })
  }
  return (
    <Frame {...props}>
      {isGuest ? (
        <SignInHere text={t.signIn} />
      ) : isFailed ? (
        <ErrorState
          error={found.state === 'failed' ? found.error : error}
          again={() => (status === 'failed' ? void shop.askAgain() : found.again())}
        />
      ) : answer && !has(answer, 'refused') ? (
        <Forms {...props} person={answer} gateway={profile} changed={changed} />
      ) : (
        <div className="bone">
          <Spinner label={t.waiting} />
        </div>
      )}
    </Frame>
  )
}

function Frame({ heading, hint, children }: Props & { children: ReactNode }) {
  const t = useMessages(personalDataMessages)
  return (
    <OwnSection level={1} heading={heading || t.heading} lead={hint || t.hint} leadPart="hint">
      {children}
    </OwnSection>
  )
}

interface FormsProps extends Pick<Props, 'deletionUrl'> {
  person: Omit<Person, 'phone'> & { phone?: string | undefined }
  gateway: () => Promise<PersonalGateway>
  changed: (what: string) => void
}

function Forms({ person, gateway, changed, deletionUrl }: FormsProps) {
  const t = useMessages(personalDataMessages)
  return (
    <>
      <Part heading={t.person}>
        <PersonForm person={person} gateway={gateway} changed={() => changed('person')} />
      </Part>
      <Part heading={t.emailSection} text={t.emailNow(person.email)}>
        <EmailForm gateway={gateway} changed={() => changed('email')} />
      </Part>
      <Part heading={t.passwordSection}>
        <PasswordForm gateway={gateway} changed={() => changed('password')} />
      </Part>
      <Part heading={t.downloadSection} text={t.downloadHint}>
        <Download gateway={gateway} />
        {deletionUrl && (
          <p>
            <Link href={deletionUrl}>{t.deletion}</Link>
          </p>
        )}
      </Part>
    </>
  )
}

const Part = ({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) => (
  <section className="part" aria-label={heading}>
    <h2>{heading}</h2>
    {text && <p className="soft-text">{text}</p>}
    {children}
  </section>
)
