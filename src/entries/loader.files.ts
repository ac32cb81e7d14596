import { preload } from '../core/element/preload.js'
import { retryHook } from '../core/element/retries.js'

/** The build fills these in when it knows its files (`scripts/filled-loader.ts`): their names, first that of the English words; … */
declare const __VITRINE_FILES__: string
/** … for each block `name:files`, a letter from A on for each file that it needs at once, its own first; `name!` needs the session; … */
declare const __VITRINE_BLOCKS__: string
/** … and the requests for the store's settings and the session, with `PATH`, `STORE` and `LANGUAGE` as placeholders. */
declare const __VITRINE_READS__: string

const files = __VITRINE_FILES__.split(' ')
/** True on a page that names its modules: it names its requests, too. */
const isNamed = typeof document === 'undefined' || document.querySelector('link[rel=modulepreload]')

let firstFrame: Promise<unknown> | undefined
/**
 * Resolves when the content drawn by a server has been painted, before its blocks take it over: content laid out anew while the first
 * frame is under way counts as shown then, not before. A hidden page does not wait, and none waits long: an empty page has no frame.
 */
const seen = (): Promise<unknown> =>
  (firstFrame ??= new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : 500)
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  }))

/** Replaces `loader.map.ts`: requests all files of a block at once, not each when another one has named it. */
export const blocks: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  __VITRINE_BLOCKS__.split(' ').map((entry) => {
    const [name = '', letters = ''] = entry.split(/!?:/)
    // A letter beyond the list stands for the block's own file, which is named after the block.
    const needed = [...letters].map((letter) => `./${files[letter.charCodeAt(0) - 65] ?? `blocks/${name}`}.js`)
    const load = async (): Promise<unknown> => {
      if (isNamed) await seen()
      else askFor(needed, entry.includes('!'))
      const [own = ''] = needed
      const again = (globalThis as never as Record<symbol, ((address: string, base: string) => (error: unknown) => unknown) | undefined>)[
        Symbol.for(retryHook)
      ]
      return import(/* webpackIgnore: true */ /* @vite-ignore */ own).catch(again?.(own, import.meta.url))
    }
    return [`vitrine-${name}`, load]
  }),
)

function askFor(needed: readonly string[], wantsSession: boolean): void {
  // An editor of a page has no session in the shop.
  const store = document.querySelector('html:not([data-vitrine-mode]) vitrine-store')
  const said = (name: string): string => store?.getAttribute(name) ?? ''
  const language = said('locale') || (/^en/i.test(document.documentElement.lang) ? 'en' : 'de')
  const [path, id] = [said('api-base-path'), said('webstore-id')]
  // These small answers are requested first: they take longest. A link cannot request from a platform elsewhere as blocks do.
  if (wantsSession && id && /^(\/[^/].*)?$/.test(path)) {
    for (const read of __VITRINE_READS__.split(' ')) {
      // A bare organisation is sent a language only when it is not its own, and no other parameter of a site's runtime.
      const asSite = path ? read : read.replace(language === 'de' ? /\?.*/ : /&.*/, '')
      preload(asSite.replace('PATH', path).replace('STORE', id).replace('LANGUAGE', language), 'fetch')
    }
  }
  for (const file of language === 'de' ? needed : [...needed, `./${files[0]}.js`]) {
    preload(new URL(file, import.meta.url).href)
  }
}
