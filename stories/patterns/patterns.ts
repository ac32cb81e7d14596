import { checkoutPage } from '../../src/pages/demo-site/cart.js'
import { withFrame } from '../../src/pages/demo-site/shared-frame.js'
import { shopPages } from '../../src/pages/demo-site/shop-pages.js'
import type { PageDocument } from '../../src/pages/document/page.js'
import type { BlockNode, HtmlNode, Json, PageNode, LocalizedText } from '../../src/core/element/declaration.js'
import { productNamed } from '../support.js'

/** A whole page that has proven itself, and why it is made so. */
export interface Pattern {
  title: LocalizedText
  lead: LocalizedText
  /** The example shop's own page. */
  page: PageDocument
  /** The story that shows it. */
  story: string
  /** Its blocks, from the top. */
  steps: readonly { tag: string; why: LocalizedText }[]
  /** Advice on common mistakes. */
  mind: readonly LocalizedText[]
}

const pageAt = (path: string): PageDocument => shopPages.find((each) => each.path === path)!

const frame: Pattern['steps'] = [
  {
    tag: 'vitrine-store',
    why: {
      de: 'Zuerst, unsichtbar: Alle anderen erfahren von ihm, zu welchem Shop sie gehören.',
      en: 'First, invisible: all others learn from it which shop they belong to.',
    },
  },
  {
    tag: 'vitrine-consultant-detection',
    why: {
      de: 'Stellt fest, in wessen Shop man ist, bevor etwas davon abhängt.',
      en: 'Finds out whose shop this is, before anything depends on it.',
    },
  },
]
const panel: Pattern['steps'][number] = {
  tag: 'vitrine-cart-panel',
  why: {
    de: 'Antwortet auf „In den Warenkorb“, ohne die Seite zu verlassen. Einmal je Seite, gleich wo.',
    en: 'Answers “Add to cart” without leaving the page. Once per page, anywhere.',
  },
}

export const patterns: Readonly<Record<'product' | 'consultant' | 'checkout', Pattern>> = {
  product: {
    title: { de: 'Eine Produktseite', en: 'A product page' },
    lead: {
      de: 'Eine Seite für alle Produkte: Welches gemeint ist, sagt die Adresse (?id=…). Erst das Produkt, dann was dazu passt, dann was sie schon gesehen hat.',
      en: 'One page for all products: the address says which is meant (?id=…). First the product, then what goes with it, then what she has seen before.',
    },
    page: pageAt('/product'),
    story: 'muster-seiten--product',
    steps: [
      ...frame,
      {
        tag: 'vitrine-product-detail',
        why: {
          de: 'Trägt die Überschrift der Seite. Leer gelassen liest es das Produkt aus der Adresse.',
          en: 'Carries the heading of the page. Left empty it reads the product out of the address.',
        },
      },
      {
        tag: 'vitrine-product-list',
        why: {
          de: 'Zweimal, auf Sand: „Passt dazu“ und „Zuletzt angesehen“. Beide verschwinden, wenn es nichts gibt.',
          en: 'Twice, on sand: “goes with it” and “seen before”. Both vanish when there is nothing.',
        },
      },
      panel,
    ],
    mind: [
      {
        de: 'Kein zweites h1: Der Block bringt es mit.',
        en: 'No second h1: the block brings it.',
      },
      {
        de: 'Vier Empfehlungen genügen. Zwölf sind eine Liste, und die steht woanders.',
        en: 'Four recommendations are enough. Twelve are a list, and that stands elsewhere.',
      },
    ],
  },
  consultant: {
    title: { de: 'Die Seite einer Beraterin', en: 'A consultant’s page' },
    lead: {
      de: 'Wer sie ist, was sie kann, und der Weg in ihren Shop. Eine Seite für alle; ?moniker=… sagt, wessen.',
      en: 'Who she is, what she knows, and the way into her shop. One page for all of them; ?moniker=… says whose.',
    },
    page: pageAt('/consultant'),
    story: 'muster-seiten--consultant',
    steps: [
      ...frame,
      {
        tag: 'vitrine-shop-magnet',
        why: {
          de: 'Begrüßt, wer schon in ihrem Shop ist; wer zurückkommt, geht mit einem Klick weiter.',
          en: 'Greets whoever is in her shop; whoever comes back goes on with one click.',
        },
      },
      {
        tag: 'vitrine-consultant-profile',
        why: {
          de: 'Bild, Schwerpunkte, Sprachen, Lieblingsprodukte. Alles, auch was fehlt, kommt aus ihrem Profil.',
          en: 'Picture, specialties, languages, favourites. All of it, and what is missing, comes from her profile.',
        },
      },
      {
        tag: 'vitrine-inactive-shop',
        why: {
          de: 'Sagt es freundlich, wenn ihr Shop gerade zu ist, und führt weiter.',
          en: 'Says it kindly when her shop is closed, and leads on.',
        },
      },
      panel,
    ],
    mind: [
      {
        de: 'Nichts über sie von Hand: Was sie ändert, soll überall stimmen.',
        en: 'Nothing about her by hand: what she changes should be true everywhere.',
      },
      {
        de: 'Das Impressum der Beraterin muss von hier zu erreichen sein.',
        en: 'Her imprint must be within reach from here.',
      },
    ],
  },
  checkout: {
    title: { de: 'Die Kasse', en: 'The checkout' },
    lead: {
      de: 'Eine ruhige Seite mit einem einzigen Block. Alles, was ablenkt, ist weg; alles, was Vertrauen schafft, ist da.',
      en: 'A quiet page with a single block. What distracts is gone; what builds trust is there.',
    },
    page: checkoutPage('https://kasse.example'),
    story: 'muster-seiten--checkout',
    steps: [
      ...frame,
      {
        tag: 'vitrine-checkout',
        why: {
          de: 'Anschrift, Versand, Zahlung und Übersicht auf einer Seite. Die Karte wird im Rahmen des Zahlungsanbieters eingegeben.',
          en: 'Address, delivery, payment and overview on one page. The card is entered in the payment provider’s frame.',
        },
      },
      {
        tag: 'vitrine-footer',
        why: {
          de: 'AGB, Datenschutz und Widerruf sind einen Klick weit, wie das Gesetz es will.',
          en: 'Terms, privacy and withdrawal are one click away, as the law wants it.',
        },
      },
    ],
    mind: [
      {
        de: 'Keine Empfehlungen, keine Bänder, kein Newsletter: Sie hat sich schon entschieden.',
        en: 'No recommendations, no bands, no newsletter: she has decided already.',
      },
      {
        de: 'Der Ursprung der Kartenzahlung gehört in trusted-origins, sonst wird der Rahmen nicht geladen.',
        en: 'The origin of the card frame belongs into trusted-origins, or the frame is not loaded.',
      },
      {
        de: 'Die Bestellbestätigung ist eine eigene Seite (confirmation-url); dort erst bietest du ein Konto an.',
        en: 'The confirmation is a page of its own (confirmation-url); only there you offer an account.',
      },
    ],
  },
}

/** Returns the page's nodes for a story, whose address names neither product nor consultant: the fields of the blocks name them. */
export function nodesOf({ page }: Pattern): readonly PageNode[] {
  const told: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
    'vitrine-product-detail': { product: productNamed('Rosenserum Leuchtkraft') },
    'vitrine-consultant-profile': { consultant: 'anna-berger' },
  }
  return withFrame([page], shopPages).flatMap(({ nodes }) => nodes.map(withFields))

  function withFields(node: PageNode): PageNode {
    if (typeof node === 'string' || 'shared' in node) return node
    if ('html' in node) return { ...node, children: (node.children ?? []).map(withFields) } satisfies HtmlNode
    const slots = Object.entries(node.slots ?? {}).map(([name, nodes]) => [name, nodes.map(withFields)])
    // A list that goes with the product of the address shows the range instead: a story's address names no product.
    const fields = node.fields?.source === 'related' ? { ...node.fields, source: 'range', badge: 'best-seller' } : node.fields
    return { ...node, fields: { ...fields, ...told[node.block] }, slots: Object.fromEntries(slots) } satisfies BlockNode
  }
}
