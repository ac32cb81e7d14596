/** FNV-1a, 32 bits, with a start of its own for each of the four words. */
function hash32(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  // The last letters have to reach the high bits too.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Returns a UUID in the form of version 4 that is always the same for the same text: a file that is generated twice does not change. */
export function stableUuid(text: string): string {
  const hex = [1, 2, 3, 4].map((seed) => hash32(text, Math.imul(seed, 0x9e3779b1)).toString(16).padStart(8, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4]
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-')
}
