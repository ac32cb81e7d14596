import { useStudioWords } from '../kit/language.js'
import { useOpenedPage } from '../session/opened-page.js'
import { savingMessages } from './saving.messages.js'

/** The words about what is open: a page, or a part of pages. */
export function useSavingWords() {
  const { ofPart, ...words } = useStudioWords(savingMessages)
  const { editing } = useOpenedPage()
  return editing.state().page.kind === undefined ? words : { ...words, ...ofPart }
}
