import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { type ExportOptions, exportSite, type SiteFiles, writeSite, zipSite } from '../../src/server/pages/export.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-export-'))
const assetFolder = join(folder, 'built')

beforeAll(() => {
  mkdirSync(join(assetFolder, 'blocks'), { recursive: true })
  mkdirSync(join(assetFolder, 'light'))
  for (const name of ['loader.js', 'vitrine-page.css', 'blocks/login.js', 'blocks/login.js.map', 'light/loader.js'])
    writeFileSync(join(assetFolder, name), name)
  writeFileSync(join(assetFolder, 'modules.json'), JSON.stringify({ 'vitrine-login': ['blocks/login.js'] }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pageOf = (path: string, ...nodes: PageNode[]): PageDocument => ({
  version: 1,
  path,
  language: 'de',
  title: path,
  description: '',
  nodes,
})
const link = (href: string): PageNode => ({ html: 'a', attributes: { href }, children: ['Weiter'] })
const picture = (src: string, more: Record<string, string> = {}): PageNode => ({ html: 'img', attributes: { src, alt: '', ...more } })

const exported = (pages: readonly PageDocument[], more: Partial<ExportOptions> = {}): Promise<SiteFiles> =>
  exportSite(pages, {
    assetFolder,
    siteName: 'Rosenholz',
    icon: '<svg/>',
    notFound: pageOf('/404', link('/')),
    media: async (path) => (path.startsWith('/cms/') ? { bytes: Buffer.from(path), type: 'image/svg+xml' } : undefined),
    ...more,
  })
const text = (files: SiteFiles, name: string): string => Buffer.from(files[name] ?? []).toString()
const hrefs = (html: string): string[] => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)

describe('exportSite', () => {
  it('leads on from old addresses on any server, and links straight to the new ones', async () => {
    const redirects = [
      { from: '/alte/pflege', to: '/pflege' },
      { from: '/nirgends', to: '/gibt-es-nicht' },
    ]
    const files = await exported([pageOf('/', link('/alte/pflege#unten')), pageOf('/pflege')], {
      redirects,
      site: 'https://shop.example/de',
    })
    expect(text(files, '_redirects')).toBe('/alte/pflege https://shop.example/de/pflege/ 301\n')
    expect(text(files, 'alte/pflege/index.html')).toContain('<meta http-equiv="refresh" content="0; url=../../pflege/">')
    expect(text(files, 'alte/pflege/index.html')).toContain('<link rel="canonical" href="https://shop.example/de/pflege/">')
    expect(hrefs(text(files, 'index.html'))).toEqual(['./pflege/#unten'])
    expect(text(files, 'sitemap.xml')).not.toContain('alte')
    expect(Object.keys(await exported([pageOf('/')]))).not.toContain('_redirects')
  })

  it('takes along what its runtime needs, and nothing of the other', async () => {
    const assetsOf = async (runtime: 'react' | 'light') =>
      Object.keys(await exported([pageOf('/')], { runtime })).flatMap((name) => /^assets\/\w+\/(.*)/.exec(name)?.[1] ?? [])
    expect(await assetsOf('react')).toEqual(['blocks/login.js', 'loader.js', 'vitrine-page.css'])
    expect(await assetsOf('light')).toEqual(['light/loader.js', 'vitrine-page.css'])
  })

  it('leads from page to page from wherever the site lies', async () => {
    const files = await exported([
      pageOf('/', link('/'), link('/products?sort=name#liste'), link('#hier'), link('https://other.example/'), link('mailto:a@b.example')),
      pageOf('/products', link('/'), link('/products/neu/'), link('neu'), link('?seite=2')),
      pageOf('/products/neu', link('/products')),
      pageOf('/neu'),
    ])
    expect(hrefs(text(files, 'index.html'))).toEqual([
      './',
      './products/?sort=name#liste',
      '#hier',
      'https://other.example/',
      'mailto:a@b.example',
    ])
    expect(hrefs(text(files, 'products/index.html'))).toEqual(['../', '../products/neu/', '../neu/', '?seite=2'])
    expect(hrefs(text(files, 'products/neu/index.html'))).toEqual(['../../products/'])
  })

  it('leads blocks there too, also where nobody filled their fields', async () => {
    const files = await exported([
      pageOf('/login', { block: 'vitrine-login', fields: { returnUrl: '/products' } }),
      pageOf('/register'),
      pageOf('/products'),
    ])
    const html = text(files, 'login/index.html')
    expect(html).toMatch(/<vitrine-login [^>]*return-url="..\/products\/"[^>]*register-url="..\/register\/"/)
    expect(html).toMatch(/<vitrine-store [^>]*login-url="..\/login\/"/)
  })

  it('shows what blocks draw first before any script, but nothing that the query of an address decides', async () => {
    const files = await exported([
      pageOf('/products', { block: 'vitrine-main-navigation' }, { block: 'vitrine-product-list', fields: { browsable: true } }),
      pageOf('/pflege', { block: 'vitrine-product-list', fields: { heading: 'Für dich' } }, { block: 'vitrine-product-detail' }),
    ])
    const drawnOn = (name: string) =>
      [...text(files, name).matchAll(/<(vitrine-[a-z-]+)(?: [^>]*)?><template shadowrootmode="open">(.*?)<\/template>/gs)].map(
        ([, tag, html = '']) => [tag, html.replace(/<style>.*?<\/style>/s, '')],
      )
    expect(drawnOn('products/index.html')).toEqual([
      ['vitrine-main-navigation', expect.stringContaining('aria-current="page" href="../products/"')],
    ])
    expect(drawnOn('pflege/index.html')).toEqual([['vitrine-product-list', expect.stringContaining('Für dich')]])
    expect(text(files, '_headers')).toMatch(/\/media\/\*\n {2}Content-Security-Policy: default-src 'none'.*sandbox\n/)
    for (const [, style = ''] of text(files, 'products/index.html').matchAll(/<template[^>]*><style>(.*?)<\/style>/gs))
      expect(text(files, '_headers')).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(Object.keys(files).filter((name) => text(files, name).includes('same-origin.invalid'))).toEqual([])
  })

  it('finds its files from every page, under a name that changes with the build', async () => {
    const files = await exported([pageOf('/', { block: 'vitrine-login' }), pageOf('/a/b', { block: 'vitrine-login' })])
    const at = /src="\.\/(assets\/[^/]+\/)loader\.js"/.exec(text(files, 'index.html'))![1]!
    expect(Object.keys(files).filter((name) => name.startsWith('assets/'))).toEqual([
      `${at}blocks/login.js`,
      `${at}loader.js`,
      `${at}vitrine-page.css`,
    ])
    const deep = text(files, 'a/b/index.html')
    for (const name of ['loader.js', 'vitrine-page.css', 'blocks/login.js']) expect(deep).toContain(`"../../${at}${name}"`)
    expect(deep).toContain('href="../../favicon.svg"')
    writeFileSync(join(assetFolder, 'loader.js'), 'another')
    expect(Object.keys(await exported([pageOf('/')])).filter((name) => name.endsWith('loader.js'))).not.toContain(`${at}loader.js`)
  })

  it('brings the pictures that pages name', async () => {
    const files = await exported([
      {
        ...pageOf(
          '/a',
          picture('/cms/media/hero', { srcset: '/cms/media/hero 1x, /cms/other/hero 2x' }),
          { block: 'vitrine-section', fields: { background: '/cms/media/wall.svg' } },
          picture('https://cdn.example/x.jpg'),
        ),
        openGraph: { image: '/cms/media/hero' },
      },
    ])
    const html = text(files, 'a/index.html')
    expect(html).toContain('src="../media/hero.svg" alt="" srcset="../media/hero.svg 1x, ../media/hero-2.svg 2x"')
    expect(html).toContain('background="../media/wall.svg"')
    expect(html).toContain('src="https://cdn.example/x.jpg"')
    expect(text(files, 'media/hero-2.svg')).toBe('/cms/other/hero')
  })

  it('brings every version of a picture, also where no space stands behind a comma', async () => {
    const versions = '/cms/media/hero 1x,/cms/other/hero 2x'
    const files = await exported([
      pageOf('/a', picture('/cms/media/hero', { srcset: versions }), { block: 'vitrine-section', fields: { background: versions } }),
    ])
    const html = text(files, 'a/index.html')
    expect(html).toContain('srcset="../media/hero.svg 1x, ../media/hero-2.svg 2x"')
    expect(html).toContain('background="../media/hero.svg 1x, ../media/hero-2.svg 2x"')
    expect(text(files, 'media/hero-2.svg')).toBe('/cms/other/hero')
  })

  it('writes whole addresses where the address of the site is known', async () => {
    const pages = [
      { ...pageOf('/products', picture('/cms/media/hero')), openGraph: { image: '/cms/media/hero' } },
      { ...pageOf('/copy'), canonical: '/products' },
    ]
    const files = await exported(pages, { site: 'https://shop.example/irgendwo' })
    const html = text(files, 'products/index.html')
    expect(html).toContain('<link rel="canonical" href="https://shop.example/irgendwo/products/">')
    expect(html).toContain('<meta property="og:image" content="https://shop.example/irgendwo/media/hero.svg">')
    expect(text(files, 'copy/index.html')).toContain('<link rel="canonical" href="https://shop.example/irgendwo/products/">')
    expect(text(files, 'sitemap.xml').match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://shop.example/irgendwo/products/</loc>'])
    expect(text(files, 'robots.txt')).toContain('Sitemap: https://shop.example/irgendwo/sitemap.xml')
    expect(hrefs(text(files, '404.html'))).toEqual(['/irgendwo/'])
    // Hosts count its paths from the folder that it lies in.
    expect(text(files, '_headers')).toMatch(/^\/\*\n[\s\S]*\n\/products\/\n {2}Content-Security-Policy: /)
    expect(text(files, '_headers')).not.toContain('/irgendwo')
  })

  it('leaves out of the sitemap what search engines are asked to leave out', async () => {
    const pages = [pageOf('/'), { ...pageOf('/konto'), noindex: true }, pageOf('/produkt', { block: 'vitrine-product-detail' })]
    const files = await exported(pages, { site: 'https://shop.example' })
    expect(text(files, 'sitemap.xml').match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://shop.example/</loc>'])
    expect(text(files, 'konto/index.html')).toContain('<meta name="robots" content="noindex">')
    expect(text(files, 'produkt/index.html')).not.toContain('rel="canonical"')
  })

  it('says what the server must do, with the policy of every page', async () => {
    const files = await exported([pageOf('/'), pageOf('/für dich', picture('https://cdn.example/x.jpg'))])
    expect(text(files, '_headers')).toMatch(/\n\/f%C3%BCr%20dich\/\n {2}Content-Security-Policy: .*https:\/\/cdn\.example/)
    expect(text(files, 'LIESMICH.txt')).toContain('404.html')
    expect(Object.keys(files)).not.toContain('sitemap.xml')
  })

  it('names the addresses that lead nowhere', async () => {
    const files = await exported([pageOf('/', link('/weg'), picture('/fort.jpg'))])
    expect(hrefs(text(files, 'index.html'))).toEqual(['./weg'])
    expect(text(files, 'LIESMICH.txt')).toMatch(/INS LEERE[\s\S]*\/fort\.jpg\n {2}\/weg/)
  })

  it('keeps every file inside its folder, and inside what a file system can name', async () => {
    const files = await exported([pageOf('/../../etc/x'), pageOf('/a%2F..%2Fb'), pageOf('/c:*?x'), pageOf('/%E0%A4%A')])
    const pages = Object.keys(files).filter((name) => name.endsWith('index.html'))
    expect(pages.toSorted()).toEqual(['%E0%A4%A/index.html', 'a-..-b/index.html', 'c--/index.html', 'etc/x/index.html'])
  })

  it('can be unpacked on any computer', async () => {
    const long = 'ü'.repeat(300)
    const names = ['con.svg', 'nul', 'ende.', 'A', 'a', `${long}1`, `${long}2`]
    const files = await exported([
      pageOf('/con', link('/Con/?a=1')),
      pageOf('/aux/b'),
      pageOf('/neu', ...names.map((name) => picture(`/cms/media/${encodeURIComponent(name)}`))),
    ])
    const paths = Object.keys(files)
    for (const step of paths.flatMap((path) => path.split('/'))) {
      expect(step).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|[. ]$/i)
      expect(Buffer.from(step).length).toBeLessThan(256)
    }
    expect(paths.filter((path) => path.startsWith('media/'))).toHaveLength(names.length)
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
    expect(hrefs(text(files, 'con-/index.html'))).toEqual(['../con-/?a=1'])
  })

  it('comes as a zip or as a folder', async () => {
    const files = await exported([pageOf('/products')])
    expect(Object.keys(unzipSync(await zipSite(files))).toSorted()).toEqual(Object.keys(files).toSorted())
    const site = join(folder, 'site')
    writeSite(site, files)
    expect(readFileSync(join(site, 'products/index.html'), 'utf8')).toBe(text(files, 'products/index.html'))
    expect(existsSync(join(site, '404.html'))).toBe(true)
  })
})
