import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../src/pages/document/attributes.js'
import { declarations } from '../../src/blocks/declarations.js'
import { folderOf } from '../../src/pages/document/names.js'
import { problemsOf } from '../../src/pages/document/problems.js'
import type { BlockDeclaration, BlockNode, Field, PageNode, LocalizedText } from '../../src/core/element/declaration.js'
import { fieldSlots, readAttribute, readProperty } from '../../src/core/element/fields.js'
import { channels } from '../../src/commerce/domain/channels.js'
import { audienceKey } from '../../src/core/dom/audience.js'
import { experimentsKey } from '../../src/core/dom/drawn.js'
import { kept } from '../../src/commerce/domain/kept.js'
import * as memory from '../../src/commerce/domain/memory.js'
import { shopSays } from '../../src/commerce/domain/says.js'

/** Channels that are said for the page around the blocks; it need not be a block that hears them. */
const publicChannels = new Map([
  ['moniker-selected', 'Specification, section 9: the site listens'],
  ['no-moniker', 'Specification, section 9: the site listens'],
  ['communication', 'Specification, section 9: the site listens'],
  ['consultant-key-selected', 'Specification, section 9: the site listens'],
  ['promo-banner', 'Specification, section 9: the site listens'],
  ['consent', 'Tag managers and the site’s own scripts listen'],
  ['order.placed', 'Specification, section 4: an orderPlaced event fires'],
  ['session.changed', 'bridges and tag managers listen'],
  ['analytics', 'tag managers listen'],
])

/** Blocks that hold the page together: some rules are about them, and about no other. */
const known = new Set(['vitrine-section', 'vitrine-column', 'vitrine-store', 'vitrine-consultant-detection'])

/** What elements, React and our own tools call theirs. */
const reservedNames = new Set(
  `
  accessKey align ariaLabel autocapitalize autofocus attributes baseURI blur children childNodes classList className click clientHeight
  clientWidth container connected contentEditable dataset dir dispatchEvent draggable emit enter enterKeyHint fields focus hear hidden
  host id inert innerHTML innerText inputMode isConnected key lang localName mode namespaceURI nodeName nodeType nodeValue
  nonce offsetHeight offsetLeft offsetParent offsetTop offsetWidth outerHTML outerText ownerDocument parentElement parentNode part
  popover prefix ref remove role root say scrollHeight scrollLeft scrollTop scrollWidth shadowRoot signal slot spellcheck stay store
  style tabIndex tagName textContent title translate writingSuggestions constructor toString valueOf
`
    .trim()
    .split(/\s+/),
)

const places = new Set(declarations.map(({ tag }) => tag as string))
const each = describe.each(declarations.map((declaration) => ({ tag: declaration.tag as string, declaration })))

describe('the blocks together', () => {
  it('are all listed', () => {
    const blocks = new URL('../../src/blocks/', import.meta.url)
    const folders = readdirSync(blocks).filter((folder) => existsSync(new URL(`${folder}/${folder}.block.ts`, blocks)))
    expect(declarations.map(({ tag }) => folderOf(tag))).toEqual(folders.toSorted())
  })

  it('have a story and a test each', () => {
    const files = ['stories', 'tests/blocks'].map((folder) => readdirSync(folder).map((file) => `${file.split('.')[0]}`))
    expect(declarations.map(({ tag }) => folderOf(tag)).filter((block) => !files.every((names) => names.includes(block)))).toEqual([])
  })

  it('hear every channel that one of them or the shop says, or it is public', () => {
    const heard = new Set(declarations.flatMap(({ subscribes = [] }) => subscribes.map(({ name }) => name)))
    const said = [{ tag: 'the shop', publishes: shopSays }, ...declarations]
    const unheard = said.flatMap(({ tag, publishes = [] }) =>
      publishes.filter(({ name }) => !heard.has(name) && !publicChannels.has(name)).map(({ name }) => `${tag} publishes ${name}`),
    )
    expect(unheard).toEqual([])
  })

  it('hear only what somebody says', () => {
    const said = new Set([...shopSays, ...declarations.flatMap(({ publishes = [] }) => publishes)].map(({ name }) => name))
    expect(channels.map(({ name }) => name).filter((name) => !said.has(name))).toEqual([])
  })

  it('speak on channels of the shop only', () => {
    const names = channels.map(({ name }) => name as string)
    const used = declarations.flatMap(({ publishes = [], subscribes = [] }) => [...publishes, ...subscribes]).map(({ name }) => name)
    expect(used.filter((name) => !names.includes(name))).toEqual([])
  })

  // They draw nothing to press, and a locked region would no longer be read aloud.
  it('are locked in shop-id mode, but for those that only serve the page, and for what is hers: buying, her account, her rights', () => {
    const free = declarations.filter(({ subscribes = [] }) => !subscribes.some(({ locksAfter }) => locksAfter))
    // Specification, section 4: header, layout, shop module and profile page are shut, and nothing else.
    expect(free.map(({ tag }) => tag)).toEqual([
      'vitrine-account',
      'vitrine-address-book',
      'vitrine-checkout',
      'vitrine-consultant-detection',
      // What she agrees to is hers to say in every shop.
      'vitrine-cookie-consent',
      'vitrine-inactive-shop',
      'vitrine-invalid-shop',
      'vitrine-loading-overlay',
      'vitrine-login',
      'vitrine-order-confirmation',
      'vitrine-order-history',
      'vitrine-password-reset',
      'vitrine-personal-data',
      'vitrine-store',
      'vitrine-withdrawal',
    ])
  })

  it('mean the same when they use the same event', () => {
    const details = new Map<string, string>()
    for (const [name, { detail }] of declarations.flatMap(({ events = {} }) => Object.entries(events))) {
      const text = JSON.stringify(Object.entries(detail).toSorted())
      expect(details.get(name) ?? text, name).toBe(text)
      details.set(name, text)
    }
  })

  it('are known by name nowhere else, so that a new one needs no place in anybody’s table', () => {
    const files = ['pages/document', 'tools', 'studio', 'server', 'core/element', 'commerce/domain', 'ui'].flatMap((room) =>
      readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|css)$/.test(name))
        .map((name) => `src/${room}/${name}`),
    )
    const named = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<!\/\/.*|\* .*|<)\bvitrine-[a-z]+(?:-[a-z]+)*/g)]
        .map(([name]) => name)
        .filter((name) => places.has(name) && !known.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(named).toEqual([])
  })

  it('keep nothing in a browser of which nobody says what it is, and for what', () => {
    const keys = [...Object.values(memory).filter((each) => typeof each === 'string'), audienceKey, experimentsKey]
    expect(Object.keys(kept).toSorted()).toEqual(keys.toSorted())
    const declared = new Set(declarations.flatMap(({ storageKeys = [] }) => storageKeys))
    expect([...declared].toSorted()).toEqual(keys.toSorted())
  })

  it('have names of their own', () => {
    const names = declarations.flatMap(({ name }) => [`de ${name.de}`, `en ${name.en}`])
    expect(new Set(names).size).toBe(names.length)
  })
})

each('<$tag>', ({ tag, declaration }) => {
  const { fields, slots = {}, events = {}, placement = {}, migrations = [] } = declaration

  it('says when it is the right one, and when it is not, in sentences of its own', () => {
    const { do: good = [], dont = [] } = declaration.guidance ?? {}
    expect(Math.min(good.length, dont.length)).toBeGreaterThanOrEqual(2)
    const sentences = [...good, ...dont].flatMap(({ de, en }) => [de, en])
    const others = declarations
      .filter((each) => each !== declaration)
      .flatMap(({ guidance }) => [...(guidance?.do ?? []), ...(guidance?.dont ?? [])])
    for (const each of sentences) {
      expect(each).toMatch(/^\p{Lu}.*[.?“]$/u)
      expect(
        others.some(({ de, en }) => de === each || en === each),
        each,
      ).toBe(false)
    }
  })

  it('declares every parameter that its view reads by name out of the address', () => {
    const folder = `src/blocks/${folderOf(tag)}`
    const texts = readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.block.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    const read = texts.flatMap((text) =>
      [...text.matchAll(/(?:searchParams|query|URLSearchParams\([^()]*\))\.(?:get|getAll|has)\('([\w-]+)'\)/g)].map(([, name]) => name),
    )
    expect(read.filter((name) => name && !Object.hasOwn(declaration.queryParams ?? {}, name))).toEqual([])
  })

  it('is named by two words or one that is enough', () => {
    expect(tag).toMatch(/^vitrine-[a-z]+(-[a-z]+)*$/)
  })

  it('has no property that belongs to somebody else', () => {
    const names = fieldSlots(declaration).map(({ property }) => property)
    expect(names.filter((name) => reservedNames.has(name) || /^(on|data|aria)[A-Z]/.test(name))).toEqual([])
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('understands its own defaults, as properties and as attributes', () => {
    for (const slot of fieldSlots(declaration).filter(({ fallback }) => fallback !== undefined)) {
      expect(readProperty(slot, slot.fallback), slot.property).toEqual({ value: slot.fallback })
      const text = textOf(slot, slot.fallback)
      expect(readAttribute(slot, text === true ? '' : text), slot.attribute).toEqual({ value: slot.fallback })
    }
  })

  it('says everything in German and in English', () => {
    for (const { way, text } of textsIn({ ...declaration, sample: undefined, says: undefined, hears: undefined })) {
      expect(text.de.trim(), way).not.toBe('')
      expect(text.en.trim(), way).not.toBe('')
      // Names and short words may be the same in both.
      const isSentence = text.de.trim().split(/\s+/).length > 3
      if (isSentence) expect(text.de, way).not.toBe(text.en)
    }
  })

  it('shows a field only beside others that it has, for values they can have', () => {
    for (const [name, { visibleWhen }] of Object.entries<Field>(fields)) {
      if (!visibleWhen) continue
      const other = fieldSlots(declaration).find(({ property }) => property === visibleWhen.field)
      expect(visibleWhen.field, name).not.toBe(name)
      expect(other, `${name}: ${visibleWhen.field}`).toBeDefined()
      for (const value of 'is' in visibleWhen ? visibleWhen.is : visibleWhen.isNot)
        expect(readProperty(other!, value), name).toEqual({ value })
    }
  })

  it('keeps what every editor needs out of the fold', () => {
    const needed = Object.entries<Field>(fields).filter(([, field]) => field.required && field.advanced && !field.default)
    expect(needed).toEqual([])
  })

  it('names every field in German and in English, and says of a phone what fits', () => {
    for (const [name, { label }] of Object.entries<Field>(fields)) {
      expect(label.de?.trim(), name).toBeTruthy()
      expect(label.en?.trim(), name).toBeTruthy()
    }
    for (const slot of fieldSlots(declaration).filter(({ field }) => field.defaultMobile !== undefined)) {
      expect(slot.field.responsive, slot.property).toBe(true)
      expect(readProperty(slot, slot.field.defaultMobile), slot.property).toEqual({ value: slot.field.defaultMobile })
    }
  })

  it('offers every option once, and without spaces where several are written into one attribute', () => {
    for (const [name, field] of Object.entries(fields)) {
      if (!('options' in field)) continue
      const values = field.options.map(({ value }) => value)
      expect(new Set(values).size, name).toBe(values.length)
      expect(values, name).not.toHaveLength(0)
      if (field.type === 'multiselect')
        expect(
          values.filter((value) => /\s|^$/.test(value)),
          name,
        ).toEqual([])
    }
  })

  it('names its events after itself: prefix, thing, what happened', () => {
    const names = Object.keys(events)
    expect(names.filter((name) => !/^vitrine(-[a-z]+){2,}$/.test(name) || name === 'vitrine-error')).toEqual([])
  })

  it('knows the blocks it names', () => {
    const named = [
      ...(placement.parents ?? []),
      ...(placement.notInside ?? []),
      ...Object.values(slots).flatMap(({ accepts }) => accepts?.blocks ?? []),
    ]
    expect(named.filter((name) => !places.has(name))).toEqual([])
  })

  it('says what it is for in a line that fits its card', () => {
    for (const line of Object.values(declaration.inserter.tagline)) {
      expect(line.length, line).toBeLessThanOrEqual(32)
      expect(line).not.toMatch(/[.!?]$/)
    }
  })

  it('shows samples in an editor', () => {
    // What holds other blocks shows those, and what is invisible shows nothing.
    if (declaration.category === 'page' || declaration.category === 'layout') return
    expect(declaration.sample).toBeDefined()
    expect(JSON.parse(JSON.stringify(declaration.sample))).toEqual(declaration.sample)
  })

  it('has presets that an editor can drop', () => {
    const { presets = [] } = declaration
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
    for (const { id, fields: given, slots: filled } of presets) {
      const node: BlockNode = { block: tag, ...(given && { fields: given }), ...(filled && { slots: filled }) }
      const problems = problemsOf(
        { version: 1, path: '/', language: 'de', title: id, description: '', nodes: [inItsPlace(node, placement)] },
        declarations,
      )
      // What a page must ask its editor for cannot be in a preset.
      expect(problems.filter(({ kind }) => kind !== 'missing-field').map(({ text }) => `${id}: ${text.en}`)).toEqual([])
    }
  })

  it('has a fallback made of its own fields', () => {
    const { fallback = {} } = declaration
    const texts = [fallback.heading, fallback.text].filter((each) => typeof each === 'string')
    const named = [...texts, ...(fallback.links ?? []).map(({ field }) => field)]
    expect(named.filter((name) => !Object.hasOwn(fields, name))).toEqual([])
  })

  it('says in its fallback for ever only what is true for ever', () => {
    const { text, loading: waiting } = declaration.fallback ?? {}
    const { de, en } = typeof text === 'object' ? text : { de: '', en: '' }
    expect(de).not.toMatch(/erschein\w* gleich|JavaScript/)
    expect(en).not.toMatch(/in a moment|JavaScript/)
    if (waiting) expect(waiting.de).toMatch(/ erschein(t|en) gleich\.$/)
  })

  it('can bring every older version up to date', () => {
    expect(declaration.version).toBeGreaterThanOrEqual(1)
    expect(migrations.map(({ to }) => to).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: migrations.length }, (_step, index) => declaration.version - migrations.length + 1 + index),
    )
  })
})

function inItsPlace(node: BlockNode, { parents = [] }: NonNullable<BlockDeclaration['placement']>): PageNode {
  const parent = declarations.find(({ tag }) => tag === parents[0])
  const slot = Object.keys(parent?.slots ?? {})[0]
  return parent && slot !== undefined ? { block: parent.tag, slots: { [slot]: [node] } } : node
}

function textsIn(value: unknown, way = ''): { way: string; text: LocalizedText }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ way, text: value }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${way}.${key}`))
}

const isText = (value: object): value is LocalizedText => 'de' in value || 'en' in value
