import { getEventListeners } from 'node:events'
import { queryObjects } from 'node:v8'
import { describe, expect, it, vi } from 'vitest'
import { createWeatherStation, throughWeather, weatherKinds } from '../../src/sandbox/weather.js'
import { everything } from '../support/sample.js'
import { add, clientOf, openShop, store } from './client.js'

describe('weather', () => {
  it.each([
    ['error-500', 500, 'UNKNOWN_EXCEPTION'],
    ['error-503', 503, 'SERVER_UNAVAILABLE'],
    ['conflict-409', 409, 'CONFLICT'],
    ['gone-410', 410, 'RESOURCE_RETIRED'],
    ['expired-session', 401, 'INVALID_SESSION_ID'],
    ['too-many-429', 429, 'REQUEST_LIMIT_EXCEEDED'],
  ] as const)('%s answers so and changes nothing', async (kind, status, errorCode) => {
    const { client, sandbox, plain } = await openShop()
    sandbox.weather({ kind, times: 1 })
    const answer = await add(client, plain().id)
    expect([answer.status, answer.body[0].errorCode]).toEqual([status, errorCode])
    expect((await client.get('carts/current')).status).toBe(404)
  })

  it('says when to come back after 429 and 503', async () => {
    const { client, sandbox } = await openShop()
    for (const kind of ['too-many-429', 'error-503'] as const) {
      sandbox.weather({ kind, times: 1 })
      expect(Number((await client.get('session-context')).headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('reports errors of server methods as one object', async () => {
    const { client, sandbox } = await openShop()
    sandbox.weather({ kind: 'error-500' })
    expect((await client.post('/lwr/apex/v64.0/ShopController/getIbcDetails')).body).toEqual({ errorMessage: expect.any(String) })
  })

  it('offline breaks the connection', async () => {
    const { client, sandbox } = await openShop()
    sandbox.weather({ kind: 'offline' })
    expect((await client.get('session-context')).type).toBe('error')
    sandbox.weather({ kind: 'clear' })
    expect((await client.get('session-context')).status).toBe(200)
  })

  it('a lost answer is a change the client does not hear of', async () => {
    const { client, sandbox, plain } = await openShop()
    await client.put('carts/current')
    sandbox.weather({ kind: 'lost-answer', method: 'post', times: 1 })
    expect((await add(client, plain().id)).type).toBe('error')
    expect((await client.get('carts/current')).body.totalProductCount).toBe('1.0')
  })

  it('a lost answer loses the new guest’s cookie, for the one client too', async () => {
    const { client, sandbox, plain } = await openShop({ oneClient: true })
    sandbox.weather({ kind: 'lost-answer', times: 1 })
    await add(client, plain().id)
    expect((await client.get('carts/current')).status).toBe(404)
  })

  it('malformed cuts the JSON short', async () => {
    const { client, sandbox } = await openShop()
    sandbox.weather({ kind: 'malformed' })
    const { status, text, body } = await client.get('application-context')
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(10)
    expect(body).toBeUndefined()
  })

  it('html is the shell of the site instead of an answer', async () => {
    const { client, sandbox } = await openShop()
    sandbox.weather({ kind: 'html' })
    const { status, headers, text } = await client.get('application-context')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=UTF-8'])
    expect(text).toMatch(/^<!DOCTYPE html>/)
  })

  it('slow takes its time and then goes on to the next weather', async () => {
    const { client, sandbox } = await openShop()
    sandbox.weather({ kind: 'slow', delay: 60 })
    sandbox.weather({ kind: 'error-500' })
    const start = performance.now()
    expect((await client.get('session-context')).status).toBe(500)
    expect(performance.now() - start).toBeGreaterThan(50)
  })

  it('a timeout ends when the client gives up, or the sandbox closes', async () => {
    const { sandbox } = await openShop()
    sandbox.weather({ kind: 'timeout' })
    const patience = new AbortController()
    const waiting = sandbox.respond(new Request(`http://shop.test${store}/session-context`, { signal: patience.signal }))
    setTimeout(() => patience.abort(), 20)
    expect((await waiting)?.type).toBe('error')
    const closed = clientOf(sandbox).get('session-context')
    await sandbox.close()
    expect((await closed).type).toBe('error')
  })

  it('processing is counted in reads', async () => {
    const { client, sandbox, plain } = await openShop()
    await add(client, plain().id)
    sandbox.weather({ kind: 'processing', times: 1 })
    expect((await client.get('carts/current')).body.asyncOperationStatus).toBe('Processing')
    expect((await client.get('carts/current')).body.asyncOperationStatus).toBe('Completed')
  })

  it('deletes every cart, as another tab would, and lets a new one begin', async () => {
    const { client, sandbox, plain } = await openShop()
    const { body } = await add(client, plain().id)
    await client.post('/sandbox/weather', { kind: 'cart-deleted' })
    expect((await client.get('carts/current')).status).toBe(404)
    expect((await client.patch(`carts/${body.cartId}/cart-items/${body.cartItemId}`, { quantity: 2 })).status).toBe(404)
    expect((await add(client, plain().id)).status).toBe(201)
    expect(sandbox.requests().every(({ weather }) => weather.length === 0)).toBe(true)
  })

  it('lets the stock of what lies in carts fall to one', async () => {
    const { client, sandbox, plain } = await openShop()
    await add(client, plain().id, 2)
    sandbox.weather({ kind: 'stock-falls' })
    expect((await client.get('carts/current/cart-items')).body.cartItems[0].cartItem.messagesSummary.limitedMessages).toMatchObject([
      { type: 'Inventory' },
    ])
    expect((await add(client, plain(1).id, 2)).status).toBe(201)
  })

  it('hits only the requests it is meant for, as often as it is meant', async () => {
    const { client, sandbox } = await openShop()
    sandbox.weather({ kind: 'error-500', match: '/application-context', method: 'GET', times: 2 })
    const statuses = []
    for (const path of ['session-context', 'application-context', 'application-context', 'application-context'])
      statuses.push((await client.get(path)).status)
    expect(statuses).toEqual([200, 500, 500, 200])
  })

  it('is made and listed through control requests, which it does not touch', async () => {
    const { client, sandbox } = await openShop()
    sandbox.weather({ kind: 'offline' })
    expect((await client.post('/shop/sandbox/weather', { kind: 'clear' })).status).toBe(204)
    expect((await client.post('/sandbox/weather', { kind: 'hail' })).body[0].message).toContain(weatherKinds.join(', '))
    await client.call('GET', 'application-context?x=1', undefined, { 'x-high-scale-cart': 'true' })
    const { body } = await client.get('/sandbox/requests')
    expect(body).toEqual([
      {
        time: expect.any(String),
        method: 'GET',
        path: `${store}/application-context`,
        query: 'x=1',
        status: 200,
        headers: { 'x-high-scale-cart': 'true' },
        weather: [],
      },
    ])
    expect(sandbox.requests()).toEqual(body)
  })

  it('lets go of the sandbox and of the request when it has passed', async () => {
    const signals = { closing: new AbortController().signal, signal: new AbortController().signal }
    const waiting = throughWeather(
      [{ kind: 'slow', delay: 1 }],
      { request: signals as unknown as Request, endWaiting: [signals.closing] },
      async () => new Response(''),
    )
    const listeners = () => Object.values(signals).map((one) => getEventListeners(one, 'abort').length)
    expect(listeners()).toEqual([1, 1])
    await waiting
    expect(listeners()).toEqual([0, 0])
  })

  const delayed = () => {
    const station = createWeatherStation()
    station.add({ kind: 'slow', delay: 50_000 })
    const request = new Request('https://shop.example/session-context')
    const answer = vi.fn(async () => new Response('answered'))
    const response = throughWeather(station.meet(request), { request, endWaiting: [station.clearing()] }, answer)
    return { station, answer, response }
  }

  it('answers what was being delayed when it clears', async () => {
    const { station, response } = delayed()
    station.clear()
    expect(await (await response).text()).toBe('answered')
  })

  it('lets no delayed request of the world before into a new one', async () => {
    const { station, answer, response } = delayed()
    station.begin()
    expect((await response).type).toBe('error')
    expect(answer).not.toHaveBeenCalled()
  })

  // Measured on the whole heap, which all files before have filled: half a minute in the suite.
  it.runIf(everything)('keeps no trace of a request that was answered', async () => {
    const closing = new AbortController().signal
    const answered = new Response('')
    const meetings = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1)
        await throughWeather(
          [],
          { request: { signal: new AbortController().signal } as Request, endWaiting: [closing] },
          async () => answered,
        )
      // Asking for them throws away what nobody needs.
      queryObjects(Response)
      return process.memoryUsage().heapUsed
    }
    const before = await meetings(2000)
    expect((await meetings(20_000)) - before).toBeLessThan(800_000)
  })

  it('keeps the last thousand requests', async () => {
    const { client, sandbox } = await openShop()
    for (let count = 0; count < 1003; count += 1) await client.get(`session-context?n=${count}`)
    expect(sandbox.requests()).toHaveLength(1000)
    expect(sandbox.requests()[0]?.query).toBe('n=3')
    await client.post('/sandbox/reset')
    expect(sandbox.requests()).toEqual([])
  })
})
