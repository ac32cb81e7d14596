import { useStudioWords } from '../kit/language.js'
import { useOpenedPage } from '../session/opened-page.js'
import { savingWords } from './saving.words.js'

/** The words about what is open: a page, or a part of pages. */
export function useSavingWords() {
  const { ofPart, ...words } = useStudioWords(savingWords)
  const { editing } = useOpenedPage()
  return editing.state().page.kind === undefined ? words : { ...words, ...ofPart }
}
