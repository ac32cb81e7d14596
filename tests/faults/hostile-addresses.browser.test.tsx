import { afterEach, describe, expect, it, vi } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { fieldSlots } from '../../src/core/element/index.js'
import { type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

void import.meta.glob('../../src/blocks/*/index.ts', { eager: true })

const openShop = openSandbox()
const detection = '<vitrine-consultant-detection></vitrine-consultant-detection>'
const hack = 'window.hacked=1'
const hostile = [
  `javascript:${hack}`,
  `JaVa\nScRiPt:${hack}`,
  `\u0001javascript:${hack}//https://shop.example`,
  `data:text/html,<script>${hack}</script>`,
  'vbscript:msgbox(1)',
  `blob:${location.origin}/1`,
  'intent://evil.example#Intent;scheme=http;end',
  'file:///etc/passwd',
  'https://shop.example@evil.example/',
  'https://user:secret@evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'http://evil.example/',
]
const names = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href']

/** What an element leads to or shows, in shadow roots too, as the browser reads it. */
function addressesIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    // What is called so on a block is a word of ours; the browser loads nothing by it.
    ...(element.localName.startsWith('vitrine-') ? [] : names.flatMap((name) => element.getAttribute(name) ?? [])),
    ...(element.shadowRoot ? addressesIn(element.shadowRoot) : []),
  ])
}

/** By the browser's own reading, not by ours. */
function isHarmless(address: string): boolean {
  if (!URL.canParse(address, location.href)) return false
  const { protocol, origin, host, username, password } = new URL(address, location.href)
  if (username || password || host.endsWith('evil.example')) return false
  return ['https:', 'mailto:', 'tel:'].includes(protocol) || origin === location.origin
}

const harmIn = (page: ShopPage): string[] => addressesIn(page.container).filter((address) => !isHarmless(address))
const settled = async ({ container, shop }: ShopPage, tag: string) => {
  shop.cart.open()
  const states = () => [...container.querySelectorAll<HTMLElement>(tag)].map(({ dataset }) => dataset.state)
  await vi.waitFor(() => expect(states()).not.toContain('loading'))
}
const isAddress = ({ field }: { field: { type: string } }) => field.type === 'url' || field.type === 'image'
const withAddresses = declarations.filter((declaration) => fieldSlots(declaration).some(isAddress))
const scenes = ['guest', 'signed-in'] as const
const each = withAddresses.flatMap(({ tag }) => scenes.map((scene) => ({ tag, scene })))

afterEach(() => {
  expect((window as { hacked?: unknown }).hacked).toBeUndefined()
})

describe.each(each)('hostile addresses in the fields of $tag ($scene)', ({ tag, scene }) => {
  it('lead nowhere, bring nothing, and are told', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    const slots = fieldSlots(declarations.find((declaration) => declaration.tag === tag)!).filter(isAddress)
    const page = await openShop({
      scene,
      at: '/?moniker=anna-berger&mk_moniker=anna-berger&q=creme',
      html: detection + hostile.map(() => `<${tag}></${tag}>`).join(''),
      before: (body) => {
        for (const [index, element] of [...body.querySelectorAll(`div > ${tag}`)].entries()) {
          for (const { attribute } of slots) element.setAttribute(attribute, hostile[index]!)
        }
      },
    })
    await settled(page, tag)
    expect(harmIn(page)).toEqual([])
    const told = warn.mock.calls.map(([line]) => String(line))
    for (const { attribute } of slots.filter(({ field }) => field.type === 'url')) {
      expect(told).toContainEqual(expect.stringContaining(`<${tag}> ${attribute}="javascript:`))
    }
  })
})

describe.each(['vitrine-store', ...withAddresses.map(({ tag }) => tag)].filter((tag, at, all) => all.indexOf(tag) === at))(
  'hostile addresses in the answers that %s gets',
  (tag) => {
    it.each([hostile[0]!, hostile[3]!])('lead nowhere and bring nothing: %j', async (address) => {
      vi.spyOn(console, 'error').mockReturnValue()
      vi.spyOn(console, 'warn').mockReturnValue()
      const ask = window.fetch
      vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
        const response = await ask(...request)
        const body: unknown = await response
          .clone()
          .json()
          .catch(() => undefined)
        return body === undefined ? response : Response.json(poisoned(body, address), response)
      })
      try {
        const page = await openShop({
          scene: 'signed-in',
          at: '/?moniker=anna-berger&mk_moniker=anna-berger&q=creme',
          html: `${detection}<${tag}></${tag}>`,
        })
        await settled(page, tag)
        expect(harmIn(page)).toEqual([])
      } finally {
        vi.unstubAllGlobals()
      }
    })
  },
)

/** The same answer, with an address of ours wherever it has one. */
function poisoned(value: unknown, address: string, name = ''): unknown {
  if (typeof value === 'string') return /url|link|path|href|image|src|website/i.test(name) ? address : value
  if (Array.isArray(value)) return value.map((item) => poisoned(item, address, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poisoned(item, address, key === 'value' ? name : key)]))
}

/** That http is not listed, only the page can know; the field takes it. */
const nowhere = hostile.filter((address) => !address.startsWith('http:'))

describe('a way on that is hostile', () => {
  it.each(nowhere)('is not gone after signing in: the usual one is: %j', async (address) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const page = await openShop({
      html: '<vitrine-login></vitrine-login>',
      before: (body) => body.querySelector('vitrine-login')!.setAttribute('return-url', address),
    })
    await userEvent.fill(page.in('login').getByLabelText('E-Mail-Adresse'), 'anna.muster@example.org')
    await userEvent.fill(page.in('login').getByLabelText('Passwort'), 'lindenrose')
    await userEvent.click(page.in('login').getByRole('button', { name: 'Anmelden' }))
    await page.becomes('login', 'done')
    await vi.waitFor(() => expect(page.visits).toEqual(['/']))
  })

  it.each(hostile)('is not gone by the shop, wherever it comes from: %j', async (address) => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const page = await openShop({ html: '' })
    page.shop.page.go(address)
    await new Promise((resolve) => setTimeout(resolve))
    expect(page.visits).toEqual([])
    expect(error).toHaveBeenCalledWith(expect.stringContaining('does not lead to'))
  })
})
