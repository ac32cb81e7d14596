import { nodeAt, type Place } from '../../../pages/document/page-edits.js'
import type { BlockDeclaration, PageNode, LocalizedText } from '../../../core/element/declaration.js'
import type { Language } from '../kit/language.js'
import type { EditAnswer, Editing } from '../session/editing.js'
import { fitted } from '../inserter/fitting.js'
import { inserterMessages } from '../inserter/inserter.messages.js'
import { placeInWords } from '../inserter/place-words.js'
import { isBlock, told } from '../inserter/places.js'
import { nodeName } from '../session/node-names.js'

export interface DropSite {
  editing: Editing
  declarations: readonly BlockDeclaration[]
  language: Language
  tell: (sentence: string) => void
}

/** Returns why something new may not be dropped into a gap. Nothing is put around a column: its place is in a section. */
export function dropRefusal(node: PageNode, place: Place, site: DropSite): LocalizedText | undefined {
  return site.editing.mayInsert(isBlock(node, 'vitrine-column') ? node : fitted(node, place, site).node, place)
}

/** Puts something new into a gap, with a section and column around it where needed, selects it, and announces its place. */
export function dropIn(dropped: PageNode, place: Place, site: DropSite): EditAnswer {
  const { editing, language, tell } = site
  const words = inserterMessages[language]
  const { node, inner, around } = fitted(dropped, place, site)
  const where = placeInWords(told(editing.state().page, place), words, site)
  const answer = editing.insert(node, place)
  if ('refused' in answer) return answer
  const way = [...answer.at, ...inner]
  if (inner.length > 0) editing.select(way)
  tell(words.placed(nodeName(nodeAt(editing.state().page, way) ?? dropped, site).title, where, around))
  return answer
}
