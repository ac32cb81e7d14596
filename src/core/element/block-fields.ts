import { isAddress } from '../dom/safe-url.js'
import type { BlockStore } from './block-store.js'
import { type FieldSlot, type Reading, readAttribute, readProperty } from './fields.js'
import { fieldsKey, storeKey } from './own-keys.js'
import { withDeprecations } from './with-deprecations.js'

/** Maximum number of reports per element: in a burst the console would keep the page from drawing. */
const mostTold = 20

/** Reads a page's values from an element's attributes and properties; invalid ones are reported, and the default counts. */
export class BlockFields {
  readonly #element: HTMLElement
  readonly #store: BlockStore
  readonly #slots: readonly FieldSlot[]
  /** Attributes of the markup that a property has overruled before the element was defined. */
  #overruled: Set<string> | undefined
  #told = 0

  constructor(element: HTMLElement, store: BlockStore, slots: readonly FieldSlot[]) {
    this.#element = element
    this.#store = store
    this.#slots = slots
    for (const slot of slots) if (Object.hasOwn(element, slot.property)) this.#takeEarly(slot)
  }

  takeAttribute(name: string, text: string | null): void {
    const slot = this.#slots.find(({ attribute }) => attribute === name)
    if (slot && !this.#overruled?.delete(name)) this.#take(slot, readAttribute(slot, text), text)
  }

  takeProperty(slot: FieldSlot, value: unknown): void {
    this.#take(slot, readProperty(slot, value), value)
  }

  // A property that was set before the element was defined hides our accessor.
  #takeEarly(slot: FieldSlot): void {
    const value = Reflect.get(this.#element, slot.property)
    Reflect.deleteProperty(this.#element, slot.property)
    if (this.#element.hasAttribute(slot.attribute)) this.#overruled = new Set(this.#overruled).add(slot.attribute)
    this.takeProperty(slot, value)
  }

  #take({ property, attribute, field, fallback }: FieldSlot, reading: Reading, given: unknown): void {
    const { localName } = this.#element
    const { deprecated } = field
    if (deprecated && given !== null && given !== undefined) withDeprecations(({ warnOf }) => warnOf(localName, attribute, deprecated))
    if ('value' in reading && (field.type !== 'url' || leads(reading.value))) return this.#store.setField(property, reading.value)
    this.#store.setField(property, fallback)
    this.#told += 1
    if (this.#told > mostTold) return
    const using = JSON.stringify(fallback) ?? 'nothing'
    console.warn(`<${localName}> ${attribute}=${show(given)} is not understood; using ${using}.`)
  }
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

// Not every object can become a string, and its content may be personal.
function show(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : typeof value === 'object' ? Object.prototype.toString.call(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
