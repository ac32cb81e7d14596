import { drawPortrait, drawProduct, drawScene, sceneNames } from '../world/art/pictures.js'
import type { ConsultantFacts, ProductFacts } from '../world/types.js'
import css from './brochure.css?raw'
import flip from './flip.js?raw'
import helper from './helper.js?raw'
import classicHelper from './helper-classic.js?raw'
import { cataloguePage } from './pages.js'

/** The parts of the world that the catalogue reads. */
export interface CatalogueWorld {
  shelves: { products: readonly ProductFacts[]; byId: ReadonlyMap<string, ProductFacts> }
  directory: { byMoniker: ReadonlyMap<string, ConsultantFacts> }
}

export interface CatalogueOptions {
  /** The origin that its links lead to. */
  shop: string
  /** Origins that may show it in a frame. */
  ancestors: readonly string[]
  /** A font by its file name. */
  font?: (name: string) => Uint8Array<ArrayBuffer> | undefined
}

type Answered = [type: string, body: string | Uint8Array<ArrayBuffer>]

const script = 'text/javascript; charset=utf-8'
const svg = 'image/svg+xml'

/** Like the other helper, but for a script element: no module, and no CORS header to import it with. */
const classicName = 'helper-classic.js'

/** A small flip-through catalogue, as its own house on another origin would serve it. */
export function createCatalogue(world: CatalogueWorld, { shop, ancestors, font }: CatalogueOptions) {
  const productNamed = (name: string) => world.shelves.products.find((product) => product.name === name)

  function page({ searchParams: asked }: URL): Answered | undefined {
    // A reader without JavaScript follows a plain link.
    const searchParams = asked.size > 0 ? asked : new URLSearchParams({ project: 'mk-germany', lang: 'de', corporate: 'true' })
    if (searchParams.get('project') !== 'mk-germany' || !searchParams.get('lang')) return undefined
    const isPartner = searchParams.get('partnershop') === 'true'
    if (isPartner === (searchParams.get('corporate') === 'true')) return undefined
    const consultant = isPartner ? world.directory.byMoniker.get((searchParams.get('m') ?? '').toLowerCase()) : undefined
    return ['text/html; charset=utf-8', cataloguePage({ consultant, productNamed, shop })]
  }

  function file(name: string): Answered | undefined {
    if (name === 'catalogue.css') return ['text/css; charset=utf-8', css]
    if (name === 'flip.js') return [script, flip]
    if (name === 'helper.js') return [script, helper]
    if (name === classicName) return [script, classicHelper]
    const [, folder, base = '', ending] = /^(\w+)\/([\w-]+)\.(svg|woff2)$/.exec(name) ?? []
    const drawing = ending === 'svg' ? draw(folder, base) : undefined
    if (drawing !== undefined) return [svg, drawing]
    const bytes = folder === 'fonts' && ending === 'woff2' ? font?.(`${base}.woff2`) : undefined
    return bytes && ['font/woff2', bytes]
  }

  function draw(folder: string | undefined, name: string): string | undefined {
    if (folder === 'products') return drawn(world.shelves.byId.get(name.replace(/-detail$/, '')), name.endsWith('-detail'))
    if (folder === 'portraits' && world.directory.byMoniker.has(name)) return drawPortrait(name)
    const scene = sceneNames.find((known) => folder === 'scenes' && known === name)
    return scene && drawScene(scene)
  }

  /** @param path of the request, without its first slash */
  return function answer(path: string, url: URL): Response {
    const answered = path === '' ? page(url) : file(path)
    if (!answered) return new Response('Diesen Katalog gibt es nicht.', { status: 404, headers: headers('text/plain; charset=utf-8') })
    const [type, body] = answered
    const answer = new Response(body, { headers: headers(type) })
    if (path !== classicName) answer.headers.set('Access-Control-Allow-Origin', '*')
    return answer
  }

  function headers(type: string): Record<string, string> {
    return {
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.join(' ') || "'none'"}`,
    }
  }
}

const drawn = (product: ProductFacts | undefined, detail: boolean): string | undefined =>
  product?.drawing && drawProduct(product.drawing, { view: detail ? 'detail' : 'front' })
