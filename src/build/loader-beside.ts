import type { Plugin } from 'vite'
import { inHouse } from './in-house.js'

/**
 * Lets the page's side of Lightning web components ask the loader that lies beside it: were that built in, it would become a part of
 * both, and every page would wait for one more file.
 */
export const loaderBeside: Plugin = {
  name: 'vitrine-loader-beside',
  enforce: 'pre',
  resolveId(source, importer) {
    // Shared with the blocks, this module would stand in a file of theirs, which the loader would wait for: it has one of its own.
    if (source === '../core/element/hidden-on.js' && importer?.endsWith('/src/entries/loader.ts'))
      return { id: `${inHouse('src/core/element/hidden-on.ts')}?of-the-loader` }
    return source === '../loader.js' && importer?.endsWith('/src/entries/lwr/host.ts') ? { id: './loader.js', external: true } : undefined
  },
}
