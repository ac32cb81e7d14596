import { type ReactNode, useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { needsPhone } from '../../commerce/domain/customer/contact-preferences.js'
import type { Choice, ContactPreferences as Preferences, CustomerRecord } from '../../commerce/domain/customer/profile-gateway.js'
import { has } from '../../commerce/domain/has.js'
import { OneOf } from '../../ui/own-record/choices.js'
import { ErrorState, Spinner, useQuery, useLazy, useShop, useMessages } from '../../ui/index.js'
import { OwnSection } from '../../ui/own-record/own-section.js'
import { SampleSaveBar, SaveBar, SignInFirst } from '../../ui/own-record/save-bar.js'
import { useOwnRecord } from '../../ui/own-record/use-own-record.js'
import { contactPreferences } from './contact-preferences.block.js'
import { preferencesMessages } from './contact-preferences.messages.js'

type Props = ViewOf<typeof contactPreferences>
type Key = keyof Preferences

const keys = ['time', 'method', 'frequency'] as const

export const ContactPreferences = (props: Props) => (
  <Frame {...props}>
    <LivePreferences {...props} />
  </Frame>
)

export const SampleContact = (props: Props) => (
  <Frame {...props}>
    <SamplePreferences {...props} />
  </Frame>
)

function Frame({ heading, hint, children }: Props & { children: ReactNode }) {
  const t = useMessages(preferencesMessages)
  return (
    <OwnSection level={2} heading={heading || t.heading} lead={hint || t.hint} leadPart="hint">
      {children}
    </OwnSection>
  )
}

function SamplePreferences({ setState }: Props) {
  useEffect(() => setState('ready'), [setState])
  const { said, choices } = contactPreferences.sample
  const asChoices = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }))
  const all = { time: asChoices(choices.time), method: asChoices(choices.method), frequency: asChoices(choices.frequency) }
  return (
    <>
      <Questions said={said} choices={all} change={() => {}} note={undefined} />
      <SampleSaveBar />
    </>
  )
}

function LivePreferences({ setState, emit }: Props) {
  const shop = useShop()
  const profile = useLazy(shop.profile)
  const t = useMessages(preferencesMessages)
  const own = useOwnRecord<Preferences, CustomerRecord<Preferences>>({
    name: 'preferences',
    gateway: {
      read: async () => (await profile()).preferences(),
      save: async (...words) => (await profile()).savePreferences(...words),
    },
    afterSave: () => {
      shop.announce(t.saved)
      emit('vitrine-preferences-save', {})
    },
  })
  const { state, view, who } = own
  useEffect(() => setState(state), [setState, state])

  const wantsPhone = needsPhone(view?.said?.method)
  const asked = useQuery(wantsPhone && who !== undefined ? `phone of ${who}` : undefined, async () => ({
    who,
    person: await (await profile()).person(),
  }))
  const found = asked.value?.who === who ? asked.value?.person : undefined
  const note = wantsPhone && found && has(found, 'email') && !found.phone ? t.noPhone : undefined
  useEffect(() => {
    if (note) shop.announce(note)
  }, [shop, note])

  if (state === 'guest') return <SignInFirst text={t.guest} isChanged={own.isChanged} />
  if (state === 'failed') return <ErrorState error={own.error} again={own.again} />
  if (!view?.saved || !view.said) return <Bones />
  const { said, saved, changes } = view
  const labelOf = (key: Key, value: string | undefined) =>
    saved.choices[key]?.find((choice) => choice.value === value)?.label ?? value ?? t.any
  const factsOf = (name: string) => {
    const key = name as Key
    return {
      label: t[key],
      there: labelOf(key, saved.said[key]),
      yours: Object.hasOwn(changes, key) ? labelOf(key, changes[key]) : undefined,
    }
  }
  return (
    <>
      <Questions said={said} choices={saved.choices} change={own.change} note={note} />
      <SaveBar {...own} factsOf={factsOf} />
    </>
  )
}

interface QuestionsProps {
  said: Preferences
  choices: CustomerRecord<Preferences>['choices']
  change: (said: Partial<Preferences>) => void
  /** Note beside the preferred contact method. */
  note: string | undefined
}

function Questions({ said, choices, change, note }: QuestionsProps) {
  const t = useMessages(preferencesMessages)
  return (
    <div className="said">
      {keys.map((key) => (
        <OneOf
          key={key}
          label={t[key]}
          hint={key === 'method' ? note : undefined}
          none={t.any}
          choices={choices[key] ?? []}
          value={said[key]}
          choose={(value) => change({ [key]: value })}
        />
      ))}
    </div>
  )
}

function Bones() {
  return (
    <>
      <p className="visually-hidden">
        <Spinner />
      </p>
      <div className="said" aria-hidden="true">
        {keys.map((key) => (
          <div key={key}>
            <div className="bone text" />
            <div className="bones">
              <div className="bone" />
              <div className="bone" />
              <div className="bone" />
              <div className="bone" />
            </div>
          </div>
        ))}
      </div>
      <div className="bone bar" aria-hidden="true" />
    </>
  )
}
