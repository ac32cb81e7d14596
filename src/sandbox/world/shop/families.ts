import { idOf } from '../ids.js'
import { toCents, toMoney } from '../money.js'
import { entryOf } from '../state.js'
import type { FamilyFacts, ProductFacts } from '../types.js'

/** One product in its shades or sizes; its parent is no thing that one could buy. */
export interface Family {
  parentId: string
  attributes: readonly Attribute[]
  members: readonly ProductFacts[]
}

export interface Attribute {
  apiName: string
  label: string
  english: string
  of: (product: ProductFacts) => string
}

type Shade = readonly [name: string, light: string, deep: string, english: string]

export const shade: Attribute = { apiName: 'Shade__c', label: 'Farbton', english: 'Shade', of: (product) => product.shade ?? '' }
const size: Attribute = {
  apiName: 'Size__c',
  label: 'Größe',
  english: 'Size',
  of: ({ content }) => `${Math.round((content?.amount ?? 0) * 1000)} ml`,
}

/** Palettes by the kind of product, and the shade in which the catalogue names it. */
const palettes: readonly { kind: string; shades: readonly Shade[] }[] = [
  {
    kind: 'Lippenstift',
    shades: [
      ['01 Rosé', '#eab0b4', '#d18a92', '01 Rosé'],
      ['02 Nude', '#e0b49c', '#c08c74', '02 Nude'],
      ['04 Altrosa', '#d79aa2', '#b76e79', '04 Dusky Pink'],
      ['05 Himbeere', '#e0708f', '#c23a62', '05 Raspberry'],
      ['06 Koralle', '#f09a84', '#e0674f', '06 Coral'],
      ['07 Beere', '#d0607a', '#a52a48', '07 Berry'],
      ['08 Pflaume', '#a86a8c', '#6f2f55', '08 Plum'],
      ['09 Zimt', '#c98a6f', '#a05a42', '09 Cinnamon'],
      ['10 Klatschmohn', '#ee6a5a', '#d0342c', '10 Poppy'],
      ['12 Granat', '#b84a58', '#861f32', '12 Garnet'],
      ['13 Terrakotta', '#cf7f63', '#ae5439', '13 Terracotta'],
      ['14 Malve', '#c7a0b8', '#9c6d8b', '14 Mallow'],
      ['16 Karamell', '#d2a07c', '#a9724c', '16 Caramel'],
      ['17 Fuchsia', '#e76bb0', '#c42a84', '17 Fuchsia'],
      ['19 Rubin', '#d24a60', '#a3152f', '19 Ruby'],
      ['20 Kakao', '#a67862', '#74452f', '20 Cocoa'],
      ['21 Orchidee', '#cf8fc7', '#a457a0', '21 Orchid'],
      ['22 Aprikose', '#f4b795', '#e38d60', '22 Apricot'],
      ['23 Bordeaux', '#9c3f52', '#631427', '23 Bordeaux'],
      ['24 Schwarzkirsche', '#7c3a4c', '#43101f', '24 Black Cherry'],
    ],
  },
  {
    kind: 'Puder',
    shades: [
      ['transparent', '#f8efe6', '#e9d9ca', 'transparent'],
      ['hell', '#f0d3bb', '#dcb394', 'light'],
      ['mittel', '#e2b79c', '#c08d70', 'medium'],
      ['dunkel', '#b98463', '#8a5a3d', 'dark'],
    ],
  },
  {
    kind: 'Foundation',
    shades: [
      ['01 Porzellan', '#f9e6d8', '#e8c9b0', '01 Porcelain'],
      ['02 Elfenbein', '#f4dcc6', '#d9b08c', '02 Ivory'],
      ['03 Vanille', '#efd0ae', '#d3a679', '03 Vanilla'],
      ['04 Sand', '#e6c09a', '#c39467', '04 Sand'],
      ['05 Honig', '#d9aa7d', '#b17f50', '05 Honey'],
      ['07 Karamell', '#b98155', '#8d5a34', '07 Caramel'],
      ['08 Kastanie', '#955f3f', '#6b3f26', '08 Chestnut'],
      ['09 Mokka', '#764a33', '#502e1d', '09 Mocha'],
      ['10 Espresso', '#573527', '#371f15', '10 Espresso'],
    ],
  },
  {
    kind: 'Concealer',
    shades: [
      ['hell', '#f0d4b8', '#d2a27a', 'light'],
      ['mittel', '#e0b88f', '#bd8a5c', 'medium'],
      ['honig', '#c99a6b', '#a06f42', 'honey'],
      ['dunkel', '#95683f', '#6b4526', 'dark'],
    ],
  },
  {
    kind: 'Brauenstift',
    shades: [
      ['Dunkelblond', '#b79a78', '#775a3c', 'Dark Blonde'],
      ['Hellbraun', '#a17c58', '#6b4a2e', 'Light Brown'],
      ['Braun', '#7d5a40', '#4a3020', 'Brown'],
      ['Schwarzbraun', '#55433a', '#2a1d18', 'Brown-Black'],
    ],
  },
]

/** By their German names. */
export const englishPalettes: Readonly<Record<string, string>> = Object.fromEntries(
  palettes.flatMap(({ shades }) => shades.map(([name, , , english]) => [name, english])),
)

const shadesOf = ({ name, shade: own }: ProductFacts): readonly Shade[] =>
  palettes.find(({ kind, shades }) => name.startsWith(`${kind} `) && shades.some(([each]) => each === own))?.shades ?? []

/** Further sizes of a bottle, in millilitres; their prices are factors of the bottle's price. */
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
  if (head.family) return givenFamily(head.family)
  if (!head.drawing) return undefined
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

const givenFamily = ({ parentId, attributes, members }: FamilyFacts): Family => ({
  parentId,
  attributes: attributes.map(({ apiName, label }) => ({
    apiName,
    label,
    english: label,
    of: ({ options = {} }) => entryOf(options, apiName) ?? '',
  })),
  members,
})

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
function inShade(head: ProductFacts, [name, light, deep, english]: Shade): ProductFacts {
  const said = head.english
  return {
    ...head,
    shade: name,
    line: head.line.replace(head.shade ?? '', name),
    ...(head.drawing && { drawing: { ...head.drawing, light, deep } }),
    ...(said && { english: { ...said, shade: english, line: said.line.replace(said.shade ?? '', english) } }),
  }
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
  const filled = (line: string) => line.replace(`${own} ml`, `${millilitres} ml`)
  return {
    ...head,
    line: filled(head.line),
    ...(head.english && { english: { ...head.english, line: filled(head.english.line) } }),
    content: { amount: millilitres / 1000, unit: 'l' },
    price,
  }
}

const rounded = (cents: number) => toMoney(Math.round(cents / 100) * 100 - 10)
