type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** As a program of the browser, which no script of the page notices. */
function setNatively(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
}
const tell = (field: Field, name: string) => field.dispatchEvent(new Event(name, { bubbles: true, composed: true }))

/** How programs fill a form: every field in the same task, before anything can be drawn again. */
export const fillers: Readonly<Record<string, (entries: readonly (readonly [Field, string])[]) => void>> = {
  'one field after the other, each with its events'(entries) {
    for (const [field, text] of entries) {
      setNatively(field, text)
      tell(field, 'input')
      tell(field, 'change')
    }
  },
  'all values first, and the events afterwards'(entries) {
    for (const [field, text] of entries) setNatively(field, text)
    for (const [field] of entries) tell(field, 'input')
  },
  'with a change event alone'(entries) {
    for (const [field, text] of entries) {
      setNatively(field, text)
      tell(field, 'change')
    }
  },
  'from a script of the page, with a change event alone'(entries) {
    for (const [field, text] of entries) {
      field.value = text
      tell(field, 'change')
    }
  },
}
