// What grows with the shop: each takes a size and returns what is timed; runs in Node.
import { Bus, channel } from '../../../src/core/bus/index.ts'
import { toHtml } from '../../../src/pages/document/index.ts'
import { createPlatform } from '../../../src/commerce/salesforce/platform.ts'
import { allExtensions, createSandbox, usualWebstoreId } from '../../../src/sandbox/index.ts'
import { generateConsultants } from '../../../src/sandbox/world/consultants/consultants.ts'
import { generateProducts } from '../../../src/sandbox/world/shop/catalogue.ts'

/** A guest of a sandbox, whose browser keeps its cookies. */
async function guestOf(facts) {
  const sandbox = await createSandbox({ facts, oneClient: true, extensions: allExtensions })
  const fetch = (address, init) => sandbox.respond(new Request(new URL(address, 'http://localhost'), init))
  return createPlatform({ fetch, webstoreId: usualWebstoreId })
}

const anything = { '~standard': { validate: (value) => ({ value }) } }
const said = channel({ name: 'growth', about: 'How much.', retain: false, schema: anything })

export const growing = {
  'a search among consultants': {
    sizes: [100, 1000, 10_000],
    async prepare(count) {
      const { gateways } = await guestOf({ consultants: generateConsultants(count, 'bench') })
      return async () => {
        gateways.forget()
        await gateways.consultants.search({ by: 'name', text: 'anna', page: 0, pageSize: 20 })
      }
    },
  },
  'a search among products': {
    sizes: [50, 500, 5000],
    async prepare(count) {
      const { gateways } = await guestOf({ products: generateProducts(count, 'bench') })
      return async () => {
        gateways.forget()
        await gateways.products.search({ page: 0, pageSize: 24, sort: 'name' })
      }
    },
  },
  'a cart, filled and read': {
    sizes: [10, 100, 1000],
    async prepare(count) {
      const all = generateProducts(count * 2, 'bench').filter(({ stock }) => stock > 0)
      const { gateways } = await guestOf({ products: all })
      const wishes = all.slice(0, count).map(({ id, quantityRule }) => ({ productId: id, quantity: quantityRule?.minimum ?? 1 }))
      return async () => {
        await gateways.cart.clear()
        for (let from = 0; from < count; from += 100) await gateways.cart.addAll(wishes.slice(from, from + 100))
        const cart = await gateways.cart.read(Math.ceil(count / 25))
        if (cart?.lines.length !== count) throw new Error(`${cart?.lines.length} lines instead of ${count}.`)
      }
    },
  },
  'a page of blocks, written as HTML': {
    sizes: [20, 60, 200],
    prepare(count) {
      const nodes = Array.from({ length: count }, (_, index) => ({
        block: 'vitrine-product-list',
        fields: { heading: `Liste ${index}`, pageSize: 4 },
      }))
      const page = { version: 1, path: '/', language: 'de', title: 'Viele', description: '', nodes }
      return () => toHtml(page, { loader: '/loader.js' })
    },
  },
  'messages to one listener': {
    sizes: [1000, 10_000, 100_000],
    prepare(count) {
      const bus = new Bus()
      let sum = 0
      bus.subscribe(said, ({ quantity }) => {
        sum += quantity
      })
      return () => {
        for (let index = 0; index < count; index += 1) bus.publish(said, { quantity: index & 1 })
        return sum
      }
    },
  },
}
