import { gzipSync } from 'node:zlib'
import { createKeeper } from './kept-lately.js'

const kept = createKeeper<Uint8Array<ArrayBuffer>>()

/** A page as it goes to browsers, packed: for thousands of visits it is the same, and is packed once. */
export const packed = (html: string): Uint8Array<ArrayBuffer> => kept(html, () => Uint8Array.from(gzipSync(html)))

/** Whoever weighs one packing against another is answered by the server's own. */
export const takesPacked = (accepted = ''): boolean => /(?:^|,)\s*gzip\s*(?:,|$)/i.test(accepted)
