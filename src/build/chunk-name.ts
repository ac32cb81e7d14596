/**
 * Words of the generic rules that content blockers publish (EasyList, Fanboy's Annoyance and Cookie lists): a file whose name
 * begins with or holds one of them may be refused, and its block would never appear.
 */
export const blockedWords = [
  'newsletter',
  'advert',
  'ads',
  'analytics',
  'banner',
  'cookie',
  'consent',
  'popup',
  'promo',
  'share',
  'social',
  'tracking',
] as const

/** Returns true when a content blocker may refuse a file of this name. */
export const mayBeBlocked = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => blockedWords.some((blocked) => word === blocked || word === `${blocked}s`))

/** Returns the name pattern of a chunk, as Rolldown takes it: its hash alone where its name may be blocked. */
export const chunkName = ({ name }: { name: string }): string => (mayBeBlocked(name) ? 'chunks/part-[hash].js' : 'chunks/[name]-[hash].js')

/** Hashes have letters and digits alone: one such as `cMp_x-ad` would be refused by chance. */
export const hashCharacters = 'base36'
