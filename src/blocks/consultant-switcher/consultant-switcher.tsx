import { ProblemText } from '../../ui/parts/problem-text.js'
import { type ReactNode, type RefObject, useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import type { Relation } from '../../commerce/domain/consultant/relation-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { profileAddress } from '../../commerce/domain/consultant/profile-address.js'
import { ErrorState, Link, Spinner, useSession, useShop, useStore, useMessages } from '../../ui/index.js'
import { useRelations } from '../../ui/consultant/use-relations.js'
import { useSignInUrl } from '../../ui/parts/sign-in.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { ConsultantRow } from './consultant-row.js'
import type { consultantSwitcher } from './consultant-switcher.block.js'
import { switcherMessages } from './consultant-switcher.messages.js'
import { DisconnectDialog } from './disconnect-dialog.js'
import { sampleRelations } from './sample-relations.js'
import { useRelationChanges } from './use-relation-changes.js'

type Props = ViewOf<typeof consultantSwitcher>

export function ConsultantSwitcher(props: Props) {
  const heading = useFocusHome<HTMLHeadingElement>()
  return (
    <Frame {...props} title={heading}>
      <LiveSwitcher {...props} toHeading={() => heading.current?.focus()} />
    </Frame>
  )
}

export const SampleSwitcher = (props: Props) => (
  <Frame {...props}>
    <SampleRows {...props} />
  </Frame>
)

function Frame({ heading, title, children }: Props & { title?: RefObject<HTMLHeadingElement | null>; children: ReactNode }) {
  const t = useMessages(switcherMessages)
  return (
    <section aria-label={heading || t.heading}>
      <h2 ref={title} tabIndex={-1} part="heading">
        {heading || t.heading}
      </h2>
      {children}
    </section>
  )
}

function SampleRows({ profileUrl, setState }: Props) {
  useEffect(() => setState('filled'), [setState])
  return (
    <ul>
      {sampleRelations.map((relation) => (
        <ConsultantRow
          key={relation.consultant.id}
          relation={relation}
          profile={profileUrl}
          here={relation.primary}
          tookOverFrom={undefined}
          busy={false}
          problem=""
          shopHere={() => {}}
          makePrimary={() => {}}
          part={() => {}}
        />
      ))}
    </ul>
  )
}

function LiveSwitcher({ findUrl, profileUrl, setState, emit, subscribe, toHeading }: Props & { toHeading: () => void }) {
  const shop = useShop()
  const t = useMessages(switcherMessages)
  const signInUrl = useSignInUrl()
  const here = shop.page.here()
  const { status, session, error } = useSession(true)
  const current = useStore(shop.consultant)
  const found = useRelations(true, subscribe)
  const changes = useRelationChanges({ emit, toHeading })

  const detecting = useStore(shop.detection)?.outcome === 'loading'
  // The shopper's current consultant is known a moment later, and matters when she has no other one.
  const relations = detecting && found.consultants?.length === 0 ? undefined : found.consultants
  const guest = session?.guest === true || (found.value !== undefined && has(found.value, 'refused'))
  const failed = status === 'failed' || found.state === 'failed'
  const profileOf = ({ moniker, alternateMoniker = '' }: Consultant) =>
    profileUrl && profileAddress(profileUrl, moniker || alternateMoniker, here)
  const state = guest ? 'guest' : failed ? 'failed' : !relations ? 'loading' : relations.length === 0 ? 'empty' : 'filled'
  useEffect(() => setState(state), [setState, state])

  if (state === 'guest') return <Notice text={t.guest} href={signInUrl} link={t.signIn} />
  if (state === 'failed') {
    const again = () => (status === 'failed' ? void shop.askAgain() : found.again())
    return <ErrorState error={found.state === 'failed' ? found.error : error} again={again} />
  }
  if (!relations)
    return (
      <p className="loading">
        <Spinner variant="brand" />
      </p>
    )
  const primary = relations.find((relation) => relation.primary)?.consultant.id
  if (relations.length === 0)
    return current ? (
      <Unconnected consultant={current} findUrl={findUrl} changes={changes} />
    ) : (
      <Notice text={t.empty} href={findUrl} link={t.find} />
    )
  return (
    <>
      <ul>
        {relations.map((relation) => {
          const { consultant } = relation
          return (
            <ConsultantRow
              key={consultant.id}
              relation={relation}
              profile={profileOf(consultant)}
              here={current?.id === consultant.id}
              tookOverFrom={predecessorOf(relation, relations)}
              busy={changes.busy === consultant.id}
              problem={changes.problem?.consultantId === consultant.id ? changes.problem.text : ''}
              shopHere={() => changes.startSwitch(consultant)}
              makePrimary={() => changes.makePrimary(consultant)}
              part={() => changes.askToPart(consultant)}
            />
          )
        })}
      </ul>
      {changes.switchQuestion}
      <DisconnectDialog
        consultant={changes.parting}
        primary={primary !== undefined && primary === changes.parting?.id}
        more={relations.length > 1}
        here={current?.id === changes.parting?.id}
        busy={changes.busy === changes.parting?.id}
        problem={changes.problem?.text ?? ''}
        confirm={changes.confirmPart}
        cancel={changes.keep}
      />
    </>
  )
}

type Changes = Pick<ReturnType<typeof useRelationChanges>, 'busy' | 'problem' | 'connect'>

/** A customer's current consultant who is not in her account yet. */
function Unconnected({ consultant, findUrl, changes }: { consultant: Consultant; findUrl: string; changes: Changes }) {
  const t = useMessages(switcherMessages)
  const name = displayName(consultant)
  const { busy, problem, connect } = changes
  return (
    <div className="notice" part="notice">
      <p>{t.emptyHere(name)}</p>
      {problem && (
        <p className="problem" role="alert">
          <ProblemText text={problem.text} />
        </p>
      )}
      <button type="button" className="button small" aria-disabled={busy !== undefined} onClick={() => connect(consultant)}>
        {t.connect(consultant.firstName || name)}
      </button>
      {findUrl && (
        <p>
          <Link href={findUrl}>{t.findAnother}</Link>
        </p>
      )}
    </div>
  )
}

function Notice({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <div className="notice" part="notice">
      <p>{text}</p>
      {href && (
        <Link className="button small" href={href}>
          {link}
        </Link>
      )}
    </div>
  )
}

/** Name of the consultant whose customers this one took over, when she is the replacement of one in the list. */
function predecessorOf({ consultant }: Relation, relations: readonly Relation[]): string | undefined {
  const before = relations.find(({ replacement }) => replacement?.id === consultant.id)
  return before && displayName(before.consultant)
}
