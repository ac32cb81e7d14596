import type { Node } from 'estree-walker'
import type { Plugin, Rolldown } from 'vite'
import { retryHook } from '../element/retries.js'
import { inHouse } from './in-house.js'
import { placeOf, rewrite } from './syntax-tree.js'

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk | Rolldown.OutputChunk | Rolldown.OutputAsset>>

/**
 * A block may travel in a file with others; `blocks/NAME.js` then only leads there. The loader asks for that file itself:
 * its map names each file once, with the blocks in it.
 */
export const directBlocks: Plugin = {
  name: 'vitrine-direct-blocks',
  renderChunk(code, { name }, _options, { chunks }) {
    if (name !== 'loader') return undefined
    return rewrite(code, this.parse(code), (node, text) => {
      const names = blocksNamedIn(node)
      if (names.length === 0) return
      const { start, end } = placeOf(node)
      text.overwrite(start, end, mapOf(names, chunks))
    })
  },
}

/** The file that a block is in. @param file `blocks/NAME.js` */
export function fileWith(file: string, chunks: Chunks): string {
  const [, name] = /^blocks\/(.*)\.js$/.exec(file) ?? []
  const module = inHouse(`src/blocks/${name}/index.ts`)
  const found = Object.entries(chunks).find(([, chunk]) => 'moduleIds' in chunk && chunk.moduleIds.includes(module))
  return found?.[0] ?? file
}

/** Of `{ 'vitrine-footer': () => import(…), … }` the names without their beginning. */
function blocksNamedIn(node: Node): string[] {
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) => {
    const isLate = property.type === 'Property' && property.value.type === 'ArrowFunctionExpression' && property.key.type === 'Literal'
    const [, name] = isLate ? (/^vitrine-(.*)/.exec(String((property.key as { value: unknown }).value)) ?? []) : []
    return name ? [name] : []
  })
}

function mapOf(names: readonly string[], chunks: Chunks): string {
  const files: Record<string, string[]> = {}
  for (const name of names) {
    const file = fileWith(`blocks/${name}.js`, chunks)
    // Who has a file of its own is found by its name.
    const key = file === `blocks/${name}.js` ? '' : file.replace(/\.js$/, '')
    files[key] = [...(files[key] ?? []), name]
  }
  const list = JSON.stringify(Object.fromEntries(Object.entries(files).map(([file, all]) => [file, all.join(' ')])))
  const hook = `globalThis[Symbol.for(${JSON.stringify(retryHook)})]`
  const late = `()=>{const a=\`./\${f||"blocks/"+n}.js\`;return import(a).catch(${hook}?.(a,import.meta.url))}`
  return `Object.fromEntries(Object.entries(${list}).flatMap(([f,all])=>all.split(" ").map(n=>["vitrine-"+n,${late}])))`
}
