import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, type Plugin, type Selection, TextSelection } from 'prosemirror-state'
import { type KeyName, writtenKeys } from '../kit/keys.js'
import { nonBreakingSpace, softHyphen } from './hidden-signs.js'
import { writingSchema as schema } from './writing-schema.js'

const { br, item, list } = schema.nodes
const { strong, em } = schema.marks

export const typed =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text).scrollIntoView())
    return true
  }

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(br!.create(), false).scrollIntoView())
  return true
})

// The paragraph after a heading is a paragraph, also when a style was worn before; and no two elements have one id.
const splitPlainly: Command = (state, dispatch, view) => {
  if (!baseKeymap.Enter) return false
  return baseKeymap.Enter(state, dispatch && ((tr) => dispatch(withoutSecondIds(tr))), view)
}

function withoutSecondIds(tr: Parameters<NonNullable<Parameters<Command>[1]>>[0]): typeof tr {
  const seen = new Set<string>()
  tr.doc.descendants((node, position) => {
    const id = node.attrs.attributes?.id
    if (id === undefined) return
    if (seen.has(id)) {
      const { id: _again, ...attributes } = node.attrs.attributes
      tr.setNodeMarkup(position, null, { ...node.attrs, attributes, name: undefined })
    }
    seen.add(id)
  })
  return tr
}

/** The lines that this key has selected; a text opens with its line selected, and that is no press yet. */
const selectedByKey = new WeakSet<Selection>()

/** Selects the whole line first, so that text typed over it keeps its kind; then everything, unless the line is all there is. */
const selectLineFirst: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  const isAll = $from.depth === 1 && state.doc.childCount === 1
  if (!$from.parent.isTextblock || !$from.sameParent($to) || (selectedByKey.has(state.selection) && !isAll)) return false
  const line = TextSelection.create(state.doc, $from.start(), $from.end())
  selectedByKey.add(line)
  dispatch?.(state.tr.setSelection(line))
  return true
}

/** Binds each command to the key of its place in the table. */
const bound = (name: KeyName, ...commands: readonly Command[]): Record<string, Command> =>
  Object.fromEntries(writtenKeys(name).map((key, at) => [key, commands[at]!]))

/** Keys of a text. Enter in a single sentence is left to the code that opened it. */
export const writingKeys: readonly Plugin[] = [
  keymap({
    ...bound('wholeLine', selectLineFirst),
    ...bound('bold', toggleMark(strong!)),
    ...bound('italic', toggleMark(em!)),
    ...bound('undo', undo),
    ...bound('redo', redo, redo),
    ...bound('line', breakLine),
    Enter: chainCommands(splitListItem(item!), splitPlainly),
    ...bound('indent', sinkListItem(item!), liftListItem(item!)),
    ...bound('space', typed(nonBreakingSpace)),
    ...bound('hyphen', typed(softHyphen)),
  }),
  keymap(baseKeymap),
]

/** Input rules that turn typed characters into lists or typography. */
export const writingRules: Plugin = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*•]\s$/, list!, { tag: 'ul' }),
    wrappingInputRule(/^1[.)]\s$/, list!, { tag: 'ol' }),
    new InputRule(/\.\.\.$/, '…'),
  ],
})
