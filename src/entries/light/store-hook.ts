import { useEffect, useState } from 'preact/hooks'

interface Kept<Value> {
  value: Value
  get: () => Value
}

/**
 * Works like React's. Preact draws a component in one go, so the value read while drawing is the current one: one effect for as
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

/** Returns true when the value has changed. One that cannot be read counts as changed, and throws where it is drawn. */
function isOther<Value>({ value, get }: Kept<Value>): boolean {
  try {
    return !Object.is(value, get())
  } catch {
    return true
  }
}
