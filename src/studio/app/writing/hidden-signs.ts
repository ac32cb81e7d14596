import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { Node as Written } from 'prosemirror-model'

export const nonBreakingSpace = '\u00a0'
export const softHyphen = '\u00ad'

const signs = /[\u00a0\u202f\u00ad]/g

/** Shows signs while writing that are invisible on the page. */
export const hiddenSigns = new Plugin<DecorationSet>({
  state: {
    init: (_config, { doc }) => marked(doc),
    apply: (transaction, before) => (transaction.docChanged ? marked(transaction.doc) : before),
  },
  props: {
    decorations(state) {
      return this.getState(state)
    },
  },
})

function marked(document: Written): DecorationSet {
  const found: Decoration[] = []
  document.descendants((node, position) => {
    for (const { index, 0: sign } of node.text?.matchAll(signs) ?? []) {
      const from = position + index
      found.push(Decoration.inline(from, from + 1, { 'data-canvas-sign': sign === softHyphen ? 'hyphen' : 'space' }))
    }
  })
  return DecorationSet.create(document, found)
}
