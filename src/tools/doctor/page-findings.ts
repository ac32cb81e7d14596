import type { PageLook } from './page-look.js'
import type { Finding } from './report.js'

/**
 * Returns the findings of a look at a page, with their remedies. It goes into a page as text, so nothing of this file or another may
 * be named in it.
 * @param whereTrusted where an address is let in, by the directive that keeps it out
 */
export function pageFindings(look: PageLook, whereTrusted: (directive: string) => string): Finding[] {
  const finding = (name: string, said: string, faults: readonly string[] = []): Finding => ({
    name,
    state: faults.length > 0 ? 'fault' : 'well',
    said,
    differs: [],
    leftOut: [],
    todo: faults,
  })
  const { tags, wrappers, scripts, store, blocked, refused } = look
  const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`
  const sum = (of: (each: PageLook['tags'][number]) => number): number => tags.reduce((all, each) => all + of(each), 0)
  const all = sum((each) => each.count)
  const drawn = sum((each) => each.drawn)
  const undefinedTags = tags.filter((each) => !each.defined).map((each) => each.tag)
  const undrawn = tags.filter((each) => each.defined && each.drawn < each.count).map((each) => each.tag)
  const failed = tags.filter((each) => each.failed > 0).map((each) => each.tag)
  const hasScript = scripts.length > 0 || tags.some((each) => each.defined)

  const blocks = finding(
    'Blocks',
    all === 0 && wrappers.count === 0
      ? 'there are none on this page'
      : `${count(all, 'block', 'blocks')}, ${sum((each) => (each.defined ? each.count : 0))} defined, ${drawn} drawn`,
    [
      ...(undefinedTags.length > 0 && hasScript
        ? [`Nobody defines ${undefinedTags.join(', ')}: is the name right, and does the loader reach its file?`]
        : []),
      ...(undrawn.length > 0
        ? [
            `Defined and not drawn: ${undrawn.join(', ')}. ${look.synthetic ? 'Update Vitrine: versions before 0.2 draw nothing beside the polyfill of shadow roots.' : 'The console says why.'}`,
          ]
        : []),
      ...(failed.length > 0 ? [`An error stands in the place of ${failed.join(', ')}; the event vitrine-error says which.`] : []),
    ],
  )
  const host = [
    look.lwr ? 'a site on LWR' : 'a page without LWR',
    ...(look.sandboxed ? ['Lightning Web Security'] : []),
    look.synthetic ? 'synthetic shadow roots' : 'native shadow roots',
    ...(look.versions.length > 0 ? [`Vitrine ${look.versions.join(' and ')}`] : []),
  ].join(', ')
  const inSite = scripts.some((src) => /\/lwr\.js(?:$|\?)/.test(src))
  const markup = finding(
    'Head markup',
    hasScript
      ? `${scripts.length > 0 ? scripts.map((src) => src.replace(/^.*\//, '')).join(', ') : 'the blocks are defined'}`
      : 'nothing loads Vitrine here',
    [
      ...(!hasScript && (all > 0 || wrappers.count > 0)
        ? [
            'The script in the page’s head: <script type="module" src="…/loader.js">, or lwr.js on an Experience Cloud site (Settings, Advanced, Edit Head Markup).',
          ]
        : []),
      ...(wrappers.empty > 0 && (!inSite || hasScript)
        ? [
            `${count(wrappers.empty, 'component holds', 'components hold')} no block: lwr.js of the static resource belongs into the head markup of the site, and its site be published again.`,
          ]
        : []),
    ],
  )
  const policies = finding(
    'Blocked addresses',
    blocked.length > 0 ? `the page’s policy has kept out ${count(blocked.length, 'address', 'addresses')}` : 'none was seen',
    [...new Set(blocked.map((each) => `${each.address} in ${each.directive}: ${whereTrusted(each.directive)}.`))],
  )
  const isData = (address: string): boolean => /\/services\/data\//.test(address)
  const isMethod = (address: string): boolean => /\/apex\//.test(address)
  const data = refused.filter((each) => isData(each.address) && [0, 404].includes(each.status))
  const methods = refused.filter((each) => isMethod(each.address))
  const files = refused.filter((each) => /\/(?:loader|lwr)\.js$|\/chunks\/|\/blocks\/[\w-]+\.js$|vitrine\.css$/.test(each.address))
  const site = store?.sitePath ?? ''
  const isOutside = site !== '' && site.startsWith('/') && !`${look.path}/`.startsWith(`${site.replace(/(?<!\/)\/+$/, '')}/`)
  const apart =
    store && /^\//.test(store.apiBasePath) && site.startsWith('/') && !store.apiBasePath.startsWith(site.replace(/(?<!\/)\/+$/, ''))
  const paths = finding('Paths', store ? `site-path="${site}", api-base-path="${store.apiBasePath}"` : 'the page has no vitrine-store', [
    ...(all > 0 && !store ? ['<vitrine-store>, once on every page: without it, the blocks ask the sandbox’s store.'] : []),
    ...(isOutside ? [`site-path: this page is at ${look.path}, which is not below ${site}.`] : []),
    ...(apart ? [`api-base-path: it is not below the site’s path; ${site.replace(/(?<!\/)\/+$/, '')}/webruntime/api may be meant.`] : []),
    ...(data.length > 0
      ? [`api-base-path: ${data[0]?.address} answered ${data[0]?.status || 'nothing'}; a site answers below /webruntime/api.`]
      : []),
  ])
  const asked = finding(
    'Asked by the page',
    methods.length + files.length > 0 ? 'not all was answered' : 'what blocks asked for was answered',
    [
      ...[
        ...new Set(
          methods.map(
            (each) =>
              `${each.address} answered ${each.status || 'nothing'}: the Apex class for guests, and apex-transport="execute" on a site.`,
          ),
        ),
      ],
      ...[
        ...new Set(
          files.map((each) => `${each.address} answered ${each.status || 'nothing'}: upload the whole folder, and publish the site again.`),
        ),
      ],
    ],
  )
  return [blocks, finding('Host', host), markup, policies, paths, asked]
}
