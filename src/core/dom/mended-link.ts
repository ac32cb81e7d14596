type Pair = readonly [name: string, value: string]

/** Names of our parameters in links, whose values are no sentences. */
const named = 'id category order moniker mk_moniker m i p l PartList shopId consultantKey confirm unsubscribe reset paymentLinkId'.split(
  ' ',
)
/** An address has none of these in it, wherever its line was broken. */
const invisible = /[\r\n\t\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]+/g
/** Punctuation of the sentence around the link. */
const punctuation = new Set('.,;:!?&)]}>"\'»“”‘’…*')
/** Beginning of a further query, wherever it was appended. */
const further = /[?&](?:amp;)*(?=[\w.-]+=)/

/**
 * Restores a link that a messenger or a mail program has mangled: parts encoded twice or appended, letters and punctuation of
 * the sentence around it, ids in lower case.
 * @returns undefined for a link that is whole
 */
export function mendedLink(link: URL): URL | undefined {
  const path = decoded(link.pathname)
  const [own, moved] = splitOnce(path, further)
  const before = [...link.searchParams]
  const pairs = [...(moved === undefined ? [] : new URLSearchParams(moved)), ...before].flatMap(mendedPair)
  const mended = new URL(link)
  const place = withoutPunctuation(own.replace(invisible, ''))
  // Only the mangled part is written anew: a name in a path may be encoded in more than one way.
  if (place !== path) mended.pathname = place
  mended.pathname = mended.pathname.replace(/[a-z\d]{18}(?=\/?$)/i, inItsCase)
  if (JSON.stringify(pairs) !== JSON.stringify(before)) mended.search = String(new URLSearchParams(pairs.map((pair) => [...pair])))
  return mended.href === link.href ? undefined : mended
}

function withoutPunctuation(text: string): string {
  let end = text.length
  while (end > 0 && punctuation.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // The path was cut off in the middle of an encoded character.
    return path
  }
}

function mendedPair([name, value]: Pair): Pair[] {
  const bare = name.replace(/^(?:amp;|#38;|\?)+/, '')
  // The sign between name and value was encoded.
  if (bare.includes('=')) return [...new URLSearchParams(value ? `${bare}=${value}` : bare)].flatMap(mendedPair)
  const known = named.find((each) => each.toLowerCase() === bare.toLowerCase())
  if (!known) return [[bare, value]]
  const [own = '', more] = splitOnce(value, further)
  const tidy = tidied(known, own)
  // An own parameter of the page around may have such a name.
  const isOurs = known === bare || /[A-Z_]/.test(known) || isId(tidy)
  return [[isOurs ? known : bare, isOurs ? tidy : value], ...(more === undefined ? [] : [...new URLSearchParams(more)].flatMap(mendedPair))]
}

function splitOnce(text: string, sign: RegExp): [string, string?] {
  const found = sign.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text]
}

function tidied(name: string, value: string): string {
  const text = withoutPunctuation(value.replace(invisible, '').trim())
  const [, id] = /^=?(?:3D)?([a-z\d]{18}|[a-z\d]{15})\/?$/i.exec(text.replaceAll(' ', '')) ?? []
  if (name === 'id' || name === 'category') return id ? inItsCase(id) : value
  return text
}

const isId = (text: string): boolean => /^(?:[a-z\d]{15}|[a-z\d]{18})$/i.test(text)

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'

/** The last three of 18 letters say which of the others are capitals, so that an id in small letters is not lost. */
function inItsCase(id: string): string {
  if (id.length < 18 || (/[a-z]/.test(id) && /[A-Z]/.test(id)) || !/[a-z]/i.test(id)) return id
  const check = id.slice(15).toUpperCase()
  const letters = [...id.slice(0, 15)].map((letter, at) =>
    (signs.indexOf(check[Math.floor(at / 5)] ?? '') >> (at % 5)) & 1 ? letter.toUpperCase() : letter.toLowerCase(),
  )
  return letters.join('') + check
}
