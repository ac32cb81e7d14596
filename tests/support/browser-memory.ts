/** A `document.cookie` for Node: one string in, one string out. */
export function cookieJar(): { cookie: string; readonly written: readonly string[] } {
  const kept = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      const at = pair.indexOf('=')
      if (attributes.includes('Max-Age=0')) kept.delete(pair.slice(0, at))
      else kept.set(pair.slice(0, at), pair.slice(at + 1))
    },
  }
}

/** A Storage for Node. */
export function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
