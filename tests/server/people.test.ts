import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { mayAct, onlyFor, type Person, personOf, setPerson } from '../../src/server/sign-in/people.js'
import { RequestError } from '../../src/server/http/requests.js'

async function asked(person: Person | undefined) {
  const app = new Hono()
  if (person)
    app.use(async (context, next) => {
      setPerson(context, person)
      await next()
    })
  app.get('/publish', (context) => context.json(onlyFor(context, 'publisher')))
  app.get('/me', (context) => context.json(personOf(context)))
  app.onError((error, { json }) => (error instanceof RequestError ? json(error.text, error.status) : json('broken', 500)))
  return { publish: await app.request('/publish'), me: await app.request('/me') }
}

describe('the people of the Studio', () => {
  it('may do what those before them may', () => {
    expect((['editor', 'publisher', 'admin'] as const).map((role) => mayAct({ role }, 'publisher'))).toEqual([false, true, true])
  })

  it('are told in words what they may not do', async () => {
    const { publish, me } = await asked({ id: 'bea', name: 'Bea', role: 'editor' })
    expect(me.status).toBe(200)
    expect(publish.status).toBe(403)
    expect(await publish.json()).toMatchObject({ de: expect.stringContaining('nicht veröffentlichen') })
    expect((await asked({ id: 'anna', name: 'Anna', role: 'admin' })).publish.status).toBe(200)
  })

  it('are nobody where nobody has looked who it is', async () => {
    const { publish, me } = await asked(undefined)
    expect([publish.status, me.status]).toEqual([500, 500])
  })
})
