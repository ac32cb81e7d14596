import { gzipSync } from 'node:zlib'

const most = 200
const known = new Map<string, Uint8Array<ArrayBuffer>>()

/** A page as it goes to browsers, packed: for thousands of visits it is the same, and is packed once. */
export function packed(html: string): Uint8Array<ArrayBuffer> {
  const bytes = known.get(html) ?? Uint8Array.from(gzipSync(html))
  // The one that was asked for last is the youngest.
  known.delete(html)
  known.set(html, bytes)
  for (const [eldest] of known) if (known.size > most) known.delete(eldest)
  return bytes
}

/** Whoever weighs one packing against another is answered by the server's own. */
export const takesPacked = (accepted = ''): boolean => /(?:^|,)\s*gzip\s*(?:,|$)/i.test(accepted)
