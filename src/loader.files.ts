import { preload } from './element/preload.js'
import { retryHook } from './element/retries.js'

/** The build fills these in when it knows its files (`scripts/filled-loader.ts`): their names, first that of the English words; … */
declare const __VITRINE_FILES__: string
/** … for each block `name:files`, a letter from A on for each file that it needs at once, its own first; `name!` wants to know who is here; … */
declare const __VITRINE_BLOCKS__: string
/** … and how a page asks how its store sells and who is here, with `PATH`, `STORE` and `LANGUAGE` in the place of its own. */
declare const __VITRINE_READS__: string

const files = __VITRINE_FILES__.split(' ')
/** A page that names its modules names what it reads, too. */
const isNamed = typeof document === 'undefined' || document.querySelector('link[rel=modulepreload]')

let firstFrame: Promise<unknown> | undefined
/**
 * What a server has drawn is seen before its blocks take it over: what is laid out anew while the first frame is under
 * way counts as shown then, not before. Who looks elsewhere does not wait, and nobody for long: an empty page has no frame.
 */
const seen = (): Promise<unknown> =>
  (firstFrame ??= new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : 500)
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  }))

/** In the place of `loader.map.ts`: asks for whatever a block needs at once, not for one file after another has named it. */
export const blocks: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  __VITRINE_BLOCKS__.split(' ').map((entry) => {
    const [name = '', letters = ''] = entry.split(/!?:/)
    // Who has a file of its own is found by its name.
    const needed = [...letters].map((letter) => `./${files[letter.charCodeAt(0) - 65] ?? `blocks/${name}`}.js`)
    const load = async (): Promise<unknown> => {
      if (isNamed) await seen()
      else askFor(needed, entry.includes('!'))
      const [own = ''] = needed
      const again = (globalThis as never as Record<symbol, ((address: string, base: string) => (error: unknown) => unknown) | undefined>)[
        Symbol.for(retryHook)
      ]
      return import(/* @vite-ignore */ own).catch(again?.(own, import.meta.url))
    }
    return [`vitrine-${name}`, load]
  }),
)

function askFor(needed: readonly string[], wantsSession: boolean): void {
  // Who edits a page is nobody in the shop.
  const store = document.querySelector('html:not([data-vitrine-mode]) vitrine-store')
  const said = (name: string): string => store?.getAttribute(name) ?? ''
  const language = said('locale') || (/^en/i.test(document.documentElement.lang) ? 'en' : 'de')
  const [path, id] = [said('api-base-path'), said('webstore-id')]
  // Before the files: these small answers are waited for longest. Of a platform elsewhere no link can ask as blocks do.
  if (wantsSession && id && /^(\/[^/].*)?$/.test(path)) {
    for (const read of __VITRINE_READS__.split(' ')) {
      // A bare organisation is told of a language that is not its own, and nothing else of what a site's runtime tells.
      const asSite = path ? read : read.replace(language === 'de' ? /\?.*/ : /&.*/, '')
      preload(asSite.replace('PATH', path).replace('STORE', id).replace('LANGUAGE', language), 'fetch')
    }
  }
  for (const file of language === 'de' ? needed : [...needed, `./${files[0]}.js`]) {
    preload(new URL(file, import.meta.url).href)
  }
}
