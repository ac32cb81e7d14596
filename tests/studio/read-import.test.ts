import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { toGrapes } from '../../src/tools/grapesjs/grapesjs-data.js'
import { toPuck } from '../../src/tools/puck/puck-data.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { toHtml } from '../../src/pages/document/to-html.js'
import { readImport } from '../../src/studio/app/pages/read-import.js'
import { anyPage } from '../support/any-page.js'

const read = (text: string) => readImport(text, declarations)
function taken(text: string) {
  const answer = read(text)
  if ('refused' in answer) throw new Error(answer.refused)
  return { from: answer.from, nodes: answer.page.nodes, title: answer.page.title, lost: answer.problems.map(({ kind }) => kind) }
}
const filled = anyPage(declarations).filter(({ nodes }) => nodes.length > 0)
const json = (value: unknown) => JSON.stringify(value)

describe('a page of our own', () => {
  const writers: readonly (readonly [string, (page: PageDocument) => string])[] = [
    ['html', (page) => toHtml(page, { loader: '/assets/loader.js', declarations, origins: [] })],
    ['grapesjs', (page) => json(toGrapes(page, declarations))],
    ['puck', (page) => json(toPuck(page, declarations))],
    ['vitrine', (page) => json(page)],
  ]
  it.each(writers)('is the same when it comes back from %s, and nothing is left out', (from, write) => {
    fc.assert(
      fc.property(filled, (page) => {
        expect(taken(write(page))).toMatchObject({ from, nodes: page.nodes, lost: [] })
      }),
      { numRuns: 40 },
    )
  })
})

describe('a page of somebody else', () => {
  it('is read from HTML, with its title and what cannot be kept', () => {
    const { title, nodes, lost } = taken(
      '<!doctype html><title>Rosen</title><style>a{}</style><body><header><h1>Rosen</h1></header><iframe src="/x"></iframe><p onclick="x()">Weich</p>',
    )
    expect(title).toBe('Rosen')
    expect(nodes).toEqual([
      { html: 'header', children: [{ html: 'h1', children: ['Rosen'] }] },
      { html: 'p', children: ['Weich'] },
    ])
    expect(lost).toEqual(['dropped-style', 'dropped-element', 'dropped-handler'])
  })

  it.each([
    'cid:image001.png@01DB.5F2A',
    'CID:1',
    'data:image/png;base64,iVBORw0KGgo=',
    'blob:https://mail.example/1',
    'file:///C:/Temp/a.png',
    'ms-appdata:///local/a.png',
    'webkit-fake-url://1/a.png',
    'mid:1@mail.example',
    'content://media/1',
    ' c\nid:1',
  ])('loses the picture %j, which is nowhere else, and says so', (src) => {
    const { nodes, lost } = taken(`<!doctype html><p>Neu <img src="${src}" alt="Rosen"> da</p>`)
    expect(nodes).toEqual([{ html: 'p', children: ['Neu  da'] }])
    expect(lost).toEqual(['dropped-address'])
  })

  it('loses links and pictures of blocks that lead nowhere, and keeps those that can be mended', () => {
    const { nodes, lost } = taken(
      '<!doctype html><p><a href="x-apple-data-detectors://1">morgen</a> <a href="http://lindenrose.example">wir</a></p>' +
        '<img srcset="/a.jpg 1x, cid:2 2x" src="/a.jpg" alt=""><vitrine-slider><vitrine-section background="cid:3"></vitrine-section></vitrine-slider>',
    )
    expect(nodes[0]).toEqual({
      html: 'p',
      children: [
        { html: 'a', children: ['morgen'] },
        ' ',
        { html: 'a', attributes: { href: 'http://lindenrose.example' }, children: ['wir'] },
      ],
    })
    expect(nodes[1]).toEqual({ html: 'img', attributes: { src: '/a.jpg', alt: '' } })
    expect(json(nodes)).not.toMatch(/cid|detectors/)
    expect(lost.filter((kind) => kind === 'dropped-address')).toHaveLength(3)
  })

  it.each([
    ['<p>statt <span style="text-decoration: line-through">39,90 €</span> nur 29,90 €</p>', ['statt ', 's', ' nur 29,90 €']],
    ['<p><span style="TEXT-DECORATION-LINE:line-through">39,90 €</span> 29,90 €</p>', ['s', ' 29,90 €']],
    ['<p style="text-decoration:line-through">39,90 €</p>', ['s']],
    ['<p>m<span style="vertical-align:super">2</span> H<span style="vertical-align:sub">2</span>O</p>', ['m', 'sup', ' H', 'sub', 'O']],
    ['<p><span style="font-weight:700">fett</span> <span style="font-style:italic">schräg</span></p>', ['strong', ' ', 'em']],
    ['<p><b style="font-weight:normal">nicht fett</b></p>', ['nicht fett']],
  ])('keeps what the styles of %s mean, and has nothing to say', (html, children) => {
    const { nodes, lost } = taken(`<!doctype html>${html}`)
    const [paragraph] = nodes
    const inside = typeof paragraph === 'object' && 'html' in paragraph ? (paragraph.children ?? []) : []
    expect(inside.map((child) => (typeof child === 'object' && 'html' in child ? child.html : child))).toEqual(children)
    expect(lost).toEqual([])
  })

  it('finds pictures that are loaded late and links without https, and says that fields are gone', () => {
    const { nodes, lost } = taken(
      '<!doctype html><img data-src="/a.jpg" alt="A"><img src="data:image/gif;base64,R0" data-lazy-src="/b.jpg" alt="B"><img src="/c.jpg" data-src="/d.jpg" alt="C">' +
        '<p><a href="www.lindenrose.example/pflege">wir</a></p><form><label>Name <input name="n"></label><select><option>a</option></select></form>',
    )
    expect(json(nodes).match(/"src":"[^"]*"/g)).toEqual(['"src":"/a.jpg"', '"src":"/b.jpg"', '"src":"/c.jpg"'])
    expect(json(nodes)).toContain('"href":"https://www.lindenrose.example/pflege"')
    expect(lost).toEqual(['dropped-attribute', 'dropped-element'])
  })

  it('is read from a project of GrapesJS, today’s and older ones, with HTML in it', () => {
    const components = [{ tagName: 'h2', content: 'Rosen &amp; <b>Dornen</b>' }]
    const heading = [{ html: 'h2', children: ['Rosen & ', { html: 'strong', children: ['Dornen'] }] }]
    expect(taken(json({ pages: [{ frames: [{ component: { type: 'wrapper', components } }] }], styles: [{}] }))).toMatchObject({
      from: 'grapesjs',
      nodes: heading,
      lost: ['dropped-style'],
    })
    for (const older of [
      { pages: [{ component: { components } }] },
      { components, styles: [] },
      { components: '<h2>Rosen &amp; <b>Dornen</b></h2>' },
      components,
    ])
      expect(taken(json(older))).toMatchObject({ from: 'grapesjs', nodes: heading, lost: [] })
  })

  it('is read from Puck: what seems a heading, a text, a picture or a link becomes one, and the rest is kept and named', () => {
    const item = (type: string, props: object) => ({ type, props: { id: `${type}-1`, ...props } })
    const { from, title, nodes, lost } = taken(
      json({
        root: { props: { title: 'Rosen' } },
        content: [
          item('HeadingBlock', { title: 'Rosen', level: 3 }),
          item('RichText', { content: '<p>Weich <script>x()</script></p>' }),
          item('Image', { src: '/rose.jpg', alt: 'Rose' }),
          item('Button', { label: 'Los', href: '/rosen' }),
          item('Columns', { columns: [item('Text', { text: 'Links' })] }),
          item('Grid', {}),
          item('Weather', { town: 'Köln' }),
          'nichts',
        ],
        zones: { 'Grid-1:left': [item('Text', { text: 'Rechts' })] },
      }),
    )
    expect([from, title]).toEqual(['puck', 'Rosen'])
    expect(nodes).toEqual([
      { html: 'h3', children: ['Rosen'] },
      { html: 'p', children: ['Weich '] },
      { html: 'img', attributes: { src: '/rose.jpg', alt: 'Rose' } },
      { html: 'p', children: [{ html: 'a', attributes: { class: 'button', href: '/rosen' }, children: ['Los'] }] },
      { html: 'div', children: [{ html: 'p', children: ['Links'] }] },
      { html: 'div', children: [{ html: 'p', children: ['Rechts'] }] },
      { block: 'Weather', fields: { town: 'Köln' } },
    ])
    expect(lost).toEqual(['not-a-node', 'unknown-block'])
  })

  it.each([
    ['', 'empty'],
    ['<!doctype html><html></html>', 'empty'],
    ['{"content":[]}', 'empty'],
    ['nur Worte', 'unknown'],
    ['{"a":1}', 'unknown'],
    ['[1,2]', 'unknown'],
    ['{"nodes":[],"version":9}', 'unknown'],
    ['{"content":[', 'broken'],
    ['{"pages":[{"frames":[{"component":{"components":[null]}}]}]}', 'broken'],
    ['{"content":[{"type":"unknown","props":{"kept":"{"}}]}', 'broken'],
    [`<p>${'x'.repeat(5_000_001)}</p>`, 'too-large'],
  ])('is refused with a reason: %.60s', (text, refused) => {
    expect(read(text)).toEqual({ refused })
  })

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => `{"content":[{"type":"box","props":${text}}]}`),
          fc.json().map((text) => `{"components":[${text}]}`),
        ),
        (text) => {
          expect(read(text)).toBeDefined()
        },
      ),
      { numRuns: 300 },
    )
  })
})
