import { pageShare } from '../bus/index.js'

interface Speaker {
  touch: () => void
}
const speakers = new Set<Speaker>()
let followed: object | undefined
let spoken: string | undefined

/** Touches it when the shop of its page comes to speak another language, until it is taken out. */
export function followLanguage(speaker: Speaker): void {
  speakers.add(speaker)
  const { language } = pageShare()
  if (!language || language === followed) return
  followed = language
  spoken = language.get()
  // Its settings may have changed in other ways.
  language.subscribe(() => {
    if (spoken === language.get()) return
    spoken = language.get()
    for (const each of speakers) each.touch()
  })
}

export const leaveLanguage = (speaker: Speaker): void => void speakers.delete(speaker)
