import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { resolveParts } from '../../src/pages/document/shared-parts.js'
import { openPageStore, type PageStore } from '../../src/server/pages/page-store.js'
import type { PageStoreError } from '../../src/server/pages/page-store-error.js'

const text = (words: string): PageNode => ({ html: 'p', children: [words] })
const page = (path: string, ...nodes: PageNode[]): PageDocument => ({
  version: 1,
  path,
  language: 'de',
  title: `Seite ${path}`,
  description: '',
  nodes,
})
const part = (title: string, ...nodes: PageNode[]): PageDocument => ({ ...page('', ...nodes), kind: 'part', title })

async function published(store: PageStore, document: PageDocument): Promise<string> {
  const { id, revision } = await store.create(document)
  await store.publish(id, revision)
  return id
}

async function shop() {
  const store = await openPageStore({ storage: createStorage() })
  const foot = await published(store, part('Fußzeile', text('Alt')))
  const [one, two] = [
    await published(store, page('/eins', text('Eins'), { shared: foot })),
    await published(store, page('/zwei', { html: 'main', children: [{ shared: foot }] })),
  ]
  return { store, foot, one, two, wordsAt: (path: string) => JSON.stringify(store.publishedAt(path)?.page.nodes) }
}

describe('parts that show the next one twice', () => {
  const doubled = (count: number) =>
    Array.from(
      { length: count },
      (_, index): PageDocument => part(`Teil ${index}`, text('Wort'), ...(index === 0 ? [] : twice(`t${index - 1}`))),
    )
  const twice = (shared: string): PageNode[] => [{ shared }, { shared }]

  it('are refused before they fill the memory, in whatever order they are saved', async () => {
    const store = await openPageStore({ storage: createStorage() })
    let before = await published(store, part('Teil', text('Wort')))
    const grow = async () => {
      for (let step = 0; step < 30; step += 1) before = await published(store, part('Teil', text('Wort'), ...twice(before)))
    }
    await expect(grow()).rejects.toMatchObject({ refusal: { error: 'unfit', text: { de: expect.stringContaining('zu groß') } } })
    const other = await openPageStore({ storage: createStorage() })
    const large = Array.from({ length: 300 }, () => text('Wort'))
    const leaf = await published(other, part('Blatt', text('Wort')))
    const middle = await published(other, part('Mitte', ...Array.from({ length: 200 }, (): PageNode => ({ shared: leaf }))))
    await published(other, page('/alle', { shared: middle }))
    await expect(change(other, leaf, large)).rejects.toMatchObject({ refusal: { error: 'unfit' } })
  })

  it('leave nothing on a page that would be endless', () => {
    const parts = new Map(doubled(40).map((each, index) => [`t${index}`, each]))
    const { nodes } = resolveParts(page('/', text('Da'), ...twice('t39'), ...twice('t3')), (id) => parts.get(id))
    expect(JSON.stringify(nodes)).toContain('Da')
    expect(nodes.length).toBe(1 + 2 * 15)
  })
})

async function change(store: PageStore, id: string, nodes: readonly PageNode[]): Promise<void> {
  const { revision, page: before } = store.read(id)
  await store.save(id, { page: { ...(before as object), nodes }, basedOn: revision })
  await store.publish(id, revision + 1)
}

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: PageStoreError) => error.refusal,
  )

describe('shared parts in the page store', () => {
  it('shows a part on every page that uses it, as it was published last', async () => {
    const { store, foot, wordsAt } = await shop()
    const before = store.publishedAt('/eins')?.page
    expect(wordsAt('/eins')).toContain('Alt')
    await change(store, foot, [text('Neu')])
    expect([wordsAt('/eins'), wordsAt('/zwei')].every((words) => words.includes('Neu') && !words.includes('shared'))).toBe(true)
    expect(store.publishedAt('/eins')?.page).not.toBe(before)
    expect(store.publishedAt('/eins')?.page).toBe(store.publishedAt('/eins')?.page)
  })

  it('keeps a draft of a part from the pages until it is published', async () => {
    const { store, foot, wordsAt } = await shop()
    const { revision, page: before } = store.read(foot)
    await store.save(foot, { page: { ...(before as object), nodes: [text('Entwurf')] }, basedOn: revision })
    expect(wordsAt('/eins')).not.toContain('Entwurf')
  })

  it('lists parts beside the pages, not among them', async () => {
    const { store, foot } = await shop()
    expect(store.list().map(({ path }) => path)).toEqual(['/eins', '/zwei'])
    expect(store.published().map(({ page: { path } }) => path)).toEqual(['/eins', '/zwei'])
    expect(store.parts().map(({ id, kind }) => [id, kind])).toEqual([[foot, 'part']])
    expect(foot).toBe('part-fusszeile')
  })

  it('says where a part is used, also through another part, in drafts and on the site', async () => {
    const { store, foot, one } = await shop()
    const around = await published(store, part('Rahmen', { shared: foot }))
    await store.create(page('/drei', { shared: around }))
    const { revision, page: before } = store.read(one)
    await store.save(one, { page: { ...(before as object), nodes: [] }, basedOn: revision })
    expect(store.uses(foot).map(({ path, kind, live, draft }) => [kind ?? path, live, draft])).toEqual([
      ['/eins', true, false],
      ['/zwei', true, true],
      ['part', true, true],
      ['/drei', false, true],
    ])
  })

  it('refuses a part that contains itself, directly or through another', async () => {
    const { store, foot } = await shop()
    const around = await published(store, part('Rahmen', { shared: foot }))
    const { revision, page: before } = store.read(foot)
    for (const inner of [foot, around]) {
      const refused = await refusal(store.save(foot, { page: { ...(before as object), nodes: [{ shared: inner }] }, basedOn: revision }))
      expect(refused).toMatchObject({ error: 'unfit', text: { de: expect.stringContaining('„Fußzeile“ würde sich selbst enthalten') } })
    }
    expect(store.read(foot).revision).toBe(revision)
  })

  it('leaves nothing where a deleted part stood, and shows it again when it is brought back', async () => {
    const { store, foot, wordsAt } = await shop()
    await store.remove(foot)
    expect(wordsAt('/eins')).toBe(JSON.stringify([text('Eins')]))
    await store.undelete(foot)
    expect(wordsAt('/eins')).toContain('Alt')
  })

  it('refuses to save over what somebody else did to a part', async () => {
    const { store, foot } = await shop()
    const { revision, page: before } = store.read(foot)
    await change(store, foot, [text('Von ihr')])
    expect(await refusal(store.save(foot, { page: before, basedOn: revision }))).toMatchObject({ error: 'changed' })
  })

  it('leads the navigation of a part to the twin of the page that shows it', async () => {
    const store = await openPageStore({ storage: createStorage() })
    const head = await published(store, part('Kopf', { block: 'vitrine-main-navigation' }))
    await published(store, { ...page('/eins', { shared: head }), translation: '/en/one' })
    expect(store.publishedAt('/eins')?.page.nodes).toMatchObject([{ fields: { otherLanguageUrl: '/en/one' } }])
  })

  it('knows parts again after a start, and pages with them', async () => {
    const storage = createStorage()
    const store = await openPageStore({ storage })
    const foot = await published(store, part('Fußzeile', text('Da')))
    await published(store, page('/eins', { shared: foot }))
    const again = await openPageStore({ storage })
    expect(JSON.stringify(again.publishedAt('/eins')?.page.nodes)).toContain('Da')
  })
})

describe('shared parts in two languages', () => {
  const english = (path: string, ...nodes: PageNode[]): PageDocument => ({ ...page(path, ...nodes), language: 'en' })
  const englishPart = (title: string, ...nodes: PageNode[]): PageDocument => ({ ...part(title, ...nodes), language: 'en' })

  async function both() {
    const store = await openPageStore({ storage: createStorage() })
    const inner = await published(store, part('Adresse', text('Straße')))
    const head = await published(store, part('Kopf', text('Hallo'), { shared: inner }))
    await published(store, page('/eins', { shared: head }))
    const one = await published(store, english('/en/one', { html: 'main', children: [{ shared: head }] }))
    const wordsAt = (path: string) => JSON.stringify(store.publishedAt(path)?.page.nodes)
    return { store, head, inner, one, wordsAt }
  }

  it('stand on English pages in English as soon as that version is published, also inside other parts', async () => {
    const { store, head, inner, wordsAt } = await both()
    const twin = await store.create(englishPart('Header', text('Hello'), { shared: inner }), head)
    expect(wordsAt('/en/one')).toContain('Hallo')
    await store.publish(twin.id, twin.revision)
    expect([wordsAt('/en/one').includes('Hello'), wordsAt('/eins').includes('Hello')]).toEqual([true, false])
    const innerTwin = await store.create(englishPart('Address', text('Street')), inner)
    await store.publish(innerTwin.id, innerTwin.revision)
    expect([wordsAt('/en/one').includes('Street'), wordsAt('/eins').includes('Straße')]).toEqual([true, true])
    await store.unpublish(twin.id)
    expect(wordsAt('/en/one')).toContain('Hallo')
  })

  it('stand there when two that exist are said to belong together, and no longer when they are taken apart', async () => {
    const { store, head, wordsAt } = await both()
    const twin = await published(store, englishPart('Header', text('Hello')))
    await store.setVariantOf(twin, head)
    expect(wordsAt('/en/one')).toContain('Hello')
    await store.setVariantOf(twin, undefined)
    expect(wordsAt('/en/one')).toContain('Hallo')
  })

  it('know the pages that show them by their original, and change with them', async () => {
    const { store, head, one } = await both()
    const twin = await store.create(englishPart('Header', text('Hello')), head)
    await store.publish(twin.id, twin.revision)
    expect(store.uses(twin.id).map(({ id }) => id)).toEqual([one])
    expect(store.uses(head).map(({ id }) => id)).toContain(one)
  })

  it('never show themselves, nor belong to a page', async () => {
    const { store, head, one } = await both()
    const twin = await store.create(englishPart('Header', text('Hello')), head)
    const { revision, page: before } = store.read(twin.id)
    const circle = store.save(twin.id, { page: { ...(before as object), nodes: [{ shared: head }] }, basedOn: revision })
    expect(await refusal(circle)).toMatchObject({ error: 'unfit', text: { de: expect.stringContaining('sich selbst') } })
    expect(await refusal(store.create(englishPart('Mehr', text('More')), one))).toMatchObject({ error: 'unfit' })
    expect(await refusal(store.create(page('/andere'), head))).toMatchObject({ error: 'unfit' })
  })

  it('are linked when they come with the shop, until an editor takes them apart', async () => {
    const storage = createStorage()
    const seeds = [part('Kopf', text('Hallo')), englishPart('Header', text('Hello')), english('/en/one', { shared: 'part-kopf' })]
    const seedTranslations = { 'part-header': 'part-kopf' }
    const store = await openPageStore({ storage, seeds, seedTranslations })
    expect(JSON.stringify(store.publishedAt('/en/one')?.page.nodes)).toContain('Hello')
    await store.setVariantOf('part-header', undefined)
    const again = await openPageStore({ storage, seeds, seedTranslations })
    expect(JSON.stringify(again.publishedAt('/en/one')?.page.nodes)).toContain('Hallo')
  })
})
