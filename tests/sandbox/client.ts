import { allExtensions } from '../../src/sandbox/reference/extensions.js'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/sandbox.js'

export const store = '/services/data/v64.0/commerce/webstores/0ZE000000000001GAA'

export interface Answer {
  status: number
  headers: Headers
  type: ResponseType
  text: string
  /** The parsed body; tests say what they expect of it. */
  // biome-ignore lint/suspicious/noExplicitAny: a wire body in a test
  body: any
}

export interface Client {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
  /** Signs in and sends the CSRF token from then on. */
  signIn(username?: string, password?: string): Promise<Answer>
  /** Sends the CSRF token from now on, as who is signed in by a scene. */
  fetchToken(): Promise<void>
  cookies: Map<string, string>
}

export const anna = { username: 'anna.muster@example.org', password: 'lindenrose' }

/** A browser as far as the platform can tell: it keeps cookies and sends them back. */
export function clientOf(sandbox: Sandbox, root = 'http://shop.test'): Client {
  const cookies = new Map<string, string>()
  let csrfToken: string | undefined
  const call: Client['call'] = async (method, path, body, headers = {}) => {
    const sent = {
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(csrfToken !== undefined && { 'csrf-token': csrfToken }),
      ...headers,
    }
    const request = new Request(`${root}${path.startsWith('/') ? path : `${store}/${path}`}`, {
      method,
      headers: sent,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await sandbox.respond(request)
    if (!response) throw new Error(`${method} ${path} is not for the sandbox.`)
    keepCookies(cookies, response)
    const text = await response.text()
    return { status: response.status, headers: response.headers, type: response.type, text, body: parsed(text) }
  }
  const fetchToken = async () => {
    const { text } = await call('GET', '/webruntime/module/@app/csrfToken')
    csrfToken = /return "(.+)"/.exec(text)?.[1]
  }
  return {
    call,
    cookies,
    fetchToken,
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body = {}) => call('PUT', path, body),
    patch: (path, body = {}) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    async signIn(username = anna.username, password = anna.password) {
      const answer = await call('POST', '/lwr/apex/v64.0/ShopController/login', { username, password })
      await fetchToken()
      return answer
    },
  }
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
    if (cookie.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, value)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function openShop(options: SandboxOptions = {}) {
  const sandbox = await createSandbox({ extensions: allExtensions, ...options })
  const products = sandbox.world.facts.products
  const plain = products.filter((product) => !product.listPrice && !product.quantityRule && product.stock > 5)
  return { sandbox, client: clientOf(sandbox), products, plain: (place = 0) => need(plain[place]) }
}

export function need<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The test needs something that the facts do not have.')
  return thing
}

export const add = (client: Client, productId: string, quantity: unknown = 1, cart = 'current') =>
  client.post(`carts/${cart}/cart-items`, { productId, quantity, type: 'Product' })
