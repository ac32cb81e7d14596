import { existsSync, readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import { inHouse } from './in-house.js'
// @ts-expect-error a script for Node, without types
import { publicNameOf } from './public-names.js'

const prefix = 'virtual:vitrine-block/'

export const blockNames: readonly string[] = readdirSync(inHouse('src/blocks')).filter((name) =>
  existsSync(inHouse(`src/blocks/${name}/index.ts`)),
)

/** Returns a file per block for pages, which ask for it by this name. */
export const pageEntries = (): Record<string, string> =>
  Object.fromEntries(blockNames.map((name) => [`blocks/${publicNameOf(name)}`, prefix + name]))

/** Returns a file per block for bundlers, below a folder of the build. */
export const entriesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(blockNames.map((name) => [folder + name, prefix + name]))

const every = 'virtual:vitrine-every-block'

/** Makes the entry that the loader imports for a block: first the page, then the block, in this order and without a waterfall. */
export const blockEntries: Plugin = {
  name: 'vitrine-block-entries',
  enforce: 'pre',
  // A library's entries arrive with the root before them.
  resolveId(id) {
    if (id === every) return `\0${every}`
    return id.includes(prefix) ? `\0${id.slice(id.indexOf(prefix))}` : undefined
  },
  load(id) {
    if (id === `\0${every}`) return blockNames.map((name) => `import ${JSON.stringify(prefix + name)}`).join('\n')
    if (!id.startsWith(`\0${prefix}`)) return undefined
    const name = id.slice(prefix.length + 1)
    return `import ${JSON.stringify(inHouse('src/entries/started.ts'))}\nimport ${JSON.stringify(inHouse(`src/blocks/${name}/index.ts`))}`
  },
}
