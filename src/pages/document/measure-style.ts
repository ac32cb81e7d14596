import { column } from '../../blocks/column/column.block.js'
import { section } from '../../blocks/section/section.block.js'
import type { BlockNode, PageNode } from '../../core/element/declaration.js'
import { attributesOf } from './attributes.js'
import { blocksIn } from './page-walk.js'

/** A number that an editor chooses freely, as rules for the element that is not there yet. */
interface Measure {
  tag: string
  attribute: string
  /** Device that it is for. */
  media?: string
  /** @param element selector of the element with this number */
  rules: (element: string, value: string) => string
}

// The page sheets of both blocks have the same limits.
const tablet = '(width<64.0625em)'
const mobile = '(width<48em)'
const notMobile = '(width>=48em)'

const height = (element: string, value: string): string => `${element}{min-height:${value}px}`

/** Rules for smaller devices follow the rules for all devices, so that they win. */
const measures: readonly Measure[] = [
  {
    tag: section.tag,
    attribute: 'gutter',
    rules: (element, value) => `${element}{gap:${value}px}${element}>${column.tag}{--gap:${value}px}`,
  },
  {
    tag: section.tag,
    attribute: 'max-width',
    media: notMobile,
    rules: (element, value) => (value === '0' ? '' : `${element}{padding-inline:max(24px,(100% - ${value}px)/2 + 24px)}`),
  },
  { tag: section.tag, attribute: 'min-height', rules: height },
  { tag: section.tag, attribute: 'min-height-tablet', media: tablet, rules: height },
  { tag: section.tag, attribute: 'min-height-mobile', media: mobile, rules: height },
  { tag: column.tag, attribute: 'gap', rules: (element, value) => `${element}{gap:${value}px}` },
]

const declared = new Map<string, typeof section | typeof column>([
  [section.tag, section],
  [column.tag, column],
])

/**
 * Returns the sheet that gives sections and columns their place from the first moment, by the numbers that the page gives them: only one
 * engine reads numbers of attributes in a style sheet. Widths and alignments, of which there are few, stand in the sheet of all pages.
 */
export function measureStyle(nodes: readonly PageNode[]): string {
  const given = new Set([...blocksIn(nodes)].flatMap(numbersOf))
  return measures
    .flatMap(({ tag, attribute, media, rules }) => {
      const begin = `${tag} ${attribute} `
      const values = [...given].filter((each) => each.startsWith(begin)).map((each) => each.slice(begin.length))
      const text = values.map((value) => rules(`${tag}:is(:not(:defined),[data-waiting])[${attribute}="${value}"]`, value)).join('')
      return text && media ? [`@media ${media}{${text}}`] : [text]
    })
    .join('')
}

/** Returns each number that an attribute of the element will have, as "tag attribute number". */
function numbersOf({ block, fields = {} }: BlockNode): string[] {
  const declaration = declared.get(block)
  return (declaration ? attributesOf(declaration, fields) : []).flatMap(([name, value]) =>
    typeof value === 'string' && /^\d{1,5}(?:\.\d{1,3})?$/.test(value) ? [`${block} ${name} ${value}`] : [],
  )
}
