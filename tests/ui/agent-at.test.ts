import { describe, expect, it } from 'vitest'
import { agentAt } from '../../src/ui/agent/agent-at.js'

const said = (answer: unknown) =>
  agentAt(`data:application/json,${encodeURIComponent(JSON.stringify(answer))}`).ask({
    text: 'Rosenserum?',
    history: [],
    locale: 'de',
    signal: new AbortController().signal,
  })
const link = { href: '/products', text: 'Alle Produkte' }

describe('agentAt', () => {
  it('says what the answer says, without the links that are none', async () => {
    expect(await said({ text: 'Ja.', links: [null, link, { href: 7, text: 'x' }, 'x'] })).toEqual({ text: 'Ja.', links: [link] })
    expect(await said({ text: 'Ja.', links: null })).toEqual({ text: 'Ja.', links: [] })
  })

  it('does not understand what has no text', async () => {
    await expect(said({ links: [link] })).rejects.toThrow('is not understood')
  })
})
