import { describe, expect, it } from 'vitest'
import { add, anna, clientOf, need, openShop } from './client.js'

const login = '/lwr/apex/v64.0/ShopController/login'
const logout = '/lwr/apex/v64.0/ShopController/logout'

describe('signing in', () => {
  it('sets a cookie that scripts cannot read', async () => {
    const { client } = await openShop()
    const { body, headers } = await client.signIn()
    expect(body).toEqual({ success: true })
    expect(headers.getSetCookie()[0]).toMatch(/^sid=.+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await client.get('session-context')).body).toMatchObject({
      guestUser: false,
      profile: { firstName: 'Anna' },
      userName: 'Anna Muster',
    })
  })

  it('says in German that the password is wrong', async () => {
    const { client } = await openShop()
    const { status, body } = await client.post(login, { username: anna.username, password: 'falsch' })
    expect(status).toBe(200)
    expect(body).toEqual({ success: false, errorMessage: 'Benutzername oder Passwort ist falsch.' })
    expect((await client.get('session-context')).body.guestUser).toBe(true)
  })

  it('calls a stranger’s session a guest, not an error', async () => {
    const { client } = await openShop()
    client.cookies.set('sid', '__proto__')
    const { status, body } = await client.get('session-context?effectiveAccountId=0019V0000500001QAA')
    expect([status, body.guestUser]).toEqual([200, true])
  })

  it('ends, and the guest cart is forgotten as well', async () => {
    const { client, plain } = await openShop()
    await add(client, plain().id)
    await client.signIn()
    await client.post(logout)
    expect(client.cookies.size).toBe(0)
    expect((await client.get('session-context')).body.guestUser).toBe(true)
  })

  it('works for the one client, without cookies', async () => {
    const { client } = await openShop({ oneClient: true })
    await client.signIn()
    expect(client.cookies.size).toBe(0)
    expect((await client.get('session-context')).body.guestUser).toBe(false)
    await client.post(logout)
    expect((await client.get('session-context')).body.guestUser).toBe(true)
  })
})

describe('CSRF', () => {
  it('refuses signed-in writes without the right token, and does nothing', async () => {
    const { client, plain } = await openShop()
    await client.signIn()
    for (const token of ['', 'guest']) {
      const refused = await client.call('POST', 'carts/current/cart-items', { productId: plain().id, quantity: 1 }, { 'csrf-token': token })
      expect([refused.status, refused.body[0].errorCode]).toEqual([403, 'INVALID_CSRF_TOKEN'])
    }
    expect((await client.get('carts/current')).status).toBe(404)
    expect((await client.call('POST', logout, {}, { 'csrf-token': '' })).status).toBe(403)
    expect((await add(client, plain().id)).status).toBe(201)
  })

  it('asks guests for nothing', async () => {
    const { client } = await openShop()
    expect((await client.put('carts/current')).status).toBe(201)
    const { headers, text } = await client.get('/us/webruntime/module/@app/csrfToken')
    expect(headers.get('content-type')).toContain('application/javascript')
    expect(text).toBe(`LWR.define('@app/csrfToken', [], function() { return "guest"; });`)
  })
})

describe('preserving a guest cart', () => {
  it('makes a new cart of the customer, demotes the old one and ends the guest’s', async () => {
    const { client, plain, sandbox } = await openShop()
    const first = clientOf(sandbox)
    await first.signIn()
    const old = (await add(first, plain(2).id)).body.cartId
    const { body: guestItem } = await add(client, plain().id, 2)
    await client.post('carts/current/cart-coupons', { couponCode: 'SOMMER10' })
    await client.signIn()
    const { status, body } = await client.post(`carts/${guestItem.cartId}/actions/preserve`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ currencyIsoCode: 'EUR', numberOfProducts: 1, numberOfProductsWithError: 0, failedCartItems: [] })
    expect((await client.get('carts/current')).body).toMatchObject({ cartId: body.cartId, totalProductCount: '2.0', isSecondary: false })
    expect((await client.get('carts/current/cart-coupons')).body.cartCoupons.coupons).toHaveLength(1)
    expect((await client.get(`carts/${old}`)).body.isSecondary).toBe(true)
    expect((await client.get(`carts/${guestItem.cartId}`)).status).toBe(404)
    expect([...client.cookies.keys()]).toEqual(['sid'])
  })

  it('answers nothing when the cart is empty, another browser’s, or gone', async () => {
    const { client, plain, sandbox } = await openShop()
    const other = clientOf(sandbox)
    const foreign = (await add(other, plain().id)).body.cartId
    const { body } = await client.put('carts/current')
    await client.signIn()
    for (const cart of [body.cartId, foreign, '0a69V0000009999QAA']) {
      const { status, text } = await client.post(`carts/${cart}/actions/preserve`)
      expect([status, text]).toEqual([204, ''])
    }
    expect((await other.get('carts/current')).body.totalProductCount).toBe('1.0')
  })

  it('names the lines that no longer fit the stock', async () => {
    const { client, plain, sandbox } = await openShop()
    const { body } = await add(client, plain().id, 3)
    await add(client, plain(1).id)
    sandbox.world.state.stock[plain().id] = 1
    await client.signIn()
    const preserved = (await client.post(`carts/${body.cartId}/actions/preserve`)).body
    expect(preserved).toMatchObject({ numberOfProducts: 2, numberOfProductsWithError: 1 })
    expect(preserved.failedCartItems[0]).toMatchObject({ cartItem: { productId: plain().id, name: plain().name }, status: 'Failed' })
  })

  it('says of each line that falls away which one it was', async () => {
    const { client, plain, sandbox } = await openShop()
    const { body } = await add(client, plain().id, 3)
    await add(client, plain(1).id)
    sandbox.world.state.stock[plain().id] = 1
    sandbox.world.state.goneProducts = [plain(1).id]
    await client.signIn()
    const { failedCartItems } = (await client.post(`carts/${body.cartId}/actions/preserve`)).body
    expect(failedCartItems.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining(plain().name),
      expect.stringContaining(plain(1).name),
    ])
    expect((await client.get('carts/current/cart-items')).body.totalItemCount).toBe(0)
  })
})

describe('accounts', () => {
  it('lists who a customer shops for', async () => {
    const { client, sandbox } = await openShop()
    const manager = need(sandbox.world.facts.customers.find(({ managedAccountIds }) => managedAccountIds.length > 0))
    expect((await client.get('external-managed-accounts')).status).toBe(401)
    await client.signIn(manager.username)
    expect((await client.get('external-managed-accounts')).body.externalManagedAccounts).toHaveLength(manager.managedAccountIds.length)
    const { externalManagedAccounts } = (await client.get('external-managed-accounts?includeMyAccount=true')).body
    // By the platform's names and by those of the specification.
    const { accountId } = manager
    expect(externalManagedAccounts[0]).toMatchObject({ accountId, isMyAccount: true, id: accountId, isCurrentUserDefaultAccount: true })
    expect((await client.get(`effective-accounts/${manager.accountId}?fields=name`)).body).toEqual({
      id: manager.accountId,
      name: expect.any(String),
    })
    expect((await client.get('effective-accounts/0019V0000009999QAA')).status).toBe(404)
  })

  it('knows each account by its own name and address', async () => {
    const { client, sandbox } = await openShop()
    const manager = need(sandbox.world.facts.customers.find(({ managedAccountIds }) => managedAccountIds.length > 0))
    await client.signIn(manager.username)
    const { externalManagedAccounts: accounts } = (await client.get('external-managed-accounts?includeMyAccount=true')).body
    expect(accounts.map(({ name }: { name: string }) => name)).toEqual(['Petra Verwalter', 'Salon Rosengarten', 'Familie Weiss'])
    expect(new Set(accounts.map(({ address }: { address: { street: string } }) => address.street)).size).toBe(3)
    const [, salon] = accounts
    const { id, name, isCurrentUserDefaultAccount, address } = salon
    expect((await client.get(`effective-accounts/${id}`)).body).toEqual({ id, name, isCurrentUserDefaultAccount, address })
    expect((await client.get(`session-context?effectiveAccountId=${salon.id}`)).body).toMatchObject({
      accountId: salon.id,
      accountName: 'Salon Rosengarten',
    })
    expect(accounts.filter(({ isCurrentUserDefaultAccount: own }: { isCurrentUserDefaultAccount: boolean }) => own)).toHaveLength(1)
  })

  it('has no address of who registered here, and nothing for guests', async () => {
    const { client } = await openShop()
    await client.post('/lwr/apex/v64.0/ShopController/registerCustomer', {
      firstName: 'Lena',
      lastName: 'Sommer',
      email: 'lena@example.org',
      password: 'sonnenblume',
    })
    expect((await client.get('external-managed-accounts?includeMyAccount=true')).status).toBe(401)
    await client.signIn('lena@example.org', 'sonnenblume')
    const { externalManagedAccounts } = (await client.get('external-managed-accounts?includeMyAccount=true')).body
    expect(externalManagedAccounts).toMatchObject([{ name: 'Lena Sommer', address: null }])
    expect((await client.get(`effective-accounts/${externalManagedAccounts[0].id}`)).status).toBe(200)
  })

  it('keeps the carts of two accounts apart', async () => {
    const { client, sandbox, plain } = await openShop()
    const manager = need(sandbox.world.facts.customers.find(({ managedAccountIds }) => managedAccountIds.length > 0))
    const managed = need(manager.managedAccountIds[0])
    await client.signIn(manager.username)
    await add(client, plain().id)
    expect((await client.get(`carts/current?effectiveAccountId=${managed}`)).status).toBe(404)
    expect((await client.get('carts/current?effectiveAccountId=000000000000000')).status).toBe(200)
  })

  it('refuses another customer’s account instead of falling back to one’s own', async () => {
    const { client, sandbox } = await openShop()
    const [, stranger] = sandbox.world.facts.customers
    await client.signIn()
    await client.put('carts/current')
    expect((await client.get(`carts/current?effectiveAccountId=${stranger?.accountId}`)).status).toBe(403)
    for (const path of [
      'products?ids=x',
      'external-managed-accounts?includeMyAccount=true',
      `effective-accounts/${sandbox.world.facts.customers[0]?.accountId}?fields=name`,
    ]) {
      expect((await client.get(`${path}&effectiveAccountId=${stranger?.accountId}`)).status).toBe(403)
    }
    expect((await client.get(`effective-accounts/${stranger?.accountId}`)).status).toBe(404)
    expect((await client.get('carts/current?effectiveAccountId=abc')).body[0].errorCode).toBe('INVALID_ID_FIELD')
    expect((await clientOf(sandbox).get(`carts/current?effectiveAccountId=${stranger?.accountId}`)).status).toBe(401)
  })

  it('clones a cart for paying only', async () => {
    const { client, sandbox, plain } = await openShop()
    const [customer] = sandbox.world.facts.customers
    await client.signIn()
    await add(client, plain().id)
    expect((await client.post('carts/current/actions/clone')).status).toBe(400)
    const { status, body } = await client.post(
      `carts/current/actions/clone?targetType=PayNowReadOnly&targetEffectiveAccountId=${customer?.accountId}`,
    )
    expect([status, body.type, body.totalProductCount]).toEqual([201, 'PayNowReadOnly', '1.0'])
    expect((await add(client, plain().id, 1, body.cartId)).status).toBe(409)
  })
})

describe('the user record', () => {
  it('brings the fields that were asked for, in the platform’s shape', async () => {
    const { client, sandbox } = await openShop()
    const nele = need(sandbox.world.facts.customers.find(({ firstTimeLogin }) => firstTimeLogin))
    await client.signIn(nele.username)
    const path = `/services/data/v64.0/ui-api/records/${nele.userId}`
    const { body } = await client.get(
      `${path}?fields=User.AccountId,User.FirstTimeLogin_cb__c,User.Account.Name&optionalFields=User.Nothing__c`,
    )
    expect(body).toMatchObject({ apiName: 'User', id: nele.userId, weakEtag: Date.parse(body.systemModstamp) })
    expect(body.eTag).toMatch(/^[0-9a-f]{32}$/)
    expect(Object.keys(body.fields).sort()).toEqual(['Account', 'AccountId', 'FirstTimeLogin_cb__c'])
    expect(body.fields.FirstTimeLogin_cb__c).toEqual({ displayValue: null, value: true })
    expect(body.fields.Account.value.fields.Name.value).toContain(nele.lastName)
    expect((await client.get(`${path}?fields=User.Nothing__c`)).body[0].errorCode).toBe('INVALID_FIELD')
    expect((await client.get(`${path}?fields=User.constructor`)).status).toBe(400)
    expect((await client.get(path)).status).toBe(400)
    expect((await client.get('/services/data/v64.0/ui-api/records/0059V0000099999QAA?fields=User.Id')).status).toBe(404)
  })

  it('calls only the first stay the first', async () => {
    const { client, sandbox } = await openShop()
    const nele = need(sandbox.world.facts.customers.find(({ firstTimeLogin }) => firstTimeLogin))
    const firstTime = async () =>
      (await client.get(`/services/data/v64.0/ui-api/records/${nele.userId}?fields=User.FirstTimeLogin_cb__c`)).body.fields
        .FirstTimeLogin_cb__c.value
    await client.signIn(nele.username)
    expect(await firstTime()).toBe(true)
    await client.post(logout)
    await client.signIn(nele.username)
    expect(await firstTime()).toBe(false)
  })
})
