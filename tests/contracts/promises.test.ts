import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { differences, neededBump, readChangeset, unsaid } from '../../src/tools/surface/differences.js'
import { storageKeys, urlParameters } from '../../src/tools/surface/outside-names.js'
import { publicSurface } from '../../src/tools/surface/public-surface.js'
import { browsers, currentVersion, pendingChangesets, readSnapshot, surfaceHere } from '../../src/tools/surface/surface-here.js'
import type { BlockDeclaration } from '../../src/core/element/declaration.js'
import { channels } from '../../src/commerce/domain/channels.js'
import { sample } from '../support/sample.block.js'

const surfaceOf = (declaration: BlockDeclaration, more: Partial<Parameters<typeof publicSurface>[0]> = {}) =>
  publicSurface({ declarations: [declaration], channels: [], entries: { '.': ['a'] }, needs: { node: '>=20' }, ...more })
const before = surfaceOf(sample)
const since = (declaration: BlockDeclaration, more = {}) => differences(before, surfaceOf(declaration, more))
const without = <Of extends object, Key extends keyof Of>(of: Of, key: Key) => {
  const { [key]: _gone, ...rest } = of
  return rest
}
const minor = { file: 'a.md', bump: 'minor' as const, text: 'Something new.' }

describe('the public surface', () => {
  it('is what the last release had, but for what pending changesets say', () => {
    const { version, surface } = readSnapshot()
    expect(unsaid(differences(surface, surfaceHere()), pendingChangesets(), version)).toEqual([])
  })

  it('is kept of the release that the package says it is', () => {
    expect(readSnapshot().version).toBe(currentVersion())
  })

  it('has a line for everything that a page meets', () => {
    const surface = surfaceHere()
    const wanted = [
      'vitrine-cart-panel',
      'vitrine-cart-panel attribute stay-closed',
      'vitrine-cart-panel property stayClosed',
      'vitrine-cart-panel event vitrine-checkout-start detail.cartId',
      'vitrine-cart-panel part line-price',
      'vitrine-cart-panel state empty',
      'vitrine-cart-panel css property --cart-panel-width',
      'vitrine-cart-panel subscribes cart.open',
      'vitrine-section slot (default)',
      'vitrine-product-list attribute badge value best-seller',
      'channel cart.changed message.count',
      'token --vitrine-accent',
      'entry ./kit exports defineBlock',
      'entry ./cdn/page.js exports publish',
      'storage mk_moniker',
      'parameter mk_moniker',
      'page document nodes',
      'needs chrome',
    ]
    expect(wanted.filter((what) => surface[what] === undefined)).toEqual([])
    for (const { name } of channels) expect(surface[`channel ${name}`]).toBeDefined()
  })

  it('names only storage keys and parameters that some source knows', () => {
    const sources = ['commerce/domain', 'ui', 'blocks', 'core/dom'].flatMap((room) =>
      readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(`src/${room}/${file}`, 'utf8')),
    )
    const known = (name: string) => sources.some((text) => text.includes(`'${name}'`) || new RegExp(`\\b${name}[:,] `).test(text))
    expect([...storageKeys, ...Object.keys(urlParameters)].filter((name) => !known(name))).toEqual([])
    expect(storageKeys).toContain('vitrine_consent')
  })
})

describe('a difference', () => {
  it('is none when nothing has changed, however the texts are', () => {
    expect(since({ ...sample, summary: { de: 'Anders.', en: 'Different.' } })).toEqual([])
    expect(neededBump([], '1.2.3')).toBeUndefined()
  })

  it.each([
    ['^19.0.0', '^18.2.0 || ^19.0.0 (optional)', false],
    ['^18.2.0 || ^19.0.0', '^19.0.0', true],
    ['^19.0.0 (optional)', '^19.0.0', true],
  ])('of a library from %s to %s breaks: %s', (old, now, breaks) => {
    const [found] = differences({ 'needs react': old }, { 'needs react': now })
    expect(found?.breaking).toBe(breaks)
  })

  it.each([
    ['a removed attribute', { ...sample, fields: without(sample.fields, 'heading') }, 'vitrine-sample-card attribute heading'],
    [
      'a changed default',
      { ...sample, fields: { ...sample.fields, linesShown: { ...sample.fields.linesShown, default: 6 } } },
      'vitrine-sample-card attribute lines-shown',
    ],
    [
      'a narrower range',
      { ...sample, fields: { ...sample.fields, linesShown: { ...sample.fields.linesShown, max: 10 } } },
      'vitrine-sample-card attribute lines-shown',
    ],
    [
      'an option less',
      { ...sample, fields: { ...sample.fields, badges: { ...sample.fields.badges, options: sample.fields.badges.options.slice(1) } } },
      'vitrine-sample-card attribute badges value new',
    ],
    [
      'a field that becomes required',
      { ...sample, fields: { ...sample.fields, more: { ...sample.fields.more, required: true } } },
      'vitrine-sample-card attribute more',
    ],
    [
      'a new field that is required',
      { ...sample, fields: { ...sample.fields, ribbon: { type: 'text', label: { de: 'Band', en: 'Ribbon' }, required: true } } },
      'vitrine-sample-card attribute ribbon',
    ],
    ['a removed event', { ...sample, events: {} }, 'vitrine-sample-card event vitrine-sample-choose'],
    [
      'another type in a detail',
      {
        ...sample,
        events: { 'vitrine-sample-choose': { ...sample.events['vitrine-sample-choose'], detail: { id: 'number', badges: 'string[]' } } },
      },
      'vitrine-sample-card event vitrine-sample-choose detail.id',
    ],
    ['a renamed part', { ...sample, parts: { title: sample.parts.heading } }, 'vitrine-sample-card part heading'],
    ['a state less', { ...sample, states: {} }, 'vitrine-sample-card state filled'],
    ['a custom property less', { ...sample, cssProperties: {} }, 'vitrine-sample-card css property --sample-card-width'],
    ['another tag', { ...sample, tag: 'vitrine-sample-cards' }, 'vitrine-sample-card'],
  ] as [string, BlockDeclaration, string][])('%s breaks', (_case, declaration, what) => {
    const found = since(declaration)
    expect(found.filter(({ breaking }) => breaking).map((each) => each.what)).toContain(what)
    expect(neededBump(found, '1.2.3')).toBe('major')
    expect(neededBump(found, '0.2.3')).toBe('minor')
  })

  it.each([
    ['an entry less', { entries: {} }],
    ['a name less of an entry', { entries: { '.': [] } }],
    ['another Node', { needs: { node: '>=22' } }],
    ['a new peer', { needs: { node: '>=20', react: '^20' } }],
  ])('%s breaks', (_case, more) => {
    expect(neededBump(since(sample, more), '1.2.3')).toBe('major')
  })

  it.each([
    [
      'an added event',
      { ...sample, events: { ...sample.events, 'vitrine-sample-leave': { help: { de: 'Weg.', en: 'Gone.' }, detail: {} } } },
    ],
    ['an added field', { ...sample, fields: { ...sample.fields, ribbon: { type: 'text', label: { de: 'Band', en: 'Ribbon' } } } }],
    ['a deprecation', { ...sample, deprecated: { since: '0.2.0', until: '1.0.0', use: { de: 'Nimm die Kiste.', en: 'Use the box.' } } }],
  ] as [string, BlockDeclaration][])('%s is a minor', (_case, declaration) => {
    expect(neededBump(since(declaration), '1.2.3')).toBe('minor')
    expect(since(declaration).filter(({ breaking }) => breaking)).toEqual([])
  })

  it('of a measure alone is a patch', () => {
    const wider = {
      ...sample,
      cssProperties: { '--sample-card-width': { ...sample.cssProperties['--sample-card-width'], default: '340px' } },
    }
    expect(neededBump(since(wider), '1.2.3')).toBe('patch')
  })
})

describe('the changesets', () => {
  const gone = since({ ...sample, fields: without(sample.fields, 'heading') })

  it('must say as much as has changed', () => {
    expect(unsaid(since({ ...sample, fields: without(sample.fields, 'heading') }), [], '0.1.0')).toHaveLength(3)
    const patch = { ...minor, bump: 'patch' as const, text: 'Breaking: `heading` is gone.' }
    expect(unsaid(gone, [patch], '0.1.0')[0]).toMatch(/has changed by a minor.*the changesets say patch/)
    expect(unsaid(gone, [{ ...patch, bump: 'minor' }], '1.0.0')[0]).toMatch(/by a major/)
  })

  it('must name what is gone, also when a minor stands there for something else', () => {
    expect(unsaid(gone, [minor], '0.1.0')).toEqual([
      'vitrine-sample-card attribute heading is gone: no changeset says "Breaking:" and names `heading`.',
      'vitrine-sample-card property heading is gone: no changeset says "Breaking:" and names `heading`.',
    ])
    expect(unsaid(gone, [{ ...minor, text: 'Breaking: `vitrine-sample-card` has no `heading` any more.' }], '0.1.0')).toEqual([])
  })

  it('need not name what is new', () => {
    const added = since({ ...sample, fields: { ...sample.fields, ribbon: { type: 'text', label: { de: 'Band', en: 'Ribbon' } } } })
    expect(unsaid(added, [minor], '0.1.0')).toEqual([])
    expect(unsaid(added, [], '0.1.0')).toHaveLength(1)
  })

  it('are read as the tool writes them', () => {
    expect(readChangeset('a.md', "---\n'@vitrine/blocks': minor\n---\n\nNew.\n")).toEqual({ file: 'a.md', bump: 'minor', text: '\nNew.\n' })
    expect(readChangeset('b.md', '---\n---\n\nNothing.\n')).toBeUndefined()
  })
})

describe('the guide to what we promise', () => {
  const guide = readFileSync('stories/guides/promises.md', 'utf8')

  it('names the browsers that the build writes for', () => {
    const named = Object.fromEntries(
      [...guide.matchAll(/^\| (Chrome|Safari|Firefox)[^|]*\| ([\d.]+) \|/gm)].map(([, name = '', version]) => [
        name.toLowerCase(),
        version,
      ]),
    )
    expect(Object.keys(browsers())).toHaveLength(3)
    expect(named).toEqual(browsers())
  })

  it('names every storage key and every parameter', () => {
    expect([...storageKeys, ...Object.keys(urlParameters)].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

describe('what is deprecated', () => {
  it('says so before it goes, and goes when it said', () => {
    const number = (version: string) => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0)
    const all = declarations.flatMap(({ deprecated, fields, events = {}, slots = {}, parts = {}, states = {}, cssProperties = {} }) =>
      [
        deprecated,
        ...[fields, events, slots, parts, states, cssProperties].flatMap((of) =>
          Object.values<{ deprecated?: typeof deprecated }>(of).map((each) => each.deprecated),
        ),
      ].filter((each) => each !== undefined),
    )
    expect(all.filter(({ since: from, until }) => number(until) <= number(from) || number(until) <= number(currentVersion()))).toEqual([])
  })
})
