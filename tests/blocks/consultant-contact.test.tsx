import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/consultant-contact/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { watchLeaving } from '../support/leaving.js'
import { complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const anna = consultants[0]!
const receiver = '/services/apexrest/consultant-messages'
const written = { name: 'Greta Sommer', email: 'greta.sommer@example.org', message: 'Hast du am Freitag Zeit?' }

async function contactPage(attributes = `action="${receiver}"`, options: Partial<PageOptions> = {}) {
  const warnsOnLeaving = watchLeaving()
  const page = await openShop({
    html: `<vitrine-consultant-detection></vitrine-consultant-detection><vitrine-consultant-contact ${attributes}></vitrine-consultant-contact>`,
    at: `/?mk_moniker=${anna.moniker}`,
    ...options,
  })
  const block = page.in('consultant-contact')
  const send = async () => userEvent.click(await block.findByRole('button', { name: 'Nachricht senden' }))
  return {
    ...page,
    warnsOnLeaving,
    block,
    send,
    becomes: (state: string) => page.becomes('consultant-contact', state),
    async write() {
      await userEvent.fill(await block.findByLabelText('Dein Name'), written.name)
      await userEvent.fill(block.getByLabelText('E-Mail-Adresse'), written.email)
      await userEvent.selectOptions(block.getByLabelText('Thema'), 'Ein Termin')
      await userEvent.fill(block.getByLabelText('Deine Nachricht'), written.message)
    },
    stands: () =>
      (['Dein Name', 'E-Mail-Adresse', 'Thema', 'Deine Nachricht'] as const).map(
        (label) => block.getByLabelText<HTMLInputElement>(label).value,
      ),
    mails: () => page.sandbox.mails(),
  }
}
const all = [written.name, written.email, 'Ein Termin', written.message]

describe('vitrine-consultant-contact', () => {
  it('begins the letter about the product that led here, and goes on there', async () => {
    const page = await contactPage(undefined, { at: `/?mk_moniker=${anna.moniker}&about=Ko%CC%88rpercreme%20%E2%80%9EMohn%E2%80%9C` })
    const message = await page.block.findByLabelText<HTMLTextAreaElement>('Deine Nachricht')
    expect(message.value).toBe('Ich habe eine Frage zu „K\u00f6rpercreme „Mohn““: ')
    await vi.waitFor(() => expect(page.element('consultant-contact').shadowRoot?.activeElement).toBe(message))
    expect(message.selectionStart).toBe(message.value.length)
  })

  it('brings the message to the consultant of the shop, once however often one presses', async () => {
    const page = await contactPage()
    const heard = vi.fn()
    page.container.addEventListener('vitrine-consultant-contact-send', heard)
    await page.write()
    expect(await complaints(page.container)).toEqual([])
    const button = page.block.getByRole('button', { name: 'Nachricht senden' })
    button.click()
    button.click()
    await page.becomes('sent')
    expect(page.mails()).toMatchObject([{ to: anna.imprint.email, subject: 'Ein Termin' }])
    expect(page.mails()[0]?.text).toContain(written.message)
    expect(heard).toHaveBeenCalledTimes(1)
    const told = page.block.getByRole('status')
    expect(told.textContent).toContain(`Anna Berger antwortet dir an ${written.email}`)
    expect(page.element('consultant-contact').shadowRoot?.activeElement).toBe(told)
  })

  it('says at each field what is missing, goes to the first, and sends nothing', async () => {
    const page = await contactPage(`action="${receiver}" asks-consent`)
    await userEvent.fill(await page.block.findByLabelText(/^Telefon/), 'morgens')
    await page.send()
    const problemOf = (label: string | RegExp) => {
      const field = page.block.getByLabelText(label)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      return field.closest('div')?.querySelector('.problem')?.textContent
    }
    expect(await vi.waitFor(() => problemOf('Dein Name'))).toBe('Bitte gib deinen Namen ein.')
    expect(problemOf('E-Mail-Adresse')).toBe('Bitte gib eine E-Mail-Adresse ein.')
    expect(problemOf(/^Telefon/)).toMatch(/gültige Telefonnummer/)
    expect(problemOf('Thema')).toBe('Bitte wähle ein Thema.')
    expect(problemOf('Deine Nachricht')).toBe('Bitte schreib, worum es geht.')
    expect(problemOf(/darf meine Angaben verwenden/)).toMatch(/stimme zu/)
    await vi.waitFor(() =>
      expect(page.element('consultant-contact').shadowRoot?.activeElement).toBe(page.block.getByLabelText('Dein Name')),
    )
    expect(page.mails()).toEqual([])
    expect(await complaints(page.container)).toEqual([])
  })

  it('keeps what was written when the answer is lost, and the second try is the same message', async () => {
    const page = await contactPage(undefined, { weather: [{ kind: 'lost-answer', match: 'consultant-messages', times: 1 }] })
    await page.write()
    await page.send()
    await page.becomes('error')
    expect(page.block.getByRole('alert').textContent).toMatch(/nicht, ob deine Nachricht angekommen ist/)
    expect(page.stands()).toEqual(all)
    await page.send()
    await page.becomes('sent')
    expect(page.mails()).toHaveLength(1)
  })

  it('sends what was changed after a lost answer as another message', async () => {
    const page = await contactPage(undefined, { weather: [{ kind: 'lost-answer', match: 'consultant-messages', times: 1 }] })
    await page.write()
    await page.send()
    await page.becomes('error')
    await userEvent.fill(page.block.getByLabelText('Deine Nachricht'), 'Oder lieber am Samstag?')
    await page.send()
    await page.becomes('sent')
    expect(page.mails().map(({ text }) => text)).toEqual([
      expect.stringContaining(written.message),
      expect.stringContaining('Oder lieber am Samstag?'),
    ])
  })

  it('says to whom it goes now when the shop becomes another one’s, and keeps what was written', async () => {
    const page = await contactPage()
    const other = consultants.find(({ id, shopActive }) => shopActive && id !== anna.id)!
    await page.write()
    page.shop.consultant.set({ ...page.shop.consultant.get()!, ...other, alternateMoniker: undefined, pictureUrl: undefined })
    await page.block.findByText(`Deine Nachricht geht jetzt an ${other.firstName} ${other.lastName}.`)
    expect(page.stands()).toEqual(all)
    await page.send()
    await page.becomes('sent')
    expect(page.mails()).toMatchObject([{ to: other.imprint.email }])
  })

  it('lets the page deliver the message itself', async () => {
    const page = await contactPage()
    const details: unknown[] = []
    page.container.addEventListener('vitrine-consultant-contact-submit', (event) => {
      event.preventDefault()
      details.push((event as CustomEvent).detail)
    })
    await page.write()
    await page.send()
    await vi.waitFor(() => expect(details).toMatchObject([{ moniker: anna.moniker, ...written, topic: 'Ein Termin', phone: '' }]))
    expect(page.mails()).toEqual([])
    expect(page.stands()).toEqual(all)
    expect(page.warnsOnLeaving()).toBe(false)
  })

  it('opens her mail program where nobody takes messages, and asks for nothing it knows', async () => {
    const page = await contactPage('topics="Duft&#10;Haut"')
    const letters: string[] = []
    const warned: boolean[] = []
    page.container.ownerDocument.addEventListener('click', (event) => {
      const link = event.composedPath()[0]
      if (link instanceof HTMLAnchorElement && link.href.startsWith('mailto:')) {
        event.preventDefault()
        letters.push(link.href)
        warned.push(page.warnsOnLeaving())
      }
    })
    await userEvent.selectOptions(await page.block.findByLabelText('Thema'), 'Haut')
    await userEvent.fill(page.block.getByLabelText('Deine Nachricht'), 'Guten Tag & hallo?')
    expect(page.block.queryByLabelText('Dein Name')).toBe(null)
    await vi.waitFor(() => expect(page.warnsOnLeaving()).toBe(true))
    await userEvent.click(page.block.getByRole('button', { name: 'Im E-Mail-Programm öffnen' }))
    await page.block.findByText(`Hat sich nichts geöffnet? Schreib an ${anna.imprint.email}.`)
    // A browser asks also before a mail program opens.
    expect(warned).toEqual([false])
    expect(letters).toEqual([`mailto:${anna.imprint.email}?subject=Haut&body=Guten%20Tag%20%26%20hallo%3F`])
    expect(await complaints(page.container)).toEqual([])
  })

  it('warns on leaving while something is typed and not sent, and only then', async () => {
    const page = await contactPage(undefined, { weather: [{ kind: 'offline', match: 'consultant-messages', times: 1 }] })
    vi.spyOn(console, 'error').mockReturnValue()
    const warns = (is: boolean) => vi.waitFor(() => expect(page.warnsOnLeaving()).toBe(is))
    const whenSent: boolean[] = []
    page.container.addEventListener('vitrine-consultant-contact-send', () => whenSent.push(page.warnsOnLeaving()))
    const message = await page.block.findByLabelText('Deine Nachricht')
    expect(page.warnsOnLeaving()).toBe(false)
    await userEvent.fill(message, 'Hast du')
    await warns(true)
    await userEvent.clear(message)
    await warns(false)
    await page.write()
    await page.send()
    await page.becomes('error')
    expect(page.warnsOnLeaving()).toBe(true)
    await page.send()
    await page.becomes('sent')
    // The page may lead on at once.
    expect([whenSent, page.warnsOnLeaving()]).toEqual([[false], false])
    await userEvent.click(page.block.getByRole('button', { name: 'Noch eine Nachricht schreiben' }))
    await page.becomes('ready')
    expect(page.warnsOnLeaving()).toBe(false)
  })

  it('leads to the search where there is no consultant', async () => {
    const page = await contactPage(undefined, { at: '/' })
    await page.becomes('none')
    expect(page.block.getByRole('link', { name: 'Beraterin finden' }).getAttribute('href')).toBe('/consultants')
    expect(page.block.queryByRole('button')).toBe(null)
  })

  it('speaks English', async () => {
    const page = await contactPage(undefined, { settings: { locale: 'en' } })
    expect((await page.block.findByRole('button', { name: 'Send message' })).isConnected).toBe(true)
  })
})
