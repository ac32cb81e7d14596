import { DOMParser, Fragment, type Node as Written, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { cleanPaste, type LeftOut } from './clean-paste.js'
import { writingSchema as schema } from './writing-schema.js'

const parser = DOMParser.fromSchema(schema)

/** Puts what is on the clipboard into a text: its headings, lists, tables, stresses and links. Returns what could not come along. */
export function paste(view: EditorView, clipboard: DataTransfer | null): readonly LeftOut[] {
  const html = clipboard?.getData('text/html')
  if (!html) {
    insert(view, plainSlice(clipboard?.getData('text/plain') ?? ''))
    return []
  }
  const { body, without } = cleanPaste(html)
  insert(view, parser.parseSlice(body))
  return without
}

function insert(view: EditorView, slice: Slice): void {
  const fitting = view.state.doc.type.name === 'sentence' ? oneLine(slice) : slice
  view.dispatch(view.state.tr.replaceSelection(fitting).scrollIntoView().setMeta('paste', true))
}

function plainSlice(text: string): Slice {
  const lines = text.trimEnd().split(/(?:\r\n?|\n)+/)
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]))
  return new Slice(Fragment.from(paragraphs), 1, 1)
}

/** Starts a new line for each paragraph where only words may stand. */
function oneLine({ content }: Slice): Slice {
  const words: Written[] = []
  content.descendants((node) => {
    if (node.isTextblock && words.length > 0) words.push(schema.node('br'))
    if (node.isInline) words.push(node)
    return !node.isInline
  })
  return new Slice(Fragment.from(words), 0, 0)
}
