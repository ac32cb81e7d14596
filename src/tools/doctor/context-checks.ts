import { type InferOutput, is, safeParse } from 'valibot'
import { createTokenKeeper } from '../../commerce/salesforce/csrf-token.js'
import { PlatformError } from '../../commerce/salesforce/errors.js'
import { wholeApplicationShape } from '../../commerce/salesforce/wire/context-wire.js'
import { applicationContextShape, sessionContextShape } from '../../commerce/salesforce/wire/wire.js'
import { ask, type Asked, type Asker, faultyFinding, notAsked, read } from './ask.js'
import type { Finding } from './report.js'

interface FoundPath {
  basePath?: string
  finding: Finding
}

/** The first path at which the platform answers, be it with a refusal: HTML is no platform. */
export async function findBasePath({ at, timeout }: Asker, candidates: readonly string[]): Promise<FoundPath> {
  const name = 'Base path'
  const tried = await Promise.all(
    candidates.map(async (basePath) => {
      const { platform, last } = at(basePath, '')
      try {
        await platform.commerce.call('applicationContext')
        return { basePath, found: true, error: undefined, seen: undefined }
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error
        // A proxy refuses with a status alone, the platform says a code of its own.
        const isPlatform = /json/.test(last()?.type ?? '') && !(error.status === 404 && error.code === 'HTTP_404')
        return { basePath, found: isPlatform, error, seen: last() }
      }
    }),
  )
  const found = tried.find(({ error }) => !error) ?? tried.find((each) => each.found)
  if (found) {
    const said = found.basePath === '' ? 'none: the platform answers at the root' : found.basePath
    return { basePath: found.basePath, finding: { ...notAsked(name), state: 'well', said } }
  }
  const [first] = tried
  const finding = faultyFinding(name, first?.error, first?.seen, timeout)
  const where = candidates.map((path) => path || '(none)').join(', ')
  return {
    finding: {
      ...finding,
      said: `${finding.said}; tried ${where}`,
      todo: [...finding.todo, 'The base path of the site, with --base-path.'],
    },
  }
}

export function contextChecks(asked: Asked): Promise<Finding[]> {
  const all = [
    applicationContext(asked),
    session(asked),
    token(asked),
    personalisation(asked),
    shopperAgent(asked),
    effectiveAccount(asked),
  ]
  return Promise.all(all).then((findings) => findings.flat())
}

async function applicationContext(asked: Asked): Promise<Finding[]> {
  let body: unknown
  const context = await ask('Application context', asked, async ({ platform }) => {
    body = (await platform.commerce.call('applicationContext')).body
    return read(applicationContextShape, body, 'answered', 'GET application-context')
  })
  // The platform is there, and knows no such store.
  if (context.said.startsWith('404')) return [{ ...context, todo: ['The webstore id: is it this site’s store?'] }, notAsked('Guest access')]
  if (!is(applicationContextShape, body)) return [context, notAsked('Guest access')]
  return [context, storeFinding(body), guestAccess(body as InferOutput<typeof applicationContextShape>)]
}

/** Check: the store's currencies and markets. */
function storeFinding(body: unknown): Finding {
  const { output, success } = safeParse(wholeApplicationShape, body)
  if (!success) return { ...notAsked('Store'), state: 'fault', said: 'not understood: the application context above is not as documented' }
  const { defaultCurrency, supportedCurrencies, sessionDrivenCurrency, shippingCountries, taxType, markets } = output
  const currencies = supportedCurrencies.length > 0 ? supportedCurrencies : [defaultCurrency]
  const by =
    currencies.length > 1
      ? `, ${sessionDrivenCurrency ? 'the one of the session' : `${defaultCurrency} unless a session says another`}`
      : ''
  const said = [
    `prices in ${currencies.join(', ')}${by}`,
    `taxes ${taxType === 'Gross' ? 'included' : taxType === 'Net' ? 'added' : 'not told'}`,
    `delivery to ${shippingCountries.join(', ') || 'no country'}`,
    `${markets.length || 'no'} market${markets.length === 1 ? '' : 's'}`,
  ]
  const isSold = shippingCountries.length > 0
  const todo = isSold ? [] : ['Shipping countries (Commerce, Settings, Store): without one nobody can check out.']
  return { ...notAsked('Store'), state: isSold ? 'well' : 'fault', said: said.join('; '), todo }
}

/** Check: calls that no published reference names. A store without them is in order. */
const undocumented = (
  name: string,
  asked: Asked,
  work: (tools: ReturnType<Asked['at']>) => Promise<Pick<Finding, 'said'>>,
): Promise<Finding> =>
  ask(name, asked, async (tools) => {
    try {
      return await work(tools)
    } catch (error) {
      if (error instanceof PlatformError && [400, 401, 403, 404].includes(error.status))
        return { said: `not there for a guest (${error.status}); no block needs it` }
      throw error
    }
  })

const personalisation = (asked: Asked): Promise<Finding> =>
  undocumented('Personalisation', asked, async ({ platform }) => {
    const said = await platform.gateways.context.personalisation()
    const { isDeployed, deploymentEnabled, activityTrackingEnabled, catalogExists, host, siteId, tenant } = said
    const at = [tenant && `tenant ${tenant}`, siteId && `site ${siteId}`, host && `at ${host}`].filter(Boolean).join(' ')
    const parts = [
      isDeployed ? 'deployed' : deploymentEnabled ? 'can be deployed, and is not' : 'not deployed',
      `${catalogExists ? 'a' : 'no'} catalogue`,
      `activities ${activityTrackingEnabled ? 'are' : 'are not'} tracked`,
    ]
    return { said: `${parts.join(', ')}${at ? ` (${at})` : ''}` }
  })

const shopperAgent = (asked: Asked): Promise<Finding> =>
  undocumented('Shopping agent', asked, async ({ platform }) => {
    const { body } = await platform.commerce.call('shopperAgentContext')
    return { said: `answered with ${Object.keys(Object(body)).join(', ') || 'nothing'}` }
  })

/** Check: the accounts that a shopper may act for, and the first of them by itself; a guest has none. */
const effectiveAccount = (asked: Asked): Promise<Finding> =>
  undocumented('Effective account', asked, async ({ platform }) => {
    const [first] = await platform.gateways.account.managed()
    if (!first) return { said: 'nobody to act for' }
    const { name } = await platform.gateways.context.account(first.id)
    return { said: `answered with ${name}` }
  })

const guestRights = [
  ['guestBrowsingEnabled', 'see products', 'Guest browsing (Commerce, Settings, Store).'],
  ['guestCartEnabled', 'have a cart', 'Guest cart (Commerce, Settings, Store).'],
  ['guestCheckoutEnabled', 'check out', 'Guest checkout (Commerce, Settings, Checkout).'],
] as const

function guestAccess(context: InferOutput<typeof applicationContextShape>): Finding {
  const may = guestRights.filter(([flag]) => context[flag]).map(([, what]) => what)
  const mayNot = guestRights.filter(([flag]) => !context[flag])
  const browsing = Boolean(context.guestBrowsingEnabled)
  const said = `guests may ${may.join(', ') || 'nothing'}${mayNot.length > 0 ? `; they may not ${mayNot.map(([, what]) => what).join(', ')}` : ''}`
  return { ...notAsked('Guest access'), state: browsing ? 'well' : 'fault', said, todo: mayNot.map(([, , todo]) => todo) }
}

const session = (asked: Asked): Promise<Finding> =>
  ask('Session context', asked, async ({ platform }) => {
    const { body } = await platform.commerce.call('sessionContext')
    const guest = (body as { guestUser?: unknown } | undefined)?.guestUser
    return read(sessionContextShape, body, guest ? 'answered: we are a guest' : 'answered: we are signed in', 'GET session-context')
  })

const token = (asked: Asked): Promise<Finding> =>
  ask('CSRF token', asked, async ({ fetch }) => {
    const { origin } = asked.site.url
    const path = `${asked.sitePath}/webruntime/module/@app/csrfToken`
    const read = async () => {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(asked.timeout) })
      return { response, text: await response.text() }
    }
    const { response, text } = await read().catch((cause: Error) => {
      const code = cause.name === 'TimeoutError' ? 'TIMEOUT' : 'OFFLINE'
      throw new PlatformError({ kind: 'offline', code, message: `${path} had no answer.`, cause })
    })
    if (!response.ok)
      throw new PlatformError({ kind: 'broken', status: response.status, code: `HTTP_${response.status}`, message: `${path} was refused.` })
    try {
      await createTokenKeeper(async () => text).get()
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      const todo = ['The site path: the module @app/csrfToken belongs to the site, and signed-in writes need its token.']
      return { state: 'fault', said: `${path} holds no token`, todo }
    }
    return { said: `${path} holds one` }
  })
