const key = 'vitrine-studio-name'

/** Returns the name that people give themselves where nobody signs in; this browser remembers it. */
export function ownName(): string {
  if (typeof localStorage === 'undefined') return ''
  try {
    return localStorage.getItem(key) ?? ''
  } catch (error) {
    if (error instanceof DOMException) return ''
    throw error
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(key, name)
  } catch (error) {
    // A browser that stores nothing is asked again next time.
    if (!(error instanceof DOMException)) throw error
  }
}
