import type { PageDocument } from '../document/page-document.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { accountPages } from './account-pages.js'
import { cart, confirmation, withdrawal } from './cart.js'
import { consultantPages } from './consultant-pages.js'
import { contentPages } from './content-pages.js'
import { block, column, html, page, section } from './frame.js'
import { home } from './home.js'
import { legalPages } from './legal.js'
import { search } from './search.js'

const products = page(
  {
    path: '/products',
    title: 'Alle Produkte | Lindenrose',
    description: 'Alle Produkte von Lindenrose: Gesichtspflege, Make-up, Lippen, Düfte und Körperpflege zum Stöbern und Bestellen.',
  },
  section(
    {},
    column(
      {},
      html('h1', {}, 'Alle Produkte'),
      html('p', { class: 'lead' }, 'Stöbere in Ruhe. Was dir gefällt, legst du in den Warenkorb; bezahlt wird erst ganz am Ende.'),
      block('product-search', {}),
      block('product-list', { browsable: true, quantities: true, pageSize: 12, consultantsUrl: '/consultants', searchUrl: '/search' }),
    ),
  ),
)

const product = page(
  { path: '/product', title: 'Produkt | Lindenrose', description: 'Ein Produkt von Lindenrose mit Bildern, Preis und Beschreibung.' },
  section({ space: 'small' }, column({}, block('product-detail', {}))),
  section(
    { tone: 'sand', space: 'large' },
    column(
      { gap: 64 },
      block('product-list', { heading: 'Das könnte dir auch gefallen', source: 'related', pageSize: 4, allUrl: '/products' }),
      block('product-list', { heading: 'Zuletzt angesehen', source: 'seen', pageSize: 4 }),
    ),
  ),
)

const login = page(
  {
    path: '/login',
    noindex: true,
    title: 'Anmelden | Lindenrose',
    description: 'Melde dich bei Lindenrose an und kaufe bei deiner Beraterin ein.',
  },
  section(
    { tone: 'rose', space: 'large', minHeight: 640, verticalAlign: 'center' },
    column(
      {},
      block('login', {
        hint: 'Zum Ausprobieren:\nanna.muster@example.org mit dem Passwort lindenrose',
        myConsultantsUrl: '/my-consultants',
        passwordUrl: '/password',
      }),
    ),
  ),
)

const register = page(
  {
    path: namedPages.Register,
    noindex: true,
    title: 'Konto anlegen | Lindenrose',
    description: 'Leg dir ein Konto bei Lindenrose an und kaufe bei deiner Beraterin ein.',
    detection: 'register',
  },
  section(
    { tone: 'rose', space: 'large', minHeight: 640, verticalAlign: 'center' },
    column({}, block('register', { returnUrl: '/my-consultants', myConsultantsUrl: '/my-consultants' })),
  ),
)

const myConsultants = page(
  {
    path: '/my-consultants',
    noindex: true,
    title: 'Meine Beraterinnen | Lindenrose',
    description: 'Deine Beraterinnen bei Lindenrose: bei einer anderen einkaufen, deine Hauptberaterin festlegen oder dich trennen.',
  },
  section(
    { tone: 'sand', minHeight: 640 },
    column(
      {},
      html('h1', {}, 'Meine Beraterinnen'),
      html('p', { class: 'lead' }, 'Kauf ein, bei wem du magst. Deine Hauptberaterin ist die, die wir dir zuerst zeigen.'),
      block('consultant-switcher', { heading: 'Alle auf einen Blick' }),
    ),
  ),
  section({ tone: 'sand', space: 'small' }, column({}, block('consultant-assignment', {}))),
)

const shopInvalid = page(
  {
    path: namedPages.ShopInvalid__c,
    noindex: true,
    title: 'Shop nicht gefunden | Lindenrose',
    description: 'Diesen Shop gibt es leider nicht.',
  },
  section({ tone: 'sand', space: 'large', minHeight: 560, verticalAlign: 'center' }, column({}, block('invalid-shop', {}))),
)

/** The example shop: nothing on it is coded by hand, every page is a document. */
export const shopPages: readonly PageDocument[] = [
  home,
  products,
  product,
  cart,
  confirmation,
  withdrawal,
  login,
  register,
  myConsultants,
  ...accountPages,
  ...consultantPages,
  search,
  ...contentPages,
  shopInvalid,
  ...legalPages,
]
