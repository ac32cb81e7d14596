import * as whole from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import * as small from '../../src/entries/light/valibot.js'
import { fieldText } from '../../src/commerce/salesforce/wire/fields.js'
import * as objects from '../../src/commerce/salesforce/wire/object-shape.js'
import { currencyOf } from '../../src/commerce/salesforce/wire/wire.js'
import * as answers from './corpus/answers.js'
import { wholeOrder } from './corpus/checkout-answers.js'
import { behindContext, json, platformWith } from './support.js'

/** Names that some script of the page has put on `Object.prototype`, as an old library may. */
function pollute(names: readonly string[]): void {
  for (const name of names) Object.defineProperty(Object.prototype, name, { value: 'polluted', configurable: true, writable: true })
  polluted.push(...names)
}
const polluted: string[] = []
afterEach(() => {
  for (const name of polluted.splice(0)) Reflect.deleteProperty(Object.prototype, name)
})

const libraries: readonly [name: string, library: typeof whole][] = [
  ['valibot', { ...whole, ...objects } as typeof whole],
  ['the small one', small as unknown as typeof whole],
]

describe.each(libraries)('a shape of %s', (_, { object, record, optional, nullish, safeParse, string }) => {
  it('has no member that the answer did not have', () => {
    const shape = object({
      name: optional(string()),
      inner: nullish(object({ title: nullish(string()) })),
      fields: record(string(), string()),
    })
    pollute(['name', 'inner', 'title', 'Colour__c'])
    const { output } = safeParse(shape, { inner: {}, fields: { Size__c: 'M' } }) as { output: { [Key in string]: Record<string, unknown> } }
    expect([output.name, output.inner?.title, output.fields?.Colour__c, output.fields?.Size__c]).toEqual([
      undefined,
      undefined,
      undefined,
      'M',
    ])
    const bare = safeParse(shape, { fields: {} }) as { output: Record<string, unknown> }
    expect(bare.output.inner).toBeUndefined()
  })
})

/** Each name that an answer has anywhere. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)])
}

describe('published answers on a page that has written into Object.prototype', () => {
  const [listed] = answers.orders.orderSummaries
  const bareOrder = {
    id: wholeOrder.id,
    orderNumber: wholeOrder.orderNumber,
    deliveryGroups: [{ id: '0ag', lineItems: [{ id: '10u', fields: { Quantity: {} } }] }],
  }

  it.each([
    ['a list of orders', answers.orders, { orderSummaries: [{ orderSummaryId: listed?.orderSummaryId, products: [{}] }] }, 'page'],
    ['an order', wholeOrder, bareOrder, 'read'],
  ] as const)('are read as on any other: %s', async (_, published, bare, call) => {
    const { gateways } = platformWith(behindContext(() => json(bare)))
    const read = () => gateways.orders[call]('00000110')
    const expected = JSON.stringify(await read())
    pollute([...new Set(['text', ...namesIn(published)])].filter((name) => !(name in Object.prototype)))
    expect(JSON.stringify(await read())).toBe(expected)
  })

  it('a field without a value has none, and a market without currencies no currency', () => {
    pollute(['text', 'localeCurrencyMap'])
    expect(fieldText({ Name: { label: 'Name' } }, 'Name')).toBeUndefined()
    const context = { supportedCurrencies: ['EUR', 'CHF'], defaultCurrency: 'EUR', markets: [{}] } as unknown as Parameters<
      typeof currencyOf
    >[0]
    expect(currencyOf(context, 'de-DE')).toBe('EUR')
  })
})
