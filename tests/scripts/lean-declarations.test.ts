import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import type { BlockDeclaration } from '../../src/core/element/declaration.js'
import { fieldSlots, readAttribute, readProperty } from '../../src/core/element/fields.js'
import { leanDeclaration } from '../../src/build/lean-declarations.js'

const texts = [null, '', 'true', 'off', '0', '7', '-1', '99999', 'many', '[]', '{"a":1}', 'https://shop.example', 'start end']
const values = [undefined, true, 5, -3, 1e9, [], ['start'], { a: 1 }, Symbol('none')]

/** All that an element makes of what a page says. */
const readingsOf = (declaration: BlockDeclaration) =>
  fieldSlots(declaration).map((slot) => {
    const options = 'options' in slot.field ? slot.field.options.map(({ value }) => value) : []
    return {
      attribute: slot.attribute,
      property: slot.property,
      attributes: [...texts, ...options].map((text) => readAttribute(slot, text)),
      properties: [...values, ...options, options].map((value) => readProperty(slot, value)),
    }
  })

const locksOf = ({ subscribes = [] }: BlockDeclaration) =>
  subscribes.flatMap(({ name, locksAfter }) => (locksAfter ? [{ name, locksAfter }] : []))

describe('the declarations that shoppers get', () => {
  it.each(declarations.map((declaration) => [declaration.tag, declaration] as const))('of <%s> say the same to the element', (_, whole) => {
    const lean = JSON.parse(JSON.stringify(leanDeclaration(whole))) as BlockDeclaration
    expect(readingsOf(lean)).toEqual(readingsOf(whole))
    expect(locksOf(lean)).toEqual(locksOf(whole))
    expect([lean.tag, lean.version, Boolean(lean.slots)]).toEqual([whole.tag, whole.version, Boolean(whole.slots)])
  })

  it('leave out what only editors read', () => {
    const lean = JSON.stringify(declarations.map(leanDeclaration))
    for (const word of ['label', 'help', 'summary', 'presets', 'schema', 'says', 'extensions', 'sample'])
      expect(lean).not.toContain(`"${word}":`)
  })
})
