import { ProblemText } from '../../ui/parts/problem-text.js'
import { type ReactNode, useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { communication, consultantKeySelected, monikerSelected, noMoniker } from '../../commerce/domain/channels.js'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import type { Refusable } from '../../commerce/domain/answers.js'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { findConsultant } from '../../commerce/domain/consultant/find-consultant.js'
import { leaveConsultant } from '../../commerce/domain/consultant/leave-consultant.js'
import { profileAddress } from '../../commerce/domain/consultant/profile-address.js'
import { has } from '../../commerce/domain/has.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { useDetected } from '../../ui/hooks/use-shop.js'
import { ErrorState, Link, useQuery, useLazy, useSettings, useShop, useStore, useMessages } from '../../ui/index.js'
import { useSwitchQuestion } from '../../ui/consultant/switch-question.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import type { shopMagnet } from './shop-magnet.block.js'
import { shopMagnetMessages } from './shop-magnet.messages.js'

type Props = ViewOf<typeof shopMagnet>
type Person = Pick<Consultant, 'firstName' | 'lastName' | 'pictureUrl'>

const sample: Person = { firstName: 'Anna', lastName: 'Berger', pictureUrl: undefined }

export const ShopMagnet = (props: Props) => (
  <Band>
    <Live {...props} />
  </Band>
)

export const SampleMagnet = (props: Props) => (
  <Band>
    <Selected {...props} consultant={sample} profile={props.profileUrl} leave={() => {}} />
  </Band>
)

function Band({ children }: { children: ReactNode }) {
  const t = useMessages(shopMagnetMessages)
  const band = useFocusHome<HTMLElement>()
  return (
    <section ref={band} tabIndex={-1} className="band" aria-label={t.label}>
      {children}
    </section>
  )
}

function Live(props: Props) {
  const { subscribe, setState } = props
  const shop = useShop()
  const t = useMessages(shopMagnetMessages)
  const consultant = useStore(shop.consultant)
  // Undefined until the shop knows; empty when there is no such consultant.
  const [moniker, setMoniker] = useState<string>()
  useEffect(() => subscribe(noMoniker, (message) => setMoniker(message.state ? message.moniker : '')), [subscribe])
  useEffect(() => subscribe(monikerSelected, () => setMoniker('')), [subscribe])
  const [isSingle, setIsSingle] = useState(false)
  useEffect(() => subscribe(consultantKeySelected, () => setIsSingle(true)), [subscribe])
  const [isFirst, setIsFirst] = useState(false)
  useEffect(
    () =>
      subscribe(communication, ({ kind }) => {
        setMoniker('')
        if (kind !== 'first-time-login') return
        setIsFirst(true)
        shop.communicationShown()
      }),
    [subscribe, shop],
  )
  const answer = useQuery(consultant || !moniker ? undefined : moniker, () => findConsultant(shop, { moniker: moniker ?? '' }))
  const before = moniker && answer.state === 'ready' && answer.value?.shopActive ? answer.value : undefined
  // On failure, detection reports it at the top of the page.
  const detected = useDetected()
  const asking = (moniker === undefined && !detected) || (moniker && answer.state === 'loading')
  const state = consultant
    ? 'selected'
    : moniker && answer.state === 'failed'
      ? 'failed'
      : asking
        ? 'loading'
        : before
          ? 'returning'
          : 'none'
  useEffect(() => setState(state), [setState, state])
  if (consultant) return <InHerShop {...props} consultant={consultant} isFirst={isFirst} isSingle={isSingle} />
  if (state === 'failed' && answer.state === 'failed') return <ErrorState error={answer.error} again={answer.again} />
  if (before) return <Returning consultant={before} />
  return (
    <>
      <span className="text" part="text">
        {t.welcome}
      </span>
      {state === 'loading' && <ImprintLink {...props} />}
    </>
  )
}

function ImprintLink({ imprintUrl }: Props) {
  const t = useMessages(shopMagnetMessages)
  return (
    <Link className="link" part="link" href={imprintUrl}>
      {t.imprint}
    </Link>
  )
}

function InHerShop(props: Props & { consultant: Consultant; isFirst: boolean; isSingle: boolean }) {
  const shop = useShop()
  const t = useMessages(shopMagnetMessages)
  const { consultant, profileUrl } = props
  const { id, moniker, alternateMoniker = '' } = consultant
  const leave = () => {
    leaveConsultant(shop, id)
    shop.announce(t.left)
  }
  return (
    <Selected {...props} profile={profileUrl && profileAddress(profileUrl, moniker || alternateMoniker, shop.page.here())} leave={leave} />
  )
}

interface SelectedProps extends Props {
  consultant: Person
  /** Address of the consultant's profile, or empty. */
  profile: string
  leave: () => void
  isFirst?: boolean
  /** True when the page shows only this consultant's shop (shop-id mode). */
  isSingle?: boolean
}

function Selected({ consultant, profile, leave, isFirst = false, isSingle = false, ...props }: SelectedProps) {
  const t = useMessages(shopMagnetMessages)
  const name = <bdi translate="no">{displayName(consultant)}</bdi>
  return (
    <>
      <Portrait url={consultant.pictureUrl} size={36} />
      <span className="text" part="text">
        {isSingle ? (
          t.singleShopOf
        ) : (
          <>
            <span className={isFirst ? undefined : 'greeting'}>{isFirst ? t.first : t.welcome}</span> {t.shopOf}
          </>
        )}{' '}
        <b>
          {profile && !isSingle ? (
            <Link part="profile" href={profile}>
              {name}
            </Link>
          ) : (
            name
          )}
        </b>
        .
      </span>
      {!isSingle && (
        <span className="ways">
          <ImprintLink {...props} />
          <button type="button" className="text-button" part="leave" onClick={leave}>
            {t.leave}
          </button>
        </span>
      )}
    </>
  )
}

function Returning({ consultant }: { consultant: Consultant }) {
  const shop = useShop()
  const t = useMessages(shopMagnetMessages)
  const settings = useSettings()
  const { ask, question } = useSwitchQuestion()
  const withLock = useOneAtATime()
  const [state, setState] = useState<'idle' | 'busy' | { problem: string }>('idle')
  const relations = useLazy(shop.relations)
  const name = displayName(consultant)
  const begin = async (): Promise<Refusable<{ go: boolean }>> => {
    const asked = await ask(consultant)
    if (!has(asked, 'refused') && asked.go) await (await relations()).choose(consultant)
    return asked
  }
  const start = async () => {
    setState('busy')
    const outcome = await begin().catch((error: unknown) => {
      console.error(error)
      return { problem: describeError(error, settings) }
    })
    if (has(outcome, 'problem')) return setState(outcome)
    if (has(outcome, 'refused')) return setState({ problem: describeRefusal(outcome.refused, settings) })
    setState('idle')
    if (outcome.go) shop.announce(t.chosen(name))
  }
  return (
    <>
      <Portrait url={consultant.pictureUrl} size={36} />
      <span className="text" part="text">
        <span className="greeting">{t.back}</span> {t.again}{' '}
        <b>
          <bdi translate="no">{name}</bdi>
        </b>{' '}
        {t.againEnd}
      </span>
      {typeof state === 'object' && (
        <span className="problem" role="alert">
          <ProblemText text={state.problem} />
        </span>
      )}
      <button
        type="button"
        className="button small choose"
        part="choose"
        aria-disabled={state === 'busy'}
        onClick={() => void withLock(start)}
      >
        {t.choose(consultant.firstName || name)}
      </button>
      {question}
    </>
  )
}
