import { describe, expect, it } from 'vitest'
import { Masker } from '../../src/devtools/inspector/mask.js'

/** Whatever of her may not be found again. */
const canaries = [
  'Canaria',
  'Vogelsang',
  'canaria.vogelsang@beispiel.de',
  '+49 221 9876543',
  '0221/9876543',
  'Gelbfinkenstraße 17',
  'Piepsdorf',
  '50987',
  '1987-06-05',
  'zwitscher-geheim-1',
  'tok_canary_4242',
  '4111 1111 1111 1111',
  'DE02 1203 0000 0000 2020 51',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl',
  '00100000canary1AA0',
  '00000417',
]

const address = {
  name: 'Canaria Vogelsang',
  firstName: 'Canaria',
  lastName: 'Vogelsang',
  street: 'Gelbfinkenstraße 17',
  postalCode: '50987',
  city: 'Piepsdorf',
  country: 'DE',
  phoneNumber: '+49 221 9876543',
}

describe('what is written down of a page', () => {
  it.each([
    ['an address', [{ items: [address] }]],
    [
      'a checkout',
      [{ contactInfo: { email: 'canaria.vogelsang@beispiel.de', ...address }, deliveryGroups: { items: [{ deliveryAddress: address }] } }],
    ],
    [
      'a session',
      [{ accountName: 'Canaria Vogelsang', profile: { firstName: 'Canaria' }, accountId: '00100000canary1AA0', guestUser: false }],
    ],
    [
      'a registration',
      [{ password: 'zwitscher-geheim-1', username: 'canaria.vogelsang@beispiel.de', confirmPassword: 'zwitscher-geheim-1' }],
    ],
    [
      'a payment',
      [{ paymentToken: 'tok_canary_4242', cardNumber: '4111 1111 1111 1111', cvv: '417', iban: 'DE02 1203 0000 0000 2020 51' }],
    ],
    ['an order', [{ orderReferenceNumber: '00000417', purchaseOrderNumber: '00000417' }]],
    [
      'a sentence',
      [{ message: 'Zu canaria.vogelsang@beispiel.de, 0221/9876543 und Gelbfinkenstraße 17 gibt es DE02 1203 0000 0000 2020 51.' }],
    ],
    ['a token in a sentence', [{ note: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl' }]],
    [
      'a record of an organisation',
      [{ fields: { Spitzname__c: { displayValue: null, value: 'Canaria' }, Wohnt_t__c: { value: 'Piepsdorf' } } }, true],
    ],
    [
      'an order that was looked up',
      [
        {
          fields: { OrderNumber: { text: '00000417' }, Status: { text: 'Created' } },
          deliveryGroups: [
            {
              fields: { DeliverToFirstName: { text: 'Canaria' }, DeliverToCity: { text: 'Piepsdorf' }, Ort_am_See: { text: 'Piepsdorf' } },
            },
          ],
        },
      ],
    ],
    [
      'fields of an organisation in its own language',
      [
        {
          plz: '50987',
          Postleitzahl: 50_987,
          ort: 'Piepsdorf',
          kundennummer: '00000417',
          Vorname_kurz: 'CANARIA',
          geboren: '1987-06-05T00:00:00Z',
        },
      ],
    ],
    [
      'codes that are names',
      [{ key: 'CANARIA_VOGELSANG', label: 'Canaria', nick: 'Canaria', source: 'Canaria', reason: 'Canaria', from: 'Canaria' }],
    ],
    [
      'numbers that are of her',
      [
        {
          accountNumber: 50_987,
          account_count: '00000417',
          cardPin: '00000417',
          contact: 492_219_876_543,
          points: 50_987,
          tel: 2_219_876_543,
          customerId: 417,
          birthYear: 1987,
        },
      ],
    ],
    ['ids that are names', [{ customerId: 'canaria.vogelsang', loginId: 'Canaria', ownerIds: ['Vogelsang'] }]],
    [
      'addresses that name her',
      [{ profileUrl: 'https://canaria.beispiel.de/vogelsang', imageUrl: '/people/canaria-vogelsang.jpg', href: '/shop/Canaria?plz=50987' }],
    ],
    [
      'sentences',
      [{ message: 'Canaria hat keinen Warenkorb.', text: 'Liebe Canaria', heading: 'Hallo Vogelsang', description: 'In Piepsdorf' }],
    ],
    [
      'a line of a cart with fields of the organisation',
      [{ cartItemId: '0a9000000000001AAA', sku: 'LR-1', fields: { Widmung__c: 'Canaria' }, dedication: 'Für Vogelsang' }],
    ],
    [
      'a way of sending with words about a neighbour',
      [{ carrier: 'DHL', shippingFee: '4.90', Nachbar: 'Vogelsang', ablageort: 'Piepsdorf' }],
    ],
    ['lists of plain words', [['Canaria', 'Piepsdorf', 50_987, ['Vogelsang']]]],
    ['an organisation’s view', [{ lists: [{ apiName: 'mine', label: 'Canarias Kundinnen' }] }]],
    ['fields that nobody knows', [{ whoever: 'Canaria', anywhere: { deeply: ['Piepsdorf'] }, list: [{ nick: 'Canaria' }] }]],
    ['a birthday', [{ fields: { Birthdate__c: { value: '1987-06-05' } } }, true]],
  ] as const)('holds nothing of a person: %s', (_, [value, isStrict = false]) => {
    const masked = JSON.stringify(new Masker().value(value, isStrict))
    expect(canaries.filter((canary) => JSON.stringify(value).includes(canary)).length).toBeGreaterThan(0)
    expect(canaries.filter((canary) => masked.includes(canary))).toEqual([])
  })

  it('takes a name that is known out of what was said of a thing before it', () => {
    const masker = new Masker()
    const early = masker.value({ sku: 'LR-1', description: 'Canaria rührt sie selbst, mit ihr piepst der Vogelsang.' })
    masker.value(address)
    expect(masker.seal(early)).toEqual({ sku: 'LR-1', description: 'Xxxxxxx rührt sie selbst, mit ihr piepst der Xxxxxxxxx.' })
  })

  it('holds nothing of her in addresses, be it in a method’s arguments', () => {
    const masker = new Masker()
    masker.value(address)
    const arguments_ = encodeURIComponent(JSON.stringify({ moniker: 'canaria-vogelsang', anything: 'Piepsdorf' }))
    const masked = masker.seal([
      masker.address(`/lwr/apex/v64.0/ShopController/getConsultantProfile?methodParams=${arguments_}&language=de`),
      masker.address('/consultant?mk_moniker=canaria-vogelsang&email=canaria.vogelsang%40beispiel.de&page=2'),
      masker.address('/accounts/00100000canary1AA0/addresses'),
    ])
    const text = decodeURIComponent(JSON.stringify(masked))
    expect(canaries.filter((canary) => text.toLowerCase().includes(canary.toLowerCase()))).toEqual([])
    expect(text).toContain('language=de')
    expect(text).toContain('page=2')
  })

  it('keeps shapes and lengths, so that forms and layouts make the same of them', () => {
    expect(new Masker().value(address)).toEqual({
      name: 'Xxxxxxx Xxxxxxxxx',
      firstName: 'Xxxxxxx',
      lastName: 'Xxxxxxxxx',
      street: 'Xxxxxxxxxxxxxxxx 00',
      postalCode: '00000',
      city: 'Xxxxxxxxx',
      country: 'DE',
      phoneNumber: '+00 000 0000000',
    })
    expect(new Masker().value({ email: 'canaria@beispiel.de' })).toEqual({ email: 'xxxxxxx@xxxxxxxx.xx' })
  })

  it('tells nobody how long a password is', () => {
    expect(new Masker().value({ password: 'kurz', token: 'sehr lang, und das soll so sein' })).toEqual({ password: '***', token: '***' })
  })

  it('keeps what everybody may know: goods, prices, counts, states', () => {
    const line = {
      cartItemId: '0a9000000000001AAA',
      productId: '01t9V0000000001AAA',
      name: 'Rosenserum Leuchtkraft',
      sku: 'LR-1001',
      quantity: '2',
      salesPrice: '39.90',
      asyncOperationStatus: 'Completed',
      productDetails: { sku: 'LR-1001', name: 'Rosenserum Leuchtkraft' },
      nextPageToken: 'MQ',
    }
    const { cartItemId: _, ...others } = line
    expect(new Masker().value(line)).toMatchObject(others)
    expect(new Masker().value([{ errorCode: 'CONFLICT', message: 'The resource was changed.' }])).toEqual([
      { errorCode: 'CONFLICT', message: 'Xxx xxxxxxxx xxx xxxxxxx.' },
    ])
    const said = {
      count: 3,
      processing: false,
      reason: 'added',
      purposes: ['media'],
      event: 'open_cart',
      language: 'de',
      totalAmount: '39.90',
    }
    expect(new Masker().value(said)).toEqual(said)
    const times = { orderedDate: '2026-11-29T21:00:00.000Z', expirationDate: '2026-12-01' }
    expect(new Masker().value(times)).toEqual(times)
    expect(new Masker().value({ url: '/cms/delivery/media/MC1?version=1.0' })).toEqual({ url: '/cms/delivery/media/MC1?version=1.0' })
  })

  it('gives different ids different ones, also where they are no ids of the platform', () => {
    const { facetId, other } = new Masker().value({ facetId: 'one', other: { facetId: 'two' } }) as {
      facetId: string
      other: { facetId: string }
    }
    expect(facetId).not.toBe(other.facetId)
  })

  it('leaves how the site has set itself up as everybody reads it in its pages', () => {
    const settings = { locale: 'de', sitePath: '/shop', pages: { '/cart': '/warenkorb' }, names: { 'field.line': 'Linie__c' } }
    expect(new Masker().own(settings)).toEqual(settings)
  })

  it('keeps the words of an organisation’s own fields out of sentences: they are no names', () => {
    const masker = new Masker()
    expect(masker.value({ Interest__c: 'Haut' }, true)).toEqual({ Interest__c: 'Xxxx' })
    expect(masker.seal('Haut und Haar')).toBe('Haut und Haar')
    expect(masker.value({ nextPageUrl: '/services/data/v64.0/ui-api/records?page=2' }, true)).toEqual({
      nextPageUrl: '/services/data/v64.0/ui-api/records?page=2',
    })
  })

  it('tells the name of a product or a category from the name of a person', () => {
    const category = { id: '0ZG9V0000000001AAA', fields: { Name: { value: 'Düfte' } } }
    expect(new Masker().value(category)).toEqual(category)
    expect(new Masker().value({ id: '0019V0000000001AAA', fields: { Name: { value: 'Canaria' } } })).toMatchObject({
      fields: { Name: { value: 'Xxxxxxx' } },
    })
  })

  it('gives one person one other id, wherever it stands', () => {
    const masker = new Masker()
    const { accountId } = masker.value({ accountId: '0010000000cana1AA0' }) as { accountId: string }
    expect(accountId).toMatch(/^001\w{15}$/)
    expect(accountId).not.toContain('cana')
    expect(masker.address('/accounts/0010000000cana1AA0')).toBe(`/accounts/${accountId}`)
    expect(masker.value({ accountId: '0010000000cana2AA0' })).not.toEqual({ accountId })
  })

  it('leaves what is no JSON no JSON, and a session’s token readable as one', () => {
    expect(new Masker().foreignText('<html>Canaria</html>')).toBe('<xxxx>Xxxxxxx</xxxx>')
    expect(new Masker().foreignText('LWR.define(\'@app/csrfToken\', [], function() { return "secret"; });')).toBe(
      'LWR.define(\'@app/csrfToken\', [], function() { return "masked"; });',
    )
  })
})
