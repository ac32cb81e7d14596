import { readFileSync } from 'node:fs'
import { categories, products } from './world/shop/catalogue.js'
import { consultants } from './world/consultants/consultants.js'
import { listConsultants } from './world/consultants/directory.js'
import { sceneNames } from './world/art/pictures.js'
import { fillShelves } from './world/shop/shelves.js'
import { createCatalogue } from './brochure/brochure.js'
import { createTill } from './till/till.js'

const fonts = ['fraunces-latin-opsz-normal.woff2', 'figtree-latin-wght-normal.woff2']

const font = (name: string) =>
  fonts.includes(name) ? Uint8Array.from(readFileSync(`node_modules/@fontsource-variable/${name.split('-')[0]}/files/${name}`)) : undefined

const world = { shelves: fillShelves(products, categories), directory: listConsultants(consultants) }

interface HouseBeside {
  answer: (path: string, url: URL) => Response
  /** All it is made of, for a Storybook that is only files. */
  files: readonly string[]
}

/** The other houses beside tests and stories, which have no servers of their own for them. Anybody may show them. */
export const housesBeside = {
  catalogue: {
    answer: createCatalogue(world, { shop: '', ancestors: ['*'], font }),
    files: [
      '',
      'catalogue.css',
      'flip.js',
      'helper.js',
      'helper-classic.js',
      ...fonts.map((name) => `fonts/${name}`),
      ...sceneNames.map((name) => `scenes/${name}.svg`),
      ...products.flatMap(({ id }) => [`products/${id}.svg`, `products/${id}-detail.svg`]),
    ],
  },
  till: { answer: createTill({ ancestors: ['*'], font }), files: ['', 'card.css', 'card.js', 'fonts/figtree-latin-wght-normal.woff2'] },
} satisfies Record<string, HouseBeside>
