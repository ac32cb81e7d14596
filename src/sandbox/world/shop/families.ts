import { idOf } from '../ids.js'
import { toCents, toMoney } from '../money.js'
import type { ProductFacts } from '../types.js'

/** One product in its shades or sizes; its parent is no thing that one could buy. */
export interface Family {
  parentId: string
  attributes: readonly Attribute[]
  members: readonly ProductFacts[]
}

export interface Attribute {
  apiName: 'Shade__c' | 'Size__c'
  label: string
  of: (product: ProductFacts) => string
}

type Shade = readonly [name: string, light: string, deep: string]

export const shade: Attribute = { apiName: 'Shade__c', label: 'Farbton', of: (product) => product.shade ?? '' }
const size: Attribute = { apiName: 'Size__c', label: 'Größe', of: ({ content }) => `${Math.round((content?.amount ?? 0) * 1000)} ml` }

/** By the kind of product, and the shade in which the catalogue names it. */
const palettes: readonly { kind: string; shades: readonly Shade[] }[] = [
  {
    kind: 'Lippenstift',
    shades: [
      ['01 Rosé', '#eab0b4', '#d18a92'],
      ['02 Nude', '#e0b49c', '#c08c74'],
      ['04 Altrosa', '#d79aa2', '#b76e79'],
      ['05 Himbeere', '#e0708f', '#c23a62'],
      ['06 Koralle', '#f09a84', '#e0674f'],
      ['07 Beere', '#d0607a', '#a52a48'],
      ['08 Pflaume', '#a86a8c', '#6f2f55'],
      ['09 Zimt', '#c98a6f', '#a05a42'],
      ['10 Klatschmohn', '#ee6a5a', '#d0342c'],
      ['12 Granat', '#b84a58', '#861f32'],
      ['13 Terrakotta', '#cf7f63', '#ae5439'],
      ['14 Malve', '#c7a0b8', '#9c6d8b'],
      ['16 Karamell', '#d2a07c', '#a9724c'],
      ['17 Fuchsia', '#e76bb0', '#c42a84'],
      ['19 Rubin', '#d24a60', '#a3152f'],
      ['20 Kakao', '#a67862', '#74452f'],
      ['21 Orchidee', '#cf8fc7', '#a457a0'],
      ['22 Aprikose', '#f4b795', '#e38d60'],
      ['23 Bordeaux', '#9c3f52', '#631427'],
      ['24 Schwarzkirsche', '#7c3a4c', '#43101f'],
    ],
  },
  {
    kind: 'Puder',
    shades: [
      ['transparent', '#f8efe6', '#e9d9ca'],
      ['hell', '#f0d3bb', '#dcb394'],
      ['mittel', '#e2b79c', '#c08d70'],
      ['dunkel', '#b98463', '#8a5a3d'],
    ],
  },
  {
    kind: 'Foundation',
    shades: [
      ['01 Porzellan', '#f9e6d8', '#e8c9b0'],
      ['02 Elfenbein', '#f4dcc6', '#d9b08c'],
      ['03 Vanille', '#efd0ae', '#d3a679'],
      ['04 Sand', '#e6c09a', '#c39467'],
      ['05 Honig', '#d9aa7d', '#b17f50'],
      ['07 Karamell', '#b98155', '#8d5a34'],
      ['08 Kastanie', '#955f3f', '#6b3f26'],
      ['09 Mokka', '#764a33', '#502e1d'],
      ['10 Espresso', '#573527', '#371f15'],
    ],
  },
  {
    kind: 'Concealer',
    shades: [
      ['hell', '#f0d4b8', '#d2a27a'],
      ['mittel', '#e0b88f', '#bd8a5c'],
      ['honig', '#c99a6b', '#a06f42'],
      ['dunkel', '#95683f', '#6b4526'],
    ],
  },
  {
    kind: 'Brauenstift',
    shades: [
      ['Dunkelblond', '#b79a78', '#775a3c'],
      ['Hellbraun', '#a17c58', '#6b4a2e'],
      ['Braun', '#7d5a40', '#4a3020'],
      ['Schwarzbraun', '#55433a', '#2a1d18'],
    ],
  },
]

const shadesOf = ({ name, shade: own }: ProductFacts): readonly Shade[] =>
  palettes.find(({ kind, shades }) => name.startsWith(`${kind} `) && shades.some(([each]) => each === own))?.shades ?? []

/** What else a bottle is filled into, in millilitres, and what that costs beside it. */
const bottles: Readonly<Record<number, readonly [small: number, large: number]>> = {
  30: [15, 50],
  75: [30, 150],
  150: [50, 300],
  200: [75, 400],
  250: [75, 500],
}
const smallCosts = 0.45
const largeCosts = 1.65

const mostMembers = 100
const firstVariant = 1_000_000
const firstParent = 900_000_000

/**
 * The shades or sizes of a product, itself among them; undefined for what comes in one only.
 * @param serial the product's own place in the catalogue
 */
export function familyOf(head: ProductFacts, serial: number): Family | undefined {
  const shades = shadesOf(head)
  const sizes = shades.length > 0 ? [] : sizesOf(head)
  const members = shades.length > 0 ? shades.map((one) => inShade(head, one)) : sizes.map((one) => inSize(head, one))
  if (members.length === 0) return undefined
  const numbered = members.map((member, place) => (member.line === head.line ? head : numbering(member, serial, place)))
  return {
    parentId: idOf('01t', firstParent + serial),
    attributes: shades.length > 0 ? [shade] : [size],
    members: numbered,
  }
}

function numbering(member: ProductFacts, serial: number, place: number): ProductFacts {
  const number = firstVariant + serial * mostMembers + place
  return {
    ...member,
    id: idOf('01t', number),
    sku: `${member.sku}-${place + 1}`,
    partId: String(20_000_000 + number),
    urlName: `${member.urlName}-${place + 1}`,
    // Now and then one is sold out.
    stock: number % 7 === 3 ? 0 : 8 + ((number * 29) % 90),
  }
}

/** The shade stands in the line as well, "8 g · mittel". */
function inShade(head: ProductFacts, [name, light, deep]: Shade): ProductFacts {
  return { ...head, shade: name, line: head.line.replace(head.shade ?? '', name), drawing: { ...head.drawing, light, deep } }
}

function sizesOf({ content, listPrice, quantityRule, line }: ProductFacts): readonly number[] {
  const own = content?.unit === 'l' ? Math.round(content.amount * 1000) : 0
  const [small, large] = bottles[own] ?? []
  const isSimple = listPrice === undefined && quantityRule === undefined && line.startsWith(`${own} ml`)
  return isSimple && small && large ? [small, own, large] : []
}

function inSize(head: ProductFacts, millilitres: number): ProductFacts {
  const own = Math.round((head.content?.amount ?? 0) * 1000)
  const price = millilitres === own ? head.price : rounded(toCents(head.price) * (millilitres < own ? smallCosts : largeCosts))
  return {
    ...head,
    line: head.line.replace(`${own} ml`, `${millilitres} ml`),
    content: { amount: millilitres / 1000, unit: 'l' },
    price,
  }
}

const rounded = (cents: number) => toMoney(Math.round(cents / 100) * 100 - 10)
