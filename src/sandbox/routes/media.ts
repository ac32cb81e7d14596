import { HttpResponse } from 'msw'
import type { Call, Route } from '../call.js'
import { defaultPortrait, drawPortrait, drawProduct, drawScene, sceneNames } from '../world/art/pictures.js'
import { notFound } from '../world/refusal.js'
import type { PictureFormat } from '../world/types.js'
import type { World } from '../world/world.js'

/** Also under `/sfsites/c`, as under any other site path. */
export const mediaRoutes: readonly Route[] = [{ method: 'get', path: '/cms/delivery/media/:key', answer: media }]

/** Clients may cache a picture for a day. */
const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=86400',
  // A drawing opened on its own may draw, and nothing else.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

async function media({ world, pictures, param }: Call): Promise<Response> {
  const drawing = draw(world, param('key'))
  if (drawing !== undefined) return new HttpResponse(drawing, { headers })
  const given = await pictures(param('key'))
  if (!given) throw notFound()
  return new HttpResponse(given.bytes, { headers: { ...headers, 'Content-Type': given.type } })
}

function draw(world: World, key: string): string | undefined {
  const [, kind, name = ''] = /^(product|portrait|scene)-(.+)$/.exec(key) ?? []
  if (kind === 'product') return drawnProduct(world, name)
  if (kind === 'portrait') return drawnPortrait(world, name)
  const scene = sceneNames.find((candidate) => kind === 'scene' && candidate === name)
  return scene && drawScene(scene)
}

function drawnProduct({ shelves }: World, name: string): string | undefined {
  const detail = name.endsWith('-detail')
  const product = shelves.byId.get(detail ? name.slice(0, -'-detail'.length) : name)
  if (!product) return undefined
  const { drawing, pictureFormat } = product
  if (!drawing) return undefined
  if (detail) return drawProduct(drawing, { view: 'detail' })
  if (pictureFormat === 'missing' || pictureFormat === 'none') return undefined
  return drawProduct(drawing, pictureFormat && { size: sizes[pictureFormat] })
}

const sizes: Readonly<Record<Exclude<PictureFormat, 'missing' | 'none'>, readonly [width: number, height: number]>> = {
  portrait: [500, 1250],
  landscape: [1200, 700],
  square: [800, 800],
  panorama: [2400, 480],
  huge: [6000, 6360],
  tiny: [40, 42],
}

function drawnPortrait({ directory }: World, name: string): string | undefined {
  if (name === 'default') return defaultPortrait
  const consultant = directory.byMoniker.get(name.toLowerCase())
  return consultant && drawPortrait(consultant.moniker)
}
