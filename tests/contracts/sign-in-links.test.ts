import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sources = new Map<string, string>(
  ['commerce/domain', 'ui', 'blocks'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [`src/${room}/${file}`, readFileSync(`src/${room}/${file}`, 'utf8')] as const),
  ),
)
const asks = /[Mm]elde dich [^.'`]*\ban\b|[Mm]elde dich an\b|\b[Ss]ign in (?:again )?(?:to|for|on|and|in)\b|sign in again\./

/** Keys of the sentences that ask the shopper to sign in, in German or English, by their file of words. */
const asking = [...sources]
  .filter(([file]) => file.endsWith('.messages.ts'))
  .flatMap(([file, text]) =>
    [...text.matchAll(/^ {4}'?([\w-]+)'?:\s*(?:\([^)]*\)[^=]*=>\s*)?['`]((?:[^'`\\]|\\.)*)['`]/gm)].flatMap(
      ([, key = '', sentence = '']) => (asks.test(sentence) ? [`${file} ${key}`] : []),
    ),
  )

/** Beside a sentence stands its link: where it is drawn, as a part that brings the link or as the link's own words. */
const drawn: Readonly<Record<string, string>> = {
  'src/commerce/domain/broken.messages.ts error-signed-out': 'src/ui/parts/problem-text.tsx',
  'src/commerce/domain/broken.messages.ts refused-not-allowed': 'src/ui/parts/problem-text.tsx',
  'src/ui/own-record/own-record.messages.ts stillHere': 'src/ui/own-record/save-bar.tsx',
  'src/ui/cart/cart.messages.ts signedOut': 'src/ui/cart/cart-messages.tsx',
  'src/ui/parts/product.messages.ts keepSignIn': 'src/ui/parts/product-parts.tsx',
  'src/ui/parts/ui.messages.ts mayNotFillCart': 'src/ui/parts/sign-in.tsx',
  'src/ui/parts/ui.messages.ts mayNotCheckOut': 'src/ui/parts/sign-in.tsx',
}
const link = /<SignIn(?:Here|First|Instead)|<Link\b/

describe('a sentence that asks to sign in', () => {
  it.each([...new Set(asking)])('has its link where it is drawn: %s', (name) => {
    const [file = '', key = ''] = name.split(' ')
    const folder = file.replace(/[^/]+$/, '')
    const places = drawn[name] ? [drawn[name]] : [...sources.keys()].filter((each) => each.startsWith(folder) && each.endsWith('.tsx'))
    const uses = places.filter((each) =>
      new RegExp(`\\bt?\\.${key}\\b|\\['${key}'\\]|\\[reason\\]|{[^}]*\\b${key}\\b[^}]*} = useMessages`).test(sources.get(each) ?? ''),
    )
    expect(uses).not.toEqual([])
    expect(uses.filter((each) => !link.test(sources.get(each) ?? ''))).toEqual([])
  })

  it('is looked for in all words', () => {
    expect(new Set(asking).size).toBeGreaterThan(15)
  })

  it('is not drawn without its link by an alert that repeats what the shop has answered', () => {
    // There one signs in, or what is typed is judged by the page itself.
    const ownWords = ['login/login.tsx', 'main-navigation/main-navigation.tsx', 'search-panel.tsx', 'search-field.tsx']
    const bare = [...sources].flatMap(([file, text]) =>
      [...text.matchAll(/role=(?:"alert"|\{[^}]*alert[^}]*\})[^>]*>([\s\S]{0,240}?)<\//g)].flatMap(([, content = '']) =>
        /(?<!text=)\{\s*(?:[\w.]+\.)?(?:problem|words|refused)\s*\}|(?<!text=)\{describe\w+\(/.test(content) ? [file] : [],
      ),
    )
    expect(bare.filter((file) => !ownWords.some((end) => file.endsWith(end)))).toEqual([])
  })
})
