/** What stands in the place of `{name}` where the path of a route is of this pattern. */
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
    // A pattern that says a name twice, an address that is cut off.
    return undefined
  }
}
