import { namedPages } from '../../core/dom/named-pages.js'
import { block, column, html, page, section } from './frame.js'

/** Pages without content to search: forms, the shopper's own data, and pages whose content depends on the address. */
const leaveOut = [
  '/search',
  '/login',
  namedPages.Register,
  '/product',
  namedPages.Current_Cart,
  namedPages.ShopInvalid__c,
  '/my-consultants',
  '/newsletter-settings',
]

export const search = page(
  {
    path: '/search',
    noindex: true,
    title: 'Suche | Lindenrose',
    description: 'Finde, was auf den Seiten von Lindenrose steht: zu Versand und Rückgabe, Pflege, Beratung und dem Shop.',
  },
  section(
    { tone: 'sand', minHeight: 640, maxWidth: 784 },
    column(
      {},
      html('h1', {}, 'Suche'),
      html('p', { class: 'lead' }, 'Antworten, Tipps und alles Weitere auf unseren Seiten.'),
      block('site-search', { suggestions: 'Versand, Rückgabe, Hauttyp, Beraterin werden', leaveOut: leaveOut.join('\n') }),
    ),
  ),
)
