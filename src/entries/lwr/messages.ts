/** None of the five is longer. */
const longest = 4000

/** A copy that is ours: what comes out of another realm, or of a sandbox of the site's, may be a proxy that cannot be cloned. */
export function plainCopy(message: unknown): Record<string, unknown> | undefined {
  try {
    const text = JSON.stringify(message)
    const copy: unknown = text === undefined || text.length > longest ? undefined : JSON.parse(text)
    return typeof copy === 'object' && copy !== null && !Array.isArray(copy) ? (copy as Record<string, unknown>) : undefined
  } catch (error) {
    // An object that refers to itself, or throws when it is read, is no message.
    console.warn('A message of the site was dropped: it is no plain data.', error)
    return undefined
  }
}

/** Returns the same key for the same message, in any order of its members. */
export const keyOf = (message: unknown): string =>
  JSON.stringify(
    Object.entries(message as object)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
