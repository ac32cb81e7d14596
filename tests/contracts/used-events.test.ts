import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { folderOf, sources } from '../../src/tools/generate/module-graph.js'
import { capturedEvents, usedEvents } from '../../src/core/element/used-events.js'

/** What React listens to on a shadow root for a handler of that name (react-dom 19, `registerEvents`), without what it needs in old browsers. */
const listened: Readonly<Record<string, readonly string[]>> = {
  onChange: ['change', 'click', 'focusin', 'focusout', 'input', 'keydown'],
  onInput: ['input'],
  onClick: ['click'],
  onSubmit: ['submit'],
  onKeyDown: ['keydown'],
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onMouseDown: ['mousedown'],
  onPointerDown: ['pointerdown'],
  onPointerMove: ['pointermove'],
  onPointerEnter: ['pointerout', 'pointerover'],
  onPointerLeave: ['pointerout', 'pointerover'],
  // Of these React asks the element itself: they do not bubble.
  onCancel: [],
  onClose: [],
  onError: [],
  onLoad: [],
  onToggle: [],
}

/** The handlers that stand on elements of the DOM, and where. */
function handlersIn(file: string): [name: string, place: string][] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: [string, string][] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && /^[a-z]/.test(node.tagName.getText()))
      for (const attribute of node.attributes.properties) {
        const name = attribute.name?.getText() ?? ''
        if (/^on[A-Z]/.test(name)) found.push([name, `${file}: ${node.tagName.getText()}`])
      }
    node.forEachChild(visit)
  }
  visit(tree)
  return found
}

describe('the events that views use', () => {
  const handlers = sources('src').flatMap((file) =>
    file.endsWith('.tsx') && ['blocks', 'core/element', 'ui'].includes(folderOf(file)) ? handlersIn(file) : [],
  )
  const named = (name: string): string => name.replace(/Capture$/, '')

  it('are known to the element layer, which listens to nothing else', () => {
    expect(handlers.length).toBeGreaterThan(100)
    expect(handlers.filter(([name]) => !listened[named(name)]).map((found) => found.join(' at '))).toEqual([])
    const eventsOf = (names: readonly string[]) => [...new Set(names.flatMap((name) => listened[named(name)] ?? []))].toSorted()
    const names = handlers.map(([name]) => name)
    expect(eventsOf(names)).toEqual(usedEvents)
    expect(eventsOf(names.filter((name) => name !== named(name)))).toEqual(capturedEvents)
  })
})
