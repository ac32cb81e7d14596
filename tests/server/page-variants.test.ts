import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { openPage, type PageDocument } from '../../src/pages/document/page-document.js'
import { translatePage } from '../../src/pages/document/translate.js'
import { openPageStore } from '../../src/server/pages/page-store.js'
import { createPageVariants } from '../../src/server/pages/page-variants.js'

const german: PageDocument = {
  version: 1,
  path: '/pflege',
  language: 'de',
  title: 'Pflege im Winter',
  description: '',
  nodes: [{ block: 'vitrine-main-navigation' }, { html: 'h1', children: ['Kälte macht trocken'] }],
}
const copy = translatePage(german, { path: '/en/care', language: 'en', say: (text) => text, link: (address) => address })

async function openBoth() {
  const storage = createStorage()
  const store = await openPageStore({ storage })
  const variants = createPageVariants(store)
  const original = await store.create(german)
  const variant = await store.create(copy, original.id)
  return {
    storage,
    store,
    variants,
    original,
    variant,
    written: (id: string) => {
      const live = store.published().find((page) => page.id === id)!
      return variants.linked(id, live.page)
    },
  }
}

describe('a page in two languages', () => {
  it('leads to its twin only as long as shoppers can see that one', async () => {
    const { store, original, variant, written } = await openBoth()
    await store.publish(original.id, 1)
    expect(written(original.id).translation).toBeUndefined()
    await store.publish(variant.id, 1)
    expect(written(original.id)).toMatchObject({
      translation: '/en/care',
      nodes: [{ block: 'vitrine-main-navigation', fields: { otherLanguageUrl: '/en/care' } }, {}],
    })
    expect(written(variant.id).translation).toBe('/pflege')
    await store.unpublish(variant.id)
    expect(written(original.id).translation).toBeUndefined()
  })

  it('follows when the twin gets another address', async () => {
    const { store, original, variant, written } = await openBoth()
    await store.publish(original.id, 1)
    await store.publish(variant.id, 1)
    await store.save(variant.id, { page: { ...copy, path: '/en/winter-care' }, basedOn: 1 })
    await store.publish(variant.id, 2)
    expect(written(original.id).translation).toBe('/en/winter-care')
  })

  it('says in its row how much of the translation is to do, also when the original changes', async () => {
    const { store, variants, original, variant } = await openBoth()
    const open = () => variants.about(store.list().find(({ id }) => id === variant.id)!).untranslated
    expect(open()).toBe(2)
    const done = JSON.parse(
      JSON.stringify(copy).replace('"Pflege im Winter","d', '"Care in winter","d').replace('["Kälte macht trocken"]', '["Cold dries out"]'),
    ) as PageDocument
    await store.save(variant.id, { page: { ...done, title: 'Care in winter' }, basedOn: 1 })
    expect(open()).toBeUndefined()
    await store.save(original.id, { page: { ...german, title: 'Pflege im Frühling' }, basedOn: 1 })
    expect(open()).toBe(1)
  })

  it('belongs to one page, once in each language', async () => {
    const { store, original, variant } = await openBoth()
    await expect(store.create({ ...copy, path: '/en/other' }, original.id)).rejects.toMatchObject({ refusal: { error: 'unfit' } })
    await expect(store.create({ ...german, path: '/andere' }, variant.id)).rejects.toMatchObject({ refusal: { error: 'unfit' } })
    await store.setVariantOf(variant.id, undefined)
    expect(store.twin(original.id)).toBeUndefined()
    await store.setVariantOf(variant.id, original.id)
    expect(store.twin(original.id)?.id).toBe(variant.id)
  })

  it('is known again from documents that named each other by address, also after one of them has moved', async () => {
    const storage = createStorage()
    const old = await openPageStore({ storage })
    const de = await old.create({ ...german, translation: '/en/care' })
    const en = await old.create({ ...openPage({ ...copy, translates: undefined }).page, translation: '/pflege' })
    const store = await openPageStore({ storage })
    expect(store.twin(en.id)?.id).toBe(de.id)
    await store.save(de.id, { page: { ...german, path: '/winter' }, basedOn: 1 })
    const later = await openPageStore({ storage })
    expect(later.twin(de.id)?.id).toBe(en.id)
    await later.setVariantOf(en.id, undefined)
    expect((await openPageStore({ storage })).twin(de.id)).toBeUndefined()
  })
})
