import { fieldSlots, type FieldSlot, readAttribute } from '../../core/element/fields.js'
import { aMoment, made, placed, type Trial } from './trial.js'

/** Every `{ de, en }` of a declaration, wherever it stands. */
export function checkTexts({ declaration, tell }: Trial): void {
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    const text = value as { de?: unknown; en?: unknown }
    if ('de' in text || 'en' in text) {
      for (const language of ['de', 'en'] as const)
        if (typeof text[language] !== 'string' || text[language] === '') tell('texts', `${at} says nothing in "${language}".`)
      return
    }
    for (const [name, below] of Object.entries(value)) walk(below, at ? `${at}.${name}` : name)
  }
  const { publishes: _says, subscribes: _hears, migrations: _migrations, sample: _sample, presets = [], ...rest } = declaration
  walk(rest, '')
  for (const { id, label } of presets) walk(label, `presets.${id}`)
}

export function checkNames({ declaration, tell }: Trial): void {
  for (const { property, attribute } of fieldSlots(declaration)) {
    if (property in HTMLElement.prototype || attribute in HTMLElement.prototype)
      tell('names', `A field is called ${property}: every element has something of that name.`)
  }
}

/** A value that a page may write into the attribute. */
function goodText({ field, fallback }: FieldSlot): string {
  switch (field.type) {
    case 'boolean':
      return fallback === true ? 'false' : ''
    case 'number':
      return String(field.min ?? field.max ?? 7)
    case 'select':
    case 'multiselect':
      return field.options.at(-1)?.value ?? ''
    case 'list':
      return '[]'
    case 'object':
      return '{"a":"b"}'
    default:
      return '/a'
  }
}

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

export async function checkFields(trial: Trial): Promise<void> {
  const { declaration, tell } = trial
  const slots = fieldSlots(declaration)
  const warn = console.warn
  // Invalid values are reported on the console, as they should be.
  console.warn = () => {}
  try {
    await placed('edit', async (place) => {
      const element = made({ ...trial, options: {} })
      place.append(element)
      await aMoment()
      for (const slot of slots) {
        const { property, attribute, fallback } = slot
        const now = () => Reflect.get(element, property)
        const expectValue = (value: unknown, when: string) => {
          if (!same(now(), value)) tell('fields', `${property} is ${JSON.stringify(now())} ${when}, not ${JSON.stringify(value)}.`)
        }
        expectValue(fallback, 'without an attribute')
        const text = goodText(slot)
        const reading = readAttribute(slot, text)
        if (!('value' in reading)) continue
        element.setAttribute(attribute, text)
        expectValue(reading.value, `with ${attribute}="${text}"`)
        element.removeAttribute(attribute)
        expectValue(fallback, `when ${attribute} is taken away`)
        Reflect.set(element, property, reading.value)
        expectValue(reading.value, 'when it was set')
        Reflect.set(element, property, undefined)
      }
      await aMoment()
      // Set while the page did not know the block yet.
      const early = document.implementation.createHTMLDocument().createElement(declaration.tag)
      const [first] = slots
      const reading = first && readAttribute(first, goodText(first))
      if (first && reading && 'value' in reading) {
        Reflect.set(early, first.property, reading.value)
        place.append(early)
        if (!same(Reflect.get(early, first.property), reading.value))
          tell('fields', `${first.property}, set before the block was there, is lost.`)
      }
      await aMoment()
    })
  } finally {
    console.warn = warn
  }
}
