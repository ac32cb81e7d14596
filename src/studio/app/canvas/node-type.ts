import type { Component, Editor } from 'grapesjs'

export const nodeType = 'page-node'

export type Wears = Readonly<Record<string, string>>

interface NodeView {
  el: HTMLElement
  model: Component
  dress: () => void
  listenTo: (model: Component, event: string, listener: () => void) => void
}

/**
 * Teaches GrapesJS our nodes. Its own component takes all attributes off and puts them on again, adds ids,
 * classes and marks; ours changes on the element what differs, so that a block hears of nothing else.
 */
export function teachNodes(editor: Editor): void {
  const nothing = () => undefined
  editor.Components.addType(nodeType, {
    isComponent: () => false,
    model: {
      defaults: {
        tagName: 'div',
        wears: {} as Wears,
        traits: [],
        draggable: false,
        droppable: false,
        editable: false,
        highlightable: false,
      },
    },
    view: {
      init(this: NodeView) {
        this.listenTo(this.model, 'change:wears', () => this.dress())
      },
      dress(this: NodeView) {
        dress(this.el, this.model.get('wears') as Wears)
      },
      updateAttributes(this: NodeView) {
        this.dress()
      },
      updateClasses: nothing,
      updateStatus: nothing,
      updateStyle: nothing,
      updateHighlight: nothing,
      importClasses: nothing,
      handleDragStart: () => false,
    } as object,
  })
}

function dress(element: HTMLElement, wears: Wears): void {
  for (const name of element.getAttributeNames()) {
    if (!Object.hasOwn(wears, name) && !marks.has(name)) element.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(wears)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

// What other parts of the canvas set on elements, and what blocks set on themselves.
const marks: ReadonlySet<string> = new Set(['data-canvas-invisible', 'data-canvas-dragged', 'data-canvas-written', 'data-state'])
