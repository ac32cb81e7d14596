import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Ajv from 'ajv'
import css from 'vscode-css-languageservice'
import html from 'vscode-html-languageservice'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { customElementsManifest } from '../../src/tools/manifests/custom-elements.js'
import { tokenTexts } from '../../src/tools/manifests/token-texts.js'
import { cssCustomData, htmlCustomData } from '../../src/tools/manifests/vscode-data.js'
import { webTypes } from '../../src/tools/manifests/web-types.js'
import { fieldSlots } from '../../src/core/element/fields.js'

const sheet = readFileSync('src/ui/theme/tokens.css', 'utf8')
const tokenNames = [...new Set([...sheet.matchAll(/^ {2}(--vitrine-[\w-]+):/gm)].map(([, name]) => name!))]
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

describe('custom-elements.json', () => {
  const manifest = customElementsManifest(declarations)
  const classes = manifest.modules.map((module) => module.declarations[0]!)

  it('is valid by the format’s own schema, version 2.1.0', () => {
    const schema = createRequire(import.meta.url)('custom-elements-manifest/schema.json') as object
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema)
    validate(plain(manifest))
    expect(validate.errors ?? []).toEqual([])
    validate({ ...plain(manifest), modules: [{ kind: 'javascript-module', path: 7 }] })
    expect(validate.errors).not.toBeNull()
  })

  it('tells every state of every block, and every default', () => {
    for (const declaration of declarations) {
      const told = classes.find(({ tagName }) => tagName === declaration.tag)!
      expect(told.cssStates.map(({ name }) => name)).toEqual(Object.keys(declaration.states ?? {}))
      const given = fieldSlots(declaration).filter(({ fallback }) => fallback !== undefined)
      expect(told.attributes.filter((attribute) => attribute.default !== undefined).map(({ name }) => name)).toEqual(
        given.map(({ attribute }) => attribute),
      )
    }
  })

  it('tells every token of the theme with its value and what it is for', () => {
    expect(tokenNames.length).toBeGreaterThan(30)
    expect(manifest.tokens.map(({ name }) => name)).toEqual(tokenNames)
    expect(manifest.tokens.filter(({ description, default: given }) => !description || !given)).toEqual([])
    expect(Object.keys(tokenTexts)).toEqual(tokenNames)
  })

  it('tells of each block the tokens that its style sheets read', () => {
    const panel = classes.find(({ tagName }) => tagName === 'vitrine-cart-panel')!
    expect(panel.cssProperties[0]).toEqual({
      name: '--cart-panel-width',
      description: 'Width of the panel.',
      default: '440px',
      syntax: '<length>',
    })
    expect(panel.cssProperties.find(({ name }) => name === '--vitrine-accent')).toMatchObject({
      default: 'light-dark(#94274a, #f09ab2)',
      syntax: '<color>',
    })
    expect(classes.filter(({ cssProperties }) => !cssProperties.some(({ name }) => name === '--vitrine-ink'))).toEqual([])
  })

  it.each(
    declarations.flatMap(({ tag, cssProperties = {} }) => Object.entries(cssProperties).map(([name, about]) => ({ tag, name, about }))),
  )('says of $name what the sheet of <$tag> falls back to', ({ tag, name, about }) => {
    const folder = `src/blocks/${tag.replace('vitrine-', '')}`
    const used = readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/var\((--[\w-]+), ([^()]+)\)/g)])
      .filter(([, property]) => property === name)
    expect(used.length).toBeGreaterThan(0)
    expect(new Set(used.map(([, , fallback]) => fallback))).toEqual(new Set([about.default]))
  })
})

describe('VS Code, asked by its own language service', () => {
  const data = plain(htmlCustomData(declarations))
  const service = html.getLanguageService({
    useDefaultDataProvider: true,
    customDataProviders: [html.newHTMLDataProvider('vitrine', data as html.HTMLDataV1)],
  })
  /** Where `|` stands in the text. */
  function at(text: string) {
    const place = text.indexOf('|')
    const document = html.TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''))
    return { document, position: document.positionAt(place), tree: service.parseHTMLDocument(document) }
  }
  const completed = (text: string) => {
    const { document, position, tree } = at(text)
    return service.doComplete(document, position, tree).items
  }
  const hovered = (text: string) => {
    const { document, position, tree } = at(text)
    return JSON.stringify(service.doHover(document, position, tree)?.contents ?? '')
  }

  it('offers every tag, and says what it is', () => {
    const tags = completed('<|').map(({ label }) => label)
    expect(declarations.map(({ tag }) => tag as string).filter((tag) => !tags.includes(tag))).toEqual([])
    expect(hovered('<vitrine-cart|-panel></vitrine-cart-panel>')).toContain('The cart in a panel at the side.')
    expect(hovered('<vitrine-cart|-panel></vitrine-cart-panel>')).toContain('`processing`')
  })

  it.each(declarations.map((declaration) => ({ tag: declaration.tag, declaration })))(
    'offers every attribute of <$tag>',
    ({ tag, declaration }) => {
      const offered = completed(`<${tag} |></${tag}>`).map(({ label }) => label)
      const attributes = fieldSlots(declaration).map(({ attribute }) => attribute)
      expect(attributes.filter((name) => !offered.includes(name))).toEqual([])
    },
  )

  it('offers the values of a choice, and none for what stands bare', () => {
    const values = completed('<vitrine-product-list badge="|"></vitrine-product-list>').map(({ label }) => label)
    expect(values).toContain('best-seller')
    const bare = completed('<vitrine-cart-panel stay|></vitrine-cart-panel>').find(({ label }) => label === 'stay-closed')
    expect(bare?.textEdit?.newText).toBe('stay-closed')
  })

  it('says what an attribute does and what counts without it', () => {
    const help = hovered('<vitrine-product-list page-s|ize="4"></vitrine-product-list>')
    const declared = declarations.find(({ tag }) => tag === 'vitrine-product-list')!.fields.pageSize!
    expect(help).toContain(declared.label.en)
    expect(help).toContain(`Default: \`${String(declared.default)}\``)
  })

  it('offers a page’s own attributes everywhere', () => {
    expect(completed('<main data-vitrine-mode="|"></main>').map(({ label }) => label)).toEqual(expect.arrayContaining(['edit', 'live']))
  })

  it('offers tokens and the blocks’ own properties in a style sheet, with their values', () => {
    const styles = css.getCSSLanguageService({
      customDataProviders: [css.newCSSDataProvider(plain(cssCustomData(declarations)) as css.CSSDataV1)],
    })
    const document = css.TextDocument.create('file:///brand.css', 'css', 1, ':root {\n  --vitrine-accent: red;\n  \n}')
    const parsed = styles.parseStylesheet(document)
    const offered = styles.doComplete(document, { line: 2, character: 2 }, parsed).items.map(({ label }) => label)
    expect([...tokenNames, '--cart-panel-width'].filter((name) => !offered.includes(name))).toEqual([])
    expect(JSON.stringify(styles.doHover(document, { line: 1, character: 8 }, parsed))).toContain('What one presses')
  })
})

/** By the documentation of the format: what a contribution may say, and what it may hold. */
const common = ['name', 'description', 'deprecated']
const kinds: Readonly<Record<string, readonly string[]>> = {
  elements: [...common, 'attributes', 'slots', 'js', 'css'],
  attributes: [...common, 'value', 'default', 'required'],
  slots: common,
  properties: [...common, 'type', 'default'],
  events: [...common, 'type'],
  parts: common,
}

describe('web-types.json', () => {
  const types = plain(webTypes(declarations))

  // The editors of JetBrains, and the schema of the format, are on no registry: their words are held here.
  it('says nothing that the format has no word for', () => {
    const strange: string[] = []
    const walk = (kind: string, list: readonly object[]): void => {
      for (const each of list) {
        const words = kinds[kind]
        if (!words) strange.push(kind)
        for (const [word, value] of Object.entries(each)) {
          if (!words?.includes(word)) strange.push(`${kind}: ${word}`)
          if (Array.isArray(value)) walk(word, value)
          if (word === 'js' || word === 'css') for (const [inner, held] of Object.entries(value as object)) walk(inner, held as object[])
          if (word === 'description' && typeof value !== 'string') strange.push(`${kind}: description`)
          if (word === 'default' && typeof value !== 'string') strange.push(`${kind}: default`)
        }
      }
    }
    walk('elements', types.contributions.html.elements)
    walk('properties', types.contributions.css.properties)
    expect([...new Set(strange)]).toEqual([])
    expect(Object.keys(types)).toEqual(['$schema', 'name', 'version', 'js-types-syntax', 'description-markup', 'contributions'])
  })

  it('tells the same as the manifest of custom elements', () => {
    const told = customElementsManifest(declarations).modules.map(({ declarations: [each] }) => each!)
    expect(types.contributions.html.elements.map(({ name, attributes }) => [name, attributes.length])).toEqual(
      told.map(({ tagName, attributes }) => [tagName, attributes.length]),
    )
    expect(types.contributions.css.properties.map(({ name }) => name)).toEqual(tokenNames)
  })

  it('belongs to the package that brings it', () => {
    expect(types.name).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }).name)
  })
})

describe('llms.txt', () => {
  const files = (readdirSync('dist/llms', { recursive: true, encoding: 'utf8' }) as string[]).filter((name) => name.endsWith('.md'))
  const text = readFileSync('dist/llms.txt', 'utf8')

  it('begins as programs expect: a name, a sentence, lists of links', () => {
    const [title, , summary] = text.split('\n')
    expect(title).toBe('# Vitrine')
    expect(summary).toMatch(/^> .+/)
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(['Guides', 'Blocks', 'Look', 'Optional'])
  })

  it('leads to a page for every block and every guide, and nowhere else', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join('dist', link)))).toEqual([])
    const wanted = [
      ...declarations.map(({ tag }) => `llms/blocks/${tag.replace('vitrine-', '')}.md`),
      ...readdirSync('stories/guides')
        .filter((name) => name.endsWith('.md'))
        .map((name) => `llms/guides/${name}`),
    ]
    expect(wanted.filter((link) => !links.includes(link))).toEqual([])
  })

  it('has no page whose links lead out of the package', () => {
    const broken = files.flatMap((file) =>
      [...readFileSync(join('dist/llms', file), 'utf8').matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)]
        .map(([, link = '']) => link.replace(/#.*$/, ''))
        .filter((link) => !existsSync(join('dist/llms', dirname(file), link)))
        .map((link) => `${file}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('has everything in one file', () => {
    const whole = readFileSync('dist/llms-full.txt', 'utf8')
    for (const { tag } of declarations) expect(whole).toContain(`# \`<${tag}>\``)
    for (const name of tokenNames) expect(whole).toContain(name)
  })

  it('tells of a block everything that its declaration has', () => {
    const page = readFileSync('dist/llms/blocks/product-list.md', 'utf8')
    const {
      events = {},
      parts = {},
      states = {},
      cssProperties = {},
      ...declaration
    } = declarations.find(({ tag }) => tag === 'vitrine-product-list')!
    const names = [
      ...fieldSlots(declaration).flatMap(({ attribute, property }) => [attribute, property]),
      ...[events, parts, states, cssProperties].flatMap((of) => Object.keys(of)),
    ]
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})
