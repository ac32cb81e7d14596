import { beforeAll, describe, expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js'
import { answerPlatform } from '../../src/sandbox/node.js'
import { createFirstAnswers, withoutTimeOfAnswers } from '../../src/server/pages/first-answers.js'

const html = '<html><head></head><body>Seite</body></html>'
const none = new URL('http://localhost/')
const product = '01t9V0000000001QAA'
const pageOf = (...nodes: PageDocument['nodes']): PageDocument => ({
  version: 1,
  path: '/',
  language: 'de',
  title: 'Seite',
  description: '',
  nodes,
})
const list = { block: 'vitrine-product-list', fields: { pageSize: 4 } }
const detail = { block: 'vitrine-product-detail' }
const answersIn = (text: string): Record<string, unknown> => {
  const [, json = '{"answers":{}}'] = /<script type="application\/json" data-vitrine-answers>(.*)<\/script>/.exec(text) ?? []
  return (JSON.parse(json) as { answers: Record<string, unknown> }).answers
}

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox()
})
const ask: typeof fetch = async (input, init) =>
  (await answerPlatform(sandbox, new Request(new URL(String(input), 'http://localhost'), init))) ?? Response.error()
const patient = { fetch: ask, patience: 10_000 }

describe('what a page brings along', () => {
  it('is what its blocks will ask for, as every guest sees it', async () => {
    sandbox.scene('guest')
    const { into } = createFirstAnswers(patient)
    const answers = answersIn(
      await into(html, pageOf(list, { ...list, fields: { source: 'favourites' } }, detail), new URL(`/?id=${product}`, none)),
    )
    expect(Object.values(answers)).toMatchObject([{ products: { length: 4 } }, { id: product, name: 'Rosenserum Leuchtkraft' }])
  })

  it('is what goes with the product of the address, on a page that shows it', async () => {
    sandbox.scene('guest')
    const page = pageOf({ ...list, fields: { source: 'related', pageSize: 3 } })
    const { into } = createFirstAnswers(patient)
    expect(answersIn(await into(html, page, none))).toEqual({})
    const [related] = Object.values(answersIn(await into(html, page, new URL(`/?id=${product}`, none)))) as { id: string }[][]
    expect(related).toHaveLength(3)
    expect(related).not.toContainEqual(expect.objectContaining({ id: product }))
  })

  it('asks for the picture of a product before everything else, for a browser may ask for six things at a time', async () => {
    sandbox.scene('guest')
    const files = '<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js">'
    const { into } = createFirstAnswers(patient)
    const text = await into(html.replace('</head>', `${files}</head>`), pageOf(detail), new URL(`/?id=${product}`, none))
    expect(text).toMatch(/<head><link rel="preload" as="image" href="[^"]+" fetchpriority="high"><link rel="stylesheet"/)
  })

  it('is told apart from the same of a minute later by its time only', async () => {
    sandbox.scene('guest')
    let now = 1764072000000
    const { into } = createFirstAnswers({ ...patient, clock: () => now })
    const page = pageOf(list)
    const first = await into(html, page, none)
    now += 2 * 60 * 1000
    // The second request finds what the first one has asked for anew.
    await into(html, page, none)
    await expect.poll(() => into(html, page, none)).not.toBe(first)
    expect(withoutTimeOfAnswers(await into(html, page, none))).toBe(withoutTimeOfAnswers(first))
  })

  it('can end nothing that stands around it, and names the picture that is seen first', async () => {
    sandbox.scene('guest')
    const { into } = createFirstAnswers({
      ...patient,
      fetch: async (...request) => {
        const answer = await ask(...request)
        return new Response(
          (await answer.text()).replaceAll('Rosenserum', () => '</script><b>$& Rosenserum'),
          answer,
        )
      },
    })
    const text = await into(html, pageOf({ ...detail, fields: { product } }), none)
    expect(text).not.toContain('</script><b>')
    expect(Object.values(answersIn(text))).toMatchObject([{ name: '</script><b>$& Rosenserum Leuchtkraft' }])
    expect(text).toContain(`<link rel="preload" as="image" href="/cms/delivery/media/product-${product}" fetchpriority="high"></head>`)
  })

  it('is nothing of a customer’s', async () => {
    sandbox.scene('signed-in')
    expect(await createFirstAnswers(patient).into(html, pageOf(list), none)).toBe(html)
    sandbox.scene('guest')
  })

  it('is nothing when nobody answers in time, and is there for the next', async () => {
    sandbox.scene('guest')
    let answer = (): void => undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { into } = createFirstAnswers({
      patience: 1,
      fetch: async (...request) => {
        await waiting
        return ask(...request)
      },
    })
    expect(await into(html, pageOf(list), none)).toBe(html)
    answer()
    await expect.poll(async () => Object.keys(answersIn(await into(html, pageOf(list), none)))).toHaveLength(1)
  })

  it('is asked for once in a minute, then again while the old one is given out', async () => {
    sandbox.scene('guest')
    let now = 0
    let asked = 0
    const { into } = createFirstAnswers({
      ...patient,
      clock: () => now,
      fetch: (...request) => {
        if (String(request[0]).includes('product-search')) asked += 1
        return ask(...request)
      },
    })
    const page = () => into(html, pageOf(list), none)
    await page()
    // A list of the whole range asks once for each category at the top.
    const once = asked
    expect(once).toBeGreaterThan(0)
    await page()
    expect(asked).toBe(once)
    now = 61_000
    expect(answersIn(await page())).not.toEqual({})
    await expect.poll(() => asked).toBe(2 * once)
  })

  it('is asked for anew when the clock was set back, as nobody knows how old it is', async () => {
    sandbox.scene('guest')
    let now = 24 * 3_600_000
    let asked = 0
    const { into } = createFirstAnswers({
      ...patient,
      clock: () => now,
      fetch: (...request) => {
        if (String(request[0]).includes('product-search')) asked += 1
        return ask(...request)
      },
    })
    await into(html, pageOf(list), none)
    const once = asked
    now = 3_600_000
    await into(html, pageOf(list), none)
    expect(asked).toBe(2 * once)
  })

  it('is not asked of a platform that stands elsewhere', async () => {
    const store = { block: 'vitrine-store', fields: { apiBasePath: 'https://shop.example/webruntime/api' } }
    expect(await createFirstAnswers(patient).into(html, pageOf(store, list), none)).toBe(html)
  })

  it('is drawn in the language that the shop is set to, or else in that of the page', async () => {
    const drawn = (page: Partial<PageDocument>, said: string) =>
      createFirstAnswers(patient).into(
        `<html><head></head><body>${said}<vitrine-main-navigation></vitrine-main-navigation></body></html>`,
        { ...pageOf(...(page.nodes ?? []), { block: 'vitrine-main-navigation' }), language: page.language ?? 'de' },
        none,
      )
    const store = { block: 'vitrine-store', fields: { locale: 'en' } }
    expect(await drawn({}, 'Seite')).toContain('Hauptnavigation')
    expect(await drawn({ language: 'en' }, 'page')).toContain('Main navigation')
    expect(await drawn({ nodes: [store] }, 'shop')).toContain('Main navigation')
  })
})
