import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Words by which a sentence says what will be done, what stays, or what never happens. */
const promising =
  /jederzeit|automatisch|noch da\b|schicken wir|wir schicken|geschickt|bekommst|bestätigen dir|sagen dir|löschen dein|bleibt (?:erhalten|derselbe|dabei)|dein Warenkorb bleibt|Gespeichert wird erst|[Ee]rst,? wenn|kein(?:en)? Newsletter mehr|einem Klick|zuerst vor|14 Tage|zwei Jahren|versuchen es gleich|fragen neu|empfehlen wir|wir empfehlen|nichts bestellt|legen wir hinein|merkt er sich|zeigen wir dir|für das nächste Mal|geht trotzdem|kommt mit deiner Bestellung|auch an \$\{|dann ist das Herz/

/** The sentences that shoppers read, in German, by file of words and key. */
const sentences = ['commerce/domain', 'ui', 'blocks'].flatMap((room) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.messages.ts'))
    .flatMap((file) => {
      const text = readFileSync(`src/${room}/${file}`, 'utf8')
      const german = text.slice(0, text.search(/^ {2}en: \{/m))
      const name = file.replace(/^.*\//, '').replace('.messages.ts', '')
      return [...german.matchAll(/^ {4}'?([\w-]+)'?:\s*(?:\([^)]*\)[^=]*=>\s*)?['`]((?:[^'`\\]|\\.)*)['`]/gm)].map(
        ([, key = '', sentence = '']) => [`${name} ${key}`, sentence] as const,
      )
    }),
)
const promises = sentences.filter(([, sentence]) => promising.test(sentence))

/** Each promise, by the test that holds it: its file, and words of its sentence. */
const tests: readonly (readonly [file: string, words: string, promises: string])[] = [
  ['blocks/checkout', 'recommends a consultant who is near to whoever has none', 'steps recommended'],
  ['blocks/checkout', 'leads a guest who has an account to sign in and back', 'steps signInHere'],
  ['blocks/checkout', 'says that the cart has changed when another tab has changed it', 'steps changed'],
  ['blocks/checkout', 'tries again what could not be ordered', 'steps notOrdered'],
  ['blocks/checkout', 'saves an address that she types in her address book when she says so', 'steps notKept'],
  ['blocks/checkout', 'leads a guest in three steps to one order', 'steps invoiceHint'],
  ['blocks/checkout-deliveries', 'shows the official notice on the guarantee', 'steps guarantee'],
  ['shop/checkout/checkout', 'orders nothing, and everything stays', 'steps unpaid, steps paymentBroken'],
  ['shop/checkout/checkout', 'keeps everything when a payment is refused', 'steps paymentRefused'],
  ['shop/checkout/checkout', 'is not waited for for ever', 'steps paymentSilent'],
  ['shop/checkout/checkout', 'is looked for, and not ordered again', 'checkout unknownHint'],
  ['shop/checkout/checkout', 'inactive', 'checkout inactive'],
  ['blocks/cart-page', 'says that her shop is closed, keeps the cart', 'cart-page closed'],
  ['shop/cart/cart', 'refuses the change, asks who is here, and keeps her cart before her eyes', 'cart guestSession'],
  ['shop/cart/retries', 'is every change, three times', 'cart retrying, product retrying'],
  ['blocks/permalink-notice', 'keeps to steps and to the most one may buy, and says the rule', 'refusal atMost'],
  ['blocks/consultant-assignment', 'says that one is recommended with the next purchase', 'consultant-assignment nobody'],
  ['blocks/consultant-assignment', 'promises a recommendation to whoever does not want one now', 'consultant-assignment later'],
  [
    'blocks/consultant-assignment',
    'says before she shops there what of her cart this consultant does not have',
    'consultant-assignment missingThere',
  ],
  ['blocks/consultant-assignment', 'says as well that everything in her cart is there', 'consultant-assignment allThere'],
  [
    'blocks/consultant-switcher',
    'says before it switches with a filled cart: same cart',
    'switch-question switchFrom, switch-question beginCart, switch-question switchAll',
  ],
  ['blocks/consultant-contact', 'keeps what was written when the answer is lost', 'consultant-contact lost, consultant-contact broken'],
  ['blocks/consultant-contact', 'opens her mail program where nobody takes messages', 'consultant-contact byMail'],
  ['blocks/consultant-detection', "kind: 'error-503'", 'consultant-detection goesOn'],
  ['blocks/cookie-consent', 'stores, reads and loads nothing before she has answered, nor when she refuses', 'cookie-consent hint'],
  ['blocks/product-list', 'lists what she has looked at on this visit, with her consent only', 'cookie-consent comfortHint'],
  ['blocks/newsletter-signup', 'sends a mail to confirm, and counts nobody in who has not confirmed', 'newsletter-signup enrolledHint'],
  [
    'blocks/newsletter-signup',
    'is confirmed, and ended, by the links of its mail',
    'newsletter-signup unsubscribedHint, newsletter-signup hint',
  ],
  ['blocks/newsletter-signup', 'loses nothing of what she typed', 'newsletter-signup kept'],
  ['blocks/subscription-preferences', 'saves nothing until she says so', 'subscription-preferences hint, account newslettersMore'],
  ['blocks/subscription-preferences', 'a new one begins only with the confirmed e-mail', 'subscription-preferences consent'],
  [
    'blocks/withdrawal',
    'takes the withdrawal of a guest with number and e-mail address, and gives a receipt',
    'withdrawal hint, withdrawal emailHint, withdrawal receivedHint, steps withdrawal',
  ],
  ['blocks/withdrawal', 'keeps what was typed when the world is broken', 'withdrawal kept'],
  [
    'blocks/order-confirmation',
    'says thanks with the number, where the confirmation goes',
    'order-confirmation mail, order-confirmation mailUnknown, address emailHint',
  ],
  [
    'blocks/order-confirmation',
    'tells a guest without a phone number after a reload where the order is found',
    'order-confirmation unproved',
  ],
  ['blocks/order-confirmation', 'says what happens next', 'order-confirmation steps'],
  ['blocks/order-confirmation', 'offers a guest to save this as an account', 'order-confirmation accountHint'],
  ['blocks/order-confirmation', 'says so when nothing was ordered on this visit', 'order-confirmation noneYet'],
  ['blocks/order-history', 'shows what she has ordered', 'order-history empty'],
  ['blocks/password-reset', 'sends a mail to who has an account', 'password-reset hint'],
  ['blocks/permalink-notice', 'asks guests to sign in where they have no cart, and leads back to the link', 'permalink-notice signIn'],
  ['blocks/personal-data', 'gives her all that the shop keeps of her', 'personal-data downloadHint'],
  ['blocks/product-list', 'sets the heart that a guest has pressed once she has signed in', 'product keepSignIn'],
  ['blocks/address-book', 'shows where she has things sent to, the primary address first', 'address-book hint'],
  ['blocks/address-book', 'keeps what she has typed when saving meets a broken world', 'address-book kept'],
  ['blocks/subscription-preferences', 'keeps her ticks when her session ends', 'own-record stillHere, own-record kept'],
  ['blocks/account-switcher', 'gives each account a cart of its own, there and back', 'account-switcher comes'],
  ['blocks/account', 'takes the page’s own words about deletion', 'account deletionText'],
  ['blocks/video', 'loads nothing from another house before the shopper says so', 'video invitation'],
]
const heldBy = new Map(
  tests.flatMap(([file, words, names]) =>
    names
      .split(', ')
      .map((name) => [name, { file: file.startsWith('shop/') ? `tests/${file}.test.ts` : `tests/${file}.test.tsx`, words }] as const),
  ),
)

describe('a sentence that promises something', () => {
  it.each(promises)('is held by a test: %s', (name) => {
    const held = heldBy.get(name)
    expect(held, `${name}: name the test that holds it, or promise less`).toBeDefined()
    expect(readFileSync(held!.file, 'utf8')).toContain(held!.words)
  })

  it('is still said where the table names it', () => {
    const said = new Set<string>(promises.map(([name]) => name))
    expect([...heldBy.keys()].filter((name) => !said.has(name))).toEqual([])
  })
})
