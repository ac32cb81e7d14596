import type { PageDocument } from '../document/page-document.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { block, column, html, page, popular, section, withdrawalUrl } from './frame.js'

export const confirmation: PageDocument = page(
  {
    path: '/order-confirmation',
    noindex: true,
    title: 'Danke für deine Bestellung | Lindenrose',
    description: 'Deine Bestellung bei Lindenrose: Nummer, Inhalt und wie es weitergeht.',
  },
  section({ minHeight: 640 }, column({}, block('order-confirmation', { ordersUrl: '/orders', withdrawalUrl }))),
)

export const withdrawal: PageDocument = page(
  {
    path: withdrawalUrl,
    title: 'Vertrag widerrufen | Lindenrose',
    description: 'Deine Bestellung bei Lindenrose widerrufen, auch ohne Konto, mit Eingangsbestätigung.',
  },
  section(
    { minHeight: 640, maxWidth: 928 },
    column(
      {},
      html('p', { class: 'way-back' }, html('a', { href: '/orders' }, '‹ Deine Bestellungen')),
      block('withdrawal', { serviceEmail: 'service@lindenrose.example', termsUrl: namedPages.Terms_and_conditions__c }),
    ),
  ),
)

/** @param till origin of the payment provider; on http it must be listed */
export const checkoutPage = (till: string): PageDocument =>
  page(
    {
      path: '/checkout',
      noindex: true,
      title: 'Kasse | Lindenrose',
      description: 'In drei Schritten bestellen: Lieferadresse, Versand und Bezahlung.',
      store: { trustedOrigins: till },
    },
    section({}, column({}, block('checkout', { confirmationUrl: confirmation.path, paymentFrameUrl: `${till}/` }))),
  )

export const cart: PageDocument = page(
  {
    path: namedPages.Current_Cart,
    noindex: true,
    title: 'Warenkorb | Lindenrose',
    description: 'Dein Warenkorb bei Lindenrose: Mengen ändern, Gutscheine einlösen und zur Kasse gehen.',
    detection: 'cart',
  },
  section({}, column({}, block('permalink-notice', {}), block('cart-page', {}))),
  popular,
)
