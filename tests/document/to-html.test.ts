import { describe, expect, it } from 'vitest'
import { openPage, type PageDocument } from '../../src/pages/document/page-document.js'
import { type HtmlOptions, toHtml } from '../../src/pages/document/to-html.js'
import type { Json, PageNode } from '../../src/core/element/declaration.js'
import { fieldSlots, readAttribute } from '../../src/core/element/fields.js'
import { sample, sampleBox, sampleDrawer } from '../support/sample.block.js'

const declarations = [sample, sampleBox, sampleDrawer]

function pageOf(nodes: readonly PageNode[], more: Partial<PageDocument> = {}): PageDocument {
  return { version: 1, path: '/karte', language: 'de', title: 'Karte', description: 'Eine Karte', nodes, ...more }
}

function html(nodes: readonly PageNode[], options: Partial<HtmlOptions> = {}, more: Partial<PageDocument> = {}): string {
  return toHtml(pageOf(nodes, more), { loader: '/vitrine/loader.js', declarations, ...options })
}

const bodyOf = (text: string): string => /<body>\n([\s\S]*?)\n?<template id/.exec(text)?.[1]?.trimEnd() ?? ''
const bodyWith = (...nodes: PageNode[]): string => bodyOf(html(nodes))
const card = (fields: Readonly<Record<string, Json>>): string =>
  /<vitrine-sample-card([^>]*)>/.exec(bodyWith({ block: sample.tag, fields }))![1]!.trim()

describe('toHtml', () => {
  it('asks for fonts where the first frame does not wait for them, for those of headings behind the code', () => {
    const text = html([], { fonts: ['/vitrine/figtree.woff2', '/vitrine/fraunces.woff2'], styles: ['/vitrine/page.css'] })
    const font = (name: string) => `<link rel="preload" href="/vitrine/${name}.woff2" as="font" type="font/woff2" crossorigin=""`
    expect(text).toContain(`${font('figtree')}>`)
    expect(text).toContain(`${font('fraunces')} fetchpriority="low">`)
    // For a font that its head asks for, Chromium holds up the first frame.
    expect(text.indexOf(font('figtree'))).toBeGreaterThan(text.indexOf('<body>'))
  })

  it('asks for a picture that is wanted first before any module, in the size that the browser chooses', () => {
    const picture = { src: '/a.jpg', srcset: '/a.jpg 1x, /b.jpg 2x', alt: '', fetchpriority: 'high' }
    const text = html([
      { html: 'div', children: [{ html: 'img', attributes: picture }] },
      { html: 'img', attributes: { src: '/later.jpg', alt: '' } },
      { html: 'picture', children: [{ html: 'img', attributes: { src: '/one-of-many.jpg', alt: '', fetchpriority: 'high' } }] },
    ])
    expect(text.match(/<link rel="preload"[^>]*>/g)).toEqual([
      '<link rel="preload" as="image" href="/a.jpg" imagesrcset="/a.jpg 1x, /b.jpg 2x" fetchpriority="high">',
    ])
    expect(text.indexOf('preload')).toBeLessThan(text.indexOf('<script'))
  })

  it('asks browsers not to draw before they have read the page to its end', () => {
    const text = html([{ html: 'main', children: ['Hallo'] }, { html: 'footer' }])
    expect(text).toContain('<link rel="expect" href="#vitrine-read" blocking="render">')
    expect(text).toMatch(/<\/footer>\n<template id="vitrine-read"><\/template>\n<\/body>/)
  })

  it('writes a whole page', () => {
    expect(
      html(
        [{ html: 'p', children: ['Hallo'] }],
        { styles: ['/vitrine/page.css'], site: 'https://shop.example', siteName: 'Rosenholz' },
        {
          openGraph: { image: '/karte.jpg' },
        },
      ),
    ).toBe(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Karte</title>
<meta name="description" content="Eine Karte">
<link rel="canonical" href="https://shop.example/karte">
<meta property="og:type" content="website">
<meta property="og:title" content="Karte">
<meta property="og:description" content="Eine Karte">
<meta property="og:url" content="https://shop.example/karte">
<meta property="og:image" content="https://shop.example/karte.jpg">
<meta property="og:site_name" content="Rosenholz">
<meta name="twitter:card" content="summary_large_image">
<meta property="og:locale" content="de_DE">
<link rel="expect" href="#vitrine-read" blocking="render">
<link rel="stylesheet" href="/vitrine/page.css">
<script type="module" src="/vitrine/loader.js"></script>
</head>
<body>
<p>Hallo</p>
<template id="vitrine-read"></template>
</body>
</html>
`)
  })

  it('preloads the modules of the blocks on the page, each once, after the import map', () => {
    const text = html([{ block: sample.tag }, { block: sample.tag }], {
      importMap: { integrity: { '/vitrine/card.js': 'sha384-abc' } },
      modules: { [sample.tag]: ['/vitrine/card.js', '/vitrine/react.js'], [sampleBox.tag]: ['/vitrine/box.js'] },
    })
    expect(text.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/vitrine/card.js" integrity="sha384-abc">',
      '<link rel="modulepreload" href="/vitrine/react.js">',
    ])
    expect(text.indexOf('importmap')).toBeLessThan(text.indexOf('modulepreload'))
    expect(text).not.toContain('box.js')
  })

  it('asks for the loader before what it loads, so that no block waits for all the others', () => {
    const text = html([{ block: sample.tag }], { modules: { [sample.tag]: ['/vitrine/card.js'] } })
    expect(text.indexOf('src="/vitrine/loader.js"')).toBeGreaterThan(0)
    expect(text.indexOf('src="/vitrine/loader.js"')).toBeLessThan(text.indexOf('modulepreload'))
  })

  it('does not let the import map end its script', () => {
    const text = html([], { importMap: { imports: { '</script><img src=x>': '/a.js' } } })
    expect(text).not.toContain('</script><img')
  })

  it('marks the canvas of an editor', () => {
    expect(html([], { mode: 'edit' })).toContain('<html lang="de" data-vitrine-mode="edit">')
  })

  it('writes what differs from the defaults, and nothing else', () => {
    expect(card({ heading: 'Für Sie', linesShown: 5, openOnAdd: false, framed: true, direction: 'row', badges: [] })).toBe('badges=""')
    expect(card({ heading: 'Neu', linesShown: 7, openOnAdd: true, framed: false, direction: 'column' })).toBe(
      'heading="Neu" lines-shown="7" open-on-add framed="false" direction="column"',
    )
  })

  it('writes the empty text where the default has words', () => {
    expect(card({ heading: '' })).toBe('heading=""')
  })

  it('writes a device that repeats the default of the desktop', () => {
    expect(card({ direction: 'column', directionTablet: 'row' })).toBe('direction="column" direction-tablet="row"')
  })

  it('writes several choices with spaces, lists and objects as JSON', () => {
    expect(card({ badges: ['new', 'vegan'], rows: [1, 'zwei'], words: { a: '"' } })).toBe(
      'badges="new vegan" rows="[1,&quot;zwei&quot;]" words="{&quot;a&quot;:&quot;\\&quot;&quot;}"',
    )
  })

  it('leaves out what makes no sense', () => {
    expect(
      card({ linesShown: 99, direction: 'diagonal', badges: ['x'], more: 'javascript:alert(1)', unknown: 'x', constructor: 'x' }),
    ).toBe('')
  })

  it('is read by the element as it was written', () => {
    const fields: Record<string, Json> = {
      heading: `"<b>'&amp;\n`,
      linesShown: 1,
      openOnAdd: true,
      framed: false,
      directionMobile: 'row',
      badges: ['vegan'],
      more: '/karte?a=1&b=2',
      rows: [{ a: '</script>' }],
      words: { a: "'" },
      product: '01t',
    }
    const written = bodyWith({ block: sample.tag, fields }).split('<h2>')[0]!
    const read = [...written.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, text = '']) => {
      const slot = fieldSlots(sample).find(({ attribute }) => attribute === name)!
      return [slot.property, readAttribute(slot, withoutEntities(text))]
    })
    expect(Object.fromEntries(read)).toEqual(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])))
  })

  it('keeps hostile words from becoming markup', () => {
    const hostile = `"'><script>alert(1)</script>&<img src=x onerror=alert(1)>`
    const text = html(
      [
        hostile,
        { html: 'p', attributes: { title: hostile, 'aria-label': hostile }, children: [hostile] },
        { block: sample.tag, fields: { heading: hostile, words: { [hostile]: hostile } } },
        { block: sampleBox.tag, slots: { default: [hostile], lid: [hostile] } },
      ],
      {},
      { title: hostile, description: hostile, path: hostile, canonical: hostile },
    )
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/vitrine/loader.js">'])
    expect(text).not.toMatch(/<img/)
    expect(text.match(/<title>.*<\/title>/)![0]).toBe(
      `<title>"'&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&lt;img src=x onerror=alert(1)&gt;</title>`,
    )
  })

  it('publishes the listed elements and attributes only', () => {
    expect(
      bodyWith({ html: 'P', attributes: { onclick: 'x', style: 'x', CLASS: 'a', 'data-x': 'x', 'x onload': 'x' }, children: ['a'] }),
    ).toBe('<p class="a">a</p>')
    expect(bodyWith({ html: 'a', attributes: { href: 'javascript:alert(1)', rel: 'nofollow' }, children: ['a'] })).toBe(
      '<a rel="nofollow">a</a>',
    )
    expect(
      bodyWith({ html: 'img', attributes: { src: '/a.jpg', srcset: '/b.jpg 2x, //evil.example/c.jpg 3x', alt: '' }, children: ['lost'] }),
    ).toBe('<img src="/a.jpg" srcset="/b.jpg 2x" alt="">')
  })

  it('lets a refused element become its children', () => {
    expect(bodyWith({ html: 'script', attributes: { src: '/x.js' }, children: ['alert(1)', { html: 'em', children: ['!'] }] })).toBe(
      'alert(1)\n<em>!</em>',
    )
    expect(bodyWith({ html: 'img/onerror=alert(1)', children: [] })).toBe('')
  })

  it('lets an unknown block become what stands in it', () => {
    expect(bodyWith({ block: 'vitrine-gone', slots: { default: [{ html: 'p', children: ['Bleibt'] }] } })).toBe('<p>Bleibt</p>')
    expect(bodyWith({ block: 'script', fields: { src: 'x' } })).toBe('')
  })

  it('puts children into their slots, and wraps loose words', () => {
    expect(
      bodyWith({
        block: sampleBox.tag,
        slots: { default: ['Innen'], lid: ['Oben', { html: 'p', attributes: { slot: 'x' } }], gone: ['Weg'] },
      }),
    ).toBe('<vitrine-sample-box>Innen<span slot="lid">Oben</span><p slot="lid"></p></vitrine-sample-box>')
  })

  it('gives a block without slots its fallback', () => {
    expect(bodyWith({ block: sample.tag, fields: { heading: 'A & B', more: '/mehr' } })).toBe(
      '<vitrine-sample-card heading="A &amp; B" more="/mehr"><h2>A &amp; B</h2><p>Gleich geht es weiter.</p><p><a href="/mehr">Mehr ' +
        'erfahren</a></p></vitrine-sample-card>',
    )
    expect(bodyOf(html([{ block: sample.tag }], {}, { language: 'en' }))).toBe(
      '<vitrine-sample-card><h2>Für Sie</h2><p>One moment.</p></vitrine-sample-card>',
    )
    expect(bodyWith({ block: sample.tag, fields: { heading: true } })).toBe(
      '<vitrine-sample-card><h2>Für Sie</h2><p>Gleich geht es weiter.</p></vitrine-sample-card>',
    )
  })

  it('says of a block that it comes, that it did not come, and what it needs, each for its time', () => {
    const waiting = { ...sample, fallback: { loading: { de: 'Die Karte erscheint gleich.', en: 'The card appears in a moment.' } } }
    const written = (language: 'de' | 'en') =>
      bodyOf(toHtml({ ...pageOf([{ block: sample.tag }]), language }, { loader: '/l.js', declarations: [waiting] }))
    expect(written('de')).toBe(
      '<vitrine-sample-card><div class="vitrine-waiting"><p>Die Karte erscheint gleich.</p><p class="vitrine-missed">Dieser Teil der ' +
        'Seite konnte bisher nicht geladen werden. <a href="">Erneut versuchen</a></p><noscript><p>Dafür braucht dein Browser ' +
        'JavaScript.</p></noscript></div></vitrine-sample-card>',
    )
    expect(written('en')).toContain('This part of the page could not be loaded so far. <a href="">Try again</a>')
  })

  it('writes the same page after it was stored and opened again', () => {
    const page = pageOf([
      {
        block: sampleBox.tag,
        slots: { drawers: [{ block: sampleDrawer.tag, slots: { default: ['Text', { block: sample.tag, fields: { linesShown: 3 } }] } }] },
      },
    ])
    const { page: again, problems } = openPage(JSON.parse(JSON.stringify(page)), declarations)
    expect(problems).toEqual([])
    expect(toHtml(again, { loader: '/l.js', declarations })).toBe(toHtml(page, { loader: '/l.js', declarations }))
  })
})

function withoutEntities(text: string): string {
  return text.replace(/&(quot|#39|lt|gt|amp);/g, (_all, name: string) => ({ quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' })[name]!)
}
