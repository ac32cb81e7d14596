import type { PageDocument } from '../document/page-document.js'
import { namedPages } from '../web/named-pages.js'
import { block, column, page, section } from './frame.js'

export const checkout: PageDocument = page(
  {
    path: '/checkout',
    title: 'Kasse | Lindenrose',
    description: 'In drei Schritten bestellen: Lieferadresse, Versand und Bezahlung.',
  },
  section({}, column({}, block('checkout', {}))),
)

export const cart: PageDocument = page(
  {
    path: namedPages.Current_Cart,
    title: 'Warenkorb | Lindenrose',
    description: 'Dein Warenkorb bei Lindenrose: Mengen ändern, Gutscheine einlösen und zur Kasse gehen.',
    detection: 'cart',
  },
  section({}, column({}, block('permalink-notice', {}), block('cart-page', {}))),
)
