const ends: (() => void)[] = []

/**
 * Runs once when the test that is running ends, before its page is emptied. Files share one page and its modules, so that a hook
 * at the top of a shared module would be there for the first of them only.
 *
 * @example const view = render(<Studio />); whenTestEnds(cleanup)
 */
export function whenTestEnds(work: () => void): void {
  if (!ends.includes(work)) ends.push(work)
}

/** For the set-up file. */
export function endTest(): void {
  for (const end of ends.splice(0)) end()
}
