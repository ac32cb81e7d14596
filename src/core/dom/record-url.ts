/** The address of a record's own page: by its query, unless the path of the page that shows it names it already. */
export function recordUrl(page: string | URL, name: string, value: string): string {
  const url = new URL(page)
  if (!(location.pathname + location.hash).split('/').includes(encodeURIComponent(value))) url.searchParams.set(name, value)
  return url.href
}
