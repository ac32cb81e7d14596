import { describe, expect, it, vi } from 'vitest'

import { declarations } from '../../src/blocks/declarations.js'
import { namesWith } from '../../src/shop/names/extension-names.js'
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

describe('every block on a platform without extensions', () => {
  for (const scene of ['guest', 'signed-in'] as const)
    it.each(declarations.map(({ tag }) => tag.replace('vitrine-', '')).filter((name) => name !== 'store'))(
      `is drawn without a failure: %s (${scene})`,
      async (name) => {
        const failures: string[] = []
        const fail = (event: Event) => failures.push(String((event as CustomEvent).detail?.message))
        document.addEventListener('vitrine-error', fail)
        try {
          const page = await visit({ html: `<vitrine-${name}></vitrine-${name}>`, scene, settings: { names } })
          await vi.waitFor(() => expect(page.state(name)).not.toBe('waiting'))
          await vi.waitFor(() => expect(page.element(name).matches(':defined')).toBe(true))
          expect([page.state(name) === 'failed', failures]).toEqual([false, []])
          expect(
            page.sandbox
              .requests()
              .filter(({ status }) => status === 400)
              .map(({ path }) => path),
          ).toEqual([])
        } finally {
          document.removeEventListener('vitrine-error', fail)
        }
      },
    )
})
