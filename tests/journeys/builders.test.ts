import { resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { BlockNode, Json, PageNode } from '../../src/core/element/declaration.js'
import { createPublisher } from '../../src/server/pages/publisher.js'
import { firstAnswersAttribute } from '../../src/commerce/domain/product/first-answers.js'
import { puckDriver, studioDriver } from '../support/builder-drivers.js'
import { openExampleShop, runtime } from '../support/shop-server.js'

const shop = openExampleShop()

const about = { version: 1, path: '/herbst', language: 'de', title: 'Herbst', description: 'Was die Haut im Herbst braucht.' } as const
const heading: PageNode = { html: 'h2', children: ['Pflege im Herbst'] }
const paragraph = (text: string): PageNode => ({ html: 'p', children: [text] })
const section = (fields: Record<string, Json>, ...nodes: PageNode[]): BlockNode => ({
  block: 'vitrine-section',
  slots: { default: [{ block: 'vitrine-column', fields, slots: { default: nodes } }] },
})

const start: PageDocument = {
  ...about,
  nodes: [section({}, heading, paragraph('Erst reinigen.'), paragraph('Dann pflegen.')), section({})],
}

/** Where the steps lead: no eyebrow any more, half a phone wide, the second paragraph first, and the removed list is back. */
const expected: PageDocument = {
  ...about,
  nodes: [
    section({}, heading, paragraph('Dann pflegen.'), paragraph('Erst reinigen.')),
    section(
      { widthMobile: 6 },
      { block: 'vitrine-product-list', fields: { heading: 'Für kalte Tage', badge: 'best-seller', pageSize: 4, allUrl: '/products' } },
    ),
  ],
}

const answers = new RegExp(`<script type="application/json" ${firstAnswersAttribute}>.*?</script>`)
/** What blocks draw of it, and the hash of what that wears. */
const drawn = /<template shadowrootmode.*?<\/template>|(?<=style-src &#39;self&#39;) &#39;sha256-[^;]*&#39;(?=;)/gs

/** A publisher as the example shop's: its pages name their site, and their build in the addresses of its files. */
const publish = (page: PageDocument) =>
  createPublisher({
    assetFolder: resolve('dist/cdn'),
    runtime,
    siteName: 'Lindenrose',
    site: new URL(shop.url).origin,
    isPainted: true,
    assetPath: (build) => `assets/${build}/`,
  }).publish(page)

const ask = (path: string, method: string, body?: object) =>
  fetch(new URL(`/studio/api/pages${path}`, shop.url), {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })

// Every builder publishes at the same address.
let id: string
afterEach(() => ask(`/${id}`, 'DELETE'))

describe.each([
  ['the Studio', studioDriver],
  ['Puck', puckDriver],
] as const)('a site editor in %s', (_builder, driverOf) => {
  it('inserts, edits, clears, sets a value for phones, moves, undoes, saves, reloads, and publishes the very page every builder publishes', async () => {
    const created = await ask('', 'POST', { page: start })
    id = ((await created.json()) as { id: string }).id
    const { page, wrong } = await shop.visit('/impressum', { viewport: { width: 1400, height: 900 } })
    const builder = driverOf(page)
    const { canvas } = builder
    await builder.open(id)

    await builder.insertIntoEmptyColumn({ name: 'Produktliste', preset: 'Bestseller', tag: 'vitrine-product-list' })
    await builder.write('Überschrift', 'Für kalte Tage')
    await canvas.heading('Für kalte Tage').waitFor()
    await builder.clear('Dachzeile')
    await builder.chooseLast('Spalte')
    await builder.setOnPhone('Breite', '6')
    await builder.moveBefore('Dann pflegen.', 'Erst reinigen.')
    await builder.chooseLast('Produktliste')
    await builder.removeSelected()
    await canvas.blocks('vitrine-product-list').waitFor({ state: 'detached' })
    await builder.undo()
    await canvas.heading('Für kalte Tage').waitFor()

    await builder.save()
    await builder.open(id)
    await canvas.heading('Für kalte Tage').waitFor()
    await canvas.before('Dann pflegen.', 'Erst reinigen.').waitFor()
    await builder.publish()

    const published = await (await fetch(new URL(about.path, shop.url))).text()
    // The server adds what it knows of the shop, and what blocks draw of it.
    expect(published.replace(answers, '').replace(drawn, '')).toBe(publish(expected).html.replace(drawn, ''))
    expect(wrong).toEqual([])
  })
})
