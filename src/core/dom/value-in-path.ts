/** Returns the part of a path that matches `{name}` in the pattern of a route. */
export function valueInPath(pattern: string, pathname: string, name: string): string | undefined {
  const [path = ''] = pattern
    .replace('{siteBasePath}', '')
    .replace(/^.*#!?(?=\/)/, '')
    .split(/[?#]/)
  const text = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  try {
    const value = text.includes(`?<${name}>`) ? new RegExp(`${text}/?$`).exec(pathname)?.groups?.[name] : undefined
    return value && decodeURIComponent(value)
  } catch {
    // The pattern has a name twice, or the address is cut off.
    return undefined
  }
}
