import { useEffect, useState } from 'preact/hooks'

interface Kept<Value> {
  value: Value
  get: () => Value
}

/**
 * As React's. Preact draws a component in one go, so that what was read while drawing is what stands: one effect for as
 * long as it watches, where `preact/compat` has another one for each drawing.
 */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, get: () => Value): Value {
  const value = get()
  const [{ kept }, draw] = useState<{ kept: Kept<Value> }>({ kept: { value, get } })
  kept.value = value
  kept.get = get
  useEffect(() => {
    const look = () => {
      if (isOther(kept)) draw({ kept })
    }
    look()
    return subscribe(look)
  }, [subscribe, kept])
  return value
}

/** What cannot be read throws where it is drawn. */
function isOther<Value>({ value, get }: Kept<Value>): boolean {
  try {
    return !Object.is(value, get())
  } catch {
    return true
  }
}
