/** A request as it went out, and what became of it. */
export interface Sent {
  id: number
  method: string
  path: string
  query: readonly (readonly [name: string, value: string])[]
  headers: readonly (readonly [name: string, value: string])[]
  body: unknown
  /** Status of the answer: 0 when none came, undefined while there is none yet. */
  status?: number
  milliseconds?: number
}

export type Recorder = ReturnType<typeof createRecorder>

const mostKept = 500

/** A fetch that writes down what goes through it. */
export function createRecorder(fetch: typeof globalThis.fetch, changed: () => void) {
  let last = 0
  let kept: Sent[] = []

  const write = (sent: Sent) => {
    const others = kept.filter(({ id }) => id !== sent.id)
    kept = [...others, sent].sort((left, right) => left.id - right.id).slice(-mostKept)
    changed()
  }

  const recording: typeof globalThis.fetch = async (input, init = {}) => {
    last += 1
    const sent = await describe(last, String(input), init)
    const began = performance.now()
    const end = (status: number) => write({ ...sent, status, milliseconds: Math.round(performance.now() - began) })
    write(sent)
    try {
      const response = await fetch(input, init)
      end(response.status)
      return response
    } catch (error) {
      end(0)
      throw error
    }
  }

  return {
    fetch: recording,
    /** Returns a mark for `since`. */
    mark: () => last,
    since: (mark: number): readonly Sent[] => kept.filter(({ id }) => id > mark),
  }
}

async function describe(id: number, address: string, init: RequestInit): Promise<Sent> {
  const url = new URL(address, 'http://shop')
  const headers = [...new Headers(init.headers)].map(([name, value]) => [name, name === 'csrf-token' ? '…' : value] as const)
  return { id, method: init.method ?? 'GET', path: url.pathname, query: [...url.searchParams], headers, body: await readable(init.body) }
}

async function readable(body: RequestInit['body']): Promise<unknown> {
  if (body instanceof FormData) return Object.fromEntries(await Promise.all([...body].map(readablePart)))
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

async function readablePart([name, part]: [string, FormDataEntryValue]): Promise<[string, unknown]> {
  if (typeof part === 'string') return [name, part]
  if (part.type === 'application/json') return [name, JSON.parse(await part.text())]
  return [name, `${part.name}, ${part.type || 'application/octet-stream'}, ${part.size} B`]
}
