import type { Clock } from '../../shop/clock.js'

/** Milliseconds that the catalogue may take. */
export const patience = 15_000

interface Options {
  /** Counts the attempts: a browser may keep a failure for an address. */
  attempt: number
  clock: Clock
  signal: AbortSignal
}

/** Those that have run; any other of the same address is not ours to trust (specification, section 8). */
const ours = new WeakSet<HTMLScriptElement>()

/**
 * Loads the catalogue's helper once per page.
 * @throws when it does not come in time, breaks, or somebody else has put it on the page (specification, section 8)
 */
export async function loadHelper(address: string, { attempt, clock, signal }: Options): Promise<true> {
  const present = [...document.querySelectorAll('script')].find(({ src }) => src.replace(/#.*$/, '') === address)
  if (present && ours.has(present)) return true
  if (present) throw new Error(`The catalogue's helper ${address} is on the page already, and we did not put it there.`)
  const done = new AbortController()
  const late = clock.wait(patience, AbortSignal.any([signal, done.signal])).then(() => {
    throw new Error(`The catalogue's helper ${address} did not come within ${patience / 1000} seconds.`)
  })
  try {
    await Promise.race([bring(address, attempt), late])
    return true
  } finally {
    done.abort()
  }
}

/**
 * As a module first, which the strictest policy allows. A host that sends no CORS header, and a script that is none for
 * modules, want a script element; where the policy forbids that, it stays with what the module said.
 */
async function bring(address: string, attempt: number): Promise<void> {
  try {
    await import(/* @vite-ignore */ attempt === 0 ? address : `${address}#${attempt}`)
  } catch (error) {
    await runScript(address, error)
  }
}

async function runScript(address: string, refused: unknown): Promise<void> {
  const script = document.createElement('script')
  try {
    script.src = address
  } catch (error) {
    // Trusted types, which this page demands.
    if (error instanceof TypeError) throw refused
    throw error
  }
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  const done = new AbortController()
  const { signal } = done
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(refused)
      script.addEventListener('load', () => resolve(), { signal })
      script.addEventListener('error', fail, { signal })
      // It has come and broken: a foreign one without CORS says neither where nor why.
      addEventListener('error', ({ filename }) => ['', address].includes(filename) && fail(), { signal })
      document.head.append(script)
    })
    ours.add(script)
  } catch (error) {
    script.remove()
    throw error
  } finally {
    done.abort()
  }
}
