import { http, type HttpHandler, matchRequestUrl } from 'msw'
import { answerJson, answerRefusal } from './answers.js'
import { checkCsrfToken, readObject, type Call, type Route } from './call.js'
import { recognise } from './caller.js'
import { judge, told } from './judge.js'
import { platformPaths } from './platform-paths.js'
import { endpointOf } from './reference/endpoints.js'
import { addressRoutes } from './routes/addresses.js'
import { cartItemRoutes } from './routes/cart-items.js'
import { cartRoutes } from './routes/carts.js'
import { checkoutRoutes } from './routes/checkouts.js'
import { consultantMessageRoutes } from './routes/consultant-messages.js'
import { contextRoutes } from './routes/context.js'
import { controlHandlers } from './routes/control.js'
import { csrfRoutes } from './routes/csrf.js'
import { deliveryGroupRoutes } from './routes/delivery-groups.js'
import { orderSummaryRoutes } from './routes/order-summaries.js'
import { mediaRoutes } from './routes/media.js'
import { methodRoutes } from './routes/methods.js'
import { productRoutes } from './routes/products.js'
import { signInPageRoutes } from './routes/sign-in-page.js'
import { uiActionRoutes } from './routes/ui-api-actions.js'
import { uiListRoutes } from './routes/ui-api-lists.js'
import { uiMetadataRoutes } from './routes/ui-api-metadata.js'
import { uiRecordRoutes } from './routes/ui-api-records.js'
import { uiSearchRoutes } from './routes/ui-api-search.js'
import { wishlistRoutes } from './routes/wishlists.js'
import type { SandboxCore } from './sandbox-core.js'
import { throughWeather } from './weather.js'
import { Refusal } from './world/refusal.js'
import { languageOf } from './world/shop/translations.js'
import { worldIn } from './world/world.js'

/** Everything of the platform that the sandbox answers. */
export const routes: readonly Route[] = [
  ...contextRoutes,
  ...cartRoutes,
  ...cartItemRoutes,
  ...deliveryGroupRoutes,
  ...checkoutRoutes,
  ...addressRoutes,
  ...orderSummaryRoutes,
  ...productRoutes,
  ...wishlistRoutes,
  ...methodRoutes,
  ...csrfRoutes,
  ...signInPageRoutes,
  ...uiRecordRoutes,
  ...uiListRoutes,
  ...uiMetadataRoutes,
  ...uiActionRoutes,
  ...uiSearchRoutes,
  ...mediaRoutes,
  ...consultantMessageRoutes,
]

/**
 * Creates the handlers for MSW that answer as the platform does; `handlers` of a sandbox are the same. They match any origin and any
 * site path, with and without `/webruntime/api`: the star stands for all of it.
 * @param sandbox the sandbox whose world they read and change
 * @returns handlers for `setupServer` and `setupWorker`
 * @example
 * ```ts
 * import { setupServer } from 'msw/node'
 * import { createHandlers, createSandbox } from '@vitrine/blocks/sandbox'
 *
 * const sandbox = await createSandbox({ oneClient: true })
 * setupServer(...createHandlers(sandbox)).listen()
 * ```
 */
export const createHandlers = (sandbox: SandboxCore): HttpHandler[] => [
  ...controlHandlers(sandbox),
  ...routes.map((route) => http[route.method](`*${route.path}`, ({ request, params }) => serve(sandbox, route, request, params))),
  ...platformPaths.map((path) => http.all(`*${path}*`, ({ request }) => notUnderstood(sandbox, request))),
]

type Params = Readonly<Record<string, string | readonly string[] | undefined>>

async function serve(sandbox: SandboxCore, route: Route, request: Request, params: Params): Promise<Response> {
  const weather = sandbox.station.meet(request)
  const lost = weather.some(({ kind }) => kind === 'lost-answer')
  const endWaiting = [sandbox.closing, sandbox.station.clearing()]
  const response = await throughWeather(weather, { request, endWaiting }, async () => {
    const { answer, deliver } = await respondTo(sandbox, route, request, params)
    if (!lost) deliver(answer)
    return answer
  })
  sandbox.log.write(request, { status: response.status, weather: weather.map(({ kind }) => kind) })
  return response
}

/** Errors the platform means become its error arrays; ours are thrown on. */
async function respondTo(sandbox: SandboxCore, route: Route, request: Request, params: Params) {
  const caller = recognise(sandbox, request)
  const url = new URL(request.url)
  let body: ReturnType<Call['body']> | undefined
  const call: Call = {
    world: worldIn(sandbox.world, languageOf(url.searchParams)),
    strict: sandbox.strict,
    extensions: sandbox.extensions,
    pictures: sandbox.pictures,
    webstoreId: sandbox.webstoreId,
    request,
    url,
    query: url.searchParams,
    caller,
    param: (name) => String(params[name] ?? ''),
    body() {
      body ??= readObject(request)
      return body
    },
  }
  const answer = await answerFor(route, call)
  sandbox.changed()
  return { answer, deliver: (response: Response) => caller.deliver(response) }
}

async function answerFor(route: Route, call: Call): Promise<Response> {
  try {
    if (!route.withoutCsrfToken) checkCsrfToken(call)
    route.gate?.(call)
    await judge(route, call)
    return await told(route, call, await route.answer(call))
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(error)
    throw error
  }
}

/**
 * A resource that takes other methods than this one (REST API guide, "Status Codes and Error Responses"): 405, and 404 where the
 * organisation does not have it.
 */
function refuseMethod({ strict, extensions }: SandboxCore, request: Request): Response | undefined {
  const url = new URL(request.url)
  const known = url.pathname.includes('/services/data/') ? routes.filter(({ path }) => matchRequestUrl(url, `*${path}`).matches) : []
  if (known.length === 0) return undefined
  const there = known.filter(({ method, path }) => {
    const extension = strict ? endpointOf(method, path)?.extension : undefined
    return !extension || extensions.has(extension)
  })
  if (there.length === 0) return answerRefusal(new Refusal(404, 'NOT_FOUND', 'The requested resource does not exist'))
  const allowed = [...new Set(there.map(({ method }) => method.toUpperCase()))].join(',')
  return answerRefusal(new Refusal(405, 'METHOD_NOT_ALLOWED', `HTTP Method '${request.method}' not allowed. Allowed are ${allowed}`))
}

function notUnderstood(sandbox: SandboxCore, request: Request): Response {
  const refused = refuseMethod(sandbox, request)
  if (refused) {
    sandbox.log.write(request, { status: refused.status, weather: [] })
    return refused
  }
  const { pathname } = new URL(request.url)
  const message = `The sandbox does not understand ${request.method} ${pathname}. Add a route in src/sandbox/routes.`
  console.error(message)
  sandbox.log.write(request, { status: 501, weather: [] })
  return answerJson([{ errorCode: 'NOT_IMPLEMENTED', message }], { status: 501 })
}
