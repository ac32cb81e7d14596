import { openStorage } from '../../src/sandbox/node.js'
import { createSandbox } from '../../src/sandbox/sandbox.js'
import { add, clientOf, need } from '../sandbox/client.js'
import { till } from '../sandbox/till.js'

// Guests order one after the other until this process is killed. A number is said once the sandbox has answered with it.
const [, , folder = ''] = process.argv
const sandbox = await createSandbox({ storage: openStorage(folder) })
const product = need(sandbox.world.facts.products.find(({ quantityRule }) => !quantityRule))
sandbox.world.state.stock[product.id] = 9_999

process.stdout.write('ready\n')
for (;;) {
  const client = clientOf(sandbox)
  await add(client, product.id)
  await client.put('checkouts', { cartId: 'active' })
  const { introduce, sendTo, choose, pay, order } = till(client)
  await introduce()
  await sendTo()
  await choose()
  await pay()
  const { body } = await order()
  process.stdout.write(`${body.orderReferenceNumber}\n`)
}
