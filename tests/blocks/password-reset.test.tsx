import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/password-reset/index.js'
import { complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const tag = 'password-reset'
const email = 'anna.muster@example.org'

async function resetPage(options: Partial<PageOptions> = {}) {
  const page = await openShop({ html: '<vitrine-password-reset></vitrine-password-reset>', at: '/password', ...options })
  const block = page.in(tag)
  return {
    ...page,
    block,
    becomes: (state: string) => page.becomes(tag, state),
    type: async (label: RegExp, text: string) => userEvent.fill(await block.findByLabelText(label), text),
    press: async (name: string) => userEvent.click(await block.findByRole('button', { name })),
    mails: () => page.sandbox.mails(),
    link: () => /\/password\?reset=\S+/.exec(page.sandbox.mails().at(-1)?.text ?? '')?.[0] ?? '',
  }
}

/** As if she opened the link of her mail. */
async function fromMail() {
  const first = await resetPage()
  await first.type(/^E-Mail/, email)
  await first.press('Link schicken')
  await first.becomes('sent')
  const state = structuredClone({ resets: first.sandbox.world.state.resets, mails: first.sandbox.world.state.mails })
  const at = first.link()
  return { at, world: ({ world }: { world: { state: object } }) => void Object.assign(world.state, structuredClone(state)) }
}

describe('vitrine-password-reset', () => {
  it('sends a mail to who has an account, and tells nobody who has', async () => {
    const page = await resetPage()
    await page.type(/^E-Mail/, email)
    await page.press('Link schicken')
    await page.becomes('sent')
    const said = page.block.getByRole('heading').textContent
    expect(page.mails()).toMatchObject([{ to: email, subject: 'Dein neues Passwort' }])
    const stranger = await resetPage()
    await stranger.type(/^E-Mail/, 'nobody@example.org')
    await stranger.press('Link schicken')
    await stranger.becomes('sent')
    expect(stranger.block.getByRole('heading').textContent).toBe(said)
    expect(stranger.mails()).toEqual([])
    expect(await complaints(stranger.container)).toEqual([])
  })

  it('takes the new password, once, signs her out everywhere, and leaves no key in the address', async () => {
    const mail = await fromMail()
    const page = await resetPage(mail)
    await page.becomes('choosing')
    expect(location.search).toBe('')
    await page.type(/^Neues Passwort/, 'Rosenbeet7')
    await page.press('Passwort speichern')
    await page.becomes('done')
    expect(page.sandbox.world.state.resets).toEqual({})
    expect(await page.shop.login(email, 'lindenrose')).toHaveProperty('refused')
    expect(await page.shop.login(email, 'Rosenbeet7')).toEqual({ done: true })
  })

  it.each(['/password?reset=gone', '/password?reset='])('offers another mail where a link holds no more: %s', async (at) => {
    const page = await resetPage({ at })
    if (!at.endsWith('=')) {
      await page.type(/^Neues Passwort/, 'Rosenbeet7')
      await page.press('Passwort speichern')
      await page.becomes('expired')
      expect(page.block.getByRole('heading').textContent).toBe('Dieser Link gilt nicht mehr')
    }
    expect((await page.block.findByRole('button', { name: 'Link schicken' })).isConnected).toBe(true)
  })

  it('holds an hour', async () => {
    const mail = await fromMail()
    const page = await resetPage({
      at: mail.at,
      world: (sandbox) => {
        mail.world(sandbox)
        for (const reset of Object.values(sandbox.world.state.resets ?? {})) reset.asked = new Date(Date.now() - 3_700_000).toISOString()
      },
    })
    await page.type(/^Neues Passwort/, 'Rosenbeet7')
    await page.press('Passwort speichern')
    await page.becomes('expired')
  })

  it('says what is wrong at its place, and sends nothing', async () => {
    const page = await resetPage({ at: '/password?reset=x' })
    await page.type(/^Neues Passwort/, 'kurz')
    await page.press('Passwort speichern')
    await vi.waitFor(() => expect(page.block.getByText('Das Passwort braucht mindestens 8 Zeichen.').isConnected).toBe(true))
    expect(page.element(tag).shadowRoot?.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(page.asked(/resetPassword/)).toEqual([])
  })

  it.each(['offline', 'error-500'] as const)('loses nothing that was typed: %s', async (kind) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await resetPage({ weather: [{ kind, match: 'requestPasswordReset' }] })
    await page.type(/^E-Mail/, email)
    await page.press('Link schicken')
    await page.becomes('error')
    expect(page.block.getByLabelText<HTMLInputElement>(/^E-Mail/).value).toBe(email)
    page.sandbox.weather({ kind: 'clear' })
    await page.press('Link schicken')
    await page.becomes('sent')
  })
})
