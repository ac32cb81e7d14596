import { type ReactNode, useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { communication, monikerSelected, noMoniker } from '../../commerce/domain/channels.js'
import { ErrorState, Link, Spinner, useShop, useStore, useMessages } from '../../ui/index.js'
import { ImprintFacts } from '../../ui/consultant/imprint-facts.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { useProfile } from '../../ui/consultant/use-profile.js'
import { imprint } from './imprint.block.js'
import { imprintMessages } from './imprint.messages.js'

type Props = ViewOf<typeof imprint>

export const Imprint = (props: Props) => (
  <Page {...props}>
    <Live {...props} />
  </Page>
)

export const SampleImprint = (props: Props) => (
  <Page {...props}>
    <Hers>
      <ImprintFacts imprint={imprint.sample} />
    </Hers>
  </Page>
)

function Page({ heading, text, accessibilityHeading, accessibility, privacyUrl, children }: Props & { children: ReactNode }) {
  const t = useMessages(imprintMessages)
  const title = useFocusHome<HTMLHeadingElement>()
  return (
    <div className="imprint-page">
      <h1 ref={title} tabIndex={-1} part="heading">
        {heading || t.heading}
      </h1>
      {text && (
        <section part="text">
          <h2>{t.shop}</h2>
          <p className="prose">{text}</p>
        </section>
      )}
      {accessibility && (
        <section part="accessibility">
          <h2>{accessibilityHeading || t.accessibility}</h2>
          <p className="prose">{accessibility}</p>
        </section>
      )}
      {privacyUrl && (
        <Link className="privacy" href={privacyUrl}>
          {t.privacy}
        </Link>
      )}
      {children}
    </div>
  )
}

function Live({ subscribe, setState }: Props) {
  const shop = useShop()
  const t = useMessages(imprintMessages)
  const open = useStore(shop.consultant)
  const closed = useStore(shop.closed)
  const consultant = open ?? closed
  const [known, setKnown] = useState(false)
  useEffect(() => subscribe(monikerSelected, () => setKnown(true)), [subscribe])
  useEffect(() => subscribe(noMoniker, () => setKnown(true)), [subscribe])
  useEffect(() => subscribe(communication, () => setKnown(true)), [subscribe])
  const answer = useProfile(consultant)
  const detection = useStore(shop.detection)
  const lost = !consultant && detection?.outcome === 'failed'
  const state = lost ? 'failed' : consultant ? (answer.state === 'ready' ? 'filled' : answer.state) : known ? 'plain' : 'loading'
  useEffect(() => setState(state), [setState, state])
  if (lost)
    return (
      <Hers>
        <ErrorState error={detection.error} again={detection.again} />
      </Hers>
    )
  if (!consultant) return null
  if (answer.state === 'failed')
    return (
      <Hers>
        <ErrorState error={answer.error} again={answer.again} />
      </Hers>
    )
  if (answer.state === 'loading')
    return (
      <Hers>
        <Spinner />
      </Hers>
    )
  return <Hers>{answer.value ? <ImprintFacts imprint={answer.value.imprint} /> : <p>{t.gone}</p>}</Hers>
}

function Hers({ children }: { children: React.ReactNode }) {
  const t = useMessages(imprintMessages)
  return (
    <section part="consultant">
      <h2>{t.consultant}</h2>
      <p className="soft-text">{t.law}</p>
      {children}
    </section>
  )
}
