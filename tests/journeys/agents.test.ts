import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wholeChromium } from '../support/chromium.js'
import { engine } from '../support/browser.js'
import { violations } from '../support/page-checks.js'
import { openExampleShop } from '../support/shop-server.js'

// WebMCP as Chromium has it: it needs the browser as a whole, and its flag.
const shop = openExampleShop()
let browser: Browser

beforeAll(async () => {
  if (engine === 'chromium')
    browser = await chromium.launch({ ...wholeChromium, args: [...wholeChromium.args, '--enable-features=WebMCP'] })
})
afterAll(() => browser?.close())

interface Found {
  structuredContent: { products: { productId: string; name: string; price: { amount: string; text: string; note: string } }[] }
}

async function visit(path: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ baseURL: shop.url, locale: 'de-DE', viewport: { width, height: 812 } })
  await page.addInitScript(() => localStorage.setItem('vitrine_consent', new Date().toISOString().slice(0, 10)))
  await page.goto(path)
  await expect.poll(async () => (await page.webmcp.tools()).length).toBe(8)
  return page
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Erlaubst du das?' })

describe.runIf(engine === 'chromium')('an agent in the browser', () => {
  it('finds a serum under 40 €, puts it into the cart in Anna’s shop, and leaves the order to the person', async () => {
    const page = await visit('/')
    const choosing = page.webmcp.callTool('chooseConsultant', { moniker: 'anna-berger' })
    await question(page).getByText('von jetzt an bei Anna Berger einkaufen').waitFor()
    await question(page).getByRole('button', { name: 'Ja, erlauben' }).click()
    expect(await choosing).toMatchObject({ structuredContent: { consultant: { moniker: 'anna-berger', name: 'Anna Berger' } } })

    const { structuredContent } = (await page.webmcp.callTool('searchProducts', {
      term: 'Serum',
      maxPrice: 40,
      sort: 'price-up',
    })) as unknown as Found
    const serum = structuredContent.products.find(({ name }) => /serum/i.test(name))
    expect(Number(serum?.price.amount)).toBeLessThanOrEqual(40)
    expect(serum?.price).toMatchObject({ text: expect.stringMatching(/^\d+,\d\d\u00a0€$/), note: 'inkl. MwSt., zzgl. Versand' })

    const adding = page.webmcp.callTool('updateCart', { lines: [{ productId: serum!.productId, quantity: 1 }] })
    await question(page).getByText(`1 Stück „${serum?.name}“ in deinen Warenkorb legen`).waitFor()
    await question(page).getByRole('button', { name: 'Ja, erlauben' }).click()
    expect(await adding).toMatchObject({
      structuredContent: {
        userErrors: [],
        cart: { consultant: { moniker: 'anna-berger' }, lines: [{ name: serum?.name, price: serum?.price && { text: serum.price.text } }] },
      },
    })
    await page.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).waitFor()
    await page.webmcp.callTool('openCart', {})
    await page.getByRole('dialog', { name: 'Warenkorb' }).getByText(serum!.name).first().waitFor()

    const leading = page.webmcp.callTool('startCheckout', {})
    await question(page).getByText('mit dir zur Kasse gehen').waitFor()
    await question(page).getByRole('button', { name: 'Ja, erlauben' }).click()
    await leading.catch(() => {})
    await page.waitForURL(/\/checkout/)
    expect((await page.webmcp.tools()).map(({ name }) => name).join()).not.toMatch(/order|pay/i)
    const requests = (await shop.requests()) as { method: string; path: string }[] | { requests?: { method: string; path: string }[] }
    const sent = Array.isArray(requests) ? requests : (requests.requests ?? [])
    expect(sent.filter(({ method, path }) => method === 'POST' && /orders|payments/.test(path))).toEqual([])
    await page.close()
  })

  it('reads the annotations of each tool, and changes nothing when the shopper says no', async () => {
    const page = await visit('/?mk_moniker=anna')
    const tools = await page.webmcp.tools()
    expect(tools.flatMap(({ name, annotations }) => (annotations?.readOnly ? [name] : [])).toSorted()).toEqual([
      'findConsultants',
      'getCart',
      'getProduct',
      'searchProducts',
    ])
    expect(tools.flatMap(({ name, annotations }) => (annotations?.consequential ? [name] : [])).toSorted()).toEqual([
      'chooseConsultant',
      'startCheckout',
      'updateCart',
    ])
    expect(tools.every(({ annotations }) => annotations?.untrustedContent)).toBe(true)
    expect(tools.find(({ name }) => name === 'getProduct')?.inputSchema).toMatchObject({ type: 'object', required: ['productId'] })

    const { structuredContent } = (await page.webmcp.callTool('searchProducts', { pageSize: 1 })) as unknown as Found
    const adding = page.webmcp.callTool('updateCart', { lines: [{ productId: structuredContent.products[0]!.productId, quantity: 1 }] })
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    expect(await adding).toMatchObject({ isError: true })
    expect(await page.webmcp.callTool('getCart', {})).not.toHaveProperty('structuredContent.cart')
    expect(await page.webmcp.callTool('getProduct', { productId: 'rose' })).toMatchObject({ isError: true })

    await page.evaluate(() => document.querySelector('vitrine-store')?.remove())
    await expect.poll(async () => (await page.webmcp.tools()).length).toBe(0)
    await page.close()
  })

  it('is allowed by keyboard on a narrow phone, in English, with nothing that axe has against the question', async () => {
    const page = await visit('/en', 320)
    const { structuredContent } = (await page.webmcp.callTool('searchProducts', { pageSize: 1 })) as unknown as Found
    const [product] = structuredContent.products
    const adding = page.webmcp.callTool('updateCart', { lines: [{ productId: product!.productId, quantity: 1 }] })
    const asked = page.getByRole('dialog', { name: 'Do you allow this?' })
    await asked.getByText(`put 1 piece of "${product?.name}" into your cart`).waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Tab')
    await expect.poll(() => asked.getByRole('button', { name: 'Yes, allow it' }).evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    expect(await adding).toMatchObject({ structuredContent: { userErrors: [], cart: { total: { note: 'incl. VAT' } } } })
    await page.close()
  })
})
