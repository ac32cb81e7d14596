import { namedPages } from '../../core/dom/named-pages.js'
import { block, column, html, page, section } from './frame.js'

const step = (title: string, text: string) => html('li', {}, html('h3', {}, title), html('p', {}, text))

type LinkText = readonly [href: string, text: string]

/** A section for one audience, such as new or returning shoppers. */
const forSome = (audience: string, heading: string, text: string, [href, first]: LinkText, [other, second]: LinkText) =>
  section(
    { audience, tone: 'rose', space: 'medium' },
    column(
      {},
      html('h2', {}, heading),
      html('p', { class: 'lead' }, text),
      html(
        'p',
        { class: 'actions' },
        html('a', { class: 'button', href }, first),
        html('a', { class: 'button quiet', href: other }, second),
      ),
    ),
  )

export const home = page(
  {
    path: '/',
    title: 'Lindenrose: Pflege und Make-up mit persönlicher Beratung',
    description:
      'Entdecke Pflege, Make-up und Düfte von Lindenrose, persönlich empfohlen von deiner Beraterin und bequem nach Hause geliefert.',
  },
  section(
    { tone: 'rose', space: 'small', minHeight: 440, verticalAlign: 'center', gutter: 32 },
    column(
      { width: 6, widthTablet: 6 },
      html('span', { class: 'eyebrow' }, 'Neu im Herbst'),
      html('h1', {}, 'Haut, die sich nach dir anfühlt.'),
      html(
        'p',
        { class: 'lead' },
        'Drei leichte Schritte für jeden Morgen. Deine Beraterin zeigt dir, welche Pflege zu dir passt, persönlich und ohne Eile.',
      ),
      html(
        'p',
        { class: 'actions' },
        html('a', { class: 'button', href: '/products' }, 'Pflege entdecken'),
        html('a', { class: 'button quiet', href: '#drei-schritte' }, 'So geht’s'),
      ),
    ),
    column(
      { width: 6, widthTablet: 6 },
      html('img', {
        class: 'hero-picture',
        src: '/cms/delivery/media/scene-hero',
        alt: '',
        width: '1200',
        height: '860',
        fetchpriority: 'high',
      }),
    ),
  ),
  section(
    { space: 'large' },
    column(
      {},
      block('product-list', {
        eyebrow: 'Bestseller',
        heading: 'Was andere lieben',
        badge: 'best-seller',
        pageSize: 4,
        allUrl: '/products',
      }),
    ),
  ),
  section(
    { tone: 'sand', space: 'large' },
    column(
      {},
      html('span', { class: 'eyebrow', id: 'drei-schritte' }, 'Drei Schritte'),
      html('h2', {}, 'Weniger, aber das Richtige'),
      html(
        'ol',
        { class: 'steps' },
        step('Sanft reinigen', 'Abends nimmt ein milder Schaum den Tag von deiner Haut. Morgens genügt lauwarmes Wasser.'),
        step('Gezielt pflegen', 'Ein Serum für das, was deine Haut gerade braucht: Feuchtigkeit, Ruhe oder Leuchtkraft.'),
        step('Gut schützen', 'Eine leichte Tagespflege bewahrt, was du ihr gegeben hast. Mehr braucht es nicht.'),
      ),
    ),
  ),
  forSome(
    'guests',
    'Neu bei uns?',
    'Such dir eine Beraterin in deiner Nähe. Sie zeigt dir in Ruhe, was zu deiner Haut passt.',
    ['/consultants', 'Beraterin finden'],
    [namedPages.Register, 'Konto anlegen'],
  ),
  forSome(
    'customers',
    'Schön, dass du wieder da bist',
    'Was du dir gemerkt und bestellt hast, findest du hier wieder.',
    ['/favourites', 'Deine Favoriten'],
    ['/orders', 'Deine Bestellungen'],
  ),
  section(
    { space: 'large' },
    column({}, block('product-list', { eyebrow: 'Neu', heading: 'Gerade eingetroffen', badge: 'new', pageSize: 4, allUrl: '/products' })),
  ),
)
