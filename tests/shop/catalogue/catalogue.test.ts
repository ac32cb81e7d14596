import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalogueSource, countProductIds, readAddToBag } from '../../../src/commerce/domain/catalogue/catalogue.js'
import { type BagTools, CatalogueBag } from '../../../src/commerce/domain/catalogue/bag.js'
import type { Answer } from '../../../src/commerce/domain/answers.js'
import { originsIn } from '../../../src/core/dom/safe-url.js'

const wish = {
  address: 'https://katalog.example/flip?edition=7',
  project: 'germany',
  language: 'de',
  here: new URL('https://shop.example/ibc-personal-icatalog'),
  trusted: [],
}
const sourceAt = (query: string) => new URL(catalogueSource({ ...wish, here: new URL(query, wish.here) })!)

afterEach(() => vi.restoreAllMocks())

describe('catalogueSource', () => {
  it('names the project with "mk-" before it, the language, and the company’s own shop', () => {
    expect(catalogueSource(wish)).toBe('https://katalog.example/flip?edition=7&project=mk-germany&lang=de&corporate=true')
  })

  it('names the partner’s shop instead when the page’s address does', () => {
    const { searchParams } = sourceAt('?shop=anna-berger')
    expect([...searchParams].slice(3)).toEqual([
      ['partnershop', 'true'],
      ['m', 'anna-berger'],
    ])
    expect(searchParams.has('corporate')).toBe(false)
  })

  it.each([['?shop='], ['?shop=%20'], [`?shop=${'x'.repeat(201)}`], ['?SHOP=anna']])('is the company’s own with %s', (query) => {
    expect(sourceAt(query).searchParams.get('corporate')).toBe('true')
    expect(sourceAt(query).searchParams.has('m')).toBe(false)
  })

  it('keeps what stands in the shop parameter one value', () => {
    const { searchParams, origin } = sourceAt(`?shop=${encodeURIComponent('a&project=x#y<script>')}`)
    expect([searchParams.get('m'), searchParams.get('project'), origin]).toEqual([
      'a&project=x#y<script>',
      'mk-germany',
      'https://katalog.example',
    ])
  })

  it('takes the usual project and language for blank ones', () => {
    const { searchParams } = new URL(catalogueSource({ ...wish, project: ' ', language: '' })!)
    expect([searchParams.get('project'), searchParams.get('lang')]).toEqual(['mk-germany', 'de'])
  })

  it('is none for an address that is no https one and not listed', () => {
    for (const address of [
      '',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'http://katalog.example/',
      '//katalog.example/',
      'https://me@katalog.example/',
      'blob:https://katalog.example/1',
      'about:blank',
    ]) {
      expect(catalogueSource({ ...wish, address }), address).toBeUndefined()
    }
  })

  it('takes an http address whose origin is listed, and only that', () => {
    const trusted = originsIn('  http://localhost:4174   https://x.example ')
    expect(catalogueSource({ ...wish, address: 'http://localhost:4174/k', trusted })).toContain('http://localhost:4174/k?')
    expect(catalogueSource({ ...wish, address: 'http://localhost:4175/k', trusted })).toBeUndefined()
  })
})

describe('readAddToBag', () => {
  it('reads the product ids of a message with the marker', () => {
    expect(readAddToBag({ action: 'add-to-bag', productIds: '1, 2' })).toBe('1, 2')
  })

  it.each([
    [{ type: 'add-to-bag', productIds: '1,2' }],
    [{ action: 'add-to-bag', productIds: ['1', '2'] }],
    [{ action: 'add-to-bag', productIds: [1, 2] }],
    ['{"action":"add-to-bag","productIds":"1,2"}'],
    [' {"type":"add-to-bag","productIds":["1","2"]}'],
    ['add-to-bag:1,2'],
    ['add-to-bag?productIds=1,2'],
    ['add-to-bag 1,2'],
    [{ event: 'add-to-bag', productIds: '1,2' }],
    [{ name: 'add-to-bag', detail: { productIds: ['1', '2'] } }],
    [{ data: { action: 'add-to-bag', productIds: '1,2' } }],
    [{ 'add-to-bag': '1,2' }],
    [{ 'add-to-bag': [1, 2] }],
    [{ 'add-to-bag': { productIds: '1,2' } }],
    [{ 'add-to-bag': true, productIds: '1,2' }],
    [{ payload: { 'add-to-bag': '1,2' } }],
    [['add-to-bag', { productIds: '1,2' }]],
    ['["add-to-bag",{"productIds":"1,2"}]'],
    [{ action: ['add-to-bag'], productIds: '1,2' }],
    [{ source: 'flipbook', version: 3, message: 'add-to-bag', payload: { productIds: [1, '2'] } }],
    [{ method: 'post', detail: { 'add-to-bag': true, productIds: '1,2' } }],
    [{ type: 'flipbook', data: '{"action":"add-to-bag","productIds":["1","2"]}' }],
    [{ data: '{"add-to-bag":"1,2"}' }],
    [{ params: ['add-to-bag'], body: { productIds: '1,2' } }],
    [{ jsonrpc: '2.0', method: 'add-to-bag', params: { productIds: '1,2' }, id: 1 }],
    [['add-to-bag', '1,2']],
    [['add-to-bag', ['1', '2']]],
    ['action=add-to-bag&productIds=1,2'],
    ['productIds=1%2C2&event=add-to-bag'],
  ])('reads it in every shape a catalogue may use: %j', (data) => {
    expect(readAddToBag(data)).toBe('1,2')
  })

  it.each([
    null,
    undefined,
    7,
    'add-to-bag',
    'please do not add-to-bag 7',
    '{"action":"add-to-bag"',
    '"{}"add-to-bag',
    [],
    {},
    { productIds: '1' },
    { action: 'add-to-bag' },
    { action: 'add-to-bag', productIds: {} },
    { action: 'add-to-bag', productIds: [['1']] },
    { action: 'add-to-bag', productIds: [] },
    { action: 'Add-To-Bag', productIds: '1' },
    { action: 'add-to-bag', productIds: '1'.repeat(100_001) },
    { deep: { data: { action: 'add-to-bag', productIds: '1' } } },
    { 'add-to-bag': true },
    { 'add-to-bag': {} },
  ])('drops %j', (data) => {
    expect(readAddToBag(data)).toBeUndefined()
  })

  it('knows another marker where the page names one, and none where it names none', () => {
    const names = { 'marker.addToBag': 'inDenKorb' }
    expect(readAddToBag({ type: 'inDenKorb', productIds: '1,2' }, names)).toBe('1,2')
    expect(readAddToBag({ type: 'add-to-bag', productIds: '1,2' }, names)).toBeUndefined()
    expect(readAddToBag({ type: '', productIds: '1,2' }, { 'marker.addToBag': '' })).toBeUndefined()
  })

  it('believes own members only', () => {
    expect(readAddToBag(Object.create({ action: 'add-to-bag', productIds: '1' }))).toBeUndefined()
  })
})

describe('countProductIds', () => {
  it('trims each, leaves blanks out, and counts one that comes twice', () => {
    expect([...countProductIds(' 10, 7 ,10,,  ,10')]).toEqual([
      ['10', 3],
      ['7', 1],
    ])
  })

  it('counts names of Object.prototype like any other', () => {
    expect([...countProductIds('__proto__,constructor,__proto__')]).toEqual([
      ['__proto__', 2],
      ['constructor', 1],
    ])
  })
})

/** A shop that sells A1, A2, …; what happens is written down in order. */
function bag(tools: Partial<BagTools> = {}) {
  const happened: string[] = []
  let inFlight = 0
  let most = 0
  const opened = new CatalogueBag({
    find: async (partIds) => {
      happened.push(`find ${partIds.join(' ')}`)
      return partIds.filter((id) => id.startsWith('A')).map((partId) => ({ id: `01t-${partId}`, partId }))
    },
    add: async (productId, quantity): Promise<Answer> => {
      inFlight += 1
      most = Math.max(most, inFlight)
      await new Promise((resolve) => setTimeout(resolve))
      inFlight -= 1
      happened.push(`add ${productId} ×${quantity}`)
      return { done: true }
    },
    nameOf: async (productId) => `Name of ${productId}`,
    added: (productId, quantity) => void happened.push(`added ${productId} ×${quantity}`),
    settled: (pieces) => void happened.push(`settled ${pieces}`),
    ...tools,
  })
  const done = () => vi.waitFor(() => expect(opened.view.get().adding).toBe(false))
  return { bag: opened, happened, done, most: () => most }
}

const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('CatalogueBag', () => {
  it('asks for distinct parts, adds one after another in their order, and settles once', async () => {
    const { bag: opened, happened, done, most } = bag()
    opened.take('A2, A1 ,A2')
    await done()
    expect(happened).toEqual(['find A2 A1', 'add 01t-A2 ×2', 'added 01t-A2 ×2', 'add 01t-A1 ×1', 'added 01t-A1 ×1', 'settled 3'])
    expect(most()).toBe(1)
  })

  it('takes together what came while it was busy', async () => {
    const { bag: opened, happened, done } = bag()
    for (const ids of ['A1', 'A2', 'A1', 'A2,A2']) opened.take(ids)
    await done()
    expect(happened.filter((line) => /^add /.test(line))).toEqual(['add 01t-A1 ×1', 'add 01t-A2 ×3', 'add 01t-A1 ×1'])
    expect(happened.at(-1)).toBe('settled 5')
  })

  it('adds only what has an id, and says what is unknown', async () => {
    const {
      bag: opened,
      happened,
      done,
    } = bag({
      find: async () => [
        { id: '', partId: 'A1' },
        { id: '01t', partId: 'A3' },
      ],
    })
    opened.take('A1,B1')
    await done()
    expect(happened).toEqual(['settled 0'])
    expect(opened.view.get().missed).toEqual([
      { partId: 'A1', quantity: 1, name: undefined, why: 'unknown' },
      { partId: 'B1', quantity: 1, name: undefined, why: 'unknown' },
    ])
  })

  it('says what the shop refused, by its name, and goes on with the next', async () => {
    const refused = { reason: 'stock', message: '', available: 1 } as const
    const { bag: opened, happened, done } = bag({ add: async (id) => (id === '01t-A1' ? { refused } : { done: true }) })
    opened.take('A1,A2')
    await done()
    expect(opened.view.get().missed).toEqual([{ partId: 'A1', quantity: 1, name: 'Name of 01t-A1', why: refused }])
    expect(happened).toContain('added 01t-A2 ×1')
  })

  it('logs a broken world in the words of section 8, keeps what was asked, and brings it when asked again', async () => {
    const log = silent()
    const error = new Error('offline')
    let broken = true
    const {
      bag: opened,
      happened,
      done,
    } = bag({
      find: async (partIds) => (broken ? Promise.reject(error) : partIds.map((partId) => ({ id: `01t-${partId}`, partId }))),
    })
    opened.take('A1,A1')
    await done()
    expect(log).toHaveBeenCalledExactlyOnceWith('failed to add product to cart', error)
    expect(opened.view.get().missed).toEqual([{ partId: 'A1', quantity: 2, name: undefined, why: 'broken' }])
    broken = false
    opened.again()
    await done()
    expect(happened.slice(-3)).toEqual(['add 01t-A1 ×2', 'added 01t-A1 ×2', 'settled 2'])
    expect(opened.view.get().missed).toEqual([])
  })

  it('leaves the log of a broken cart to the cart, keeps what was asked without a name, and brings it when asked again', async () => {
    const log = silent()
    let broken = true
    const {
      bag: opened,
      happened,
      done,
    } = bag({
      add: async (id) => {
        if (broken) return Promise.reject(new Error('offline'))
        happened.push(id)
        return { done: true }
      },
      nameOf: async () => undefined,
    })
    opened.take('A1,A1')
    await done()
    expect(log).not.toHaveBeenCalled()
    expect(opened.view.get().missed).toEqual([{ partId: 'A1', quantity: 2, name: undefined, why: 'broken' }])
    broken = false
    opened.again()
    await done()
    expect(happened.slice(-3)).toEqual(['01t-A1', 'added 01t-A1 ×2', 'settled 2'])
    expect(opened.view.get().missed).toEqual([])
  })

  it('keeps everything when nobody knows what the parts are', async () => {
    const log = silent()
    const { bag: opened, done } = bag({ find: () => Promise.reject(new Error('500')) })
    opened.take('A1,A2')
    await done()
    expect(log).toHaveBeenCalledTimes(1)
    expect(opened.view.get().missed.map(({ partId, why }) => [partId, why])).toEqual([
      ['A1', 'broken'],
      ['A2', 'broken'],
    ])
  })

  it('takes a hundred pieces of a message that asks for more, and says that there was more', async () => {
    const { bag: opened, happened, done } = bag()
    opened.take([...Array.from({ length: 60 }, () => 'A1'), ...Array.from({ length: 60 }, () => 'A2'), 'A3'].join())
    expect(opened.view.get().flooded).toBe(true)
    await done()
    expect(happened.filter((line) => /^add /.test(line))).toEqual(['add 01t-A1 ×60', 'add 01t-A2 ×40'])
  })

  it('survives 10,000 at once: takes what a hand can click, and says that there was more', async () => {
    const { bag: opened, happened, done, most } = bag()
    for (let times = 0; times < 10_000; times += 1) opened.take(`A${times % 3}`)
    expect(opened.view.get().flooded).toBe(true)
    await done()
    const pieces = happened
      .filter((line) => /^add /.test(line))
      .map((line) => Number(line.split('×')[1]))
      .reduce((sum, each) => sum + each)
    expect(pieces).toBe(101)
    expect(happened.length).toBeLessThan(20)
    expect(most()).toBe(1)
    opened.dismiss()
    expect(opened.view.get()).toEqual({ adding: false, missed: [], flooded: false })
  })

  it('reads nothing of what comes while it has no room', async () => {
    const { bag: opened, done } = bag()
    opened.take('A1,'.repeat(60))
    // What has been taken is on its way; these wait.
    opened.take('A2,'.repeat(200))
    const read = vi.spyOn(String.prototype, 'split')
    for (let times = 0; times < 1000; times += 1) opened.take('A3,'.repeat(1000))
    const reads = read.mock.calls.length
    read.mockRestore()
    expect(reads).toBe(0)
    await done()
  })

  it('asks for nothing when nothing is named', () => {
    const { bag: opened, happened } = bag()
    opened.take(' , ,')
    expect(opened.view.get()).toEqual({ adding: false, missed: [], flooded: false })
    expect(happened).toEqual([])
  })
})
