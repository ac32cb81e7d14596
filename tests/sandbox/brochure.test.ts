import { describe, expect, it } from 'vitest'
import { categories, generateProducts, products } from '../../src/sandbox/world/shop/catalogue'
import { sharedAccounts } from '../../src/sandbox/world/shop/accounts.js'
import { consultants, generateConsultants } from '../../src/sandbox/world/consultants/consultants'
import { customers } from '../../src/sandbox/world/shop/customers'
import { idOf, to18 } from '../../src/sandbox/world/ids'
import { defaultPortrait, drawPortrait, drawProduct, drawScene, sceneNames } from '../../src/sandbox/world/art/pictures'
import type { Badge, ConsultantFacts, Drawing } from '../../src/sandbox/world/types'

const unique = (values: readonly string[]) => new Set(values).size === values.length
const namesOf = (all: readonly ConsultantFacts[]) =>
  all.flatMap(({ moniker, alternateMoniker }) => [moniker, ...(alternateMoniker ? [alternateMoniker] : [])])
const salesforceId = (prefix: string) => new RegExp(`^${prefix}[0-9A-Za-z]{12}[A-Z0-5]{3}$`)

/** Says what is wrong with an XML document, or nothing. */
function faultOf(xml: string): string | undefined {
  const open: string[] = []
  const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>/y
  while (tag.lastIndex < xml.length) {
    const at = tag.lastIndex
    const [, closing, name = '', attributes = '', alone] = tag.exec(xml) ?? []
    if (!name) return `not a tag: ${xml.slice(at, at + 60)}`
    if (!unique([...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1] ?? ''))) return `an attribute twice in ${name}`
    if (closing && open.pop() !== name) return `</${name}> closes nothing`
    if (!closing && !alone) open.push(name)
  }
  return open.length ? `never closed: ${open.join(' ')}` : undefined
}

function expectSafePicture(svg: string) {
  expect(faultOf(svg)).toBeUndefined()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).not.toMatch(/<script|<foreignObject|<image|\son\w+=|NaN|undefined|style=/)
  const references = [...svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].map((match) => match[1] ?? match[2] ?? '')
  const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => `#${match[1]}`)
  expect(references.filter((reference) => !ids.includes(reference))).toEqual([])
  expect(unique(ids)).toBe(true)
}

describe('ids', () => {
  it('gets the checksum Salesforce documents', () => {
    expect(to18('001xx000003Gn4W')).toBe('001xx000003Gn4WAAS')
  })

  it('makes 18 characters from a prefix and a number', () => {
    expect(idOf('01t', 7)).toMatch(/^01t9V0000000007[A-Z0-5]{3}$/)
  })

  it('refuses an id that already has its checksum', () => {
    expect(() => to18('001xx000003Gn4WAAS')).toThrow('15-character')
  })
})

describe('products', () => {
  it('are at least 66 in 6 categories, and none of the categories is thin', () => {
    expect(categories).toHaveLength(6)
    expect(products.length).toBeGreaterThanOrEqual(66)
    for (const { id, name } of categories) expect(products.filter((product) => product.categoryId === id).length, name).toBeGreaterThan(7)
  })

  it('begin with the four of the look', () => {
    expect(products.slice(0, 4).map(({ name, line, price, listPrice, badges }) => [name, line, price, listPrice, ...badges])).toEqual([
      ['Rosenserum Leuchtkraft', '30 ml · für jede Haut', '39.90', undefined, 'best-seller'],
      ['Nachtcreme Salbei', '50 ml · trockene Haut', '24.90', '27.90'],
      ['Lippenstift Samt', 'Farbton 07 Beere', '18.50', undefined, 'limited-edition'],
      ['Puder Seidenmatt', '8 g · mittel', '27.00', undefined, 'new'],
    ])
    expect(products[1]?.stock).toBe(3)
  })

  it('can be told apart by id, number, address and name', () => {
    for (const key of ['id', 'sku', 'partId', 'urlName', 'name', 'description'] as const)
      expect(unique(products.map((product) => product[key])), key).toBe(true)
    for (const product of products) {
      expect(product.id).toMatch(salesforceId('01t'))
      expect(product.partId).toMatch(/^\d{8}$/)
      expect(product.sku).toMatch(/^\d{6}$/)
      expect(product.urlName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('cost what a price tag can say, and a reduced one costs less than before', () => {
    const reduced = products.filter((product) => product.listPrice)
    expect(reduced.length).toBeGreaterThanOrEqual(10)
    for (const { price, listPrice } of products) for (const tag of [price, listPrice ?? price]) expect(tag).toMatch(/^\d+\.\d\d$/)
    for (const { price, listPrice } of reduced) expect(Number(listPrice)).toBeGreaterThan(Number(price))
  })

  it('wear every badge several times, some none and some two', () => {
    const badges: Badge[] = ['new', 'limited-edition', 'best-seller', 'award-winning', 'featured']
    for (const badge of badges) expect(products.filter((product) => product.badges.includes(badge)).length, badge).toBeGreaterThan(3)
    expect(products.filter((product) => product.badges.length === 0).length).toBeGreaterThan(5)
    expect(products.filter((product) => product.badges.length === 2).length).toBeGreaterThan(3)
  })

  it('owe a base price only from 10 ml or 10 g, for care and for room scents (PAngV, § 4)', () => {
    const care = categories.filter(({ name }) => ['Gesichtspflege', 'Körper', 'Lippen'].includes(name)).map(({ id }) => id)
    for (const { content, categoryId, name } of products.filter((product) => product.content)) {
      expect(content?.amount, name).toBeGreaterThanOrEqual(0.01)
      expect([...care, ...(name.startsWith('Raumduft') ? [categoryId] : [])], name).toContain(categoryId)
    }
  })

  it('are sometimes scarce, sold out or sold in pairs', () => {
    const withStock = (stock: number) => products.filter((product) => product.stock === stock).length
    expect([withStock(0), withStock(99999)]).toEqual([2, 1])
    expect(Math.min(withStock(1), withStock(3))).toBeGreaterThan(2)
    expect(products.flatMap((product) => product.quantityRule ?? [])).toEqual([
      { minimum: 2, maximum: 20, increment: 2 },
      { minimum: 1, maximum: 5, increment: 1 },
    ])
  })

  it('can be made by the thousand, the same for the same seed', () => {
    const many = generateProducts(5000, 'load')
    expect(unique(many.map((product) => product.id))).toBe(true)
    expect(unique(many.map((product) => product.urlName))).toBe(true)
    expect(many.slice(0, 50)).toEqual(generateProducts(50, 'load'))
    expect(many.slice(0, 50)).not.toEqual(generateProducts(50, 'other'))
  })
})

describe('consultants', () => {
  it('are 120 with their own moniker, key, account and shop', () => {
    expect(consultants).toHaveLength(120)
    expect(unique(namesOf(consultants))).toBe(true)
    for (const key of ['id', 'shopId', 'consultantKey'] as const)
      expect(unique(consultants.map((consultant) => consultant[key])), key).toBe(true)
    for (const { id, shopId, moniker } of consultants) {
      expect(id).toMatch(salesforceId('001'))
      expect(shopId).toMatch(salesforceId('a0S'))
      expect(moniker).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('begin with Anna, Meryem and Sophie, whose shop is closed', () => {
    expect(consultants.slice(0, 3).map(({ moniker, city, postalCode, shopActive }) => [moniker, city, postalCode, shopActive])).toEqual([
      ['anna-berger', 'Köln', '50667', true],
      ['meryem-yildiz', 'Bergisch Gladbach', '51465', true],
      ['sophie-lindner', 'Leverkusen', '51373', false],
    ])
    expect(consultants[0]).toMatchObject({ alternateMoniker: 'anna', consultantKey: 'AB1001' })
  })

  it('live in Germany', () => {
    for (const { latitude, longitude, postalCode, city } of consultants) {
      expect(postalCode).toMatch(/^\d{5}$/)
      expect(latitude > 47.2 && latitude < 55.1 && longitude > 5.8 && longitude < 15.1, city).toBe(true)
    }
  })

  it('are sometimes closed, sometimes without a picture, sometimes known by a second name', () => {
    const count = (which: (consultant: (typeof consultants)[number]) => boolean) => consultants.filter(which).length
    expect(count(({ shopActive }) => !shopActive)).toBeGreaterThan(7)
    expect(count(({ profileImageUrl }) => profileImageUrl === '')).toBeGreaterThan(7)
    expect(count(({ alternateMoniker }) => alternateMoniker !== undefined)).toBeGreaterThan(9)
  })

  it('have imprints and profiles as they are written', () => {
    for (const { imprint, social } of consultants) {
      if (imprint.phone) expect(imprint.phone).toMatch(/^\+49\d{10,11}$/)
      if (imprint.vatId) expect(imprint.vatId).toMatch(/^DE\d{9}$/)
      for (const [host, address] of Object.entries(social)) expect(new URL(address).hostname).toBe(`www.${host}.com`)
    }
  })

  it('like products that exist', () => {
    const known = new Set(products.map((product) => product.id))
    expect(consultants.flatMap((consultant) => consultant.favouriteProductIds).filter((id) => !known.has(id))).toEqual([])
  })

  it('can be made by the thousand, the same for the same seed', () => {
    const many = generateConsultants(10_000, 'load')
    expect(unique(namesOf([...many, ...consultants]))).toBe(true)
    expect(many.slice(0, 50)).toEqual(generateConsultants(50, 'load'))
  })
})

describe('customers', () => {
  it('have one who is new, one with three consultants and one who manages others', () => {
    expect(customers).toHaveLength(6)
    expect(customers[0]).toMatchObject({ username: 'anna.muster@example.org', password: 'lindenrose' })
    expect(customers.filter(({ firstTimeLogin, consultantIds }) => firstTimeLogin && consultantIds.length === 0)).toHaveLength(1)
    expect(customers.filter(({ consultantIds }) => consultantIds.length === 3)).toHaveLength(1)
    expect(customers.filter(({ managedAccountIds }) => managedAccountIds.length > 0)).toHaveLength(1)
  })

  it('point at accounts that exist and share none with the consultants', () => {
    const accounts = customers.map((customer) => customer.accountId)
    const consultantIds = consultants.map((consultant) => consultant.id)
    expect(unique([...accounts, ...consultantIds, ...sharedAccounts.map(({ id }) => id)])).toBe(true)
    for (const customer of customers) {
      expect(consultantIds).toEqual(expect.arrayContaining([...customer.consultantIds]))
      expect(sharedAccounts.map(({ id }) => id)).toEqual(expect.arrayContaining([...customer.managedAccountIds]))
    }
  })
})

describe('pictures', () => {
  it('show each of the twelve shapes somewhere in the catalogue', () => {
    const shapes = new Set<Drawing['shape']>(products.map((product) => product.drawing.shape))
    expect(shapes.size).toBe(12)
  })

  it('are well-formed and reach for nothing outside themselves', () => {
    for (const { drawing } of products) for (const view of ['front', 'detail'] as const) expectSafePicture(drawProduct(drawing, { view }))
    for (const { moniker } of consultants) expectSafePicture(drawPortrait(moniker))
    for (const name of sceneNames) expectSafePicture(drawScene(name))
    expectSafePicture(defaultPortrait)
  })

  it('differ from product to product and stay the same for the same one', () => {
    expect(unique(products.map((product) => drawProduct(product.drawing)))).toBe(true)
    expect(drawPortrait('anna-berger')).toBe(drawPortrait('anna-berger'))
    expect(drawPortrait('anna-berger')).not.toBe(drawPortrait('meryem-yildiz'))
  })
})
