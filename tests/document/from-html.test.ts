import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { fromHtml, nodesFromHtml } from '../../src/pages/document/from-html.js'
import { openPage, type PageDocument } from '../../src/pages/document/page-document.js'
import { problemsOf } from '../../src/pages/document/problems.js'
import { toHtml } from '../../src/pages/document/to-html.js'
import type { BlockNode, PageNode } from '../../src/core/element/declaration.js'
import { fieldSlots } from '../../src/core/element/fields.js'
import { examplePages } from '../../src/pages/demo-site/templates.js'
import { anyPage } from '../support/any-page.js'
import { sample, sampleBox, sampleDrawer } from '../support/sample.block.js'

const samples = [sample, sampleBox, sampleDrawer]
const all = [...declarations, ...samples]
const options = { loader: '/assets/loader.js', declarations: all, origins: ['http://localhost:4174', 'http://localhost:4175'] }
const published = (page: PageDocument, more: object = {}): string => toHtml(page, { ...options, ...more })
const read = (html: string) => nodesFromHtml(html, samples)
const kinds = (html: string): string[] => read(html).problems.map(({ kind }) => kind)

/** A document as its published page says it: without what equals a default, and without empty lists. */
function shortest(node: PageNode): PageNode {
  if (typeof node === 'string') return node
  if ('shared' in node) return node
  if ('html' in node) {
    const { children = [], attributes = {}, ...rest } = node
    return {
      ...rest,
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...(children.length > 0 && { children: children.map(shortest) }),
    }
  }
  const { fields = {}, slots = {}, ...rest } = node
  const declared = new Map(fieldSlots(all.find(({ tag }) => tag === node.block)!).map(({ property, fallback }) => [property, fallback]))
  const said = Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(declared.get(name)))
  const filled = Object.entries(slots)
    .filter(([, nodes]) => nodes.length > 0)
    .map(([slot, nodes]) => [slot, nodes.map(shortest)])
  const short: BlockNode = {
    ...rest,
    ...(said.length > 0 && { fields: Object.fromEntries(said) }),
    ...(filled.length > 0 && { slots: Object.fromEntries(filled) }),
  }
  return short
}

describe('fromHtml', () => {
  it('reads every page as it was published', () => {
    fc.assert(
      fc.property(anyPage(all), (page) => {
        expect(fromHtml(published(page), all)).toEqual({ page, problems: [] })
        expect(fromHtml(published(page, { site: 'https://shop.example' }), all).page).toEqual(page)
        expect(fromHtml(published(page, { site: 'https://shop.example/beauty/' }), all, 'https://shop.example/beauty/').page).toEqual(page)
      }),
      { numRuns: 60 },
    )
  })

  it.each(examplePages({ catalogue: 'http://localhost:4174', till: 'http://localhost:4175' }).map((page) => [page.path, page] as const))(
    'reads %s of the example shop',
    (_path, given) => {
      const { page } = openPage(JSON.parse(JSON.stringify(given)), all)
      expect(fromHtml(published(page, { site: 'https://shop.example', siteName: 'Lindenrose' }), all)).toEqual({
        page: { ...page, nodes: page.nodes.map(shortest) },
        problems: [],
      })
    },
  )

  it('reads a page that is a copy of another site’s', () => {
    const html = '<title>Rose</title><link rel="canonical" href="https://other.example/Rose.html"><html lang="en-GB">'
    expect(fromHtml(html).page).toEqual({
      version: 1,
      path: '/',
      language: 'en',
      title: 'Rose',
      description: '',
      canonical: 'https://other.example/Rose.html',
      nodes: [],
    })
  })

  it('tells of scripts and styles in a foreign head, and takes none along', () => {
    const { page, problems } = fromHtml(
      '<head><script src="https://evil.example/x.js"></script><style>a{}</style><script type="module" ' +
        'src="/assets/loader.js"></script></head><p>Hallo',
    )
    expect(page.nodes).toEqual([{ html: 'p', children: ['Hallo'] }])
    expect(problems.map(({ kind }) => kind)).toEqual(['dropped-script', 'dropped-style'])
  })

  it.each(['', '<', '<!doctype', '\0', '<vitrine-sample-box slot', '<body'.repeat(50)])('makes a page of %j', (html) => {
    expect(fromHtml(html, samples).page).toMatchObject({ version: 1, path: '/', language: 'de', title: '' })
  })
})

describe('nodesFromHtml', () => {
  it('reads attributes as the fields they mean', () => {
    expect(
      read(
        '<vitrine-sample-card heading="Neu" lines-shown="7" open-on-add framed="false" badges="new vegan" rows="[1]" ' +
          'direction-mobile="column"></vitrine-sample-card>',
      ).nodes,
    ).toEqual([
      {
        block: sample.tag,
        version: 3,
        fields: {
          heading: 'Neu',
          linesShown: 7,
          openOnAdd: true,
          framed: false,
          badges: ['new', 'vegan'],
          rows: [1],
          directionMobile: 'column',
        },
      },
    ])
  })

  it('keeps a value that makes no sense, and an attribute it does not know, so that lint can tell', () => {
    const { nodes } = read('<vitrine-sample-card lines-shown="viele" fancy-colour="rot" product="1"></vitrine-sample-card>')
    expect(nodes).toEqual([{ block: sample.tag, version: 3, fields: { linesShown: 'viele', fancyColour: 'rot', product: '1' } }])
    const page: PageDocument = { version: 1, path: '/', language: 'de', title: 'T', description: '', nodes }
    expect(problemsOf(page, samples).map(({ kind, field }) => `${kind} ${field}`)).toEqual([
      'unknown-field fancyColour',
      'unfit-field linesShown',
    ])
  })

  it('sorts children into their slots and throws the fallback away', () => {
    expect(
      read(
        '<vitrine-sample-box>Innen<p slot="lid">Oben</p><span slot="lid">Bar</span><p ' +
          'slot="">Auch</p></vitrine-sample-box><vitrine-sample-card><h2>Gleich</h2></vitrine-sample-card>',
      ).nodes,
    ).toEqual([
      {
        block: sampleBox.tag,
        version: 1,
        slots: { default: ['Innen', { html: 'p', children: ['Auch'] }], lid: [{ html: 'p', children: ['Oben'] }, 'Bar'] },
      },
      { block: sample.tag, version: 3 },
    ])
  })

  it('keeps blocks it does not know, with all they say', () => {
    expect(read('<vitrine-later big-size="3" open><p>Innen</p><i slot="side">Rand</i></vitrine-later>').nodes).toEqual([
      {
        block: 'vitrine-later',
        fields: { bigSize: '3', open: '' },
        slots: { default: [{ html: 'p', children: ['Innen'] }], side: [{ html: 'em', children: ['Rand'] }] },
      },
    ])
  })

  it('takes line breaks between blocks away and keeps the spaces of a sentence', () => {
    expect(read('\n<div>\n  <p>Viel <em>mehr</em> <strong>Rosen</strong> \n</p>\n\n  <!-- weg -->\n  <p>Ende</p>\n</div>\n').nodes).toEqual(
      [
        {
          html: 'div',
          children: [
            { html: 'p', children: ['Viel ', { html: 'em', children: ['mehr'] }, ' ', { html: 'strong', children: ['Rosen'] }] },
            { html: 'p', children: ['Ende'] },
          ],
        },
      ],
    )
  })

  it('keeps the space that somebody has just typed', () => {
    expect(read('<p>Guten </p>').nodes).toEqual([{ html: 'p', children: ['Guten '] }])
    expect(read('Guten <b>Tag</b> ').nodes).toEqual(['Guten ', { html: 'strong', children: ['Tag'] }, ' '])
  })

  it('lets a strange element become its content, a line of its own a paragraph', () => {
    expect(read('<section>Oben<br><font>!</font></section><dl><dt>1<dd>2</dl><h6>Klein</h6>').nodes).toEqual([
      { html: 'p', children: ['Oben', { html: 'br' }, '!'] },
      { html: 'p', children: ['1'] },
      { html: 'p', children: ['2'] },
      { html: 'h4', children: ['Klein'] },
    ])
  })

  it('drops what could run, and says so for each', () => {
    const { nodes, problems } = read(
      '<div><p onclick="x()">Hallo <a href=" java\nscript:alert(1)">du</a><script>alert(1)</script><style>p{}</style><iframe ' +
        'src="//evil.example"></iframe></p></div><vitrine-sample-card onfocus="x" more="javascript:1" ' +
        'autofocus-x="JAVASCRIPT:2"></vitrine-sample-card>',
    )
    expect(nodes).toEqual([
      { html: 'div', children: [{ html: 'p', children: ['Hallo ', { html: 'a', children: ['du'] }] }] },
      { block: sample.tag, version: 3 },
    ])
    expect(problems.map(({ kind, at }) => [kind, ...at].join(' '))).toEqual([
      'dropped-handler nodes 0 children 0',
      'dropped-address nodes 0 children 0 children 1',
      'dropped-script nodes 0 children 0',
      'dropped-style nodes 0 children 0',
      'dropped-element nodes 0 children 0',
      'dropped-handler nodes 1',
      'dropped-address nodes 1',
      'dropped-address nodes 1',
    ])
    expect(problems[0]!.text.de).toBe(
      'Ein Skript, das beim Anklicken laufen sollte, wurde weggelassen. Auf einer Seite laufen nur die Bausteine.',
    )
  })

  it('publishes nothing hostile, whatever was pasted', () => {
    const hostile = [
      '<svg onload=alert(1)><a xlink:href="javascript:x">x</a></svg>',
      '<math><mi href="javascript:x">',
      '<img src=x onerror=alert(1)>',
      '<a href="&#106;avascript:x">a</a>',
      '<template><script>1</script></template>',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
      '<form action="javascript:x"><button formaction="javascript:y">b</button></form>',
      '<base href="https://evil.example">',
      '<p style="background:url(javascript:x)">p</p>',
    ]
    const page: PageDocument = { version: 1, path: '/', language: 'de', title: 'T', description: '', nodes: read(hostile.join('')).nodes }
    expect(published(page).split('<body>')[1]).not.toMatch(/javascript:|\son\w+=|<script|<svg|<math|<base|style=/i)
  })

  it('reads what a word processor puts on the clipboard', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><style>p.MsoNormal{margin:0cm}</style><!--[if gte mso 9]><xml></xml><![endif]--></head>
      <body lang=DE><!--StartFragment--><h1>Rosen<o:p></o:p></h1>
      <p class=MsoNormal style='margin:0cm'><b style='mso-bidi-font-weight:normal'><span style='font-size:12pt'>Zart</span></b><span style='color:red'> und gut<o:p>&nbsp;</o:p></span></p>
      <p class=MsoListParagraph><img width=2 src="file:///C:/Temp/bild.png"></p><!--EndFragment--></body></html>`
    expect(read(word).nodes).toEqual([
      { html: 'h1', children: ['Rosen'] },
      { html: 'p', children: [{ html: 'strong', children: ['Zart'] }, ' und gut\u00a0'] },
      { html: 'p' },
    ])
    expect(kinds(word)).toEqual(['dropped-style', 'dropped-attribute', 'dropped-address'])
  })

  it('pollutes no prototype', () => {
    const { nodes } = read(
      '<vitrine-sample-card __proto__="a" constructor="b"></vitrine-sample-card><vitrine-later><p ' +
        'slot="__proto__">x</p></vitrine-later><p __proto__="c">d</p>',
    )
    expect(JSON.stringify(nodes)).toContain('"__proto__":"a"')
    expect(JSON.stringify(nodes)).toContain('"slots":{"__proto__":[')
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { a?: unknown }).a).toBeUndefined()
  })

  it('survives elements without end, and says where it stopped', () => {
    expect(kinds('<div>'.repeat(5000))).toEqual(['too-deep'])
    expect(kinds('<x-y>'.repeat(5000))).toEqual(['too-deep'])
    expect(kinds('<vitrine-sample-box>'.repeat(5000))).toEqual(['too-deep'])
  })

  it('keeps a text of 5,000 characters and a page of 10,000 paragraphs whole', () => {
    const long = 'Rose '.repeat(1000)
    expect(read(`<p>${long}</p>`).nodes).toEqual([{ html: 'p', children: [long] }])
    expect(read('<p>Rose</p>\n'.repeat(10_000)).nodes).toHaveLength(10_000)
  })
})

/** Documents as they lie in stores, some of them for years. */
const documents: readonly [name: string, nodes: unknown, published: RegExp][] = [
  ['a block without a version', [{ block: sample.tag, fields: { heading: 'Alt' } }], /heading="Alt"/],
  ['a block of an old version', [{ block: sample.tag, version: 1, fields: { caption: 'Alt' } }], /heading="Alt"/],
  ['a block of a newer version', [{ block: sample.tag, version: 99, fields: { heading: 'Neu', future: { deep: [1] } } }], /heading="Neu"/],
  ['a block that is not known', [{ block: 'vitrine-gone', slots: { any: [{ html: 'p', children: ['Bleibt'] }] } }], /<p>Bleibt<\/p>/],
  ['what is no node', [null, 7, [], {}, { block: 5 }, { html: null }, true, 'Text'], /Text/],
  [
    'fields of other kinds',
    [{ block: sample.tag, fields: { linesShown: [], openOnAdd: 'vielleicht', rows: 'x', words: 3, badges: null } }],
    /vitrine-sample-card/,
  ],
  [
    'lists that are none',
    [
      { block: sampleBox.tag, slots: { default: 'x', lid: { 0: 'x' } }, fields: 'x' },
      { html: 'div', children: 'x', attributes: ['x'] },
    ],
    /<div>/,
  ],
  [
    'keys that reach for the prototype',
    JSON.parse(
      '[{"block":"vitrine-sample-card","__proto__":{"a":1},"fields":{"__proto__":{"b":1},"constructor":{"prototype":1},"heading":"Ganz"},"slots":{"__proto__":["x"]}},{"html":"p","attributes":{"__proto__":"c","class":"d"}}]',
    ),
    /heading="Ganz".*\n<p class="d">/,
  ],
  [
    'a text of 5,000 characters',
    [
      { block: sample.tag, fields: { heading: 'ä'.repeat(5000) } },
      { html: 'p', children: ['ö'.repeat(5000)] },
    ],
    /ä{5000}.*\n<p>ö{5000}</,
  ],
  ['10,000 nodes', Array.from({ length: 10_000 }, (_, index) => ({ html: 'p', children: [`${index}`] })), /<p>9999<\/p>/],
  [
    'boxes in boxes without end',
    [Array.from({ length: 1000 }).reduce<unknown>((inner) => ({ block: sampleBox.tag, slots: { default: [inner] } }), 'Ende')],
    /vitrine-sample-box/,
  ],
  [
    'elements with scripts',
    [
      { html: 'script', children: ['alert(1)'] },
      { html: 'img', attributes: { src: 'x', onerror: 'alert(1)' } },
      { html: 'a', attributes: { href: 'javascript:alert(1)' }, children: ['Rose'] },
    ],
    /<a>Rose<\/a>/,
  ],
]

describe('an old or broken document', () => {
  it.each(documents)('opens with %s, is published, and read back the same', (_name, nodes, expected) => {
    const { page } = openPage({ version: 1, path: '/alt', language: 'de', title: 'Alt', description: '', nodes }, samples)
    const html = toHtml(page, { ...options, declarations: samples })
    expect(html).toMatch(expected)
    expect(html.split('<body>')[1]).not.toMatch(/<script|\son\w+=|javascript:/)
    expect(({} as { a?: unknown; b?: unknown }).a ?? ({} as { b?: unknown }).b).toBeUndefined()
    const again = fromHtml(html, samples)
    expect(again.problems).toEqual([])
    expect(toHtml(again.page, { ...options, declarations: samples })).toBe(html)
  })
})
