import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** The texts of a form by the names of its fields, selects among them. Boxes tell their own change: React unticks a box before its `input` event. */
export type FormTexts = Readonly<Record<string, string>>

/**
 * Tells all texts of a form whenever one of its fields was filled in. Autofill sets many fields before the next rendering, some
 * fillers dispatch no `input` event, and some set every field before the first event: a state made of the last rendering
 * and one field would lose the others. The listeners are native because React overlooks a value that a script has set; what
 * they take is drawn at once because React puts a field back to what was drawn last when its event is over.
 */
export function useFormTexts(form: RefObject<HTMLFormElement | null>, take: (texts: FormTexts) => void): void {
  const taker = useRef(take)
  taker.current = take
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const read = () => flushSync(() => taker.current(Object.fromEntries(new FormData(element)) as FormTexts))
    for (const name of ['input', 'change']) element.addEventListener(name, read)
    return () => {
      for (const name of ['input', 'change']) element.removeEventListener(name, read)
    }
  }, [form])
}

/** The handler of a field whose form is read by `useFormTexts`: without one, React takes the field for one that cannot be changed. */
export const readByForm = (): void => {}
