/** Messages between tabs of the same shop. */
export interface Tabs {
  /** Tells the others that something changed. Nothing is sent along: they read anew, and once more for all that comes meanwhile. */
  changed: () => void
  /**
   * Asks the others what `answer` says there.
   * @param preferred the answer that ends the waiting as soon as a tab gives it
   * @param end ends the waiting; the latest answer counts
   */
  ask: (preferred: string | undefined, end: Promise<unknown>) => Promise<string | undefined>
  close: () => void
}

const question = 'whose'

/**
 * Without BroadcastChannel (or with it blocked) tabs simply do not hear of each other.
 * @param heard something changed in another tab
 * @param answer what another tab may know of this one; nothing that is personal
 */
export function openTabs(heard: () => unknown, answer?: () => string | undefined): Tabs {
  const line = openLine()
  if (!line) return { changed: () => {}, ask: async () => undefined, close: () => {} }
  let waits = false
  let last: Promise<unknown> = Promise.resolve()
  const answers = new EventTarget()
  const read = () => {
    waits = false
    return heard()
  }
  line.onmessage = ({ data }) => {
    if (data === question) {
      const said = answer?.()
      if (said) line.postMessage({ said })
    } else if (typeof data?.said === 'string') answers.dispatchEvent(new CustomEvent(question, { detail: data.said }))
    else {
      if (!waits) last = last.then(read, read)
      waits = true
    }
  }
  return {
    changed: () => line.postMessage('changed'),
    ask: (preferred, end) =>
      new Promise((resolve) => {
        let found: string | undefined
        answers.addEventListener(question, ({ detail }: CustomEventInit<string>) => {
          found = detail
          if (detail === preferred) resolve(detail)
        })
        line.postMessage(question)
        void end.then(() => resolve(found))
      }),
    close: () => line.close(),
  }
}

function openLine(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  try {
    return new BroadcastChannel('vitrine.v1')
  } catch (error) {
    // A SecurityError where the browser blocks storage.
    if (error instanceof DOMException) return undefined
    throw error
  }
}
