import { createStorage } from 'unstorage'
import { expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { pageReference } from '../../src/pages/document/page-links.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { createPageComposer } from '../../src/server/pages/page-composer.js'
import { openPageStore, type PageStore } from '../../src/server/pages/page-store.js'

const page = (path: string, ...nodes: PageNode[]): PageDocument => ({
  version: 1,
  path,
  language: 'de',
  title: 'Seite',
  description: '',
  nodes,
})

async function published(store: PageStore, document: PageDocument, original?: string): Promise<string> {
  const { id, revision } = await store.create(document, original)
  await store.publish(id, revision)
  return id
}

async function site() {
  const store = await openPageStore({ storage: createStorage() })
  const care = await published(store, page('/pflege', { html: 'h1', children: ['Pflege'] }, { block: 'vitrine-cookie-consent' }))
  const link: PageNode = { html: 'a', attributes: { href: `${pageReference(care)}#unten` }, children: ['Pflege'] }
  const foot = await published(store, { ...page('', link), kind: 'part', title: 'Fuß' })
  const home = page('/', { block: 'vitrine-store' }, { block: 'vitrine-main-navigation' }, { shared: foot })
  return { store, home, composePage: createPageComposer(store) }
}

it('a page is composed of its shared parts, the addresses of pages, the way to its translation and the consent the site asks for', async () => {
  const { store, home, composePage } = await site()
  const id = await published(store, home)
  await published(store, { ...page('/en', { html: 'h1', children: ['Home'] }), language: 'en' }, id)
  const whole = {
    translation: '/en',
    nodes: [{ fields: { consent: 'asked' } }, { fields: { otherLanguageUrl: '/en' } }, { attributes: { href: '/pflege#unten' } }],
  }
  const live = store.publishedAt('/')!.page
  expect(composePage(live, id)).toMatchObject(whole)
  expect(composePage(live, id)).toBe(composePage(live, id))
  // A draft that says the same is seen as the published page.
  expect(composePage(home, id)).toMatchObject(whole)
})

it('the page for lost addresses, which the store does not keep, leads where its shared parts lead', async () => {
  const { home, composePage } = await site()
  expect(composePage({ ...home, path: '/404' }).nodes).toMatchObject([
    { fields: { consent: 'asked' } },
    {},
    { attributes: { href: '/pflege#unten' } },
  ])
})
