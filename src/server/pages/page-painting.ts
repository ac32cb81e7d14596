import { store } from '../../blocks/store/store.block.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { hiddenBlocks } from '../../pages/document/hidden-on.js'
import { blocksIn } from '../../pages/document/page-walk.js'
import { valuesOf } from '../../core/element/fields.js'
import { firstPaint, isPainted, type PaintedPage, unknownQuery } from '../../pages/render/first-paint.js'
import type { ShopSettings } from '../../commerce/domain/settings.js'
import { createKeeper } from '../http/kept-lately.js'
import { spokenOn, storeFields } from './page-blocks.js'

/** Creates a painter that writes the first drawing of blocks into pages: once for all who get the same. */
export function createPainter() {
  const kept = createKeeper<string>()
  return (html: string, page: PageDocument, address: URL, answers = ''): string =>
    kept(`${address.href}\n${answers}\n${html}`, () => paint(html, page, { address, answers }))
}

/** Writes into a page what its blocks draw first. */
export function paint(html: string, page: PageDocument, about: Omit<PaintedPage, 'settings'>): string {
  const settings = { ...valuesOf(store, storeFields(page.nodes)), locale: spokenOn(page) } as unknown as ShopSettings
  const nodes = [...blocksIn(page.nodes)].filter(({ block }) => isPainted(block))
  const hidden = hiddenBlocks(page.nodes)
  // Attributes that `print` writes have no `>` in them.
  const begins = [...html.matchAll(/<(vitrine-[a-z-]+)(?: [^>]*)?>/g)].filter(([, tag = '']) => isPainted(tag))
  // The loop begins with the last block, since each drawing moves what follows.
  return begins.reduceRight((text, { 0: begin, 1: tag, index }, at) => {
    const node = nodes[at]
    if (!node || node.block !== tag || hidden.has(node)) return text
    try {
      const end = index + begin.length
      const paint = firstPaint(node, { settings, ...about })
      return text.slice(0, end) + paint + withoutTopHeading(text.slice(end), paint)
    } catch (error) {
      // The block's code draws it in the browser instead.
      if (error !== unknownQuery) console.warn(`<${tag}> could not be drawn for ${about.address.pathname}.`, error)
      return text
    }
  }, html)
}

/** Lowers the heading of the fallback content, which comes first, where the block draws the one heading over the whole page. */
const withoutTopHeading = (following: string, paint: string): string =>
  paint.includes('<h1') ? following.replace(/^<h1>(.*?)<\/h1>/, '<h2>$1</h2>') : following
