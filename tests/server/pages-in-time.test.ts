import { expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { createPagesInTime } from '../../src/server/releases/pages-in-time.js'

const advent: PageDocument = {
  version: 1,
  path: '/advent',
  language: 'de',
  title: 'Advent',
  description: '',
  nodes: [{ block: 'vitrine-section', fields: { shownFrom: '2026-11-29T00:00', shownUntil: '2026-12-24T18:00' } }],
}

it('shows a page as it is at the moment, and the very same document until that changes', () => {
  let now = ''
  const inTime = createPagesInTime(() => Date.parse(now))
  const at = (time: string) => {
    now = time
    return inTime(advent)
  }
  const before = at('2026-11-01')
  expect(before.nodes).toEqual([])
  expect(at('2026-11-28T22:59:59Z')).toBe(before)
  const during = at('2026-11-28T23:00Z')
  expect(during.nodes).toEqual([{ block: 'vitrine-section', fields: {} }])
  expect(at('2026-12-24T16:59:59Z')).toBe(during)
  expect(at('2026-12-24T17:00Z').nodes).toEqual([])
  // The server's clock was wrong, and was put right.
  expect(at('2026-12-01').nodes).toEqual(during.nodes)
})
