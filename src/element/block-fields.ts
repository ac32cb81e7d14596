import { isAddress } from '../web/safe-url.js'
import type { BlockStore } from './block-store.js'
import { warnOf } from './deprecations.js'
import { type FieldSlot, type Reading, readAttribute, readProperty } from './fields.js'
import { fieldsKey, storeKey } from './own-keys.js'

export interface BlockFields {
  takeAttribute: (name: string, text: string | null) => void
  takeProperty: (slot: FieldSlot, value: unknown) => void
}

/** Takes what a page writes into one element's attributes and properties; what is not understood is told, and the default counts. */
export function fieldsOf(element: HTMLElement, store: BlockStore, slots: readonly FieldSlot[]): BlockFields {
  /** Attributes of the markup that a property has overruled before the element was defined. */
  const overruled = new Set<string>()

  function takeAttribute(name: string, text: string | null): void {
    const slot = slots.find(({ attribute }) => attribute === name)
    if (slot && !overruled.delete(name)) take(slot, readAttribute(slot, text), text)
  }

  function takeProperty(slot: FieldSlot, value: unknown): void {
    take(slot, readProperty(slot, value), value)
  }

  // A property that was set before the element was defined hides our accessor.
  function takeEarly(slot: FieldSlot): void {
    const value = Reflect.get(element, slot.property)
    Reflect.deleteProperty(element, slot.property)
    if (element.hasAttribute(slot.attribute)) overruled.add(slot.attribute)
    takeProperty(slot, value)
  }

  function take({ property, attribute, field, fallback }: FieldSlot, reading: Reading, given: unknown): void {
    if (field.deprecated && given !== null && given !== undefined) warnOf(element.localName, attribute, field.deprecated)
    if ('value' in reading && (field.type !== 'url' || leads(reading.value))) return store.setField(property, reading.value)
    const using = JSON.stringify(fallback) ?? 'nothing'
    console.warn(`<${element.localName}> ${attribute}=${show(given)} is not understood; using ${using}.`)
    store.setField(property, fallback)
  }

  slots.filter(({ property }) => Object.hasOwn(element, property)).forEach(takeEarly)
  return { takeAttribute, takeProperty }
}

/** Every field is a property of the block's elements. */
export function defineProperties(
  prototype: HTMLElement & { [storeKey]: BlockStore; [fieldsKey]: BlockFields },
  slots: readonly FieldSlot[],
): void {
  for (const slot of slots) {
    Object.defineProperty(prototype, slot.property, {
      configurable: true,
      enumerable: true,
      get(this: typeof prototype) {
        return this[storeKey].read().fields[slot.property]
      },
      set(this: typeof prototype, value: unknown) {
        this[fieldsKey].takeProperty(slot, value)
      },
    })
  }
}

const leads = (address: unknown): boolean => !address || isAddress(String(address))

// Not every object can be made a text, and what is in one may be personal.
function show(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : typeof value === 'object' ? Object.prototype.toString.call(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
