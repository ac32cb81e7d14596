import type { Plugin } from 'vite'

/**
 * The page's side of Lightning web components asks the loader that lies beside it: were that built in, it would become a part
 * of both, and every page would wait for one more file.
 */
export const loaderBeside: Plugin = {
  name: 'vitrine-loader-beside',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === '../loader.js' && importer?.endsWith('/src/lwr/host.ts') ? { id: './loader.js', external: true } : undefined
  },
}
