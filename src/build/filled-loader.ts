import type { Plugin } from 'vite'
import { firstAddresses } from '../commerce/salesforce/first-addresses.js'
import { blockNames } from './block-entries.js'
import { englishWords } from './lean-words.js'
import { asksForSession, filesWith, neededAtOnce, readModules } from './module-tables.js'
import { rewrite, placeOf } from './syntax-tree.js'

/** Tells the loader of pages (`loader.files.ts`) which files there are, and what every block needs at once. */
export const filledLoader: Plugin = {
  name: 'vitrine-filled-loader',
  renderChunk(code, { name }, _options, { chunks }) {
    if (name !== 'loader') return undefined
    const infoOf = readModules(this)
    const needed = neededAtOnce(chunks, infoOf)
    const needs = blockNames.map((block) => ({ block, files: needed(block).map(withoutEnd) }))
    const [english = ''] = filesWith(new Set([englishWords]), chunks).map(withoutEnd)
    const isFound = (file: string) => blockNames.some((name) => file === `blocks/${name}`)
    const files = [english, ...new Set(needs.flatMap((each) => each.files).filter((file) => !isFound(file)))]
    // A block's own file is found by the block's name: @.
    const letterOf = (file: string): string => String.fromCharCode(65 + files.indexOf(file))
    const words: Readonly<Record<string, string>> = {
      __VITRINE_FILES__: files.join(' '),
      __VITRINE_BLOCKS__: needs
        .map((each) => `${each.block}${asksForSession(each.block, infoOf) ? '!' : ''}:${each.files.map(letterOf).join('')}`)
        .join(' '),
      __VITRINE_READS__: firstAddresses({ webstoreId: 'STORE', apiBasePath: 'PATH', locale: 'LANGUAGE' as 'de' }).join(' '),
    }
    return rewrite(code, this.parse(code), (node, text) => {
      const word = node.type === 'Identifier' ? words[node.name] : undefined
      if (word === undefined) return
      const { start, end } = placeOf(node)
      text.overwrite(start, end, JSON.stringify(word))
    })
  },
}

const withoutEnd = (file: string): string => file.replace(/\.js$/, '')
