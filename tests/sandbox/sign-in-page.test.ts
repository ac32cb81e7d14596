import { describe, expect, it } from 'vitest'
import { openShop } from './client.js'

const form = (password: string) => new URLSearchParams({ username: 'anna.muster@example.org', password }).toString()

describe('the platform’s own pages', () => {
  it('sign in and lead to where one came from, on this origin only, and sign out again without any extension', async () => {
    const { client } = await openShop({ extensions: [] })
    const guest = async () => (await client.get('session-context')).body.guestUser
    const page = await client.get('/store/secur/login.jsp?startURL=%2Fstore%2Fcheckout%3F%22%3E')
    expect(page.text).toContain('action="/store/secur/login.jsp?startURL=%2Fstore%2Fcheckout%3F%22%3E"')
    const wrong = await client.call('POST', '/store/secur/login.jsp', form('falsch'))
    expect(wrong.text).toContain('falsch')
    expect(await guest()).toBe(true)
    const right = await client.call('POST', '/store/secur/login.jsp?startURL=%2Fstore%2Fcheckout', form('lindenrose'))
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/store/checkout'])
    expect(await guest()).toBe(false)
    const foreign = await client.call('POST', '/store/secur/login.jsp?startURL=https%3A%2F%2Fevil.example%2F', form('lindenrose'))
    expect(foreign.headers.get('Location')).toBe('/store')
    const out = await client.get('/store/secur/logout.jsp')
    expect([out.status, out.headers.get('Location')]).toEqual([303, '/store'])
    expect(await guest()).toBe(true)
  })
})
