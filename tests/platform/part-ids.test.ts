import { describe, expect, it } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { json, platformOnSandbox, platformWith, thrown } from './support.js'

const [first, second] = products as [(typeof products)[0], (typeof products)[0]]

describe('products by part ids', () => {
  it('are found by number, and unknown ones left out', async () => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.products.byPartIds([second.partId, '7', first.partId, '__proto__'], 'de')).toEqual([
      { id: second.id, partId: second.partId },
      { id: first.id, partId: first.partId },
    ])
  })

  it('are asked for once each, with the subsidiary', async () => {
    const { gateways, asked } = platformWith(() => json([]))
    await gateways.products.byPartIds(['10', '7', '10'], 'at')
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['GET /lwr/apex/v64.0/ShopController/getProductDetails'])
    expect(JSON.parse(asked[0]!.url.searchParams.get('methodParams') ?? '')).toEqual({ partIds: ['10', '7'], subsidiary: 'at' })
  })

  it('are none where the platform answers with nothing, and only those with an id', async () => {
    const answers = [
      null,
      [
        { Id: null, EnterpriseMarketingPartID_t__c: '10' },
        { Id: '', EnterpriseMarketingPartID_t__c: '7' },
        { Id: '01t', EnterpriseMarketingPartID_t__c: '8' },
      ],
    ]
    const found = await Promise.all(
      answers.map((body) => platformWith(() => json(body)).gateways.products.byPartIds(['10', '7', '8'], 'de')),
    )
    expect(found).toEqual([[], [{ id: '01t', partId: '8' }]])
  })

  it('tell when the answer makes no sense', async () => {
    const { gateways } = platformWith(() => json({ Id: '01t' }))
    expect(await thrown(gateways.products.byPartIds(['10'], 'de'))).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
  })
})
