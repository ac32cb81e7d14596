// `npm run bench -- soak --minutes 12`: the example shop as `npm start` serves it, under mixed traffic of shoppers and editors,
// and whether its memory levels off. Memory is read after garbage collection; nothing is asserted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { round } from './kit.js'
import { ended, memoryOf, openServer } from './server-process.js'

const store = '/services/data/v64.0/commerce/webstores/0ZE000000000001GAA'
const shoppers = 8
const editors = 2
const secondsBetweenSamples = 20
const address = { name: 'Greta Sommer', street: 'Lindenweg 4', city: 'Köln', region: 'NW', postalCode: '50667', country: 'DE' }
const contactInfo = { firstName: 'Greta', lastName: 'Sommer', email: 'greta.sommer@example.org', phoneNumber: '+491713920092' }
const card = { requestType: 'PostAuth', paymentToken: 'tok_visa', billingAddress: address }
const pages = ['/', '/products', '/product?id=01t9V0000000001QAA', '/consultants', '/cart', '/checkout', '/no-such-page']

export async function soak({ minutes }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-soak-'))
  const port = Number(process.env.PORT || 5510)
  const origin = `http://localhost:${port}`
  const server = await openServer('src/build/start.js', { PORT: port, VITRINE_DATA: join(folder, 'data'), VITRINE_SIGN_IN: 'none' })
  const counts = { requests: 0, orders: 0, saves: 0, refused: 0 }
  const end = Date.now() + minutes * 60_000
  const samples = []
  try {
    const works = [...Array.from({ length: shoppers }, () => shop), ...Array.from({ length: editors }, () => edit)]
    const underway = works.map(async (work, number) => {
      while (Date.now() < end) await work({ ask: asking(origin, counts), counts, number })
    })
    for (let at = 0; Date.now() < end; at += secondsBetweenSamples) {
      const { rss, heapUsed, external } = await memoryOf(server)
      samples.push({ at, rss: rss / 1e6, heap: heapUsed / 1e6, external: external / 1e6 })
      console.log(`${String(at).padStart(5)} s  ${JSON.stringify({ rss: round(rss / 1e6, 0), heap: round(heapUsed / 1e6, 1), ...counts })}`)
      await new Promise((later) => setTimeout(later, secondsBetweenSamples * 1000))
    }
    await Promise.all(underway)
  } finally {
    await ended(server)
    rmSync(folder, { recursive: true, force: true })
  }
  return { [`${minutes} minutes`]: summary(samples, counts) }
}

/** The first and the last third, and how much is added in an hour by the line through the last half. */
function summary(samples, counts) {
  const third = Math.max(1, Math.floor(samples.length / 3))
  const mean = (some, name) => some.reduce((sum, sample) => sum + sample[name], 0) / some.length
  const half = samples.slice(Math.floor(samples.length / 2))
  return {
    ...counts,
    'MB, first third': round(mean(samples.slice(0, third), 'rss'), 0),
    'MB, last third': round(mean(samples.slice(-third), 'rss'), 0),
    'most MB': round(Math.max(...samples.map(({ rss }) => rss)), 0),
    'heap, first third': round(mean(samples.slice(0, third), 'heap'), 1),
    'heap, last third': round(mean(samples.slice(-third), 'heap'), 1),
    'heap, MB an hour': round(slope(half, 'heap') * 3600, 1),
  }
}

/** Of the least squares, per second. */
function slope(samples, name) {
  const [x, y] = ['at', name].map((each) => samples.reduce((sum, sample) => sum + sample[each], 0) / samples.length)
  const above = samples.reduce((sum, sample) => sum + (sample.at - x) * (sample[name] - y), 0)
  return above / samples.reduce((sum, sample) => sum + (sample.at - x) ** 2, 0)
}

/** Asks as one browser does, with its cookies; a refusal is counted and answered with nothing. */
function asking(origin, counts) {
  const cookies = new Map()
  const ask = async (method, path, body) => {
    counts.requests += 1
    const response = await fetch(origin + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(path.startsWith('/studio') && { origin }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name) cookies.set(name, value)
    }
    const text = await response.text()
    if (!response.ok) counts.refused += 1
    return response.ok && /^[{[]/.test(text) ? JSON.parse(text) : {}
  }
  /** A line on which the server tells what happens, until it is left. */
  ask.listen = (path, signal) =>
    fetch(origin + path, { signal })
      .then((response) => response.text())
      .catch((error) => {
        if (!signal.aborted) throw error
      })
  return ask
}

const pick = (some) => some[Math.floor(Math.random() * some.length)]

/** One visit: some pages and their files, a cart and, each third time, an order. */
async function shop({ ask, counts }) {
  for (let view = 0; view < 4; view += 1) await ask('GET', pick(pages))
  await ask('GET', `${store}/session-context`)
  const { products = [] } =
    (await ask('POST', `${store}/search/product-search`, { searchTerm: pick(['rose', 'creme', 'öl']) })).productsPage ?? {}
  const product = pick(products)
  if (!product) return
  await ask('GET', `${store}/products/${product.id}`)
  await ask('POST', `${store}/carts/current/cart-items`, { productId: product.id, quantity: '1', type: 'Product' })
  await ask('GET', `${store}/carts/current/cart-items`)
  if (Math.random() > 1 / 3) return
  await ask('PUT', `${store}/checkouts`, { cartId: 'active' })
  await ask('PATCH', `${store}/checkouts/active`, { contactInfo })
  await ask('PATCH', `${store}/checkouts/active`, { deliveryAddress: address })
  const { deliveryGroups } = await ask('GET', `${store}/checkouts/active`)
  const deliveryMethodId = deliveryGroups?.items[0]?.availableDeliveryMethods[0]?.id
  await ask('PATCH', `${store}/checkouts/active`, { deliveryMethodId })
  await ask('POST', `${store}/checkouts/active/payments`, card)
  const { orderReferenceNumber } = await ask('POST', `${store}/checkouts/active/orders`)
  if (orderReferenceNumber) counts.orders += 1
}

/** Opens the list, saves a page of one's own a few times while listening to it, and throws it away. */
async function edit({ ask, counts, number }) {
  await ask('GET', '/studio')
  await ask('GET', '/studio/api/pages')
  const page = { version: 1, path: `/soak-${number}-${Date.now()}`, language: 'de', title: 'Dauerlauf', description: '', nodes: [] }
  const { id, revision } = await ask('POST', '/studio/api/pages', { page })
  if (!id) return
  const left = new AbortController()
  const line = ask.listen(`/studio/api/pages/${id}/events?editor=soak-${number}`, left.signal)
  let basedOn = revision ?? 1
  for (let save = 0; save < 10; save += 1) {
    const nodes = [{ html: 'p', children: [`Fassung ${save} `.repeat(200)] }]
    const saved = await ask('PUT', `/studio/api/pages/${id}`, { page: { ...page, nodes }, basedOn })
    basedOn = saved.revision ?? basedOn
    if (saved.revision) counts.saves += 1
  }
  await ask('DELETE', `/studio/api/pages/${id}`)
  left.abort()
  await line
}
