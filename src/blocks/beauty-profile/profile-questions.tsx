import { type ReactNode, useId, useRef } from 'react'
import { withPrimaryNeed } from '../../commerce/domain/customer/beauty-profile.js'
import type { BeautyProfile, CustomerRecord } from '../../commerce/domain/customer/profile-gateway.js'
import { OneOf, SeveralOf } from '../../ui/own-record/choices.js'
import { useMessages } from '../../ui/index.js'
import { profileMessages } from './beauty-profile.messages.js'
import { BirthdayFields } from './birthday-fields.js'

export type Section = 'general' | 'skin' | 'makeup' | 'interests'
type One = 'ageRange' | 'preferredLanguage' | 'skinType' | 'foundation'
type Several = 'eyeConcerns' | 'lipConcerns' | 'makeup' | 'interests'

const longestName = 255

interface Props {
  sections: readonly Section[]
  said: BeautyProfile
  choices: CustomerRecord<BeautyProfile>['choices']
  change: (said: Partial<BeautyProfile>) => void
  birthdayProblem: 'month' | 'date' | undefined
  askForMonth: () => void
}

export function ProfileQuestions({ sections, said, choices, change, birthdayProblem, askForMonth }: Props) {
  const t = useMessages(profileMessages)
  const id = useId()
  const moved = useRef<string>(undefined)
  const one = (key: One) => (
    <OneOf label={t[key]} none={t.unsaid} choices={choices[key] ?? []} value={said[key]} choose={(value) => change({ [key]: value })} />
  )
  const several = (key: Several) => (
    <SeveralOf
      label={t[key]}
      hint={t.several}
      choices={choices[key] ?? []}
      values={said[key]}
      choose={(values) => change({ [key]: values })}
    />
  )
  const choosePrimary = (need: string | undefined) => {
    // A change that was discarded meanwhile, or replaced by one from elsewhere, moves nothing.
    change(withPrimaryNeed(said, need, moved.current === said.primaryNeed ? moved.current : undefined))
    moved.current = need !== undefined && said.otherNeeds.includes(need) ? need : undefined
  }
  const questions: Record<Section, () => ReactNode> = {
    general: () => (
      <>
        <BirthdayFields
          birthMonth={said.birthMonth}
          birthDay={said.birthDay}
          change={change}
          problem={birthdayProblem}
          askForMonth={askForMonth}
        />
        {one('ageRange')}
        <label className="field" htmlFor={id}>
          {t.referredBy}
          <input
            id={id}
            name="referredBy"
            autoComplete="off"
            maxLength={longestName}
            value={said.referredBy ?? ''}
            onChange={(event) => change({ referredBy: event.target.value || undefined })}
          />
        </label>
        {one('preferredLanguage')}
      </>
    ),
    skin: () => (
      <>
        {one('skinType')}
        <OneOf label={t.primaryNeed} none={t.unsaid} choices={choices.primaryNeed ?? []} value={said.primaryNeed} choose={choosePrimary} />
        <SeveralOf
          label={t.otherNeeds}
          hint={t.several}
          choices={choices.otherNeeds ?? []}
          values={said.otherNeeds}
          choose={(otherNeeds) => change({ otherNeeds })}
          taken={said.primaryNeed === undefined ? undefined : { value: said.primaryNeed, note: t.taken }}
        />
        {several('eyeConcerns')}
        {several('lipConcerns')}
        {one('foundation')}
      </>
    ),
    makeup: () => several('makeup'),
    interests: () => several('interests'),
  }
  const titles: Record<Section, string> = { general: t.general, skin: t.skin, makeup: t.makeupSection, interests: t.interestsSection }
  return (
    <>
      {sections.map((section) => (
        <fieldset key={section} className="part" part="section">
          <legend>
            <h2>{titles[section]}</h2>
          </legend>
          {questions[section]()}
        </fieldset>
      ))}
    </>
  )
}
