import { type ReactNode, useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { activity } from '../../commerce/domain/customer/subscriptions.js'
import { ErrorState, Link, Spinner, useMessages } from '../../ui/index.js'
import { OwnSection } from '../../ui/own-record/own-section.js'
import { SampleSaveBar, SaveBar, SignInFirst } from '../../ui/own-record/save-bar.js'
import { Newsletters, useNamesOf } from './newsletters.js'
import { subscriptionPreferences } from './subscription-preferences.block.js'
import { subscriptionMessages } from './subscription-preferences.messages.js'
import { useSubscriptions } from './use-subscriptions.js'

type Props = ViewOf<typeof subscriptionPreferences>

export const SubscriptionPreferences = (props: Props) => (
  <Frame {...props}>
    <LiveSubscriptions {...props} />
  </Frame>
)

export const SampleNewsletters = (props: Props) => (
  <Frame {...props}>
    <SampleSubscriptions {...props} />
  </Frame>
)

function Frame({ heading, hint, children }: Props & { children: ReactNode }) {
  const t = useMessages(subscriptionMessages)
  return (
    <OwnSection level={2} heading={heading || t.heading} lead={hint || t.hint} leadPart="hint">
      {children}
    </OwnSection>
  )
}

const samples = subscriptionPreferences.sample.map((one) => ({ consultant: undefined, ...one }))

function SampleSubscriptions({ privacyUrl, setState }: Props) {
  useEffect(() => setState('ready'), [setState])
  return (
    <>
      <Newsletters subscriptions={samples} ticked={activity(samples)} changes={{}} change={() => {}} />
      <Consent privacyUrl={privacyUrl} />
      <SampleSaveBar />
    </>
  )
}

function LiveSubscriptions({ privacyUrl, setState, emit }: Props) {
  const t = useMessages(subscriptionMessages)
  const own = useSubscriptions(emit)
  const namesOf = useNamesOf()
  const { view } = own
  const isEmpty = view?.saved?.subscriptions.length === 0 && own.state !== 'guest'
  const state = isEmpty ? 'empty' : own.state
  useEffect(() => setState(state), [setState, state])

  if (state === 'guest') return <SignInFirst text={t.guest} isChanged={own.isChanged} />
  if (state === 'failed') return <ErrorState error={own.error} again={own.again} />
  if (state === 'empty') return <p className="nothing">{t.empty}</p>
  if (!view?.saved || !view.said) return <Bones />
  const { saved, said, changes } = view
  const asWords = (active: boolean | undefined) => (active ? t.on : t.off)
  const factsOf = (id: string) => ({
    label: namesOf(saved.subscriptions.find((one) => one.id === id)),
    there: asWords(saved.said[id]),
    yours: Object.hasOwn(changes, id) ? asWords(changes[id]) : undefined,
  })
  return (
    <>
      <Newsletters subscriptions={saved.subscriptions} ticked={said} changes={changes} change={own.change} />
      <Consent privacyUrl={privacyUrl} />
      <SaveBar {...own} factsOf={factsOf} />
    </>
  )
}

/** § 7 UWG: the meaning of a tick is explained next to it. */
function Consent({ privacyUrl }: { privacyUrl: string }) {
  const t = useMessages(subscriptionMessages)
  return (
    <p className="soft-text" part="consent">
      {t.consent} {privacyUrl && <Link href={privacyUrl}>{t.privacy}</Link>}
    </p>
  )
}

/** The shop's, and those of one consultant. */
const boneRows = [3, 2] as const

function Bones() {
  return (
    <>
      <p className="visually-hidden">
        <Spinner />
      </p>
      <div className="said" aria-hidden="true">
        <div className="bone all-bone" />
        {boneRows.map((count) => (
          <div key={count} className="group">
            <div className="bone text legend-bone" />
            {[1, 2, 3].slice(0, count).map((row) => (
              <div key={row} className="row">
                <div className="bone box" />
                <div className="bone long" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="bone consent-bone" aria-hidden="true" />
      <div className="bone bar" aria-hidden="true" />
    </>
  )
}
