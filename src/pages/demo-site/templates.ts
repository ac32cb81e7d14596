import type { PageDocument } from '../document/page-document.js'
import type { PageTemplate } from '../document/pages-api.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { checkoutPage } from './cart.js'
import { cataloguePage } from './catalogue.js'
import { withTranslation } from '../document/translate.js'
import { englishPath, inBothLanguages, inEnglish } from './english.js'
import { column, page, section } from './frame.js'
import { notFoundPage } from './not-found.js'
import { frameParts, frameTranslations, withFrame } from './shared-frame.js'
import { shopPages } from './shop-pages.js'

type About = Omit<PageTemplate, 'page'> & { path: string }

const frame: PageTemplate = {
  id: 'frame',
  name: { de: 'Seite im Rahmen des Shops', en: 'Page in the frame of the shop' },
  summary: {
    de: 'Kopf, Fuß und Warenkorb stehen schon da; dazwischen ist alles frei.',
    en: 'Header, footer and cart are there already; everything between them is free.',
  },
  page: page({ path: '/neue-seite', title: 'Neue Seite | Lindenrose', description: '' }, section({}, column({}))),
}

/** Pages of the example shop that serve as templates. */
const pagesOfShop: readonly About[] = [
  {
    id: 'home',
    path: '/',
    name: { de: 'Startseite', en: 'Home' },
    summary: {
      de: 'Ein Auftakt mit Bild, Bestseller, drei Schritte und was neu ist.',
      en: 'A hero with a picture, bestsellers, three steps and what is new.',
    },
  },
  {
    id: 'products',
    path: '/products',
    name: { de: 'Alle Produkte', en: 'All products' },
    summary: {
      de: 'Die ganze Auswahl zum Stöbern, Filtern und Hineinlegen.',
      en: 'The whole range to browse, filter and put into the cart.',
    },
  },
  {
    id: 'product',
    path: '/product',
    name: { de: 'Produktseite', en: 'Product page' },
    summary: {
      de: 'Ein Produkt mit allem, was dazugehört; die Adresse sagt, welches.',
      en: 'One product with all there is to it; the address says which.',
    },
  },
  {
    id: 'consultant-search',
    path: '/consultants',
    name: { de: 'Beraterin finden', en: 'Find a consultant' },
    summary: { de: 'Die Suche nach Postleitzahl, Name oder Telefonnummer.', en: 'The search by postal code, name or phone number.' },
  },
  {
    id: 'consultant-profile',
    path: '/consultant',
    name: { de: 'Profil einer Beraterin', en: 'Consultant profile' },
    summary: {
      de: 'Bild, Schwerpunkte, Kontakt und Lieblingsprodukte einer Beraterin.',
      en: 'Picture, specialties, contact and favourite products of a consultant.',
    },
  },
  {
    id: 'my-consultants',
    path: '/my-consultants',
    name: { de: 'Meine Beraterinnen', en: 'My consultants' },
    summary: { de: 'Wo die Kundin zwischen ihren Beraterinnen wechselt.', en: 'Where the shopper switches between her consultants.' },
  },
  {
    id: 'account',
    path: '/account',
    name: { de: 'Mein Konto', en: 'My account' },
    summary: {
      de: 'Begrüßung, alles, was zum Konto gehört, und der Kundenservice.',
      en: 'A greeting, all that belongs to the account, and customer service.',
    },
  },
  {
    id: 'beauty-profile',
    path: '/beauty-profile',
    name: { de: 'Beauty-Profil', en: 'Beauty profile' },
    summary: {
      de: 'Was die Kundin über ihre Haut, ihr Make-up und ihre Interessen sagt.',
      en: 'What the shopper says about her skin, her make-up and her interests.',
    },
  },
  {
    id: 'newsletter-settings',
    path: '/newsletter-settings',
    name: { de: 'Newsletter und Kontakt', en: 'Newsletters and contact' },
    summary: {
      de: 'Welche Post die Kundin bekommt, und wie man sich bei ihr meldet.',
      en: 'Which mail the shopper gets, and how to get in touch with her.',
    },
  },
  {
    id: 'addresses',
    path: '/addresses',
    name: { de: 'Adressen', en: 'Addresses' },
    summary: {
      de: 'Wohin die Kundin sich liefern lässt: ergänzen, ändern, löschen.',
      en: 'Where the shopper has things sent to: add, change, remove.',
    },
  },
  {
    id: 'favourites',
    path: '/favourites',
    name: { de: 'Favoriten', en: 'Favourites' },
    summary: { de: 'Was die Kundin sich mit dem Herz gemerkt hat.', en: 'What the shopper has kept with the heart.' },
  },
  {
    id: 'catalogue',
    path: '/ibc-personal-icatalog',
    name: { de: 'Online-Katalog', en: 'Online catalogue' },
    summary: { de: 'Der Katalog zum Blättern, so breit wie der Bildschirm.', en: 'The catalogue to leaf through, as wide as the screen.' },
  },
  {
    id: 'search',
    path: '/search',
    name: { de: 'Suche', en: 'Search' },
    summary: {
      de: 'Findet Seiten der Website; das Suchwort steht in der Adresse.',
      en: 'Finds pages of the website; the address says what was looked for.',
    },
  },
  {
    id: 'cart',
    path: namedPages.Current_Cart,
    name: { de: 'Warenkorb', en: 'Cart' },
    summary: {
      de: 'Der ganze Warenkorb mit Gutscheinen, Summen und dem Weg zur Kasse.',
      en: 'The whole cart with coupons, totals and the way to the checkout.',
    },
  },
  {
    id: 'checkout',
    path: '/checkout',
    name: { de: 'Kasse', en: 'Checkout' },
    summary: {
      de: 'Bestellen in drei Schritten: wohin, wie, bezahlen.',
      en: 'Ordering in three steps: where to, how, payment.',
    },
  },
  {
    id: 'order-confirmation',
    path: '/order-confirmation',
    name: { de: 'Bestellbestätigung', en: 'Order confirmation' },
    summary: {
      de: 'Danke, Bestellnummer, wie es weitergeht und der Weg zum Konto.',
      en: 'Thanks, the order number, what happens next and the way to an account.',
    },
  },
  {
    id: 'orders',
    path: '/orders',
    name: { de: 'Meine Bestellungen', en: 'My orders' },
    summary: {
      de: 'Bestellungen ansehen, nochmal kaufen, widerrufen; Gäste finden ihre mit Nummer und E-Mail.',
      en: 'See orders, buy again, withdraw; guests find theirs by number and e-mail.',
    },
  },
  {
    id: 'withdrawal',
    path: '/widerrufen',
    name: { de: 'Vertrag widerrufen', en: 'Withdraw from a contract' },
    summary: {
      de: 'Das Formular, das § 356a BGB verlangt, mit Eingangsbestätigung.',
      en: 'The form that the law asks for, with a receipt.',
    },
  },
  {
    id: 'login',
    path: '/login',
    name: { de: 'Anmelden', en: 'Sign in' },
    summary: { de: 'Für Kundinnen, die schon ein Konto haben.', en: 'For customers who already have an account.' },
  },
  {
    id: 'register',
    path: namedPages.Register,
    name: { de: 'Konto anlegen', en: 'Register' },
    summary: { de: 'Für neue Kundinnen, mit Beraterin und Einwilligungen.', en: 'For new customers, with consultant and consents.' },
  },
  {
    id: 'imprint',
    path: '/impressum',
    name: { de: 'Impressum', en: 'Imprint' },
    summary: {
      de: 'Shop und Beraterin mit allen Pflichtangaben, und die Barrierefreiheit.',
      en: 'Shop and consultant with all that the law asks for, and accessibility.',
    },
  },
  {
    id: 'legal',
    path: namedPages.Privacy_Policy__c,
    name: { de: 'Rechtliche Seite', en: 'Legal page' },
    summary: { de: 'Langer Text in Abschnitten, hier der Datenschutz.', en: 'Long text in parts, here the privacy policy.' },
  },
  {
    id: 'terms',
    path: namedPages.Terms_and_conditions__c,
    name: { de: 'Kaufbedingungen', en: 'Terms of purchase' },
    summary: { de: 'Wie ein Kauf zustande kommt, und der Widerruf.', en: 'How a purchase comes about, and the withdrawal.' },
  },
  {
    id: 'shipping',
    path: '/versand',
    name: { de: 'Versand, Zahlung und Rückgabe', en: 'Shipping, payment and returns' },
    summary: { de: 'Was der Versand kostet, und wie etwas zurückkommt.', en: 'What shipping costs, and how something comes back.' },
  },
  {
    id: 'questions',
    path: '/fragen',
    name: { de: 'Häufige Fragen', en: 'Frequent questions' },
    summary: { de: 'Fragen als Zwischenüberschriften, Antworten darunter.', en: 'Questions as headings, answers below them.' },
  },
  {
    id: 'skin-types',
    path: '/hauttypen',
    name: { de: 'Ratgeber', en: 'Guide' },
    summary: { de: 'Ein Thema in kurzen Abschnitten, hier die Hauttypen.', en: 'One subject in short parts, here the skin types.' },
  },
  {
    id: 'becoming',
    path: '/beraterin-werden',
    name: { de: 'Beraterin werden', en: 'Become a consultant' },
    summary: { de: 'Für alle, die selbst beraten möchten.', en: 'For those who would like to advise others.' },
  },
  {
    id: 'about',
    path: '/ueber-uns',
    name: { de: 'Über uns', en: 'About us' },
    summary: { de: 'Woher die Marke kommt, und was ihr wichtig ist.', en: 'Where the brand comes from, and what matters to it.' },
  },
  {
    id: 'shop-invalid',
    path: namedPages.ShopInvalid__c,
    name: { de: 'Shop nicht gefunden', en: 'Shop not found' },
    summary: {
      de: 'Wo ankommt, wer den Shop einer Beraterin sucht, den es nicht gibt.',
      en: 'Where a shopper lands whose consultant has no shop.',
    },
  },
  {
    id: 'not-found',
    path: notFoundPage.path,
    name: { de: 'Seite nicht gefunden', en: 'Page not found' },
    summary: { de: 'Für Adressen, unter denen nichts steht.', en: 'For addresses where nothing stands.' },
  },
  {
    id: 'personal-data',
    path: '/personal-data',
    name: { de: 'Persönliche Daten', en: 'Personal data' },
    summary: { de: 'Name, E-Mail, Passwort, Auskunft.', en: 'Name, e-mail, password, access to data.' },
  },
  {
    id: 'password',
    path: '/password',
    name: { de: 'Passwort vergessen', en: 'Password reset' },
    summary: { de: 'Ein neues Passwort per Mail.', en: 'A new password by mail.' },
  },
  {
    id: 'newsletter',
    path: '/newsletter',
    name: { de: 'Newsletter bestellen', en: 'Newsletter sign-up' },
    summary: { de: 'Anmelden, bestätigen, abmelden.', en: 'Sign up, confirm, unsubscribe.' },
  },
  {
    id: 'message',
    path: '/nachricht',
    name: { de: 'Nachricht an die Beraterin', en: 'Message to the consultant' },
    summary: { de: 'Kontaktformular mit Themen.', en: 'Contact form with topics.' },
  },
]

/** Origins of the other sites that pages embed; on http they must be listed. */
export interface Houses {
  /** Origin of the catalogue. */
  catalogue: string
  /** Origin of the payment provider. */
  till: string
}

/** The pages of a new shop. */
export const seedPages = (houses: Houses): readonly PageDocument[] => inBothLanguages(germanPages(houses))

const germanPages = ({ catalogue, till }: Houses): readonly PageDocument[] => [...shopPages, checkoutPage(till), cataloguePage(catalogue)]

/** Shared parts that every page of the example shop has around its content. */
export const seedParts = (houses: Houses): readonly PageDocument[] => frameParts(germanPages(houses))

/** Id of the part that each translated part translates. */
export const seedTranslations = frameTranslations

/** Every page of the example shop, in German, with its frame in it. */
export const examplePages = (houses: Houses): readonly PageDocument[] =>
  withFrame([...germanPages(houses), notFoundPage], germanPages(houses))

/** Pages for an unknown address. Each links to the other language, but is no translation of it, so it is saved without a twin. */
export const notFoundPages = (houses: Houses): { de: PageDocument; en: PageDocument } => {
  const paths = new Set(germanPages(houses).map(({ path }) => path))
  return { de: withTranslation(notFoundPage, englishPath('/')), en: withTranslation(inEnglish(notFoundPage, paths), '/') }
}

/** Templates of a new page: the frame alone, or a copy of a page of the example shop. */
export function templatesFor(houses: Houses): readonly PageTemplate[] {
  const pages = new Map([...germanPages(houses), notFoundPage].map((document) => [document.path, document]))
  return [
    frame,
    ...pagesOfShop.flatMap(({ path, ...about }) => {
      const document = pages.get(path)
      return document ? [{ ...about, page: document }] : []
    }),
  ]
}
