import type { ConsultantFacts, ProductFacts } from '../world/types.js'
import { html, type Html } from './html.js'
import { spreads, type Spread } from './spreads.js'

export interface CatalogueReader {
  /** The consultant who gave the catalogue to the reader. */
  consultant: ConsultantFacts | undefined
  productNamed: (name: string) => ProductFacts | undefined
  /** Address of the shop when the catalogue stands alone. */
  shop: string
}

const money = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' })
const euro = (amount: string | number) => money.format(Number(amount))

/** The whole catalogue; without its script all spreads stand below each other. */
export function cataloguePage(reader: CatalogueReader): string {
  const { consultant } = reader
  const count = spreads.length
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lindenrose Online-Katalog, Herbst und Winter</title>
<link rel="stylesheet" href="catalogue.css">
<script type="module" src="flip.js"></script>
</head>
<body>
<div class="bar">
<p class="brand">Lindenrose</p>
${consultant ? html`<p class="gift"><img src="portraits/${consultant.moniker}.svg" alt="" width="32" height="32"><span>Für dich von <strong>${nameOf(consultant)}</strong></span></p>` : html`<p class="gift"><span>Herbst &amp; Winter</span></p>`}
</div>
<main class="book" aria-label="Katalog" aria-roledescription="Blätterkatalog">
${spreads.map((spread, index) => html`<section class="spread is-${spread.kind}" id="seite-${index + 1}" aria-label="Seite ${index + 1} von ${count}">${spreadHtml(spread, reader)}</section>`)}
</main>
<nav class="turning" aria-label="Blättern" hidden>
<button type="button" class="turn" data-turn="-1" aria-label="Zurückblättern">${arrow('M15 5l-7 7 7 7')}</button>
<ol class="dots">${spreads.map((spread, index) => html`<li><button type="button" data-page="${index}" aria-label="Seite ${index + 1}: ${titleOf(spread)}"><span></span></button></li>`)}</ol>
<p class="where" aria-hidden="true"></p>
<button type="button" class="turn" data-turn="1" aria-label="Weiterblättern">${arrow('M9 5l7 7-7 7')}</button>
</nav>
<p class="told" role="status"></p>
</body>
</html>
`.text
}

const arrow = (path: string): Html =>
  html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`

const nameOf = ({ firstName, lastName }: ConsultantFacts): string => `${firstName} ${lastName}`.trim()

function titleOf(spread: Spread): string {
  switch (spread.kind) {
    case 'cover':
      return 'Titel'
    case 'letter':
      return 'Willkommen'
    case 'end':
      return 'Bis bald'
    default:
      return spread.title
  }
}

function spreadHtml(spread: Spread, reader: CatalogueReader): Html {
  switch (spread.kind) {
    case 'cover':
      return pages(picture('scenes/hero', 'hero'), coverPage(reader))
    case 'letter':
      return pages(picture('scenes/consultant'), letterPage(reader))
    case 'products':
      return pages(plate(spread, reader), productsPage(spread.products, reader))
    case 'set':
      return pages(plate(spread, reader), setPage(spread.set, reader))
    case 'end':
      return pages(picture('scenes/sage', 'right'), endPage(reader))
  }
}

const pages = (left: Html, right: Html): Html => html`
<div class="page left">${left}</div>
<div class="page right">${right}</div>`

const picture = (name: string, place = ''): Html => html`<img class="full ${place}" src="${name}.svg" alt="">`

function plate(
  { plate: name, title, words }: Spread & { plate: string; title: string; words: string },
  { productNamed }: CatalogueReader,
): Html {
  const product = productNamed(name)
  return html`<div class="plate">${product && picture(`products/${product.id}-detail`)}<div class="caption"><h2 tabindex="-1">${title}</h2><p>${words}</p></div></div>`
}

const coverPage = ({ consultant }: CatalogueReader): Html => html`<div class="words middle">
<p class="eyebrow">Herbst &amp; Winter</p>
<h1 tabindex="-1">Zeit für goldene Stunden</h1>
<p class="lead">Pflege, Farbe und Düfte für Tage, an denen man gern ein wenig länger bei sich bleibt.</p>
${consultant && html`<p class="lead">Herzlich ausgesucht von ${consultant.firstName}.</p>`}
<p><button type="button" class="button" data-turn="1" hidden>Aufschlagen</button></p>
</div>`

const letterPage = ({ consultant }: CatalogueReader): Html => html`<div class="words middle">
<p class="eyebrow">Willkommen</p>
<h2 tabindex="-1">Schön, dass du blätterst</h2>
<p>Draußen werden die Tage kürzer, drinnen duftet es nach Linde, Rose und warmem Holz. Auf den nächsten Seiten findest du, was uns in diesem Herbst am liebsten ist.</p>
<p>Was dir gefällt, legst du mit „In die Tasche“ in deinen Warenkorb. Bezahlt wird erst ganz am Ende, und fragen darfst du immer.</p>
<p class="signature">${consultant ? nameOf(consultant) : 'Dein Team von Lindenrose'}</p>
</div>`

const endPage = ({ consultant, shop }: CatalogueReader): Html => html`<div class="words middle">
<p class="eyebrow">Bis bald</p>
<h2 tabindex="-1">Danke fürs Blättern</h2>
<p>${consultant ? html`${consultant.firstName} nimmt sich gern Zeit für dich: für deine Haut, deine Farben und deine Fragen.` : 'Such dir eine Beraterin in deiner Nähe: Sie nimmt sich gern Zeit für dich.'}</p>
<p class="alone" hidden><a class="button" href="${shop}/products">Zum Shop</a></p>
<p><button type="button" class="button quiet" data-page="0" hidden>Noch einmal von vorn</button></p>
</div>`

const vat = html`<p class="vat">Alle Preise inkl. MwSt., zzgl. Versand. Solange der Vorrat reicht.</p>`

function productsPage(names: readonly string[], reader: CatalogueReader): Html {
  const products = names.flatMap((name) => reader.productNamed(name) ?? [])
  return html`<ul class="products">${products.map(
    (product) => html`<li>
${thumbnail(product)}
<div class="about">
<h3>${product.name}</h3>
<p class="line">${product.line}</p>
${priceOf(product)}
</div>
${bagButton('In die Tasche', `${product.name} in die Tasche`, [product.partId], `${reader.shop}/product?id=${product.id}`)}
</li>`,
  )}</ul>${vat}`
}

function setPage(set: (Spread & { kind: 'set' })['set'], reader: CatalogueReader): Html {
  const parts = set.flatMap(({ product, ...others }) => {
    const found = reader.productNamed(product)
    return found ? [{ product: found, ...others }] : []
  })
  const total = parts.reduce((sum, { product, quantity }) => sum + Math.round(Number(product.price) * 100) * quantity, 0)
  const partIds = parts.flatMap(({ product, quantity }) => Array.from({ length: quantity }, () => product.partId))
  return html`<ol class="products steps">${parts.map(
    ({ product, quantity, step }) => html`<li>
${thumbnail(product)}
<div class="about">
<p class="eyebrow">${step}</p>
<h3>${quantity > 1 ? `${quantity} × ` : ''}${product.name}</h3>
<p class="line">${product.line}</p>
${priceOf(product)}
</div>
</li>`,
  )}</ol>
<div class="together"><p>Zusammen <strong>${euro(total / 100)}</strong></p>${bagButton('Alles in die Tasche', 'Alles in die Tasche', partIds, `${reader.shop}/products`)}</div>${vat}`
}

const thumbnail = ({ id }: ProductFacts): Html =>
  html`<img class="thumbnail" src="products/${id}.svg" alt="" width="120" height="127" loading="lazy">`

/** The price, what a litre or kilogram costs, and beside a reduction the lowest price of 30 days (PAngV). */
function priceOf({ price, listPrice, content, unpriced }: ProductFacts): Html {
  if (unpriced) return html``
  const base = content && `${euro(Number(price) / content.amount)} / ${content.unit}`
  const lowest = listPrice && `niedrigster Preis der letzten 30 Tage: ${euro(listPrice)}`
  return html`<p class="price"><strong>${euro(price)}</strong> ${[lowest, base].filter(Boolean).join(' · ')}</p>`
}

const bagButton = (text: string, label: string, partIds: readonly string[], href: string): Html => html`<p class="take">
<button type="button" class="button bag" data-parts="${partIds.join(', ')}" aria-label="${label}" hidden>${text}</button>
<a class="button quiet alone" href="${href}" hidden>Im Shop ansehen</a>
</p>`
