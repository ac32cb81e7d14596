/**
 * No other tab of this shop does the same at the same time. Where the browser lends no locks, as where it blocks storage, it is
 * done all the same.
 * @param work is told whether it has waited for another tab
 * @param what a name for the work
 */
export async function withLock<T>(work: (waited: boolean) => Promise<T>, what: string): Promise<T> {
  let begun: Promise<T> | undefined
  const once = (waited: boolean) => (begun ??= work(waited))
  const name = `vitrine.${what}`
  try {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && once(false))
    if (!begun) await navigator.locks.request(name, () => once(true))
  } catch {
    // Either no lock, or what the work itself throws once more below.
  }
  return once(false)
}
