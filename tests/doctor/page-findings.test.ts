import { describe, expect, it } from 'vitest'
import { pageFindings } from '../../src/tools/doctor/page-findings.js'
import type { PageLook } from '../../src/tools/doctor/page-look.js'
import { whereTrusted } from '../../src/tools/doctor/where-trusted.js'
import { snippet } from '../../src/tools/doctor/snippet.js'

const drawn = { tag: 'vitrine-footer', count: 2, defined: true, drawn: 2, failed: 0 }
const well: PageLook = {
  tags: [drawn],
  wrappers: { count: 0, empty: 0 },
  scripts: ['https://shop.example/assets/loader.js'],
  versions: ['0.1.0'],
  lwr: false,
  sandboxed: false,
  synthetic: false,
  store: { sitePath: '', apiBasePath: '' },
  path: '/',
  blocked: [],
  refused: [],
}
const todoOf = (look: Partial<PageLook>) =>
  pageFindings({ ...well, ...look }, whereTrusted)
    .filter(({ state }) => state === 'fault')
    .map(({ name, said, todo }) => [name, said, todo.join(' ')])

describe('what a look at a page says', () => {
  it('is well where every block is drawn, and says by what host', () => {
    const look = { ...well, lwr: true, sandboxed: true, synthetic: true, versions: ['0.1.0', '0.2.0'] }
    expect(todoOf(look)).toEqual([])
    expect(pageFindings(look, whereTrusted).map(({ name, said }) => `${name}: ${said}`)).toEqual([
      'Blocks: 2 blocks, 2 defined, 2 drawn',
      'Host: a site on LWR, Lightning Web Security, synthetic shadow roots, Vitrine 0.1.0 and 0.2.0',
      'Head markup: loader.js',
      'Blocked addresses: none was seen',
      'Paths: site-path="", api-base-path=""',
      'Asked by the page: what blocks asked for was answered',
    ])
  })

  it('is well on a page that has no blocks yet', () => {
    expect(todoOf({ tags: [], scripts: [], store: undefined, versions: [] })).toEqual([])
  })

  it.each<[string, Partial<PageLook>, string, RegExp]>([
    ['tags that nobody defines', { tags: [{ ...drawn, defined: false, drawn: 0 }] }, 'Blocks', /Nobody defines vitrine-footer/],
    ['none drawn', { tags: [{ ...drawn, drawn: 0 }] }, 'Blocks', /Defined and not drawn: vitrine-footer\. The console/],
    ['none drawn beside the polyfill', { tags: [{ ...drawn, drawn: 1 }], synthetic: true }, 'Blocks', /Update Vitrine/],
    ['an error in a block', { tags: [{ ...drawn, failed: 1 }] }, 'Blocks', /An error stands in the place of vitrine-footer/],
    ['no script', { tags: [{ ...drawn, defined: false, drawn: 0 }], scripts: [] }, 'Head markup', /The script in the page’s head/],
    [
      'components without a block',
      { tags: [], wrappers: { count: 3, empty: 3 }, scripts: [] },
      'Head markup',
      /3 components hold no block: lwr\.js/,
    ],
    ['one component without a block', { wrappers: { count: 3, empty: 1 } }, 'Head markup', /1 component holds no block/],
    [
      'a policy',
      { blocked: [{ directive: 'script-src-elem', address: 'https://cdn.example/loader.js' }] },
      'Blocked addresses',
      /^https:\/\/cdn\.example\/loader\.js in script-src-elem: Experience Builder, .* Trusted Sites for Scripts\.$/,
    ],
    [
      'a policy for frames',
      { blocked: [{ directive: 'frame-src', address: 'https://katalog.example' }] },
      'Blocked addresses',
      /^https:\/\/katalog\.example in frame-src: Setup, Trusted URLs\.$/,
    ],
    [
      'a policy that no list of a site knows',
      { blocked: [{ directive: 'require-trusted-types-for', address: 'trusted-types-sink' }] },
      'Blocked addresses',
      /the policy of whoever serves this page/,
    ],
    ['no store', { store: undefined }, 'Paths', /<vitrine-store>, once/],
    ['a site path of another site', { store: { sitePath: '/de', apiBasePath: '/de/webruntime/api' } }, 'Paths', /which is not below \/de/],
    [
      'paths of two sites',
      { path: '/de/x', store: { sitePath: '/de/', apiBasePath: '/webruntime/api' } },
      'Paths',
      /\/de\/webruntime\/api may be meant/,
    ],
    [
      'a platform elsewhere',
      { refused: [{ status: 404, address: 'https://shop.example/services/data/v64.0/commerce/x' }] },
      'Paths',
      /answered 404; a site answers below \/webruntime\/api/,
    ],
    [
      'methods',
      { refused: [{ status: 403, address: 'https://shop.example/webruntime/api/apex/execute' }] },
      'Asked by the page',
      /answered 403: the Apex class/,
    ],
    [
      'files',
      { refused: [{ status: 0, address: 'https://cdn.example/chunks/react-x.js' }] },
      'Asked by the page',
      /answered nothing: upload/,
    ],
  ])('names %s', (_, look, name, todo) => {
    const faults = todoOf(look)
    expect(faults.map(([each]) => each)).toContain(name)
    expect(faults.find(([each]) => each === name)?.[2]).toMatch(todo)
  })

  it('is well with a site path below which the page stands', () => {
    expect(todoOf({ path: '/de', store: { sitePath: '/de/', apiBasePath: '/de/webruntime/api' } })).toEqual([])
    expect(todoOf({ refused: [{ status: 404, address: 'https://shop.example/favicon.ico' }] })).toEqual([])
  })

  it('goes into a console as one text that names nothing of ours', () => {
    expect(() => new Function(`return ${snippet()}`)).not.toThrow()
    expect(snippet()).not.toMatch(/__vite|import\b|require\(/)
  })
})
