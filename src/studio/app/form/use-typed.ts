import { type ChangeEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { sameJson } from './field-reading.js'

type Input = HTMLInputElement | HTMLTextAreaElement

interface Typing<Value> {
  value: Value
  /** Parses a typed text. */
  read: (text: string) => Value
  /** Formats a value that was not typed here. */
  write: (value: Value) => string
  change: (value: Value) => void
}

/** Keeps a text as typed while its value equals the document's: „6,“ stays while 6 counts. */
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

/** Keeps the caret in place when undo or another window changes the text. */
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
