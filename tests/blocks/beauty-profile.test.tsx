import '../../src/blocks/beauty-profile/index.js'
import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { thingsOf } from '../../src/sandbox/world/records/record-things.js'
import { updateThing } from '../../src/sandbox/world/records/record-changes.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { watchLeaving } from '../support/leaving.js'
import { colourScheme, complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const html = '<vitrine-beauty-profile></vitrine-beauty-profile>'
const [anna, nele, katharina] = customers as unknown as [(typeof customers)[number], (typeof customers)[number], (typeof customers)[number]]

/** Anna is signed in, and has told most of it; Nele (`first-login`) has never said anything. */
async function profilePage(options: Partial<PageOptions> = {}) {
  const warnsOnLeaving = watchLeaving()
  const page = await openPage({ html, scene: 'signed-in', ...options })
  await page.becomes('beauty-profile', 'ready')
  const block = page.in('beauty-profile')
  const group = (name: string) => within(block.getByRole('group', { name }))
  return {
    ...page,
    warnsOnLeaving,
    block,
    group,
    choose: (name: string, value: string) => userEvent.click(group(name).getByRole('radio', { name: value })),
    tick: (name: string, value: string) => userEvent.click(group(name).getByRole('checkbox', { name: value })),
    pick: (name: string, value: string) => userEvent.selectOptions(block.getByRole('combobox', { name }), value),
    select: (name: string) => block.getByRole<HTMLSelectElement>('combobox', { name }),
    save: () => userEvent.click(block.getByRole('button', { name: 'Speichern' })),
    saved: () => kept(page),
  }
}

type ProfilePage = Awaited<ReturnType<typeof profilePage>>

const skin = 'Wie ist deine Haut?'
const wish = 'Was ist dir bei deiner Haut am wichtigsten?'
const wishes = 'Was wünschst du dir noch?'

/** What the platform has of her. */
function kept({ sandbox: { world } }: ShopPage, customer = anna) {
  return thingsOf({ world, customer }, 'BeautyProfile__c').map(({ fields }) => fields)
}

function changeElsewhere({ sandbox: { world } }: ShopPage, fields: Record<string, string | number>) {
  const viewer = { world, customer: anna }
  updateThing(viewer, thingsOf(viewer, 'BeautyProfile__c')[0]?.id ?? '', fields)
}

const isChecked = (page: ProfilePage, group: string, value: string, role: 'radio' | 'checkbox' = 'radio') =>
  page.group(group).getByRole<HTMLInputElement>(role, { name: value }).checked

const unsaved = (page: ProfilePage, words: string) => vi.waitFor(() => expect(page.block.getByText(words).isConnected).toBe(true))

describe('vitrine-beauty-profile', () => {
  it('asks in the order of the specification, section 2', async () => {
    const page = await profilePage()
    const text = page.block.getByRole('group', { name: 'Über dich' }).textContent ?? ''
    const asked = ['Monat', 'Alter', 'empfohlen', 'Sprache'].map((word) => text.indexOf(word))
    expect(asked).not.toContain(-1)
    expect(asked).toEqual(asked.toSorted((one, other) => one - other))
  })

  it('shows what she has said', async () => {
    const page = await profilePage()
    expect(page.select('Monat').selectedOptions[0]?.textContent).toBe('Mai')
    expect(page.select('Tag').value).toBe('17')
    expect(isChecked(page, skin, 'Mischhaut')).toBe(true)
    expect(isChecked(page, wishes, 'Rötungen', 'checkbox')).toBe(true)
    expect(isChecked(page, wishes, 'Unreinheiten', 'checkbox')).toBe(false)
    expect(page.block.getByText('Alles gespeichert.').isConnected).toBe(true)
    expect(page.warnsOnLeaving()).toBe(false)
  })

  it('saves what she has changed and nothing else, says so, and tells the page without a word about her', async () => {
    const page = await profilePage()
    const heard: unknown[] = []
    page.element('beauty-profile').addEventListener('vitrine-profile-save', (event) => heard.push((event as CustomEvent).detail))
    await page.choose(skin, 'trocken')
    await unsaved(page, '1 Änderung noch nicht gespeichert')
    await page.tick('Wofür interessierst du dich?', 'Make-up')
    await userEvent.fill(page.block.getByLabelText(/empfohlen/), 'Jale Ölçer')
    await unsaved(page, '3 Änderungen noch nicht gespeichert')
    await page.save()
    await page.becomes('beauty-profile', 'saved')
    await page.announced('Dein Beauty-Profil ist gespeichert.')
    expect(Object.values(page.sandbox.world.state.recordPlatform?.records ?? {}).map(({ fields }) => fields)).toEqual([
      { SkinType__c: 'trocken', Interests__c: 'Hautpflege;Make-up;Düfte', ReferredBy__c: 'Jale Ölçer' },
    ])
    expect(heard).toEqual([{}])
  })

  it('keeps for the first time what somebody says who never has', async () => {
    const page = await profilePage({ scene: 'first-login' })
    expect(isChecked(page, skin, 'Keine Angabe')).toBe(true)
    await page.choose(skin, 'ölig')
    await page.save()
    await page.becomes('beauty-profile', 'saved')
    expect(kept(page, nele)).toMatchObject([{ SkinType__c: 'ölig', PrimaryNeed__c: null }])
  })

  it('takes back what she has said: one choice by saying nothing, several by emptying them', async () => {
    const page = await profilePage()
    await page.choose(skin, 'Keine Angabe')
    await page.tick('Und rund um die Augen?', 'Augenringe')
    await page.save()
    await page.becomes('beauty-profile', 'saved')
    expect(page.saved()).toMatchObject([{ SkinType__c: null, EyeConcerns__c: null, PrimaryNeed__c: 'Feuchtigkeit' }])
  })

  it('does not count what is as it was, and forgets everything unsaved when she wants it to', async () => {
    const page = await profilePage()
    await page.choose(skin, 'trocken')
    await page.choose(skin, 'Mischhaut')
    await page.becomes('beauty-profile', 'ready')
    await page.choose(skin, 'ölig')
    await page.pick('Tag', '18')
    await userEvent.click(page.block.getByRole('button', { name: 'Verwerfen' }))
    await page.becomes('beauty-profile', 'ready')
    expect(isChecked(page, skin, 'Mischhaut')).toBe(true)
    expect(page.select('Tag').value).toBe('17')
  })

  it('warns on leaving while something is unsaved, and only then', async () => {
    const page = await profilePage()
    await page.choose(skin, 'trocken')
    await vi.waitFor(() => expect(page.warnsOnLeaving()).toBe(true))
    await page.save()
    await page.becomes('beauty-profile', 'saved')
    await vi.waitFor(() => expect(page.warnsOnLeaving()).toBe(false))
  })

  it('shows the most important need as taken among the others, and gives it back', async () => {
    const page = await profilePage()
    await page.choose(wish, 'Rötungen')
    const taken = page.group(wishes).getByRole<HTMLInputElement>('checkbox', { name: /^Rötungen/ })
    await vi.waitFor(() => expect(taken.disabled).toBe(true))
    expect([taken.checked, taken.labels?.[0]?.textContent]).toEqual([false, 'Rötungen steht schon oben'])
    await page.choose(wish, 'Anti-Aging')
    await vi.waitFor(() => expect([taken.disabled, taken.checked]).toEqual([false, true]))
    await page.save()
    await page.becomes('beauty-profile', 'saved')
    expect(String(page.saved()[0]?.OtherNeeds__c).split(';').sort()).toEqual(['Ausstrahlung', 'Rötungen'])
  })

  it('gives back nothing that she has discarded meanwhile', async () => {
    const page = await profilePage()
    await page.choose(wish, 'Rötungen')
    await unsaved(page, '2 Änderungen noch nicht gespeichert')
    await userEvent.click(page.block.getByRole('button', { name: 'Verwerfen' }))
    await page.tick(wishes, 'Rötungen')
    await page.choose(wish, 'Anti-Aging')
    await vi.waitFor(() => expect(isChecked(page, wish, 'Anti-Aging')).toBe(true))
    expect(isChecked(page, wishes, 'Rötungen', 'checkbox')).toBe(false)
  })

  describe('birthday', () => {
    it('wants the month first, and says so', async () => {
      const page = await profilePage({ scene: 'first-login' })
      const day = page.select('Tag')
      expect(page.block.getByText('Wähle zuerst den Monat.').id).toBe(day.getAttribute('aria-describedby'))
      expect([...day.options].map(({ text }) => text)).toEqual(['Wählen'])
      await userEvent.click(day, { force: true })
      await vi.waitFor(() => expect(page.block.getByRole('alert').textContent).toBe('Bitte wähle einen Monat'))
      expect(page.select('Monat').getAttribute('aria-invalid')).toBe('true')
      await page.pick('Monat', 'Februar')
      await vi.waitFor(() => expect(page.block.queryByRole('alert')).toBeNull())
    })

    it.each([
      ['Februar', 29],
      ['April', 30],
      ['Dezember', 31],
    ])('offers in %s %i days', async (month, days) => {
      const page = await profilePage({ scene: 'first-login' })
      await page.pick('Monat', month)
      await vi.waitFor(() => expect(page.select('Tag').options).toHaveLength(days + 1))
    })

    it('can be the 29th of February', async () => {
      const page = await profilePage({ scene: 'first-login' })
      await page.pick('Monat', 'Februar')
      await page.pick('Tag', '29')
      await unsaved(page, '1 Änderung noch nicht gespeichert')
      await page.save()
      await page.becomes('beauty-profile', 'saved')
      expect(kept(page, nele)).toMatchObject([{ BirthMonth__c: 2, BirthDay__c: 29 }])
    })

    it('is not saved without its day: says so at the day, and goes there', async () => {
      const page = await profilePage({ scene: 'first-login' })
      await page.pick('Monat', 'Februar')
      await page.save()
      await vi.waitFor(() => expect(page.block.getByRole('alert').textContent).toBe('Bitte wähle ein Datum'))
      expect(page.element('beauty-profile').shadowRoot?.activeElement).toBe(page.select('Tag'))
      expect(page.asked(/^POST \/services.*records$/)).toEqual([])
    })

    it('loses a day that another month does not have, and says so at once', async () => {
      const page = await profilePage()
      await page.pick('Tag', '31')
      await page.pick('Monat', 'Juli')
      expect(page.select('Tag').value).toBe('31')
      await page.pick('Monat', 'Februar')
      await vi.waitFor(() => expect(page.block.getByRole('alert').textContent).toBe('Bitte wähle ein Datum'))
      expect(page.select('Tag').value).toBe('')
    })

    it('is taken back by taking back the month', async () => {
      const page = await profilePage()
      await page.pick('Monat', 'Keine Angabe')
      await page.save()
      await page.becomes('beauty-profile', 'saved')
      expect(page.saved()).toMatchObject([{ BirthMonth__c: null, BirthDay__c: null }])
    })
  })

  describe('when saving does not work', () => {
    it.each(['offline', 'error-500', 'lost-answer'] as const)('loses nothing in %s, and saves with the next try', async (kind) => {
      vi.spyOn(console, 'error').mockReturnValue()
      const page = await profilePage()
      await page.choose(skin, 'trocken')
      page.sandbox.weather({ kind, method: 'PATCH', times: 1 })
      await page.save()
      await page.becomes('beauty-profile', 'unsaved')
      expect(page.block.getByRole('alert').textContent).toContain('Was du geändert hast, ist noch da.')
      expect([isChecked(page, skin, 'trocken'), page.warnsOnLeaving()]).toEqual([true, true])
      await page.save()
      await page.becomes('beauty-profile', 'saved')
      expect(page.saved()).toMatchObject([{ SkinType__c: 'trocken' }])
    })

    it('says why until she saves again, also when the shop can be reached meanwhile', async () => {
      vi.spyOn(console, 'error').mockReturnValue()
      const page = await profilePage()
      await page.choose(skin, 'trocken')
      page.sandbox.weather({ kind: 'offline', method: 'PATCH', times: 1 })
      await page.save()
      const said = (await page.block.findByRole('alert')).textContent
      expect(said).toContain('Wir erreichen den Shop gerade nicht')
      changeElsewhere(page, { AgeRange__c: 'unter 25' })
      window.dispatchEvent(new Event('online'))
      await vi.waitFor(() => expect(isChecked(page, 'Alter', 'unter 25')).toBe(true))
      expect(page.block.getByRole('alert').textContent).toBe(said)
      await page.save()
      await page.becomes('beauty-profile', 'saved')
      expect(page.block.queryByRole('alert')).toBeNull()
    })

    it('sends once, however often she presses', async () => {
      const page = await profilePage()
      await page.choose(skin, 'trocken')
      page.sandbox.weather({ kind: 'slow', method: 'PATCH', delay: 60_000 })
      await page.save()
      await userEvent.dblClick(await page.block.findByRole('button', { name: 'Wird gespeichert' }), { force: true })
      page.sandbox.weather({ kind: 'clear' })
      await page.becomes('beauty-profile', 'saved')
      expect(page.asked(/^PATCH/)).toHaveLength(1)
    })

    it('keeps what she says while it is being saved', async () => {
      const page = await profilePage()
      await page.choose(skin, 'trocken')
      page.sandbox.weather({ kind: 'slow', method: 'PATCH', delay: 60_000 })
      await page.save()
      await page.choose('Alter', 'ab 55')
      page.sandbox.weather({ kind: 'clear' })
      await page.becomes('beauty-profile', 'changed')
      await unsaved(page, '1 Änderung noch nicht gespeichert')
      await page.save()
      await page.becomes('beauty-profile', 'saved')
      expect(page.saved()).toMatchObject([{ SkinType__c: 'trocken', AgeRange__c: 'ab 55' }])
    })
  })

  describe('when her session ends', () => {
    async function signedOut() {
      const page = await profilePage()
      await page.choose(skin, 'trocken')
      page.sandbox.world.state.sessions = {}
      await page.save()
      await page.becomes('beauty-profile', 'guest')
      return page
    }
    async function signIn(page: ProfilePage, customer: typeof anna) {
      page.sandbox.world.state.client.sid = openSession(page.sandbox.world, customer).sid
      await page.shop.wake()
    }

    it('hides what she has said, keeps it in mind, and goes on when she is back', async () => {
      const page = await signedOut()
      const link = page.block.getByRole('link', { name: 'In neuem Tab anmelden' })
      expect([link.getAttribute('target'), page.block.queryByRole('radio'), page.warnsOnLeaving()]).toEqual(['_blank', null, true])
      await signIn(page, anna)
      await page.becomes('beauty-profile', 'changed')
      expect(isChecked(page, skin, 'trocken')).toBe(true)
      await page.save()
      await page.becomes('beauty-profile', 'saved')
      expect(page.saved()).toMatchObject([{ SkinType__c: 'trocken' }])
    })

    it('shows nothing of it to anybody else', async () => {
      const page = await signedOut()
      await signIn(page, katharina)
      await page.becomes('beauty-profile', 'ready')
      expect(page.warnsOnLeaving()).toBe(false)
      await signIn(page, anna)
      await vi.waitFor(() => expect(isChecked(page, skin, 'Mischhaut')).toBe(true))
    })
  })

  describe('when it was changed elsewhere meanwhile', () => {
    async function changedTwice(fields: Record<string, string | number> = { SkinType__c: 'ölig', Interests__c: 'Geschenke' }) {
      const page = await profilePage()
      await page.choose(skin, 'trocken')
      await page.choose('Alter', 'ab 55')
      await page.pick('Tag', '31')
      changeElsewhere(page, fields)
      await page.save()
      await page.becomes('beauty-profile', 'conflict')
      return page
    }

    it('shows what, and saves hers when she wants that', async () => {
      const page = await changedTwice()
      const alert = within(page.block.getByRole('alert'))
      expect(alert.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([skin, 'Wofür interessierst du dich?'])
      expect(alert.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        'Dort steht jetzt: ölig',
        'Deine Auswahl: trocken',
        'Dort steht jetzt: Geschenke',
      ])
      await userEvent.click(alert.getByRole('button', { name: 'Meine Auswahl speichern' }))
      await page.becomes('beauty-profile', 'saved')
      expect(page.saved()).toMatchObject([{ SkinType__c: 'trocken', AgeRange__c: 'ab 55', BirthDay__c: 31, Interests__c: 'Geschenke' }])
    })

    it('takes the other when she wants that, and keeps the rest of hers', async () => {
      const page = await changedTwice()
      await userEvent.click(page.block.getByRole('button', { name: 'Die andere übernehmen' }))
      await page.becomes('beauty-profile', 'changed')
      expect([isChecked(page, skin, 'ölig'), isChecked(page, 'Alter', 'ab 55')]).toEqual([true, true])
      await page.save()
      await page.becomes('beauty-profile', 'saved')
      expect(page.saved()).toMatchObject([{ SkinType__c: 'ölig', AgeRange__c: 'ab 55', BirthDay__c: 31 }])
    })

    it('never makes one birthday of two', async () => {
      const page = await changedTwice({ BirthMonth__c: 2, BirthDay__c: 3 })
      expect(
        within(page.block.getByRole('alert'))
          .getAllByRole('definition')
          .map(({ textContent }) => textContent),
      ).toEqual(['Dort steht jetzt: 3. Februar', 'Deine Auswahl: 31. Mai'])
      await userEvent.click(page.block.getByRole('button', { name: 'Meine Auswahl speichern' }))
      await page.becomes('beauty-profile', 'saved')
      expect(page.saved()).toMatchObject([{ BirthMonth__c: 5, BirthDay__c: 31 }])
    })
  })

  it('asks guests to sign in, with the editor’s words, and asks the platform nothing', async () => {
    const page = await openPage({
      html: '<vitrine-beauty-profile sign-in-hint="Nur für dich."></vitrine-beauty-profile>',
      scene: 'guest',
      at: '/beauty-profile',
    })
    await page.becomes('beauty-profile', 'guest')
    expect(page.in('beauty-profile').getByText('Nur für dich.').isConnected).toBe(true)
    expect(page.in('beauty-profile').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Fbeauty-profile')
    expect(page.asked(/ui-api/)).toEqual([])
  })

  it('says when it cannot be read, and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await openPage({ html, scene: 'signed-in', weather: [{ kind: 'offline', match: 'related-list-records', times: 1 }] })
    await page.becomes('beauty-profile', 'failed')
    await userEvent.click(page.in('beauty-profile').getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('beauty-profile', 'ready')
  })

  it('is as high while it waits as it is afterwards', async () => {
    const page = await openPage({ html, scene: 'signed-in', weather: [{ kind: 'slow', match: 'related-list-records', delay: 60_000 }] })
    await page.becomes('beauty-profile', 'loading')
    expect(page.in('beauty-profile').getByRole('img', { name: 'Wird geladen' }).isConnected).toBe(true)
    await document.fonts.ready
    const heights = () =>
      [
        page.element('beauty-profile'),
        ...(page.element('beauty-profile').shadowRoot?.querySelectorAll('h1, .lead, fieldset, .foot') ?? []),
      ].map((element) => element.getBoundingClientRect().height)
    const before = heights()
    expect(page.in('beauty-profile').queryByRole('radio')).toBeNull()
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('beauty-profile', 'ready')
    expect(heights()).toEqual(before)
  })

  it('shows the sections that the editor has chosen', async () => {
    const page = await profilePage({
      html: '<vitrine-beauty-profile sections="skin interests" heading="Deine Haut" intro="Erzähl."></vitrine-beauty-profile>',
    })
    expect(page.block.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Deine Haut', 'Hautpflege', 'Interessen'])
    expect(page.block.getByText('Erzähl.').isConnected).toBe(true)
    expect(page.block.queryByRole('combobox')).toBeNull()
  })

  it('keeps to itself what she says', async () => {
    const page = await profilePage()
    await userEvent.fill(page.block.getByLabelText(/empfohlen/), 'Jale Ölçer')
    await page.choose(skin, 'trocken')
    await page.save()
    await page.becomes('beauty-profile', 'saved')
    const elsewhere = [
      JSON.stringify(page.shop.bus.inspect()),
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.cookie,
      location.href,
      page.element('beauty-profile').outerHTML,
      ...page.sandbox.requests().map(({ path, query }) => path + query),
    ].join('\n')
    for (const secret of ['Jale', 'trocken', 'Mischhaut']) expect(decodeURIComponent(elsewhere)).not.toContain(secret)
  })

  it('shows a sample in an editor, which can do nothing and asks nobody', async () => {
    const page = await openPage({ html: `<div data-vitrine-mode="edit">${html}</div>`, scene: 'signed-in' })
    await page.becomes('beauty-profile', 'ready')
    await userEvent.click(page.in('beauty-profile').getByRole('radio', { name: 'trocken' }), { force: true })
    await vi.waitFor(() => expect(page.in('beauty-profile').getByText('Alles gespeichert.').isConnected).toBe(true))
    expect(page.asked(/ui-api/)).toEqual([])
  })

  it('keeps the bar, and what comes of saving, in sight, and is never wider than a small phone', async () => {
    const page = await profilePage({ html: `<div style="width: 288px; height: 400px; overflow: auto">${html}</div>` })
    const scroller = page.element('beauty-profile').parentElement
    expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
    await page.choose('Alter', 'ab 55')
    changeElsewhere(page, { AgeRange__c: 'unter 25' })
    const isInSight = (element: HTMLElement) => {
      const [inner, outer] = [element.getBoundingClientRect(), scroller?.getBoundingClientRect()]
      expect([inner.top >= (outer?.top ?? 0), inner.bottom <= (outer?.bottom ?? 0)]).toEqual([true, true])
    }
    scroller?.scrollTo(0, 300)
    await vi.waitFor(() => isInSight(page.block.getByRole('button', { name: 'Speichern' })))
    await page.save()
    await page.becomes('beauty-profile', 'conflict')
    isInSight(page.block.getByText('Das wurde inzwischen an anderer Stelle geändert'))
  })

  it('is locked in shop-id mode', async () => {
    const page = await profilePage()
    page.shop.bus.publish('consultant-key-selected', { shopId: 'a', consultantKey: 'b', hideHeader: false })
    await vi.waitFor(() => expect(page.select('Monat').closest('[inert]')).not.toBeNull())
  })

  it.each(schemes)('has nothing that axe complains about, in %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await profilePage({ scene: 'first-login' })
    await page.choose(wish, 'Rötungen')
    await page.pick('Monat', 'Februar')
    await page.save()
    expect(await complaints(page.element('beauty-profile'))).toEqual([])
    await colourScheme('light')
  })
})
