import { type ReactNode, useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { BeautyProfile as Profile, CustomerRecord } from '../../commerce/domain/customer/profile-gateway.js'
import { ErrorState, Spinner, useLazy, useShop, useMessages } from '../../ui/index.js'
import { OwnSection } from '../../ui/own-record/own-section.js'
import { SampleSaveBar, SignInFirst } from '../../ui/own-record/save-bar.js'
import { useOwnRecord } from '../../ui/own-record/use-own-record.js'
import { beautyProfile } from './beauty-profile.block.js'
import { profileMessages } from './beauty-profile.messages.js'
import { ProfileForm } from './profile-form.js'
import { ProfileQuestions, type Section } from './profile-questions.js'
import { sampleProfile } from './sample-profile.js'

type Props = ViewOf<typeof beautyProfile>

export const BeautyProfile = (props: Props) => (
  <Frame {...props}>
    <LiveProfile {...props} />
  </Frame>
)

export const SampleProfile = (props: Props) => (
  <Frame {...props}>
    <SampleForm {...props} />
  </Frame>
)

function Frame({ heading, intro, children }: Props & { children: ReactNode }) {
  const t = useMessages(profileMessages)
  return (
    <OwnSection level={1} heading={heading || t.heading} lead={intro || t.intro} leadPart="intro">
      {children}
    </OwnSection>
  )
}

const sectionsOf = (chosen: readonly Section[]): readonly Section[] => (chosen.length > 0 ? chosen : beautyProfile.fields.sections.default)

function SampleForm({ sections, setState }: Pick<Props, 'sections' | 'setState'>) {
  useEffect(() => setState('ready'), [setState])
  return (
    <div className="form">
      <Sample sections={sections} />
    </div>
  )
}

function Sample({ sections }: Pick<Props, 'sections'>) {
  const nothing = () => {}
  return (
    <>
      <ProfileQuestions
        {...sampleProfile}
        sections={sectionsOf(sections)}
        change={nothing}
        birthdayProblem={undefined}
        askForMonth={nothing}
      />
      <div className="foot">
        <SampleSaveBar />
      </div>
    </>
  )
}

function Sketch({ sections }: Pick<Props, 'sections'>) {
  return (
    <>
      <p className="visually-hidden">
        <Spinner />
      </p>
      <div className="form sketch" inert aria-hidden="true">
        <Sample sections={sections} />
      </div>
    </>
  )
}

function LiveProfile({ sections, signInHint, setState, emit }: Props) {
  const shop = useShop()
  const profile = useLazy(shop.profile)
  const t = useMessages(profileMessages)
  const own = useOwnRecord<Profile, CustomerRecord<Profile>>({
    name: 'beauty',
    gateway: {
      read: async () => (await profile()).beauty(),
      save: async (...words) => (await profile()).saveBeauty(...words),
    },
    afterSave: () => {
      shop.announce(t.saved)
      emit('vitrine-profile-save', {})
    },
  })
  const { state, view } = own
  useEffect(() => setState(state), [setState, state])

  if (state === 'guest') return <SignInFirst text={signInHint || t.guest} isChanged={own.isChanged} />
  if (state === 'failed') return <ErrorState error={own.error} again={own.again} />
  if (!view?.saved || !view.said) return <Sketch sections={sections} />
  return <ProfileForm own={own} view={view} said={view.said} saved={view.saved} sections={sectionsOf(sections)} />
}
