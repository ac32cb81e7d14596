import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/shopper-agent/index.js'
import { registerShopperAgent, type AgentQuestion } from '../../src/commerce/domain/agent/index.js'
import { complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const html =
  '<vitrine-shopper-agent agent-url="/sandbox/agent" suggestions="Was kostet der Versand? | Rosenserum?"></vitrine-shopper-agent>'

const turnsOf = ({ element }: ShopPage) =>
  [...element('shopper-agent').shadowRoot!.querySelectorAll('[part=turn]')].map((turn) => turn.textContent)

async function talking(options: Partial<PageOptions> = {}) {
  const page = await openShop({ html, scene: 'agent', ...options })
  await page.becomes('shopper-agent', 'ready')
  const agent = page.in('shopper-agent')
  const field = () => agent.getByRole<HTMLInputElement>('textbox')
  const ask = async (text: string) => {
    await userEvent.fill(field(), text)
    await userEvent.keyboard('{Enter}')
  }
  const turns = () => turnsOf(page)
  return { ...page, agent, field, ask, turns }
}

describe('vitrine-shopper-agent', () => {
  it('is off unless the platform says on', async () => {
    const page = await openShop({ html })
    await vi.waitFor(() => expect(page.asked(/application-context/)).toHaveLength(1))
    await page.becomes('shopper-agent', 'hidden')
    expect(page.element('shopper-agent').checkVisibility()).toBe(false)
  })

  it('is off where nobody answers, until somebody does', async () => {
    const page = await openShop({ html: '<vitrine-shopper-agent></vitrine-shopper-agent>', scene: 'agent' })
    await vi.waitFor(() => expect(page.asked(/application-context/)).toHaveLength(1))
    await page.becomes('shopper-agent', 'hidden')
    registerShopperAgent({ ask: async () => ({ text: 'Ja.' }) })
    await page.becomes('shopper-agent', 'ready')
  })

  it('says that a program answers, answers, and leads on', async () => {
    const { agent, ask, turns, container, becomes, field } = await talking()
    expect(agent.getByText(/ein Programm, kein Mensch/).isConnected).toBe(true)
    await ask('Habt ihr ein Rosenserum?')
    await becomes('shopper-agent', 'ready')
    await vi.waitFor(() => expect(turns()).toHaveLength(2))
    expect(turns()[0]).toBe('Du: Habt ihr ein Rosenserum?')
    expect(agent.getByRole('link', { name: 'Rosenserum Leuchtkraft' }).getAttribute('href')).toMatch(/^\/product\?id=01t/)
    expect(field().value).toBe('')
    expect(await complaints(container)).toEqual([])
  })

  it('offers questions to begin with, which go when the talk has begun', async () => {
    const { agent, turns } = await talking()
    await userEvent.click(agent.getByRole('button', { name: 'Was kostet der Versand?' }))
    await vi.waitFor(() => expect(turns()).toHaveLength(2))
    expect(agent.queryByRole('button', { name: 'Rosenserum?' })).toBeNull()
  })

  it('hands on what was said before, in the language of the page', async () => {
    const asked: AgentQuestion[] = []
    const { ask, turns } = await talking({ settings: { locale: 'en' } })
    registerShopperAgent({
      ask: async (question) => {
        asked.push(question)
        return { text: `Antwort ${asked.length}` }
      },
    })
    await ask('One?')
    await vi.waitFor(() => expect(turns()).toHaveLength(2))
    await ask('Two?')
    await vi.waitFor(() => expect(turns()).toHaveLength(4))
    expect(asked[1]).toMatchObject({
      text: 'Two?',
      locale: 'en',
      history: [
        { by: 'shopper', text: 'One?' },
        { by: 'agent', text: 'Antwort 1' },
      ],
    })
  })

  it('keeps the question where no answer comes, and asks it again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let isBroken = true
    const { agent, ask, turns, becomes } = await talking()
    registerShopperAgent({
      ask: async () => {
        if (isBroken) throw new Error('gone')
        return { text: 'Ja.' }
      },
    })
    await ask('Geht das?')
    await becomes('shopper-agent', 'failed')
    expect(turns()).toEqual(['Du: Geht das?'])
    isBroken = false
    await userEvent.click(agent.getByRole('button', { name: 'Erneut versuchen' }))
    await vi.waitFor(() => expect(turns()).toEqual(['Du: Geht das?', 'Assistent: Ja.']))
  })

  it('asks one thing at a time', async () => {
    let say: (answer: { text: string }) => void = () => {}
    const asks = vi.fn(() => new Promise<{ text: string }>((resolve) => (say = resolve)))
    const { ask, turns, field, becomes } = await talking()
    registerShopperAgent({ ask: asks })
    await ask('Eins?')
    await becomes('shopper-agent', 'loading')
    await ask('Zwei?')
    expect(asks).toHaveBeenCalledTimes(1)
    expect(field().value).toBe('Zwei?')
    say({ text: 'Ja.' })
    await vi.waitFor(() => expect(turns()).toHaveLength(2))
  })

  it('shows what an agent says as text, and leads nowhere it may not', async () => {
    const { agent, ask, turns, element } = await talking()
    registerShopperAgent({
      ask: async () => ({ text: '<img src=x onerror=alert(1)>', links: [{ href: 'javascript:alert(1)', text: 'Klick' }] }),
    })
    await ask('Na?')
    await vi.waitFor(() => expect(turns()).toHaveLength(2))
    expect(element('shopper-agent').shadowRoot!.querySelector('.talk img')).toBeNull()
    expect(agent.getByText('Klick').getAttribute('href')).toBeNull()
  })

  it('can be asked when it is known who is here, so that nothing is forgotten when that comes late', async () => {
    const page = await openShop({ html, scene: 'agent', weather: [{ kind: 'slow', delay: 60_000, match: 'session-context' }] })
    await page.becomes('shopper-agent', 'hidden')
    await vi.waitFor(() => expect(page.asked(/application-context/)).toHaveLength(1))
    expect(page.state('shopper-agent')).toBe('hidden')
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('shopper-agent', 'ready')
    await userEvent.click(page.in('shopper-agent').getByRole('button', { name: 'Was kostet der Versand?' }))
    await vi.waitFor(() => expect(turnsOf(page)).toHaveLength(2))
  })

  it('can be asked where nobody finds out who is here', async () => {
    const { agent, turns } = await talking({ weather: [{ kind: 'offline', match: 'session-context' }] })
    await userEvent.click(agent.getByRole('button', { name: 'Was kostet der Versand?' }))
    await vi.waitFor(() => expect(turns()).toHaveLength(2))
  })

  it('forgets the talk when somebody else is here', async () => {
    const { ask, turns, shop, becomes } = await talking({
      world: ({ world }) => Object.assign(world.state.settings, { application: { propertiesEx: { shopperCopilotUIEnabled: true } } }),
      scene: 'signed-in',
    })
    await ask('Versand?')
    await vi.waitFor(() => expect(turns()).toHaveLength(2))
    await shop.logout()
    await becomes('shopper-agent', 'ready')
    await vi.waitFor(() => expect(turns()).toEqual([]))
  })

  it('tells the page of a question, which may keep it', async () => {
    const { ask, turns, container } = await talking()
    const asked: string[] = []
    container.addEventListener('vitrine-agent-ask', (event) => {
      asked.push((event as CustomEvent).detail.text)
      event.preventDefault()
    })
    await ask('Versand?')
    expect(asked).toEqual(['Versand?'])
    expect(turns()).toEqual([])
  })

  it('shows itself in the editor and asks nothing there', async () => {
    const page = await openShop({ html: `<div data-vitrine-mode="edit">${html}</div>` })
    await page.becomes('shopper-agent', 'ready')
    expect(page.asked()).toEqual([])
  })
})
