import { describe, expect, it } from 'vitest'
import { ownShopPages, ownShopParts } from '../../../src/pages/demo-site/own-shop.js'
import { toHtml } from '../../../src/pages/document/to-html.js'
import { readFiles } from '../../support/data-folder.js'

const shopWith = (files: Record<string, string>) => {
  const { pages, report } = readFiles(files)
  const own = ownShopPages({ name: 'Küstenhemd', till: 'http://till.example', pages })
  return {
    pages,
    report,
    parts: ownShopParts({ name: 'Küstenhemd', pages }),
    at: (path: string) => own.filter((page) => page.path === path),
  }
}

describe('pages in Markdown', () => {
  it('stand on the site with their title, address, tables and pictures', () => {
    const { pages, report, at } = shopWith({
      'pages/Über uns.md':
        '---\ntitle: "Über uns: die Küste"\ndescription: Wer wir sind.\n---\n# Moin\n\nWir **weben**.\n\n| Tag | Zeit |\n| --- | --- |\n| Mo | 9–18 |\n\n![Der Laden](laden.jpg)\n',
      'laden.jpg': 'x',
      'versand.md': '# Versand\n\nMit der Post.',
    })
    expect(report.omissions).toEqual([])
    expect(pages.map(({ path, title, description, use }) => [path, title, description, use])).toEqual([
      ['/ueber-uns', 'Über uns: die Küste', 'Wer wir sind.', undefined],
      ['/versand', 'Versand', '', 'shipping'],
    ])
    const [about] = at('/ueber-uns')
    const html = about && toHtml(about, { loader: '' })
    expect(html).toContain('<strong>weben</strong>')
    expect(html).toMatch(/<td>9–18<\/td>/)
    expect(html).toMatch(/<img [^>]*src="\/cms\/delivery\/media\/own-[\da-f]{24}"[^>]*alt="Der Laden"|<img [^>]*alt="Der Laden"/)
  })

  it('stand where shops have them, and the footer leads to those that there are', () => {
    const { at, parts } = shopWith({ 'impressum.md': '# Impressum', 'datenschutz.md': '# Datenschutz', 'AGB.md': '# AGB' })
    expect(at('/privacy-policy')[0]).toMatchObject({ title: 'Datenschutz', role: 'privacy' })
    expect(at('/terms-of-use-and-purchase')[0]).toMatchObject({ role: 'terms' })
    const footer = JSON.stringify(parts.find(({ title }) => title === 'Fußzeile'))
    expect(footer).toContain('"imprintUrl":"/impressum"')
    expect(footer).toContain('"privacyUrl":"/privacy-policy"')
    expect(footer).toContain('"helpUrl":""')
  })

  it('take the place of a page of the example shop with their address', () => {
    const { at } = shopWith({ 'home.md': '---\npath: /\n---\n# Unser Laden' })
    expect(at('/')).toHaveLength(1)
    expect(at('/')[0]?.title).toBe('Unser Laden')
  })

  it('bring no script, no frame, no style and no address that runs, whatever is written in them', () => {
    const { at } = shopWith({
      'boese.md': [
        '# Böse <img src=x onerror=alert(1)>',
        '<script>alert(1)</script>',
        '<iframe src="https://evil.example"></iframe>',
        '<svg><script>alert(1)</script></svg>',
        '[Klick](javascript:alert(1)) <a href="data:text/html,x" onclick="alert(1)">da</a>',
        '<style>body{display:none}</style><form action="https://evil.example"><input name=a></form>',
      ].join('\n\n'),
    })
    const [page] = at('/boese')
    const main = JSON.stringify(page?.nodes)
    expect(main).not.toMatch(/alert|iframe|onerror|onclick|javascript:|data:text|<style|display:none/)
    expect(page?.title).not.toContain('<')
  })

  it('are left out where their address is none, or is taken, and the rest stays', () => {
    const { at, report } = shopWith({
      'a.md': '---\npath: /../geheim\n---\n# Weg',
      'b.md': '---\npath: /studio\n---\n# Weg',
      'c.md': '# Da',
      'pages/c.md': '# Noch einmal',
    })
    expect(at('/c')).toHaveLength(1)
    expect([at('/../geheim'), at('/studio')]).toEqual([[], []])
    expect(report.omissions.map(({ file, value }) => [file, value])).toEqual([
      ['a.md', '/../geheim'],
      ['b.md', '/studio'],
      ['pages/c.md', '/c'],
    ])
  })

  it('leave the words of a picture that there is not', () => {
    const { pages, report } = shopWith({ 'a.md': '![Ein <Laden>](../../etc/passwd)' })
    expect(pages[0]?.html).toContain('Ein &lt;Laden')
    expect(report.omissions).toEqual([expect.objectContaining({ file: 'a.md', value: '../../etc/passwd' })])
  })
})
