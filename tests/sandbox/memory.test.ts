import { link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../../src/sandbox/node.js'
import { createSandbox } from '../../src/sandbox/sandbox.js'
import { maxRemembered } from '../../src/sandbox/world/let-go.js'
import { add, clientOf, openShop } from './client.js'

const folders: string[] = []

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

describe('memory', () => {
  it('keeps carts and sessions in a folder over a restart', async () => {
    const folder = await newFolder()
    const { sandbox, client, plain } = await openShop({ storage: openStorage(folder) })
    await client.signIn()
    await add(client, plain().id, 2)
    await sandbox.close()
    const reopened = await createSandbox({ storage: openStorage(folder) })
    const again = clientOf(reopened)
    for (const [name, value] of client.cookies) again.cookies.set(name, value)
    expect((await again.get('session-context')).body.profile.firstName).toBe('Anna')
    expect((await again.get('carts/current')).body.totalProductCount).toBe('2.0')
    await reopened.close()
  })

  it('never writes over the world it keeps, so that one that is killed meanwhile leaves it whole', async () => {
    const folder = await newFolder()
    const { sandbox, client, plain } = await openShop({ storage: openStorage(folder) })
    await add(client, plain().id)
    await vi.waitFor(async () => expect(await readFile(join(folder, 'world.json'), 'utf8')).toContain(plain().id))
    await link(join(folder, 'world.json'), join(folder, 'same-bytes.json'))
    const before = await readFile(join(folder, 'same-bytes.json'), 'utf8')
    await add(client, plain(1).id)
    await sandbox.close()
    expect(await readFile(join(folder, 'same-bytes.json'), 'utf8')).toBe(before)
    expect(await readFile(join(folder, 'world.json'), 'utf8')).toContain(plain(1).id)
  })

  it('has written a cart before it acknowledges it', async () => {
    const storage = createStorage()
    const { client, plain } = await openShop({ storage })
    for (const index of [0, 1, 2]) {
      await add(client, plain(index).id)
      expect(JSON.stringify(await storage.getItem('world.json'))).toContain(plain(index).id)
    }
  })

  it('levels off: what guests have left behind goes, the oldest first, and a customer keeps her cart', async () => {
    const { sandbox, client, plain } = await openShop()
    const { state } = sandbox.world
    await client.signIn()
    await add(client, plain().id)
    const guests = maxRemembered + 200
    let last = clientOf(sandbox)
    for (let count = 0; count < guests; count += 1) {
      last = clientOf(sandbox)
      await last.put('carts/current')
      await add(last, plain().id)
      await last.get('carts/current/cart-items')
    }
    // As many of each as a day of orders leaves, made of one.
    const order = { orderId: '801', accountId: null, consultantId: null, orderedDate: sandbox.world.now(), productIds: [] }
    for (let count = 0; count < guests; count += 1) {
      state.orders[`801-${count}`] = { ...order, orderId: `801-${count}` }
      state.sessions[`sid-${count}`] = { sid: `sid-${count}`, userId: 'u', csrfToken: 't' }
    }
    state.orders['801-hers'] = { ...order, orderId: '801-hers', accountId: 'hers' }
    await last.put('carts/current')
    const sizes = [state.carts, state.currentCarts, state.orders, state.sessions].map((each) => Object.keys(each).length)
    expect(sizes).toEqual(Array.from({ length: 4 }, () => maxRemembered))
    expect(sandbox.requests().length).toBeLessThanOrEqual(1000)
    expect((await last.get('carts/current')).body.totalProductCount).toBe('1.0')
    expect(Object.values(state.carts).filter(({ accountId }) => accountId !== null)).toHaveLength(1)
    expect([state.orders['801-hers'], state.orders['801-0'], state.orders[`801-${guests - 1}`]?.orderId]).toEqual([
      expect.anything(),
      undefined,
      `801-${guests - 1}`,
    ])
  })

  it('saves by itself a moment after a change', async () => {
    const storage = createStorage()
    const { client, plain } = await openShop({ storage })
    await add(client, plain().id)
    await vi.waitFor(async () => expect(JSON.stringify(await storage.getItem('world.json'))).toContain(plain().id))
  })

  it.each(['null', ''])('begins with a world of its own where %j is kept', async (text) => {
    const folder = await newFolder()
    await writeFile(join(folder, 'world.json'), text)
    const { sandbox, client } = await openShop({ storage: openStorage(folder) })
    expect((await client.get('session-context')).body.guestUser).toBe(true)
    await sandbox.close()
  })

  it.each(['{"version":1,"carts":{', '{"version":0}', '{"version":1,"carts":[]}'])(
    'begins anew when it finds %j, and keeps what it could not read',
    async (text) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const folder = await newFolder()
      await writeFile(join(folder, 'world.json'), text)
      const { sandbox, client, plain } = await openShop({ storage: openStorage(folder) })
      expect((await client.get('session-context')).body.guestUser).toBe(true)
      await add(client, plain().id)
      await sandbox.close()
      expect(await readFile(join(folder, 'world-unreadable.json'), 'utf8')).toBe(text)
      expect(await readFile(join(folder, 'world.json'), 'utf8')).toContain(plain().id)
      warned.mockRestore()
    },
  )

  it('leaves behind lines for products that no longer exist', async () => {
    const storage = createStorage()
    const { sandbox, client, plain, products } = await openShop({ storage })
    await add(client, plain(0).id)
    await add(client, plain(1).id)
    await sandbox.close()
    const fewer = { products: products.filter(({ id }) => id !== plain(0).id) }
    const again = clientOf(await createSandbox({ storage, facts: fewer }))
    for (const [name, value] of client.cookies) again.cookies.set(name, value)
    expect((await again.get('carts/current/cart-items')).body.totalItemCount).toBe(1)
  })

  it('goes on when nothing can be saved', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
    const storage = createStorage()
    storage.setItem = () => Promise.reject(new Error('disk full'))
    const { sandbox, client, plain } = await openShop({ storage })
    await add(client, plain().id)
    await sandbox.close()
    expect(complained).toHaveBeenCalledOnce()
    complained.mockRestore()
  })

  it('is plain JSON', async () => {
    const folder = await newFolder()
    const { sandbox } = await openShop({ storage: openStorage(folder) })
    sandbox.scene('full-cart')
    await sandbox.close()
    expect(JSON.parse(await readFile(join(folder, 'world.json'), 'utf8'))).toEqual(sandbox.world.state)
  })
})
