/** Returns true when two documents have the same content, whatever the order of their keys. */
export const samePage = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

/** A document as text that does not depend on the order of its keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
