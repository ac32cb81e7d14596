import { type ChangeEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { sameJson } from './field-reading.js'

type Input = HTMLInputElement | HTMLTextAreaElement

interface Typing<Value> {
  value: Value
  /** What a typed text means. */
  read: (text: string) => Value
  /** How a value is shown that was not typed here. */
  write: (value: Value) => string
  change: (value: Value) => void
}

/** Keeps a text as it was typed as long as it means what the document says: „6,“ stays while 6 counts. */
export function useTyped<Value>({ value, read, write, change }: Typing<Value>) {
  const [typed, setTyped] = useState(() => write(value))
  const shown = sameJson(read(typed), value) ? typed : write(value)
  const caret = useCaret(shown)
  return {
    ...caret,
    value: shown,
    onChange(event: ChangeEvent<Input>) {
      caret.onSelect(event)
      setTyped(event.target.value)
      change(read(event.target.value))
    },
  }
}

/** Undo and other windows change a text under the caret; it stays where it was. */
function useCaret(text: string) {
  const ref = useRef<Input>(null)
  const caret = useRef(0)
  useLayoutEffect(() => {
    const input = ref.current
    if (!input || input.ownerDocument.activeElement !== input) return
    const at = Math.min(caret.current, text.length)
    if (input.selectionStart !== at) input.setSelectionRange(at, at)
  }, [text])
  return {
    ref(input: Input | null) {
      ref.current = input
    },
    onSelect(event: SyntheticEvent<Input>) {
      caret.current = event.currentTarget.selectionStart ?? 0
    },
  }
}
