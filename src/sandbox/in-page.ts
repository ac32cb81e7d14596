import { isForSandbox, createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js'
import { answerPictures } from './page-pictures.js'

/** Never asked: the sandbox takes what would go there. A page from a disk has no origin of its own. */
const somewhere = 'https://shop.example'

/**
 * The sandbox in the page itself, where no service worker runs: on a page opened from a disk, in a page of another house.
 * From now on `fetch` and the addresses of pictures are answered here when they are for the platform.
 */
export function startSandboxInPage(options: Omit<SandboxOptions, 'oneClient'> = {}): Promise<Sandbox> {
  const starting = createSandbox({ ...options, oneClient: true })
  const fetchElsewhere = globalThis.fetch
  const answer = async (request: Request): Promise<Response | undefined> => (await starting).respond(request)
  globalThis.fetch = async (input, init) => {
    const request = requestOf(input, init)
    const response = request && (await answer(request))
    request?.signal.throwIfAborted()
    if (response?.type === 'error') throw new TypeError('The sandbox breaks the connection.')
    return response ?? fetchElsewhere(input, init)
  }
  answerPictures(async (address) => {
    const response = isForPlatform(address) ? await answer(new Request(new URL(address, somewhere))) : undefined
    return response?.ok ? URL.createObjectURL(await response.blob()) : undefined
  })
  return starting
}

const isForPlatform = (address: string): boolean => URL.canParse(address, somewhere) && isForSandbox(new URL(address, somewhere).pathname)

function requestOf(input: RequestInfo | URL, init: RequestInit | undefined): Request | undefined {
  const address = input instanceof Request ? input.url : String(input)
  if (!isForPlatform(address)) return undefined
  return input instanceof Request ? new Request(input, init) : new Request(new URL(address, somewhere), init)
}
