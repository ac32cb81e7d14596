import { useId } from 'react'
import type { Subscription } from '../../commerce/domain/customer/profile-gateway.js'
import { countryName, groupsOf, type SubscriptionGroup } from '../../commerce/domain/customer/subscriptions.js'
import { useSettings, useShop, useMessages } from '../../ui/index.js'
import { subscriptionMessages } from './subscription-preferences.messages.js'

type Activity = Readonly<Partial<Record<string, boolean>>>

interface Props {
  subscriptions: readonly Subscription[]
  /** State of the checkboxes. */
  ticked: Activity
  /** The changes that are not saved yet. */
  changes: Activity
  change: (said: Record<string, boolean>) => void
}

export function Newsletters({ subscriptions, ticked, changes, change }: Props) {
  const senderOf = useSenderOf()
  return (
    <div className="said">
      <AllOrNone subscriptions={subscriptions} ticked={ticked} change={change} />
      {groupsOf(subscriptions).map((group) => (
        <fieldset key={group.key} className="group" part="group">
          <legend>
            <bdi>{senderOf(group)}</bdi>
          </legend>
          {group.subscriptions.map((one) => (
            <Row
              key={one.id}
              subscription={one}
              ticked={ticked[one.id] === true}
              isChanged={Object.hasOwn(changes, one.id)}
              tick={(active) => change({ [one.id]: active })}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function AllOrNone({ subscriptions, ticked, change }: Omit<Props, 'changes'>) {
  const shop = useShop()
  const t = useMessages(subscriptionMessages)
  const id = useId()
  const all = subscriptions.length
  const count = subscriptions.filter((one) => ticked[one.id]).length
  const tickAll = (active: boolean) => {
    if (count === (active ? all : 0)) return
    change(Object.fromEntries(subscriptions.map((one) => [one.id, active])))
    const chosen = t.chosen(active ? all : 0, all)
    shop.announce(subscriptions.some((one) => one.active !== active) ? t.notYet(chosen) : chosen)
  }
  const button = (active: boolean) => (
    <button
      type="button"
      className="button quiet small"
      aria-disabled={count === (active ? all : 0)}
      aria-describedby={id}
      onClick={() => tickAll(active)}
    >
      {active ? t.selectAll : t.unselectAll}
    </button>
  )
  return (
    <div className="all" part="all">
      {button(true)}
      {button(false)}
      <p className="soft-text" id={id}>
        {t.chosen(count, all)}
      </p>
    </div>
  )
}

interface RowProps {
  subscription: Subscription
  ticked: boolean
  isChanged: boolean
  tick: (active: boolean) => void
}

function Row({ subscription: { topic }, ticked, isChanged, tick }: RowProps) {
  const t = useMessages(subscriptionMessages)
  const id = useId()
  const about = useAbout()(topic)
  const described = [about && `${id}-about`, isChanged && `${id}-pending`].filter(Boolean).join(' ')
  return (
    <div className="row" part="row">
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        aria-describedby={described || undefined}
        onChange={(event) => tick(event.target.checked)}
      />
      <label htmlFor={id}>
        <span className="topic">{topic || t.nameless}</span>
        {about && (
          <span className="soft-text" id={`${id}-about`} aria-hidden="true">
            {about}
          </span>
        )}
      </label>
      {isChanged && (
        <span className="pending" id={`${id}-pending`}>
          {ticked ? t.willStart : t.willEnd}
        </span>
      )}
    </div>
  )
}

/** Describes the content of a topic; empty for one that is unknown. */
function useAbout(): (topic: string) => string {
  const { news, offers, tips } = useMessages(subscriptionMessages)
  return (topic) => {
    if (/neu|news/i.test(topic)) return news
    if (/angebot|offer|aktion/i.test(topic)) return offers
    return /tipp|tip|pflege|care/i.test(topic) ? tips : ''
  }
}

function useSenderOf(): (group: Pick<SubscriptionGroup, 'consultant' | 'market'>) => string {
  const t = useMessages(subscriptionMessages)
  const { locale } = useSettings()
  return ({ consultant, market }) => {
    if (consultant) return t.fromConsultant(consultant.name)
    const country = countryName(market, locale)
    return country ? t.fromMarket(country) : t.fromShop
  }
}

/** A newsletter with its sender. */
export function useNamesOf(): (subscription: Subscription | undefined) => string {
  const t = useMessages(subscriptionMessages)
  const senderOf = useSenderOf()
  return (subscription) => (subscription ? `${subscription.topic || t.nameless}: ${senderOf(subscription)}` : t.nameless)
}
