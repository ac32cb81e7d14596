import { HttpResponse } from 'msw'
import { answerJson } from '../answers.js'
import { isRecord, type Call, type Route } from '../call.js'
import { ownMethods } from '../reference/methods.js'
import { entryOf } from '../world/state.js'
import * as shop from '../world/shop/shop-methods.js'
import { consultantMethods } from './consultant-methods.js'
import { newsletterMethods } from './newsletter-methods.js'
import { personalMethods } from './personal-methods.js'
import { relationMethods } from './relation-methods.js'
import { type Input, reading, type ServerMethod, type ServerMethods } from './server-method.js'
import { signInMethods } from './sign-in-methods.js'

const shopMethods: ServerMethods = {
  getProductDetails: reading(shop.getProductDetails),
  getIbcDetails: reading(shop.getIbcDetails),
  getMonikerFromConsultantKey: reading(shop.getMonikerFromConsultantKey),
  getDataLayerValues: reading(shop.getDataLayerValues),
  getCookieConsentData: reading(shop.getCookieConsentData),
}

/** Whatever the class is called: the specification names only methods. All but the shop's are ours, and inferred. */
const methods: ReadonlyMap<string, ServerMethod> = new Map(
  [shopMethods, signInMethods, consultantMethods, relationMethods, newsletterMethods, personalMethods].flatMap((theme) =>
    Object.entries(theme),
  ),
)

const pathForm = '/lwr/apex/:version/:class'
const executeForm = '/webruntime/api/apex/execute'

export const methodRoutes: readonly Route[] = [
  { method: 'post', path: `${pathForm}/login`, answer: (call) => byPath(call, 'login'), withoutCsrfToken: true },
  { method: 'get', path: `${pathForm}/:method`, answer: (call) => byPath(call, call.param('method')) },
  { method: 'post', path: `${pathForm}/:method`, answer: (call) => byPath(call, call.param('method')) },
  { method: 'get', path: executeForm, answer: (call) => execute(call, Object.fromEntries(call.query)) },
  { method: 'post', path: executeForm, answer: async (call) => execute(call, await call.body()) },
]

/** Returns a server method if this organisation has it. */
function methodNamed({ extensions }: Call, name: string): ServerMethod | undefined {
  const extension = entryOf(ownMethods, name)
  return extension === undefined || extensions.has(extension) ? methods.get(name) : undefined
}

async function byPath(call: Call, name: string): Promise<Response> {
  const method = methodNamed(call, name)
  const asked = call.request.method === 'GET'
  if (!method) return unknownMethod(name)
  if (asked && !method.cacheable) return methodError(400, `Apex method ${name} is not cacheable; use POST.`)
  const input = asked ? jsonParameter(call.query.get('methodParams')) : await call.body()
  if (!input) return methodError(400, 'methodParams is not a JSON object.')
  return answerJson((await method.run(call, input)) ?? null, { headers: { 'Cache-Control': asked ? 'private, max-age=30' : 'no-cache' } })
}

const methodError = (status: number, errorMessage: string) => answerJson({ errorMessage }, { status })

function unknownMethod(name: string): Response {
  if (!methods.has(name)) console.error(`The sandbox has no server method "${name}". Add it to src/sandbox/routes/methods.ts.`)
  return methodError(404, `There is no Apex method ${name}, or you may not call it.`)
}

const envelope = ['namespace', 'classname', 'method', 'isContinuation', 'params', 'cacheable']

async function execute(call: Call, input: Record<string, unknown>): Promise<Response> {
  const missing = envelope.find((name) => !Object.hasOwn(input, name))
  if (missing) return new HttpResponse(`JSONObject["${missing}"] not found`, { status: 400, headers: { 'Content-Type': 'text/plain' } })
  const name = String(input.method)
  const method = methodNamed(call, name)
  if (!method) return unknownMethod(name)
  const asked = call.request.method === 'GET'
  if (asked && !method.cacheable) return methodError(400, `Apex method ${name} is not cacheable; use POST.`)
  const params = isRecord(input.params) ? input.params : jsonParameter(typeof input.params === 'string' ? input.params : null)
  if (!params) return methodError(400, 'params is not a JSON object.')
  const returnValue = await method.run(call, params)
  const cacheable = method.cacheable && String(input.cacheable) === 'true'
  return answerJson({ ...(returnValue !== undefined && { returnValue }), cacheable })
}

function jsonParameter(text: string | null): Input | undefined {
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
