import { type FormEvent, useEffect, useRef } from 'react'
import { asOneBirthday, type Birthday } from '../../commerce/domain/customer/beauty-profile.js'
import type { BeautyProfile, CustomerRecord } from '../../commerce/domain/customer/profile-gateway.js'
import { SaveBar } from '../../ui/own-record/save-bar.js'
import type { useOwnRecord } from '../../ui/own-record/use-own-record.js'
import { ProfileQuestions, type Section } from './profile-questions.js'
import { isBirthday, useBirthday } from './use-birthday.js'
import { useFacts } from './use-facts.js'

type Own = ReturnType<typeof useOwnRecord<BeautyProfile, CustomerRecord<BeautyProfile>>>

interface Props {
  own: Own
  view: NonNullable<Own['view']>
  said: BeautyProfile
  saved: CustomerRecord<BeautyProfile>
  sections: readonly Section[]
}

export function ProfileForm({ own, view, said, saved, sections }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const factsOf = useFacts(saved, { said, changes: view.changes })
  const birthday = useBirthday(said, view.changes)
  const hers = useRef<Birthday>(undefined)
  const change = (next: Partial<BeautyProfile>) => {
    if (Object.keys(next).some(isBirthday)) hers.current = { birthMonth: next.birthMonth, birthDay: next.birthDay }
    birthday.follow(next)
    own.change(next)
  }
  const otherBirthday = view.state === 'conflict' && view.elsewhere.some(isBirthday)
  // Day and month belong together, even when only one of them is a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict
  useEffect(() => {
    if (otherBirthday && hers.current) own.change(hers.current)
  }, [otherBirthday])
  const save = () => {
    const problem = birthday.check()
    if (problem) form.current?.querySelector<HTMLElement>(problem === 'month' ? '[name=birthMonth]' : '[name=birthDay]')?.focus()
    else own.save()
  }
  const takeElsewhere = () => {
    if (otherBirthday) change({ birthMonth: saved.said.birthMonth, birthDay: saved.said.birthDay })
    own.takeElsewhere()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const changed = asOneBirthday(Object.keys(view.changes))
  const shown = { ...view, changes: Object.fromEntries(changed.map((key) => [key, true])), elsewhere: asOneBirthday(view.elsewhere) }
  return (
    <form ref={form} className={changed.length > 0 ? 'form dirty' : 'form'} noValidate onSubmit={submit}>
      <ProfileQuestions
        sections={sections}
        said={said}
        choices={saved.choices}
        change={change}
        birthdayProblem={birthday.problem}
        askForMonth={birthday.askForMonth}
      />
      <div className="foot">
        <SaveBar {...own} view={shown} save={save} takeElsewhere={takeElsewhere} factsOf={factsOf} />
      </div>
    </form>
  )
}
