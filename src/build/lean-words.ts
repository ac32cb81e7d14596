import { readdirSync, readFileSync } from 'node:fs'
import type { Node } from 'estree-walker'
import type { Plugin } from 'vite'
import { inHouse } from './in-house.js'
import { placeOf, rewrite } from './syntax-tree.js'

/** Rooms whose texts shoppers read; tools for developers keep both languages at hand. */
const rooms: readonly string[] = ['blocks', 'commerce/domain', 'ui']
/** Module of all English words. */
export const englishWords = '\0vitrine/english.js'
const mark = '?english'

/** Lists every file of words, in an order that two builds have in common. */
export const wordFiles: readonly string[] = rooms.flatMap((room) =>
  (readdirSync(inHouse(`src/${room}`), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.messages.ts'))
    .map((name) => inHouse(`src/${room}/${name}`).replaceAll('\\', '/'))
    .toSorted(),
)

/**
 * Saves shoppers the words of a language that they do not read: the German ones come with the code, all English ones in one file, which
 * pages in English ask for (`shop/english.ts`).
 */
export const leanWords: Plugin = {
  name: 'vitrine-lean-words',
  resolveId: (id) => (id === 'virtual:vitrine-english' ? englishWords : undefined),
  load(id) {
    if (id.endsWith('/src/commerce/domain/english.ts')) return `export const english = () => import('virtual:vitrine-english')`
    if (id.endsWith(mark)) return { code: readFileSync(id.slice(0, -mark.length), 'utf8'), moduleType: 'ts' }
    if (id !== englishWords) return undefined
    const imports = wordFiles.map((file, at) => `import { ${nameIn(file)} as words${at} } from ${JSON.stringify(file + mark)}`)
    const named = wordFiles.map((file, at) => `${JSON.stringify(namespaceIn(file))}: words${at}`)
    return [...imports, `export default { ${named.join()} }`].join('\n')
  },
  transform(code, id) {
    const isEnglish = id.endsWith(mark)
    if (!wordFiles.includes(isEnglish ? id.slice(0, -mark.length) : id)) return undefined
    return rewrite(code, this.parse(code), (node, text) => {
      const [de, en] = twinsIn(node)
      if (!de || !en) return
      if (isEnglish) {
        text.remove(placeOf(node).start, placeOf(en).start)
        text.remove(placeOf(en).end, placeOf(node).end)
      } else text.remove(placeOf(de).end, placeOf(en).end)
    })
  },
}

const nameIn = (file: string): string => saidIn(file)[0]
const namespaceIn = (file: string): string => saidIn(file)[1]

/** @throws Error when a file of words is written in another way: its English would be lost */
function saidIn(file: string): [name: string, namespace: string] {
  const [one, ...others] = readFileSync(file, 'utf8').matchAll(/^export const (\w+) = messages\('([\w-]+)', \{\n {2}de: \{/gm)
  if (!one?.[1] || !one[2] || others.length > 0)
    throw new Error(`${file} does not say \`export const NAME = messages('NAMESPACE', { de: { … }, en: { … } })\`, once.`)
  return [one[1], one[2]]
}

/** Returns the values of `de` and `en` in a call of `messages`. */
function twinsIn(node: Node): (Node | undefined)[] {
  const isWords = node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'messages'
  const [, both] = isWords ? node.arguments : []
  if (both?.type !== 'ObjectExpression') return []
  return both.properties.map((property) => (property.type === 'Property' ? property.value : undefined))
}
