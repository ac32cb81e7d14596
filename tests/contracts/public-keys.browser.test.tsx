import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { fieldSlots } from '../../src/core/element/fields.js'

void import.meta.glob('../../src/blocks/*/index.ts', { eager: true })

const whatElementsHave = new Set([
  ...['attributeChangedCallback', 'connectedCallback', 'connectedMoveCallback', 'disconnectedCallback', 'adoptedCallback'],
  ...['constructor', 'attachShadow', 'focus'],
])

/** The names on an element and its classes, up to those of every HTML element. */
function namesOf(element: Element): string[] {
  const names: string[] = []
  for (let each: object = element; each !== HTMLElement.prototype; each = Object.getPrototypeOf(each) as object)
    names.push(...Object.getOwnPropertyNames(each))
  return [...new Set(names)]
}

describe('an element', () => {
  it.each(declarations.map((declaration) => [declaration.tag, declaration] as const))(
    '%s has its fields and nothing else of ours',
    (tag, declaration) => {
      const element = document.createElement(tag)
      expect(Object.keys(element)).toEqual([])
      const fields = fieldSlots(declaration).map(({ property }) => property)
      const others = namesOf(element).filter((name) => !whatElementsHave.has(name) && !fields.includes(name))
      // The wrapper's own, which it reads when it mounts.
      expect(others).toEqual(['container'])
    },
  )
})
