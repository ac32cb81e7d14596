import type { Plugin } from 'vite'

/** Each test file has a document of its own. Where nobody watches files, none changes: browsers need not ask anew for every module. */
export const keptModules: Plugin = {
  name: 'vitrine-kept-modules',
  configureServer({ config, middlewares }) {
    if (config.server.watch !== null) return
    middlewares.use(({ url = '' }, response, next) => {
      const { setHeader } = response
      if (/^\/(?:src|tests|stories|node_modules)\//.test(url))
        response.setHeader = (name, value) => setHeader.call(response, name, value === 'no-cache' ? 'max-age=3600' : value)
      next()
    })
  },
}
