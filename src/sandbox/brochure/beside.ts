import { readFileSync } from 'node:fs'
import { categories, products } from '../world/shop/catalogue.js'
import { consultants } from '../world/consultants/consultants.js'
import { listConsultants } from '../world/consultants/directory.js'
import { sceneNames } from '../world/art/pictures.js'
import { fillShelves } from '../world/shop/shelves.js'
import { createCatalogue } from './brochure.js'

const fonts = ['fraunces-latin-opsz-normal.woff2', 'figtree-latin-wght-normal.woff2']

/** The catalogue beside tests and stories, which have no server of their own for it. Anybody may show it. */
export const answerBeside = createCatalogue(
  { shelves: fillShelves(products, categories), directory: listConsultants(consultants) },
  {
    shop: '',
    ancestors: ['*'],
    font: (name) =>
      fonts.includes(name)
        ? Uint8Array.from(readFileSync(`node_modules/@fontsource-variable/${name.split('-')[0]}/files/${name}`))
        : undefined,
  },
)

/** All that the corporate catalogue is made of, for a Storybook that is only files. */
export const filesBeside: readonly string[] = [
  '',
  'catalogue.css',
  'flip.js',
  'helper.js',
  'helper-classic.js',
  ...fonts.map((name) => `fonts/${name}`),
  ...sceneNames.map((name) => `scenes/${name}.svg`),
  ...products.flatMap(({ id }) => [`products/${id}.svg`, `products/${id}-detail.svg`]),
]
