import { describe, expect, it, vi } from 'vitest'
import { generateConsultants } from '../../src/sandbox/world/consultants/consultants.js'
import { toCents } from '../../src/sandbox/world/money.js'
import { clientOf, need, openShop } from './client.js'

describe('context', () => {
  it('may be kept for five minutes, under any site path, with and without the prefix', async () => {
    const { client } = await openShop()
    const path = '/services/data/v64.0/commerce/webstores/0ZE000000000001GAA/application-context'
    for (const prefix of ['', '/webruntime/api', '/us/webruntime/api', '/a/b']) {
      const { status, headers, body } = await client.get(`${prefix}${path}?language=de&asGuest=true&htmlEncode=false`)
      expect([status, headers.get('cache-control'), body.taxType]).toEqual([200, 'public, max-age=300', 'Gross'])
    }
    expect((await client.get('ai/configuration')).body.catalogExists).toBe(true)
    expect((await client.get('shopperAgent/context')).body).toEqual({})
  })

  it('knows no other store', async () => {
    const { client } = await openShop()
    expect((await client.get('/services/data/v64.0/commerce/webstores/0ZE000000000002GAA/application-context')).status).toBe(404)
    expect((await client.get('/services/data/v64.0/commerce/webstores/0ZE000000000001/application-context')).status).toBe(200)
  })
})

describe('products', () => {
  it('come with fields, pictures, category and quantity rule', async () => {
    const { client, products } = await openShop()
    const product = need(products.find((candidate) => candidate.listPrice && candidate.content))
    const { body } = await client.get(`products/${product.id}`)
    expect(body).toMatchObject({ id: product.id, productClass: 'Simple', urlName: product.urlName, sku: product.sku, success: true })
    expect(body.fields).toMatchObject({
      Name: product.name,
      StockKeepingUnit: product.sku,
      EnterpriseMarketingPartID_t__c: product.partId,
      Badges__c: product.badges.join(';'),
      LowestPrice30Days__c: product.listPrice,
      BaseAmount__c: String(product.content?.amount),
      AvailableQuantity__c: String(product.stock),
    })
    expect(body.primaryProductCategoryPath.path[0].id).toBe(product.categoryId)
    for (const { url } of [body.defaultImage, ...body.mediaGroups[1].mediaItems]) {
      expect((await client.get(url)).text).toMatch(/^<svg/)
    }
    expect((await client.get('products/01t9V0000009999QAA')).body[0].errorCode).toBe('NOT_FOUND')
  })

  it('come by ids or SKUs, unknown ones marked', async () => {
    const { client, plain } = await openShop()
    const { body } = await client.get(`products?ids=${plain().id},01t9V0000009999QAA,${plain(1).id}&fields=Line__c`)
    expect(body.products.map((product: { success: boolean }) => product.success)).toEqual([true, false, true])
    expect(Object.keys(body.products[0].fields).sort()).toEqual(['Line__c', 'Name', 'StockKeepingUnit'])
    expect((await client.get('products')).status).toBe(400)
  })

  it('are found by words, category, badge and page', async () => {
    const { client, products } = await openShop()
    const first = products.find(({ badges }) => badges.includes('new'))
    const word = need(first).name.toLowerCase()
    const found = (await client.get(`search/products?searchTerm=${encodeURIComponent(word.toUpperCase())}`)).body
    expect(found.productsPage.products[0].fields.Name.value).toBe(first?.name)
    const inCategory = (await client.get(`search/products?categoryId=${first?.categoryId}&pageSize=200`)).body
    const thereIn = products.filter(({ categoryId }) => categoryId === first?.categoryId)
    expect(inCategory.productsPage).toMatchObject({ total: thereIn.length, currentPage: 0, pageSize: 200, currencyIsoCode: 'EUR' })
    const refinements = [{ nameOrId: 'Badges__c', type: 'DistinctValue', attributeType: 'Custom', values: ['new'] }]
    const wish = { categoryId: first?.categoryId, refinements, page: 0, pageSize: 200, fields: ['Badges__c'] }
    const isNew = (await client.post('search/product-search', wish)).body
    expect(isNew.productsPage.total).toBe(thereIn.filter(({ badges }) => badges.includes('new')).length)
    const named = (wanted: string) => (one: { nameOrId: string }) => one.nameOrId === wanted
    expect(isNew.facets.find(named('Badges__c')).values.find(named('new')).productCount).toBe(isNew.productsPage.total)
    expect((await client.get('search/products?searchTerm=gibtesnicht')).body.productsPage).toMatchObject({ total: 0, products: [] })
  })

  it('are sorted by the rules that the store names', async () => {
    const { client } = await openShop()
    const { sortRules } = (await client.get('search/sort-rules')).body
    expect(sortRules).toHaveLength(4)
    const { products } = (await client.get('search/products?searchTerm=e&sortOrderId=PriceAsc&pageSize=50')).body.productsPage
    const prices = products.map((product: { prices: { unitPrice: string } }) => toCents(product.prices.unitPrice))
    expect(prices).toEqual(prices.toSorted((left: number, right: number) => left - right))
    expect((await client.get('search/products?searchTerm=e&sortOrderId=Colour')).status).toBe(400)
  })

  it('have prices of their own', async () => {
    const { client, products } = await openShop()
    const reduced = need(products.find(({ listPrice }) => listPrice))
    expect((await client.get(`pricing/products/${reduced.id}`)).body).toMatchObject({
      listPrice: reduced.listPrice,
      unitPrice: reduced.price,
    })
    const { body } = await client.post('pricing/products', { pricingLineItems: [{ productId: reduced.id }, { productId: 'x' }] })
    expect(body.success).toBe(false)
    expect(body.pricingLineItemResults.map((result: { success: boolean }) => result.success)).toEqual([true, false])
  })

  it('stand in categories', async () => {
    const { client, sandbox } = await openShop()
    const { productCategories } = (await client.get('product-categories/children')).body
    expect(productCategories).toHaveLength(sandbox.world.facts.categories.length)
    const [category] = productCategories
    expect((await client.get(`product-categories/${category.id}`)).body).toEqual(category)
    expect((await client.get(`product-categories/children?parentProductCategoryId=${category.id}`)).body.productCategories).toEqual([])
    expect((await client.get('product-categories/0ZG9V0000099999WAA')).status).toBe(404)
  })
})

describe('wishlists', () => {
  it('are for customers', async () => {
    const { client } = await openShop()
    expect((await client.get('wishlists')).status).toBe(401)
    expect((await client.post('wishlists', { name: 'Favoriten' })).status).toBe(401)
  })

  it('hold a product once and belong to one customer', async () => {
    const { client, sandbox, plain } = await openShop()
    await client.signIn()
    const { summary } = (await client.post('wishlists', { name: 'Favoriten' })).body
    const items = `wishlists/${summary.id}/wishlist-items`
    expect((await client.post(items, { productId: plain().id })).status).toBe(201)
    expect((await client.post(items, { productId: plain().id })).status).toBe(200)
    expect((await client.post(items, { productId: 'x' })).status).toBe(404)
    const [item] = (await client.get(items)).body.items
    expect(item.productSummary.name).toBe(plain().name)
    const other = clientOf(sandbox)
    await other.signIn('katharina.weiss@example.org')
    expect((await other.get(items)).status).toBe(404)
    expect((await client.delete(`${items}/${item.wishlistItemId}`)).status).toBe(204)
    expect((await client.get('wishlists')).body).toMatchObject({ wishlistCount: 1, summaries: [{ wishlistProductCount: 0 }] })
  })
})

describe('pictures', () => {
  it('may be kept, also under the path of published sites', async () => {
    const { client, sandbox } = await openShop()
    const [consultant] = sandbox.world.facts.consultants
    for (const key of [`portrait-${consultant?.moniker}`, 'portrait-default', 'scene-hero']) {
      const { headers, text } = await client.get(`/shop/sfsites/c/cms/delivery/media/${key}?version=1`)
      expect(headers.get('content-type')).toBe('image/svg+xml')
      expect(headers.get('cache-control')).toContain('max-age=')
      expect(text).toMatch(/^<svg/)
    }
    for (const key of ['scene-constructor', 'product-x', 'portrait-nobody', 'x']) {
      expect((await client.get(`/cms/delivery/media/${key}`)).status).toBe(404)
    }
  })

  it('are there for every consultant’s profile', async () => {
    const { client, sandbox } = await openShop()
    for (const { profileImageUrl } of sandbox.world.facts.consultants.filter((consultant) => consultant.profileImageUrl)) {
      expect((await client.get(profileImageUrl)).status).toBe(200)
    }
  })
})

const apex = '/lwr/apex/v64.0/ShopController'
const execute = '/us/webruntime/api/apex/execute'
const envelope = { namespace: '', classname: '@udd/01p9V0000000k01', isContinuation: false, cacheable: false }

describe('server methods', () => {
  it('answer by path, with GET for a while and with POST for now', async () => {
    const { client, plain } = await openShop()
    const input = { partIds: [plain().partId, plain().partId, 'x'], subsidiary: 'de' }
    const asked = await client.get(`${apex}/getProductDetails?methodParams=${encodeURIComponent(JSON.stringify(input))}`)
    expect(asked.body).toEqual([{ Id: plain().id, EnterpriseMarketingPartID_t__c: plain().partId }])
    expect(asked.headers.get('cache-control')).toBe('private, max-age=30')
    const posted = await client.post(`${apex}/getProductDetails`, input)
    expect(posted.body).toEqual(asked.body)
    expect(posted.headers.get('cache-control')).toBe('no-cache')
  })

  it('answer in the envelope of the execute form', async () => {
    const { client, sandbox } = await openShop()
    const [consultant] = sandbox.world.facts.consultants
    const params = { consultantMoniker: consultant?.moniker, subsidiaryCode: '23' }
    const posted = await client.post(`${execute}?language=de&asGuest=true`, { ...envelope, method: 'getIbcDetails', params })
    expect(posted.body.returnValue.shopRecord.FirstName_t__c).toBe(consultant?.firstName)
    expect(posted.body.cacheable).toBe(false)
    const query = new URLSearchParams({
      ...envelope,
      isContinuation: 'false',
      cacheable: 'true',
      method: 'getDataLayerValues',
      params: '{"subCode":"de"}',
    })
    expect((await client.get(`${execute}?${query}`)).body).toMatchObject({ cacheable: true, returnValue: [{ Value__c: 'de' }] })
  })

  it.each(['namespace', 'classname', 'method', 'isContinuation', 'params', 'cacheable'])('miss %s in the execute form', async (name) => {
    const { client } = await openShop()
    const { [name]: _left, ...rest } = { ...envelope, method: 'getDataLayerValues', params: {} } as Record<string, unknown>
    const { status, text } = await client.post(execute, rest)
    expect([status, text]).toEqual([400, `JSONObject["${name}"] not found`])
  })

  it('find a consultant by moniker, alternate moniker, shop, key and account', async () => {
    const { client, sandbox } = await openShop()
    const { consultants, customers } = sandbox.world.facts
    const consultant = need(consultants.find(({ alternateMoniker }) => alternateMoniker))
    const record = async (input: object) => (await client.post(`${apex}/getIbcDetails`, input)).body.shopRecord?.Id
    for (const input of [
      { consultantMoniker: consultant.moniker.toUpperCase() },
      { consultantMoniker: consultant.alternateMoniker },
      { shopId: consultant.shopId },
      { consultantKey: consultant.consultantKey },
    ])
      expect(await record(input)).toBe(consultant.id)
    const [customer] = customers
    expect(await record({ loginPersonAccountId: customer?.accountId, isGuest: false })).toBe(customer?.consultantIds[0])
    const moniker = await client.post(`${apex}/getMonikerFromConsultantKey`, {
      consultantKey: consultant.consultantKey,
      subsidiaryCode: '23',
    })
    expect(moniker.body).toBe(consultant.moniker)
  })

  it('find one of 10,000 consultants', async () => {
    const consultants = generateConsultants(10_000, 1)
    const { client } = await openShop({ facts: { consultants } })
    const wanted = need(consultants.at(-1))
    const { body } = await client.post(`${apex}/getIbcDetails`, { consultantMoniker: wanted.moniker })
    expect(body.shopRecord.Id).toBe(wanted.id)
  })

  it('say with status 200 that a shop is unknown', async () => {
    const { client } = await openShop()
    const { status, body } = await client.post(`${apex}/getIbcDetails`, { consultantMoniker: 'niemand' })
    expect(status).toBe(200)
    expect(body).toEqual({ shopRecord: null })
  })

  it('send the consent as text', async () => {
    const { client } = await openShop()
    const { body } = await client.post(`${apex}/getCookieConsentData`, { individualLookupKeys: {}, subsidiaryCode: '23' })
    expect(JSON.parse(body.gtmConsentAttributeJson)).toHaveProperty('consent')
  })

  it('refuse what they do not know, and signing in with GET', async () => {
    const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { client } = await openShop()
    expect((await client.post(`${apex}/nothing`)).status).toBe(404)
    expect(loud).toHaveBeenCalledOnce()
    loud.mockRestore()
    expect((await client.get(`${apex}/login?methodParams=%7B%7D`)).status).toBe(400)
    expect((await client.get(`${apex}/getIbcDetails?methodParams=%5B`)).status).toBe(400)
  })
})

describe('an unknown request', () => {
  it('to the platform is a loud 501', async () => {
    const { client } = await openShop()
    const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const path of ['/services/data/v64.0/nothing', '/lwr/apex/v64.0/x', '/webruntime/nothing', 'carts/current/nothing']) {
      const { status, body } = await client.get(path)
      expect([status, body[0].errorCode]).toEqual([501, 'NOT_IMPLEMENTED'])
    }
    expect(loud).toHaveBeenCalledTimes(4)
    loud.mockRestore()
  })

  it('of another method than a resource takes is refused as the platform does, and a resource that is not there as well', async () => {
    const { client, sandbox } = await openShop()
    const withdraw = 'order-summaries/actions/withdraw'
    for (const path of [withdraw, 'search/product-search'])
      expect(await client.get(path)).toMatchObject({
        status: 405,
        body: [{ errorCode: 'METHOD_NOT_ALLOWED', message: "HTTP Method 'GET' not allowed. Allowed are POST" }],
      })
    const extensions = sandbox.extensions as Set<string>
    extensions.delete('withdrawal')
    expect(await client.get(withdraw)).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
    extensions.add('withdrawal')
  })

  it('to somebody else is left alone', async () => {
    const { sandbox } = await openShop()
    for (const path of ['/', '/products', '/sandbox', '/assets/services.js']) {
      expect(await sandbox.respond(new Request(`http://shop.test${path}`))).toBeUndefined()
    }
  })

  it('with a broken path is malformed', async () => {
    const { client } = await openShop()
    expect((await client.get('carts/%E0%A4%A')).status).toBe(400)
  })
})

describe('pictures', () => {
  it('come in the shapes that catalogues have, one is not there, and one was never made', async () => {
    const { client, products } = await openShop()
    const shapeOf = async (product: (typeof products)[number]) => {
      const { defaultImage, mediaGroups } = (await client.get(`products/${product.id}`)).body
      if (!defaultImage) return mediaGroups.every(({ mediaItems }: { mediaItems: unknown[] }) => mediaItems.length === 0) ? 'none' : 'half'
      const answer = await client.get(defaultImage.url)
      if (answer.status === 404) return 'missing'
      const [, width, height] = (/width="(\d+)" height="(\d+)"/.exec(answer.text) ?? []).map(Number)
      return `${width} × ${height}`
    }
    const shapes = new Set(await Promise.all(products.map(shapeOf)))
    expect([...shapes].toSorted()).toEqual(
      ['1200 × 700', '2400 × 480', '40 × 42', '500 × 1250', '600 × 636', '6000 × 6360', '800 × 800', 'missing', 'none'].toSorted(),
    )
  })
})
