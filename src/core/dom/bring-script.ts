/** Scripts that have run; any other one with the same address is not trusted (specification, section 8). */
const ours = new WeakSet<HTMLScriptElement>()

export const isOurs = (script: HTMLScriptElement): boolean => ours.has(script)

/**
 * As a module first, which the strictest policy allows. A host that sends no CORS header, and a script that is none for
 * modules, want a script element; where the policy forbids that, it stays with what the module said.
 * @param attempt a browser may keep a failure for an address
 */
export async function bringScript(address: string, attempt = 0): Promise<void> {
  try {
    await import(/* webpackIgnore: true */ /* @vite-ignore */ attempt === 0 ? address : `${address}#${attempt}`)
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
      // The script was loaded and has thrown: without CORS the event of a foreign one has no place and no message.
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
