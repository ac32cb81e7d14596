import { nodeAt } from '../../../pages/document/page-edits.js'
import { useLanguage } from '../kit/language.js'
import { nodeName } from './node-names.js'
import { nodeNameMessages } from './node-names.messages.js'
import { useEditorState, useStudio } from './studio-context.js'

/** Returns the name of the selection in a word or two: „Abschnitt“, „3 Bausteine“; undefined when nothing is selected. */
export function useChosenName(): string | undefined {
  const { editing, declarations, parts } = useStudio()
  const language = useLanguage()
  const { page, selected } = useEditorState()
  const node = selected && nodeAt(page, selected)
  const { length } = editing.chosen()
  if (length > 1) return nodeNameMessages[language].several(length)
  return node === undefined ? undefined : nodeName(node, { declarations, parts, language }).title
}
