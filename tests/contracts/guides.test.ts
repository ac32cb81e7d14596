import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { platformChannels } from '../../src/commerce/domain/channels.js'
import * as memory from '../../src/commerce/domain/memory.js'
import { fieldSlots } from '../../src/core/element/fields.js'
import { experienceBuilderFiles } from '../../src/tools/experience-builder/experience-builder.js'
import { messageChannelFiles, siteNameOf } from '../../src/tools/experience-builder/message-channels.js'
import { writeGuide } from '../support/guide-files.js'
import { outside } from '../support/packed.js'
import { toId } from 'storybook/internal/csf'
import { generateGuidePages } from '../../src/build/guide-pages.js'
import { findInGuides, guidesOf, pageOf } from '../../stories/docs/guides.js'

const names = readdirSync('stories/guides')
  .filter((name) => name.endsWith('.md'))
  .map((name) => basename(name, '.md'))

describe('the guides', () => {
  it('stand in Storybook and in the README, each of them', () => {
    const readme = readFileSync('README.md', 'utf8')
    expect(names.filter((name) => !readFileSync(`stories/guides/${name}.mdx`, 'utf8').includes(`./${name}.md?raw`))).toEqual([])
    expect(names.filter((name) => !readme.includes(`stories/guides/${name}.md`))).toEqual([])
  })

  it.each(names)('%s leads to files that are there', (name) => {
    const text = readFileSync(`stories/guides/${name}.md`, 'utf8')
    const links = [...text.matchAll(/\]\((\.?\.?\/?[\w./-]+\.md)(?:#[\w-]+)?\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join('stories/guides', link)))).toEqual([])
  })
})

describe('the guides in Storybook', () => {
  const guides = guidesOf(Object.fromEntries(names.map((name) => [`${name}.md`, readFileSync(`stories/guides/${name}.md`, 'utf8')])))
  const home = 'https://github.com/vitrine-blocks/vitrine'

  it.each(guides.map((guide) => [guide.name, guide] as const))(
    '%s stands under its title, where links of others find it',
    (name, guide) => {
      const page = readFileSync(`stories/guides/${name}.mdx`, 'utf8')
      expect(page).toContain(`<Meta title="Handbuch/${guide.title}" />`)
      expect(guide.id).toBe(toId(`Handbuch/${guide.title}`, 'Docs'))
      const links = [...guide.text.matchAll(/\]\((\.[^)\s]+)\)/g)].map(([, link = '']) => link)
      for (const link of links) {
        const found = pageOf(link, guides, home)
        expect(found, link).toBeDefined()
        if (found && 'address' in found)
          expect(existsSync(found.address.replace(`${home}/blob/main/`, '').replace(/#.*/, '')), link).toBe(true)
      }
    },
  )

  // `tests/storybook-served.js` types the questions into the built Storybook.
  it('show Storybook’s search their headings, and the questions that each answers', () => {
    expect(generateGuidePages(true), 'run npm run generate').toEqual([])
    const questions = JSON.parse(readFileSync('stories/docs/questions.json', 'utf8')) as Record<string, string>
    const searched = (name: string) =>
      [...readFileSync(`stories/guides/${name}.mdx`, 'utf8').matchAll(/^##+ (.+)$/gm)].map(([, line]) => line)
    expect(Object.keys(questions).length).toBeGreaterThan(20)
    expect(Object.entries(questions).filter(([question, name]) => !searched(name).includes(question))).toEqual([])
    expect(searched('words')).toEqual(expect.arrayContaining(['Which language', 'Your own words', 'change a text']))
    expect(readFileSync('.storybook/main.ts', 'utf8')).toContain('experimentalSearchDocsHeadings: true')
  })

  it('all have their place in the sidebar, what one begins with first', () => {
    const preview = readFileSync('.storybook/preview.tsx', 'utf8')
    const [, list = ''] = /'Handbuch',\s*\[([^\]]*)\]/.exec(preview) ?? []
    const order = [...list.matchAll(/'([^']+)'/g)].map(([, title]) => title)
    expect(order[0]).toBe('In five minutes')
    expect(guides.map(({ title }) => title).filter((title) => !order.includes(title))).toEqual([])
  })

  it.each([
    ['how do I add the checkout', 'checkout'],
    ['how do I begin', 'get-started'],
    ['PayPal', 'payment'],
    ['dark mode', 'theming'],
    ['cookie banner consent', 'consent'],
    ['content security policy', 'security'],
    ['Vue', 'frameworks'],
    ['Next', 'frameworks'],
    ['Angular', 'frameworks'],
    ['jest', 'testing'],
    ['playwright', 'testing'],
    ['change a text', 'words'],
    ['translate into another language', 'words'],
    ['custom font', 'theming'],
    ['bundle size', 'performance'],
    ['several servers', 'studio'],
    ['withdrawal', 'orders'],
    ['who may publish', 'studio'],
    ['screen reader', 'accessibility'],
    ['WordPress', 'embedding'],
    ['upgrade to a new version', 'upgrading'],
  ])('answer “%s” with the guide %s', (question, name) => {
    expect(findInGuides(question, guides).map(({ guide }) => guide.name)).toContain(name)
  })
})

describe('what stands in the guides', () => {
  const texts = ['README.md', ...names.map((name) => `stories/guides/${name}.md`)].map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  )
  const everywhere = new Set(['id', 'class', 'slot', 'lang', 'style', 'lwc:external', 'lwc:ref'])
  const attributesOf = (tag: string) => {
    const declaration = declarations.find((each) => each.tag === tag)
    const listeners = Object.keys(declaration?.events ?? {}).map((event) => `on${event}`)
    return declaration && new Set([...fieldSlots(declaration).map(({ attribute }) => attribute), ...listeners])
  }

  it.each(texts)('%s names blocks and attributes that there are', (_file, text) => {
    const unknown = [...text.matchAll(/<(vitrine-[a-z-]+)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\$\{[^}]*\}))?)*)\s*>/g)].flatMap(
      ([, tag = '', given = '']) => {
        const known = attributesOf(tag)
        if (!known) return /little|sample/.test(tag) ? [] : [tag]
        const asked = [...given.matchAll(/([\w:-]+)(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?/g)].map(([, name = '']) => name)
        return asked
          .filter((name) => !known.has(name) && !everywhere.has(name) && !name.startsWith('data-'))
          .map((name) => `${tag} ${name}`)
      },
    )
    expect(unknown).toEqual([])
  })

  it('names in the table of consent every key under which something is kept', () => {
    const [, consent = ''] = texts.find(([file]) => file.endsWith('consent.md')) ?? []
    const keys = Object.entries(memory).flatMap(([name, value]) => (name.endsWith('Key') ? [String(value)] : []))
    expect(keys.length).toBeGreaterThan(9)
    expect(keys.filter((key) => !consent.includes(`\`${key}\``))).toEqual([])
  })

  it('names in the guide to a real site every channel of the bridge, and files that are generated', () => {
    const [, site = ''] = texts.find(([file]) => file.endsWith('lwr-site.md')) ?? []
    const channels = Object.keys(messageChannelFiles()).map((file) => `${file.split('.')[0]}__c`)
    expect(channels).toEqual([...platformChannels.map(({ name }) => `${siteNameOf(name)}__c`), 'VitrineRequest__c'])
    expect(channels.filter((name) => !site.includes(name))).toEqual([])
    const bridge = experienceBuilderFiles([])['vitrineBridge/vitrineBridge.js'] ?? ''
    expect(channels.filter((name) => !bridge.includes(`@salesforce/messageChannel/${name}`))).toEqual([])
  })
})

describe('a folder that was empty, after what the guides tell', () => {
  let work: ReturnType<typeof outside>
  let empty: string
  const run = (script: string, ...words: string[]) =>
    execFileSync(process.execPath, [script, ...words], {
      cwd: work.folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { PATH: process.env.PATH, CHROMIUM: process.env.CHROMIUM ?? '/usr/bin/chromium' },
    })
  const library = (path: string) => resolve('node_modules', path)

  beforeAll(() => {
    empty = mkdtempSync(join(tmpdir(), 'vitrine-empty-'))
    work = outside(empty, ['react', 'react-dom', 'vite', 'msw', 'unstorage', 'vitest', 'playwright-core'])
    writeFileSync(join(work.folder, 'package.json'), '{ "name": "my-shop", "version": "1.0.0" }')
  })
  afterAll(() => {
    work?.leave()
    rmSync(empty, { recursive: true, force: true })
  })

  it('holds a shop that Vite builds: In five minutes', () => {
    expect(writeGuide('get-started', work.folder)).toEqual(['index.html', 'main.js', 'checkout.html', 'vite.config.js'])
    run(library('vite/bin/vite.js'), 'build')
    expect(readFileSync(join(work.folder, 'dist/index.html'), 'utf8')).toContain('<vitrine-cart-panel>')
  })

  it('asks the platform without a page: A headless site', () => {
    expect(writeGuide('headless', work.folder)).toEqual(['products.mjs'])
    expect(run('products.mjs').trim().split('\n').slice(-2)).toEqual(['2 in the cart', 'refused: rejected'])
  })

  it('lists what its modules must hash to: Security policy', () => {
    expect(writeGuide('security', work.folder)).toEqual(['import-map.mjs'])
    const { integrity } = JSON.parse(run('import-map.mjs')) as { integrity: Record<string, string> }
    expect(integrity['https://cdn.example/vitrine/cdn/light/loader.js']).toMatch(/^sha256-/)
    expect(Object.keys(integrity).length).toBeGreaterThan(100)
  })

  it('tests its rules and, in a real browser, its pages: Testing with the sandbox', () => {
    // What it says of Jest is tried where Jest is installed (`tests/journeys/scaffolds.test.ts`).
    expect(writeGuide('testing', work.folder)).toEqual(expect.arrayContaining(['cart.test.js', 'shop.test.js']))
    const told = run(library('vitest/vitest.mjs'), 'run', 'cart.test.js', 'shop.test.js', '--no-color')
    expect(told).toMatch(/Tests +4 passed/)
  }, 120_000)
})
