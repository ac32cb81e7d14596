import { setupWorker } from 'msw/browser'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js'

export interface BrowserSandboxOptions extends Omit<SandboxOptions, 'oneClient'> {
  /** Address at which the page finds msw's worker script. */
  workerUrl?: string
}

/** The sandbox behind this page's own requests; resolves when the service worker listens. */
export async function startSandbox({ workerUrl = './mockServiceWorker.js', ...options }: BrowserSandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ ...options, oneClient: true })
  const worker = setupWorker(...sandbox.handlers)
  await worker.start({ serviceWorker: { url: workerUrl }, onUnhandledRequest: 'bypass', quiet: true })
  return {
    ...sandbox,
    async close() {
      worker.stop()
      await sandbox.close()
    },
  }
}
