import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Attributes that say how an address is fetched. */
const manners = ['loading', 'decoding', 'fetchPriority', 'crossOrigin', 'referrerPolicy', 'sizes']
const addresses = ['src', 'srcSet']
const fetching = ['img', 'iframe', 'source']

const views = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)

/** Returns the names of attributes of each picture and frame, in the order in which a view gives them. */
function attributesIn(text: string): string[][] {
  const found: string[][] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && fetching.includes(node.tagName.getText()))
      found.push(node.attributes.properties.flatMap(({ name }) => (name ? [name.getText()] : [])))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('view.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

/** Returns the attributes that come after the address. */
function givenTooLate(names: readonly string[]): string[] {
  const address = names.findIndex((name) => addresses.includes(name))
  return address < 0 ? [] : names.slice(address).filter((name) => manners.includes(name))
}

describe('a picture or a frame in a view', () => {
  // An address that the browser has in memory already is fetched in the moment it is set, lazy or not.
  it.each(views.filter((file) => attributesIn(readFileSync(file, 'utf8')).length > 0))(
    'is told how to fetch its address before the address itself: %s',
    (file) => {
      expect(attributesIn(readFileSync(file, 'utf8')).flatMap(givenTooLate)).toEqual([])
    },
  )

  it('with the address first is found, over lines and with expressions in between', () => {
    const late = "const V = () => <img\n src={a > b ? c : d}\n {...more}\n loading='lazy' />"
    expect(attributesIn(late).flatMap(givenTooLate)).toEqual(['loading'])
  })
})
