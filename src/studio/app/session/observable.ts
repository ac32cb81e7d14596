/**
 * A value that can be watched; fits React's `useSyncExternalStore`. The shop and the element layer have one each: neither
 * may know the other, nor the Studio the shop, and ten lines need no room of their own.
 */
export function observable<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: (): T => value,
    set: (next: T): void => {
      value = next
      for (const listener of [...listeners]) listener()
    },
    /** Returns the function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
