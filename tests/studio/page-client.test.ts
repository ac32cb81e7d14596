import { describe, expect, it } from 'vitest'
import { createPageClient } from '../../src/studio/app/session/page-client.js'
import { pathFor } from '../../src/studio/app/session/page-path.js'
import { pageChanges } from '../../src/studio/app/publish/page-changes.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'

const answering = (status: number, body: string) => createPageClient({ fetch: async () => new Response(body, { status }) })
const failing = (error: Error) => createPageClient({ fetch: async () => Promise.reject(error) })

async function kindOf(client: ReturnType<typeof answering>): Promise<string> {
  const answer = await client.open('home')
  return 'failed' in answer ? answer.failed.kind : 'done'
}

describe('the page client', () => {
  it('tells apart why something was not done', async () => {
    expect(await kindOf(failing(new TypeError('Failed to fetch')))).toBe('offline')
    expect(await kindOf(failing(new DOMException('', 'TimeoutError')))).toBe('unreachable')
    expect(await kindOf(answering(503, 'a proxy says no'))).toBe('unreachable')
    expect(await kindOf(answering(507, ''))).toBe('full')
    expect(await kindOf(answering(404, ''))).toBe('missing')
    expect(await kindOf(answering(500, '<h1>Oops</h1>'))).toBe('broken')
    expect(await kindOf(answering(200, '<h1>A login page</h1>'))).toBe('broken')
  })

  it("keeps the server's own words", async () => {
    const text = { de: 'Eine andere Seite hat diese Adresse.', en: 'Another page has this address.' }
    const answer = await answering(409, JSON.stringify({ error: 'path-taken', text })).save('home', { page: {}, basedOn: 1, editor: 'me' })
    expect(answer).toMatchObject({ failed: { kind: 'path-taken', text } })
  })
})

describe('the address a title suggests', () => {
  it('is made of plain letters', () => {
    expect(['Über uns', 'Größe & Preis', '  Crème brûlée!', '…'].map(pathFor)).toEqual([
      '/ueber-uns',
      '/groesse-preis',
      '/creme-brulee',
      '/',
    ])
  })
})

describe('the changes between two versions', () => {
  const page: PageDocument = {
    version: 1,
    path: '/home',
    language: 'de',
    title: 'Start',
    description: '',
    nodes: [
      { block: 'vitrine-product-list', fields: { heading: 'Neu', pageSize: 3 } },
      { html: 'p', children: ['Hallo'] },
    ],
  }
  const [list, text] = page.nodes

  it('are none when both say the same', () => {
    expect(pageChanges(page, structuredClone(page))).toEqual([])
    const turned = { block: 'vitrine-product-list', fields: { pageSize: 3, heading: 'Neu' } }
    expect(pageChanges(page, { ...page, nodes: [turned, text!] })).toEqual([])
  })

  it('name blocks that came, went or were set differently, wherever they stand', () => {
    const inSection = {
      block: 'vitrine-section',
      slots: { '': [{ block: 'vitrine-product-list', fields: { heading: 'Alt', pageSize: 3 } }] },
    }
    expect(pageChanges(page, { ...page, nodes: [inSection, text!] })).toEqual([
      { kind: 'added', node: inSection },
      { kind: 'changed', node: inSection.slots[''][0], fields: ['heading'] },
    ])
    expect(pageChanges(page, { ...page, nodes: [text!] })).toEqual([{ kind: 'removed', node: list }])
  })

  it('name texts that came, went or were written anew, however deep they stand', () => {
    const heading = { html: 'h2', children: ['Unsere ', { html: 'em', children: ['Rosen'] }] }
    expect(pageChanges(page, { ...page, nodes: [list!, { html: 'div', children: [text!, heading] }] })).toEqual([
      { kind: 'added', node: heading },
    ])
    expect(pageChanges({ ...page, nodes: [list!, text!, heading] }, page)).toEqual([{ kind: 'removed', node: heading }])
    const anew = { html: 'p', children: ['Guten Tag'] }
    expect(pageChanges(page, { ...page, nodes: [list!, anew] })).toEqual([{ kind: 'changed', node: anew, fields: [] }])
  })

  it('name address, title and description, and texts that moved', () => {
    expect(pageChanges(page, { ...page, path: '/start', title: 'Neu', description: 'Da' })).toEqual([
      { kind: 'path', before: '/home', after: '/start' },
      { kind: 'title', after: 'Neu' },
      { kind: 'description' },
    ])
    expect(pageChanges(page, { ...page, nodes: [text!, list!] })).toEqual([{ kind: 'order' }])
  })
})
