import { useLanguage, useStudioWords } from '../kit/language.js'
import { teamMessages } from './team.messages.js'

/** Names the other people on this page. */
export function Presence({ people, otherwise }: { people: readonly string[]; otherwise: string }) {
  const t = useStudioWords(teamMessages)
  const language = useLanguage()
  if (people.length === 0) return otherwise
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(people)
  return people.length === 1 ? t.here(names) : t.severalHere(names)
}
