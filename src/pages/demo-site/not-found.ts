import { block, column, popular, html, page, section } from './frame.js'

export const notFoundPage = page(
  { path: '/404', noindex: true, title: 'Seite nicht gefunden | Lindenrose', description: 'Diese Seite gibt es nicht.' },
  section(
    { tone: 'sage', space: 'large', minHeight: 560, verticalAlign: 'center' },
    column(
      {},
      html('span', { class: 'eyebrow' }, 'Das tut uns leid'),
      html('h1', {}, 'Diese Seite gibt es nicht.'),
      html('p', { class: 'lead' }, 'Der Link ist vielleicht schon älter. Im Shop findest du bestimmt, was du suchst.'),
      html(
        'p',
        { class: 'actions' },
        html('a', { class: 'button', href: '/' }, 'Zur Startseite'),
        html('a', { class: 'button quiet', href: '/products' }, 'Alle Produkte'),
      ),
      block('product-search', { resultsUrl: '/products' }),
    ),
  ),
  popular,
)
