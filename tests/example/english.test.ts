import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { openPage, type PageDocument } from '../../src/pages/document/page-document.js'
import { languageOf } from '../../src/pages/document/lint/language-guess.js'
import { lintPage } from '../../src/pages/document/lint/page-lint.js'
import { everyNode } from '../../src/pages/document/page-walk.js'
import { toHtml } from '../../src/pages/document/to-html.js'
import { withTranslation } from '../../src/pages/document/translate.js'
import { englishTexts } from '../../src/pages/demo-site/english-texts.js'
import { withFrame } from '../../src/pages/demo-site/shared-frame.js'
import { notFoundPages, seedPages } from '../../src/pages/demo-site/templates.js'

const houses = { catalogue: 'http://localhost:4174', till: 'http://localhost:4175' }
const seeds = seedPages(houses)
const german = seeds.filter(({ language }) => language === 'de')
const pages = withFrame(seeds, german)
const lost = withFrame(Object.values(notFoundPages(houses)), german)
const paths = pages.map(({ path }) => path)
const inLanguage = (language: 'de' | 'en') => pages.filter((page) => page.language === language)
const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))

/** What people read on a page: running text, and what editors wrote into blocks. */
function textsOf(page: PageDocument): string[] {
  const within = [...everyNode(page.nodes)].flatMap((node) => {
    if ('html' in node) return (node.children ?? []).filter((child) => typeof child === 'string')
    return Object.entries(node.fields ?? {}).flatMap(([name, value]) => {
      const type = known.get(node.block)?.fields[name]?.type
      return typeof value === 'string' && (type === 'text' || type === 'textarea') ? [value] : []
    })
  })
  return [page.title, page.description, ...within]
}

describe('the example shop in English', () => {
  it('has every page once in each language, and each knows the other', () => {
    expect(new Set(paths).size).toBe(paths.length)
    expect(inLanguage('en').map(({ translation }) => translation)).toEqual(inLanguage('de').map(({ path }) => path))
    expect(inLanguage('de').map(({ translation }) => translation)).toEqual(inLanguage('en').map(({ path }) => path))
    for (const { path } of inLanguage('en')) expect(path).toMatch(/^\/en(\/|$)/)
  })

  it('says all of it in English', () => {
    const german = new Set(Object.keys(englishTexts).filter((text) => englishTexts[text] !== text))
    for (const page of [...inLanguage('en'), ...lost.filter(({ language }) => language === 'en')]) {
      expect(
        textsOf(page).filter((text) => german.has(text) || languageOf(text) === 'de' || /[äöüß]/.test(text.replace('Kühlungsborn', ''))),
      ).toEqual([])
    }
  })

  it('has no text for what no page says', () => {
    const said = new Set([...inLanguage('de'), ...lost.filter(({ language }) => language === 'de')].flatMap(textsOf))
    expect(Object.keys(englishTexts).filter((text) => !said.has(text))).toEqual([])
  })

  it('leads to English pages only, but for the way back into German', () => {
    const german = new Set(inLanguage('de').map(({ path }) => path))
    for (const page of inLanguage('en')) {
      const html = toHtml(withTranslation(page, page.translation), { loader: '/loader.js' })
      const links = [...html.matchAll(/<a [^>]*?href="([^"?#]*)[^"]*"/g)].map(([, href]) => href!).filter((href) => german.has(href))
      expect([...new Set(links)], page.path).toEqual([page.translation])
    }
  })

  it.each(pages.map((page) => [page.path, page] as const))('%s gives lint nothing to say', (_path, page) => {
    const opened = openPage(JSON.parse(JSON.stringify(page)))
    expect(opened.problems).toEqual([])
    expect(opened.page.translation).toBe(page.translation)
    expect(lintPage(page, { paths }).map(({ text }) => text.de)).toEqual([])
  })

  it('tells search engines of both', () => {
    const shipping = pages.find(({ path }) => path === '/en/shipping')!
    const html = toHtml(shipping, { loader: '/loader.js', site: 'https://shop.example/' })
    for (const [language, address] of [
      ['de', '/versand'],
      ['en', '/en/shipping'],
      ['x-default', '/versand'],
    ]) {
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="https://shop.example${address}">`)
    }
    const { translation: _, ...alone } = shipping
    expect(toHtml(alone, { loader: '/loader.js' })).not.toContain('hreflang="de" href')
  })
})
