import fc from 'fast-check'
import { expect, it } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import '../../src/blocks/cart-page/index.js'
import '../../src/blocks/checkout/index.js'
import '../../src/blocks/product-search/index.js'
import type { ProductFacts } from '../../src/sandbox/world/types.js'
import { fillGuestCart } from '../../src/sandbox/scene-parts.js'
import { openSandbox } from '../support/shop-page.js'

const openShop = openSandbox()

/** Words as catalogues of the world have them: long ones, HTML, other scripts, emoji, line breaks. */
const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'Donaudampfschifffahrtsgesellschaftskapitänspatent',
    'Крем',
    'كريم مرطب',
    '保湿クリーム',
    '💄👩‍👩‍👧',
    '<b>fett',
    '&amp;',
    '\u00a0',
  ),
  fc.string({ unit: fc.constantFrom('a', 'W', 'ü'), minLength: 30, maxLength: 200 }),
)
const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
const price = fc.oneof(
  fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom(undefined, '0.00', '0.01'),
)

const product = fc.record({
  name: text,
  line: fc.oneof(text, fc.constant('')),
  description: fc.oneof(text, fc.constant('')),
  price,
  shades: fc.uniqueArray(word, { maxLength: 30 }),
  sizes: fc.uniqueArray(word, { maxLength: 4 }),
})

interface Generated {
  name: string
  line: string
  description: string
  price: string | undefined
  shades: string[]
  sizes: string[]
}

function factsOf(generated: readonly Generated[]): ProductFacts[] {
  return generated.map((each, place) => {
    const head = factsOfOne(each, `01t9W000000${String(place).padStart(4, '0')}AAA`)
    const values = each.shades.flatMap((shade) =>
      (each.sizes.length > 0 ? each.sizes : ['']).map((size) => ({ Shade__c: shade, Size__c: size })),
    )
    if (values.length < 2) return head
    const members = values.slice(0, 60).map((options, index) => ({
      ...head,
      id: index === 0 ? head.id : `01t9W88${String(place).padStart(4, '0')}${String(index).padStart(4, '0')}AAA`,
      sku: `${head.sku}-${index}`,
      partId: `${head.sku}-${index}`,
      shade: options.Shade__c,
      options,
    }))
    const attributes = [{ apiName: 'Shade__c', label: 'Farbe' }, ...(each.sizes.length > 0 ? [{ apiName: 'Size__c', label: 'Größe' }] : [])]
    return { ...head, family: { parentId: `01t9W99${String(place).padStart(8, '0')}AAA`, attributes, members } }
  })
}

function factsOfOne({ name, line, description, price: amount }: Generated, id: string): ProductFacts {
  return {
    id,
    sku: id,
    partId: id,
    name: name.trim() || 'x',
    urlName: id.toLowerCase(),
    categoryId: '',
    line,
    description,
    price: amount ?? '0',
    ...(amount === undefined && { unpriced: true as const }),
    badges: [],
    stock: Number.POSITIVE_INFINITY,
    pictures: [],
    texts: {},
    options: {},
  }
}

const sampled = (seed: number): Generated[] => fc.sample(product, { seed, numRuns: 6 })

/** The gate tries two catalogues, `npm run test:all` forty. */
const seeds = Array.from({ length: import.meta.env.VITRINE_TEST_ALL === '1' ? 40 : 2 }, (_, place) => 55 + place)

/** Returns the elements that reach beyond their block, the outermost first; none where the block is as wide as its place. */
function wider(block: HTMLElement): string[] {
  if (block.scrollWidth <= block.clientWidth) return []
  const end = block.getBoundingClientRect().right
  return [...(block.shadowRoot?.querySelectorAll('*') ?? [])]
    .filter((each) => each.getBoundingClientRect().right > end + 1)
    .slice(0, 8)
    .map((each) => `${each.localName}.${each.className} ${Math.round(each.getBoundingClientRect().right - end)} px`)
}

/** Texts that no catalogue has said: leftovers of code, and of the example shop. */
const invented = /undefined|\bNaN\b|\[object |Lindenrose|Invalid Date/

it.each(seeds)('a catalogue that chance has written (seed %i) breaks no list, card, detail, cart or checkout at 320 px', async (seed) => {
  await browserPage.viewport(320, 800)
  const products = factsOf(sampled(seed))
  const bought = products.filter(({ unpriced }) => !unpriced).slice(0, 4)
  const shop = await openShop({
    html: `
      <vitrine-product-search></vitrine-product-search>
      <vitrine-product-list page-size="24"></vitrine-product-list>
      <vitrine-product-detail product="${products[0]?.id}"></vitrine-product-detail>
      <vitrine-cart-page></vitrine-cart-page>
      <vitrine-checkout></vitrine-checkout>`,
    world: (sandbox) => {
      sandbox.replaceFacts({ products, categories: [], promotions: [] })
      fillGuestCart(sandbox.world, bought, 1)
      sandbox.world.state.client = { ...sandbox.world.state.scene.client }
    },
  })
  await shop.becomes('product-list', 'filled')
  await shop.becomes('product-detail', 'filled')
  await shop.becomes('cart-page', bought.length > 0 ? 'filled' : 'empty')
  for (const name of ['product-search', 'product-list', 'product-detail', 'cart-page', 'checkout'] as const) {
    const block = shop.element(name)
    expect(block.dataset.state, name).not.toBe('broken')
    expect(block.shadowRoot?.textContent ?? '', name).not.toMatch(invented)
    expect(wider(block), `${name} is wider than its place`).toEqual([])
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
