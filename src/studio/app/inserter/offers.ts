import type { PartOf } from '../../../pages/document/shared-parts.js'
import type { BlockDeclaration, PageNode, Preset } from '../../../core/element/declaration.js'
import type { Drawing } from '../../../core/element/drawing.js'
import type { Language } from '../kit/language.js'
import { elementCards } from './element-cards.js'
import { inserterMessages } from './inserter.messages.js'
import { drawingOfNodes } from './nodes-drawing.js'
import type { KnownPart } from '../session/known-parts.js'
import { isFound, nearness, searchable } from '../kit/search.js'
import { startingBlock, startingElements } from './starting-nodes.js'

type OfferCategory = BlockDeclaration['category'] | 'text' | 'own' | 'shared'

/** One card of the inserter. */
export interface Offer {
  id: string
  category: OfferCategory
  name: string
  line: string
  /** The whole sentence about it. */
  summary: string
  node: Exclude<PageNode, string>
  drawing: Drawing | undefined
  /** Maximum number of times that its block may stand on a page. */
  most: number
  search: string
  /** Other names of it: names as a whole, and single words in one line. */
  called: { names: readonly string[]; words: string }
}

interface OfferFacts {
  declarations: readonly BlockDeclaration[]
  /** Language of the Studio. */
  language: Language
  page: Language
  paths: readonly string[]
  parts?: readonly KnownPart[]
  partOf?: PartOf
}

const categories: readonly OfferCategory[] = ['own', 'text', 'layout', 'shared', 'consultant', 'shop', 'checkout', 'account', 'page']
const both = ['de', 'en'] as const

/** Everything that can be put into a page, category by category. */
export function offersOf(facts: OfferFacts): Offer[] {
  // Sections come before what stands in them.
  const declarations = facts.declarations.toSorted(
    (one, other) => Number(Boolean(one.placement?.parents)) - Number(Boolean(other.placement?.parents)),
  )
  const offers = [...partOffers(facts), ...elementOffers(facts), ...declarations.flatMap((declaration) => blockOffers(declaration, facts))]
  return categories.flatMap((category) => offers.filter((offer) => offer.category === category))
}

/** Returns the offers that match, those of that name before those that are only about it. */
export function nearestFirst(query: string, offers: readonly Offer[]): Offer[] {
  const distance = ({ name, called }: Offer) => nearness(query, name, called.names, called.words)
  return offers.filter(({ search }) => isFound(query, search)).toSorted((one, other) => distance(one) - distance(other))
}

// A part is for pages of its language; a section is a copy, and may be translated there.
function partOffers({ language, page, parts = [], partOf = () => undefined }: OfferFacts): Offer[] {
  return parts
    .filter((part) => part.kind === 'section' || part.language === page)
    .flatMap(({ id, title, kind, page: { nodes } }): Offer[] => {
      const category = kind === 'part' ? 'shared' : 'own'
      const [node] = kind === 'part' ? [{ shared: id }] : nodes.filter((each) => typeof each === 'object')
      if (!node) return []
      return [
        {
          id,
          category,
          name: title,
          line: inserterMessages[language].ownLine[category],
          summary: '',
          node,
          drawing: drawingOfNodes(nodes, (id) => partOf(id, page)),
          most: Infinity,
          search: searchable(title, ...both.map((one) => categoryName(category, one))),
          called: { names: [], words: '' },
        },
      ]
    })
}

function elementOffers(facts: OfferFacts): Offer[] {
  return (Object.keys(startingElements) as (keyof typeof startingElements)[]).map((id) => ({
    id,
    category: 'text',
    name: inserterMessages[facts.language].plain[id],
    line: elementCards[id].tagline[facts.language],
    summary: '',
    node: startingElements[id]({ language: facts.page, paths: facts.paths }),
    drawing: elementCards[id].illustration,
    most: Infinity,
    search: searchable(
      ...both.map((language) => inserterMessages[language].plain[id]),
      ...both.map((language) => inserterMessages[language].categories.text),
      elementCards[id].keywords,
    ),
    called: { names: both.map((language) => inserterMessages[language].plain[id]), words: elementCards[id].keywords },
  }))
}

// Several presets are several cards; the first one is the block itself.
function blockOffers(declaration: BlockDeclaration, facts: OfferFacts): Offer[] {
  const [first, ...others] = declaration.presets ?? []
  return [blockOffer(declaration, first, facts), ...others.map((preset) => presetOffer(declaration, preset, facts))]
}

function blockOffer(declaration: BlockDeclaration, preset: Preset | undefined, facts: OfferFacts): Offer {
  const { tag, name, summary, category, placement, inserter } = declaration
  const { language } = facts
  return {
    id: tag,
    category,
    name: name[language],
    line: inserter.tagline[language],
    summary: summary[language],
    node: startingBlock(declaration, facts.declarations, preset, { language: facts.page, paths: facts.paths }),
    drawing: inserter.illustration,
    most: placement?.maxPerPage ?? Infinity,
    search: searchable(
      tag,
      ...both.flatMap((one) => [name[one], summary[one], categoryName(category, one), preset?.label[one] ?? '']),
      inserter.keywords ?? '',
    ),
    called: { names: both.map((one) => name[one]), words: inserter.keywords ?? '' },
  }
}

function presetOffer(declaration: BlockDeclaration, preset: Preset, facts: OfferFacts): Offer {
  const plain = blockOffer(declaration, preset, facts)
  return {
    ...plain,
    id: `${declaration.tag}/${preset.id}`,
    name: preset.label[facts.language],
    line: widthsOf(plain.node) ?? plain.name,
    drawing: preset.drawing ?? plain.drawing,
  }
}

// Widths such as „8 + 4“ say more about columns than words.
function widthsOf(node: PageNode): string | undefined {
  const columns = typeof node === 'object' && 'block' in node ? (node.slots?.default ?? []) : []
  const widths = columns.map((column) => (typeof column === 'object' && 'block' in column ? column.fields?.width : undefined))
  return widths.length > 1 && widths.every((width) => typeof width === 'number') ? widths.join(' + ') : undefined
}

const categoryName = (category: OfferCategory, language: Language): string => inserterMessages[language].categories[category]
