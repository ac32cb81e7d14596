import { describe, expect, it, vi } from 'vitest'

import { declarations } from '../../src/blocks/declarations.js'
import { namesWith } from '../../src/commerce/domain/names/extension-names.js'
import { complaints, openSandbox } from '../support/shop-page.js'

import.meta.glob('../../src/blocks/*/index.ts', { eager: true })

/** What each block says where the organisation has no extension; undefined: it is absent. */
const instead: Readonly<Record<string, RegExp | undefined>> = {
  'beauty-profile': /Deine Beraterin berät dich auch so gern/,
  'consultant-assignment': undefined,
  'consultant-search': /Öffne den Link deiner Beraterin/,
  'consultant-switcher': /Öffne den Link deiner Beraterin/,
  'contact-preferences': /Die Adresse steht im Impressum/,
  'newsletter-signup': /Die Adresse steht im Impressum/,
  'password-reset': /auf der Anmeldeseite/,
  'personal-data': /Die Adresse steht im Impressum/,
  register: /auf der Anmeldeseite/,
  'site-search': /nur nach Produkten/,
  'subscription-preferences': /Die Adresse steht im Impressum/,
}

const visit = openSandbox({ extensions: [] })
const names = JSON.stringify(namesWith([]))

describe('on a platform without extensions', () => {
  it('every block whose extension is off is absent, or says what a customer can do instead, and asks nothing', async () => {
    const log = vi.spyOn(console, 'error')
    const html = Object.keys(instead)
      .map((name) => `<vitrine-${name}></vitrine-${name}>`)
      .join('')
    const page = await visit({ html, scene: 'signed-in', settings: { names } })
    for (const [name, words] of Object.entries(instead)) {
      await page.becomes(name, 'unavailable')
      if (words) expect(page.in(name).getByText(words).isConnected).toBe(true)
      else expect(page.element(name).shadowRoot?.querySelector('.block')?.textContent).toBe('')
    }
    expect(page.asked(/apex/)).toEqual([])
    expect(log.mock.calls).toEqual([])
    expect(await complaints(page.container)).toEqual([])
  })

  it('the withdrawal names the address to write to', async () => {
    const html = '<vitrine-withdrawal service-email="service@lindenrose.example"></vitrine-withdrawal>'
    const page = await visit({ html, settings: { names } })
    await page.becomes('withdrawal', 'ready')
    expect(page.in('withdrawal').getByRole('link', { name: 'service@lindenrose.example' }).getAttribute('href')).toBe(
      'mailto:service@lindenrose.example',
    )
    expect(page.in('withdrawal').queryByRole('textbox')).toBeNull()
  })

  it('a customer signs out on the platform’s own page', async () => {
    const page = await visit({
      html: '<vitrine-main-navigation></vitrine-main-navigation>',
      scene: 'signed-in',
      settings: { names, 'site-path': '/store' },
    })
    await page.becomes('main-navigation', 'signed-in')
    page.in('main-navigation').getByRole('button', { name: 'Abmelden' }).click()
    await vi.waitFor(() => expect(page.visits).toEqual(['/store/secur/logout.jsp']))
  })
})

/** A catalogue and a video stand at another house, which no test asks; the cart panel waits until somebody opens it. */
const apart = ['store', 'catalogue-frame', 'video', 'cart-panel']

describe('every block on a platform without extensions', () => {
  it.each(['guest', 'signed-in'] as const)('is drawn without a failure: %s', async (scene) => {
    const failures: string[] = []
    const fail = (event: Event) => failures.push(String((event as CustomEvent).detail?.message))
    document.addEventListener('vitrine-error', fail)
    try {
      const blocks = declarations.map(({ tag }) => tag.replace('vitrine-', '')).filter((name) => !apart.includes(name))
      const html = blocks.map((name) => `<vitrine-${name}></vitrine-${name}>`).join('')
      const page = await visit({ html, scene, at: '/?mk_moniker=anna-berger', settings: { names } })
      const stateOf = (name: string) => `${name} ${page.state(name) ?? 'drawn'}`
      await vi.waitFor(() => expect(blocks.map(stateOf).filter((line) => / waiting$/.test(line))).toEqual([]))
      expect(blocks.map(stateOf).filter((line) => / failed$/.test(line))).toEqual([])
      expect(failures).toEqual([])
      const refused = page.sandbox.requests().filter(({ status }) => status === 400)
      expect(refused.map(({ path }) => path)).toEqual([])
    } finally {
      document.removeEventListener('vitrine-error', fail)
    }
  })
})
