import type { PageDocument } from '../document/page-document.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { block, column, html, page, section, withdrawalUrl } from './frame.js'

const account = page(
  {
    path: '/account',
    noindex: true,
    role: 'account',
    title: 'Mein Konto | Lindenrose',
    description: 'Dein Konto bei Lindenrose: Beauty-Profil, Beraterinnen, Newsletter, Adressen und wie du den Kundenservice erreichst.',
  },
  section(
    { minHeight: 640 },
    column(
      {},
      block('account', {
        servicePhone: '030 23125 000',
        serviceHours: 'Montag bis Freitag, 9 bis 17 Uhr',
        serviceEmail: 'service@lindenrose.example',
        beautyProfileUrl: '/beauty-profile',
        myConsultantsUrl: '/my-consultants',
        contactUrl: '/newsletter-settings#kontakt',
        newslettersUrl: '/newsletter-settings',
        ordersUrl: '/orders',
        addressesUrl: '/addresses',
        favouritesUrl: '/favourites',
        personUrl: '/personal-data',
      }),
    ),
  ),
)

/** Link to the page above. */
const back = html('p', { class: 'way-back' }, html('a', { href: '/account' }, '‹ Mein Konto'))

const beautyProfile = page(
  {
    path: '/beauty-profile',
    noindex: true,
    role: 'beauty-profile',
    title: 'Beauty-Profil | Lindenrose',
    description: 'Erzähl deiner Beraterin von deiner Haut, deinem Make-up und dem, was dich interessiert.',
  },
  section({ minHeight: 640, maxWidth: 928 }, column({}, back, block('beauty-profile', {}))),
)

const newsletterSettings = page(
  {
    path: '/newsletter-settings',
    noindex: true,
    title: 'Newsletter und Kontakt | Lindenrose',
    description: 'Welche Newsletter du bekommst, und wann, wie und wie oft sich deine Beraterin bei dir meldet.',
  },
  section(
    { minHeight: 640, gutter: 32, verticalAlign: 'start' },
    column(
      {},
      back,
      html('h1', {}, 'Newsletter und Kontakt'),
      html('p', { class: 'lead' }, 'Du entscheidest, welche Post du bekommst und wie wir uns bei dir melden.'),
    ),
    column({ width: 7 }, block('subscription-preferences', { privacyUrl: namedPages.Privacy_Policy__c })),
    column({ width: 5 }, html('div', { id: 'kontakt' }, block('contact-preferences', {}))),
  ),
)

const addresses = page(
  {
    path: '/addresses',
    noindex: true,
    title: 'Deine Adressen | Lindenrose',
    description: 'Wohin Lindenrose dir liefert: Adressen ansehen, ergänzen, ändern und eine zur Hauptadresse machen.',
  },
  section({ minHeight: 640, maxWidth: 928 }, column({}, back, block('address-book', {}))),
)

const orders = page(
  {
    path: '/orders',
    noindex: true,
    title: 'Deine Bestellungen | Lindenrose',
    description: 'Was du bei Lindenrose bestellt hast: ansehen, nochmal kaufen oder widerrufen. Auch ohne Konto.',
  },
  section({ minHeight: 640, maxWidth: 928 }, column({}, back, block('order-history', { withdrawalUrl }))),
)

const favourites = page(
  {
    path: '/favourites',
    noindex: true,
    title: 'Deine Favoriten | Lindenrose',
    description: 'Was du dir bei Lindenrose mit dem Herz gemerkt hast, zum Wiederfinden und Bestellen.',
  },
  section(
    { minHeight: 640 },
    column({}, back, html('h1', {}, 'Deine Favoriten'), block('product-list', { source: 'favourites', allUrl: '/products' })),
  ),
)

const newsletter = page(
  {
    path: '/newsletter',
    title: 'Newsletter bestellen | Lindenrose',
    description: 'Neues, Tipps und Angebote von Lindenrose per E-Mail, etwa zweimal im Monat.',
  },
  section(
    { tone: 'rose', space: 'large', minHeight: 560, maxWidth: 800 },
    column({ gap: 24 }, html('h1', {}, 'Newsletter'), block('newsletter-signup', {})),
  ),
)

const person = page(
  {
    path: '/personal-data',
    noindex: true,
    title: 'Deine Daten | Lindenrose',
    description: 'Name, Telefon, E-Mail-Adresse und Passwort ändern, und herunterladen, was Lindenrose über dich weiß.',
  },
  section({ minHeight: 640, maxWidth: 928 }, column({}, back, block('personal-data', { deletionUrl: '/account' }))),
)

const password = page(
  {
    path: '/password',
    noindex: true,
    title: 'Passwort vergessen | Lindenrose',
    description: 'Ein neues Passwort für dein Konto bei Lindenrose, mit einem Link per E-Mail.',
  },
  section({ tone: 'rose', space: 'large', minHeight: 640, verticalAlign: 'center' }, column({}, block('password-reset', {}))),
)

export const accountPages: readonly PageDocument[] = [
  account,
  person,
  beautyProfile,
  newsletterSettings,
  addresses,
  orders,
  favourites,
  newsletter,
  password,
]
