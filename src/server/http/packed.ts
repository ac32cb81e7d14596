import { gzipSync } from 'node:zlib'
import { createKeeper } from './kept-lately.js'

const kept = createKeeper<Uint8Array<ArrayBuffer>>()

/** Packs a page as it goes to browsers: it is the same for thousands of visits, and is packed once. */
export const packed = (html: string): Uint8Array<ArrayBuffer> => kept(html, () => Uint8Array.from(gzipSync(html)))

/** Returns true when a client takes gzip; one that weighs one packing against another is answered by the server's own. */
export const takesPacked = (accepted = ''): boolean => /(?:^|,)\s*gzip\s*(?:,|$)/i.test(accepted)
