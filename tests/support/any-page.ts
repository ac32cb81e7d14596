import fc from 'fast-check'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { BlockDeclaration, BlockNode, Field, HtmlNode, Json, PageNode } from '../../src/core/element/declaration.js'
import { type FieldSlot, fieldSlots } from '../../src/core/element/fields.js'

/** Words as an editor types them: whatever letters and signs, nothing a browser would read as other signs. */
export const words: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Schön', 'a & b', '<b>kühn</b>', '"Zitat"', 'Zeile\nZwei', '„Rose“ 🌹', '__proto__', '&amp;', '</script>'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => `·${text}·`),
)
const address = fc.constantFrom('/products', '/a?b=1&c=%22', 'https://shop.example/rose', 'mailto:hallo@example.org', '#unten')

function anyValue(field: Field): fc.Arbitrary<Json> {
  switch (field.type) {
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: field.min ?? -1000, max: field.max ?? 1000 })
    case 'select':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'multiselect':
      return fc.uniqueArray(fc.constantFrom(...field.options.map(({ value }) => value)))
    case 'references':
      return fc.array(fc.stringMatching(/^[A-Za-z0-9]{3,18}$/), { maxLength: 4 })
    case 'list':
      return fc.array(fc.oneof(fc.integer(), words), { maxLength: 3 })
    case 'object':
      return fc.dictionary(words, words, { maxKeys: 3 })
    case 'url':
      return fc.oneof(address, fc.constant(''))
    case 'image':
      return fc.oneof(
        // A mail address is no picture.
        address.filter((each) => !each.startsWith('mailto:')),
        fc.constant(''),
      )
    default:
      return fc.oneof(words, fc.constant(''))
  }
}

/** A record with some of these keys. */
const someOf = <Value>(each: Readonly<Record<string, fc.Arbitrary<Value>>>) =>
  fc.record(each, { requiredKeys: [] }) as fc.Arbitrary<Record<string, Value>>

/** Fields that differ from their defaults: those are what a page says. */
function fieldsOf(declaration: BlockDeclaration): fc.Arbitrary<Record<string, Json>> {
  const differs =
    ({ fallback }: FieldSlot) =>
    (value: Json) =>
      JSON.stringify(value) !== JSON.stringify(fallback)
  return someOf(Object.fromEntries(fieldSlots(declaration).map((slot) => [slot.property, anyValue(slot.field).filter(differs(slot))])))
}

const apart = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.filter((node, index) => typeof node !== 'string' || typeof nodes[index - 1] !== 'string')
const attributes = fc.record(
  {
    class: fc.constantFrom('lead', 'button quiet'),
    id: fc.constantFrom('unten', 'oben'),
    title: words,
    'aria-label': words,
    lang: fc.constant('en'),
  },
  { requiredKeys: [] },
)

function html(names: readonly string[], children: fc.Arbitrary<PageNode[]>): fc.Arbitrary<HtmlNode> {
  return fc
    .record({ html: fc.constantFrom(...names), attributes, children })
    .map(({ html: name, attributes: given, children: inside }) => ({
      html: name,
      ...(Object.keys(given).length > 0 && { attributes: given }),
      ...(inside.length > 0 && { children: inside }),
    }))
}

const picture: fc.Arbitrary<HtmlNode> = fc
  .record({ src: address.filter((text) => /^[/h]/.test(text)), alt: words })
  .map((given) => ({ html: 'img', attributes: given }))
const runningWords: fc.Arbitrary<PageNode[]> = fc
  .array(
    fc.oneof(
      words,
      html(
        ['em', 'strong', 'small'],
        words.map((text) => [text]),
      ),
      picture,
    ),
    { maxLength: 4 },
  )
  .map(apart)
const paragraph = html(['p', 'h1', 'h2', 'h3', 'h4'], runningWords)
const list = html(['ul', 'ol'], fc.array(html(['li'], runningWords), { maxLength: 3 }))

function blocks(declarations: readonly BlockDeclaration[], nodes: fc.Arbitrary<PageNode[]>): fc.Arbitrary<BlockNode> {
  return fc.constantFrom(...declarations).chain((declaration) => {
    const slots = someOf(Object.fromEntries(Object.keys(declaration.slots ?? {}).map((slot) => [slot, nodes])))
    return fc.record({ fields: fieldsOf(declaration), slots }).map(({ fields, slots: given }) => {
      const filled = Object.fromEntries(Object.entries(given).filter(([, inside]) => inside.length > 0))
      return {
        block: declaration.tag,
        version: declaration.version,
        ...(Object.keys(fields).length > 0 && { fields }),
        ...(Object.keys(filled).length > 0 && { slots: filled }),
      }
    })
  })
}

/** Nodes as they may stand on a page, a few levels deep. */
export function anyNodes(declarations: readonly BlockDeclaration[]): fc.Arbitrary<PageNode[]> {
  const { nodes } = fc.letrec<{ nodes: PageNode[]; node: PageNode }>((tie) => ({
    nodes: fc.array(tie('node'), { maxLength: 4 }).map(apart),
    node: fc.oneof(
      { maxDepth: 4 },
      words,
      paragraph,
      list,
      picture,
      blocks(declarations, tie('nodes')),
      html(['div', 'main', 'figure', 'nav'], tie('nodes')),
    ),
  }))
  return nodes
}

/** A page that says only what HTML can say, in the shortest form. */
export function anyPage(declarations: readonly BlockDeclaration[]): fc.Arbitrary<PageDocument> {
  return fc.record(
    {
      version: fc.constant(1 as const),
      path: fc.constantFrom('/', '/karte', '/rat-und-tat/haut-2'),
      language: fc.constantFrom('de' as const, 'en' as const),
      title: words,
      description: fc.oneof(words, fc.constant('')),
      openGraph: fc.constantFrom({ image: '/bild.jpg' }, { image: 'https://cdn.example/bild.jpg' }),
      nodes: anyNodes(declarations),
    },
    { requiredKeys: ['version', 'path', 'language', 'title', 'description', 'nodes'] },
  )
}
