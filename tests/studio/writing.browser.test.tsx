import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { declarations } from '../../src/blocks/declarations.js'
import type { PageNode } from '../../src/core/element/declaration.js'
import { Canvas } from '../../src/studio/app/canvas/canvas.js'
import { openEditing } from '../../src/studio/app/session/editing.js'
import type { Studio } from '../../src/studio/app/session/studio-context.js'
import { StudioParts } from './studio-parts.js'
import '../../src/studio/app/shell/studio.css'
import googleDocs from './clipboard/google-docs.txt?raw'
import word from './clipboard/word.txt?raw'

const loader = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))
const styles: string[] = []

afterEach(cleanup)

const element = (html: string, ...children: PageNode[]): PageNode => ({ html, ...(children.length > 0 && { children }) })
const heading = element('h2', 'Persönlich beraten')
const paragraph = element('p', 'Ganz in deiner Nähe')

async function open(...nodes: PageNode[]) {
  // All within one second, however long the machine takes to type.
  const editing = openEditing({ version: 1, path: '/', language: 'de', title: 'Seite', description: '', nodes }, { now: () => 0 })
  const told: string[] = []
  const studio: Studio = {
    declarations,
    editing,
    paths: ['/', '/kontakt'],
    dragging: { current: undefined },
    tell: (sentence) => void told.push(sentence),
    insertHere: () => undefined,
  }
  const container = document.body.appendChild(document.createElement('div'))
  container.style.cssText = 'width: 900px; height: 700px'
  render(
    <StudioParts studio={studio}>
      <Canvas loader={loader} styles={styles} />
    </StudioParts>,
    { container },
  )
  await vi.waitFor(() => expect(studio.dragging.current).toBeDefined(), 8000)
  const frame = container.querySelector<HTMLIFrameElement>('iframe[title]')?.contentDocument as Document
  const shown = (selector: string) => frame.querySelector(selector) as HTMLElement
  return {
    editing,
    told,
    frame,
    container,
    shown,
    nodes: () => editing.state().page.nodes,
    surface: () => shown('[data-canvas-editing]'),
    write(selector: string) {
      shown(selector).dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }))
    },
    paste(html: string, text = '') {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', text)
      shown('[data-canvas-editing]').dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    },
  }
}

describe('writing', () => {
  it('begins the next paragraph with Enter, makes lists and small headings, and keeps all of it on Escape', async () => {
    const { nodes, shown, surface, write, editing } = await open(heading, paragraph)
    write('p')
    expect(surface().isContentEditable).toBe(true)
    expect(surface().spellcheck).toBe(true)
    await userEvent.keyboard('Zuerst das hier{Enter}- Reinigen{Enter}Pflegen{Enter}{Enter}Dann mehr{Escape}')
    expect(surface()).toBeNull()
    expect(nodes()).toEqual([
      heading,
      element('p', 'Zuerst das hier'),
      element('ul', element('li', 'Reinigen'), element('li', 'Pflegen')),
      element('p', 'Dann mehr'),
    ])
    expect(nodes()[0]).toBe(heading)
    expect(shown('ul').checkVisibility()).toBe(true)
    editing.undo()
    expect(nodes()).toEqual([heading, paragraph])
  })

  it.each([
    ['Word', word],
    ['Google Docs', googleDocs],
  ])('keeps headings, stresses, links, lists and tables of what comes from %s, as clean text', async (_from, html) => {
    const { nodes, write, paste } = await open(element('p', 'Alt'))
    write('p')
    paste(html)
    await userEvent.keyboard('{Escape}')
    const row = (tag: string, ...cells: string[]) => element('tr', ...cells.map((cell) => element(tag, cell)))
    expect(nodes()).toEqual([
      element('h2', 'Die Pflege am Abend'),
      element(
        'p',
        'Nimm dir ',
        element('strong', 'fünf Minuten'),
        ', und zwar ',
        element('em', 'jeden'),
        ' Abend. Mehr steht ',
        { html: 'a', attributes: { href: 'https://lindenrose.example/pflege' }, children: ['auf der Seite zur Pflege'] },
        '.',
      ),
      element('h3', 'Das brauchst du'),
      element(
        'ul',
        element('li', 'Reinigungsmilch', element('ul', element('li', 'ohne Duft für empfindliche Haut'))),
        element('li', 'Serum'),
      ),
      element('ol', element('li', 'Auftragen'), element('li', 'Abnehmen')),
      {
        block: 'vitrine-table',
        version: 1,
        slots: {
          default: [
            element(
              'table',
              element('thead', row('th', 'Haut', 'Serum')),
              element('tbody', row('td', 'trocken', 'Rosenöl, 3\u00a0Tropfen')),
            ),
          ],
        },
      },
      element('p', 'Gute Nacht!'),
    ])
  })

  it('keeps what is struck through, raised and lowered, and the numbers of a list that goes on', async () => {
    const { nodes, write, paste } = await open(element('p', 'Alt'))
    write('p')
    paste(
      '<p>statt <s>39,90 €</s> nur 29,90 €<sup>1</sup>, H<sub>2</sub>O</p><p><span style="text-decoration:line-through">alt</span></p>' +
        '<ol start="3" style="list-style-type:lower-alpha"><li>Drei</li></ol>',
    )
    await userEvent.keyboard('{Escape}')
    expect(nodes()).toEqual([
      element('p', 'statt ', element('s', '39,90 €'), ' nur 29,90 €', element('sup', '1'), ', H', element('sub', '2'), 'O'),
      element('p', element('s', 'alt')),
      { html: 'ol', attributes: { start: '3', type: 'a' }, children: [element('li', 'Drei')] },
    ])
  })

  const point = (list: string, level: number, words: string, attributes = '') =>
    `<div class="ListContainerWrapper SCXW1"><${list} role="list" ${attributes}><li data-listid="1" data-aria-level="${level}" aria-level="${level}" ` +
    `class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${words}</span></span>` +
    `<span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></${list}></div>`

  it.each([
    [
      'Word in the browser',
      `${point('ol', 1, 'Reinigen', 'start="1"')}${point('ul', 2, 'sanft')}${point('ol', 1, 'Pflegen', 'start="2"')}` +
        '<p class="Paragraph"><span class="TextRun Strikethrough" style="text-decoration:line-through">alt</span> neu<span class="EOP">&nbsp;</span></p>',
      [
        element('ol', element('li', 'Reinigen', element('ul', element('li', 'sanft'))), element('li', 'Pflegen')),
        element('p', element('s', 'alt'), ' neu'),
      ],
      [],
    ],
    [
      'LibreOffice with tracked changes, a footnote and a soft hyphen',
      '<p>Haut<ins cite="mailto:anna" datetime="2026-11-01T10:00:00"> und Haar</ins><del cite="mailto:anna" datetime="2026-11-01T10:00:00"> weg</del>' +
        ' pfle\u00adgen<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>' +
        '<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> Quelle</p></div>',
      [element('p', 'Haut und Haar pfle\u00adgen', element('sup', '1')), element('p', '1 Quelle')],
      ['nachverfolgte Änderungen', 'Fußnoten'],
    ],
    [
      'Pages and other programs of Apple',
      '<style type="text/css">p.p1 {margin: 0} span.s1 {text-decoration: line-through} span.s2 {vertical-align: 4.0px}</style>' +
        '<p class="p1">statt<span class="Apple-converted-space">&nbsp;</span><span class="s1">39 €</span> 29 €<span class="s2">2</span></p>',
      [element('p', 'statt ', element('s', '39 €'), ' 29 €', element('sup', '2'))],
      [],
    ],
    [
      'Outlook with underline, emoji and an address without https',
      '<p class="MsoNormal"><u>Neu</u> <img src="cid:1" alt="😀"> bei <a href="www.lindenrose.example/pflege">uns</a>,' +
        ' <a href="anna@lindenrose.example">Mail</a>, <a href="file:///C:/x.docx">Datei</a> 5<span style="mso-spacerun:yes">&nbsp; </span>Euro</p>',
      [
        element(
          'p',
          'Neu 😀 bei ',
          { html: 'a', attributes: { href: 'https://www.lindenrose.example/pflege' }, children: ['uns'] },
          ', ',
          { html: 'a', attributes: { href: 'mailto:anna@lindenrose.example' }, children: ['Mail'] },
          ', Datei 5 Euro',
        ),
      ],
      ['Unterstreichungen', 'unerlaubte Adressen'],
    ],
    [
      'Word with tracked changes, a comment, a footnote and letters in front',
      '<p class=MsoNormal>Da<span class=msoDel><del cite="mailto:a" datetime="2026-01-01">mals</del></span><span class=MsoCommentReference>' +
        '<a class=msocomanchor href="#_msocom_1">[A1]</a></span><a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1">' +
        '<span class=MsoFootnoteReference><span style="vertical-align:super">[1]</span></span></a></p>' +
        '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">c)&nbsp; </span>Drei</p>' +
        '<div style="mso-element:comment-list"><p class=MsoCommentText>Bitte prüfen</p></div>',
      [element('p', 'Da', element('sup', '[1]')), { html: 'ol', attributes: { start: '3', type: 'a' }, children: [element('li', 'Drei')] }],
      ['nachverfolgte Änderungen', 'Kommentare', 'Fußnoten'],
    ],
  ])('keeps what comes from %s, and says in words what it does not', async (_from, html, expected, lost) => {
    const { told, nodes, write, paste } = await open(element('p', 'Alt'))
    write('p')
    paste(html)
    await userEvent.keyboard('{Escape}')
    expect(nodes()).toEqual(expected)
    for (const each of lost) expect(told.join(' ')).toContain(each)
    expect(told.length).toBe(lost.length > 0 ? 1 : 0)
  })

  it('keeps the words of a table in a table, its title, and cells over several columns', async () => {
    const { told, nodes, write, paste } = await open(element('p', 'Alt'))
    write('p')
    paste(
      '<table><caption>Preise</caption><tr><td colspan="2">Serum</td></tr><tr><td>30 ml<table><tr><td>hell</td><td>39 €</td></tr></table></td><td>neu</td></tr></table>',
    )
    await userEvent.keyboard('{Escape}')
    expect(JSON.stringify(nodes())).toContain(
      JSON.stringify([
        element('caption', 'Preise'),
        element(
          'tbody',
          element('tr', { html: 'td', attributes: { colspan: '2' }, children: ['Serum'] }),
          element('tr', element('td', '30 ml', element('br'), 'hell', ' ', '39 €'), element('td', 'neu')),
        ),
      ]),
    )
    expect(told[0]).toContain('Tabellen in Tabellen')
  })

  it('takes with Ctrl+A the line one is in first, and with another all the text around it', async () => {
    const { nodes, write } = await open(heading, paragraph)
    const all = '{Control>}a{/Control}'
    write('p')
    await userEvent.keyboard(`Eins{Enter}Zwei${all}Drei`)
    await vi.waitFor(() => expect(nodes()).toEqual([heading, element('p', 'Eins'), element('p', 'Drei')]))
    await userEvent.keyboard(`${all}${all}Neu{Escape}`)
    expect(nodes()).toEqual([element('p', 'Neu')])
  })

  it('stays with the line at the first Ctrl+A after it was opened, so that a heading typed over whole stays a heading', async () => {
    const { nodes, write } = await open(paragraph, heading)
    const all = '{Control>}a{/Control}'
    write('h2')
    await userEvent.keyboard(`${all}Neue Überschrift{Escape}`)
    expect(nodes()).toEqual([paragraph, element('h2', 'Neue Überschrift')])
    write('h2')
    await userEvent.keyboard(`${all}${all}Alles neu{Escape}`)
    expect(nodes()).toEqual([element('p', 'Alles neu')])
  })

  it('selects the word under a double click', async () => {
    const { nodes, shown } = await open(element('p', 'Rosen und Flieder'))
    const paragraph = shown('p')
    const range = paragraph.ownerDocument.createRange()
    range.setStart(paragraph.firstChild as Node, 7)
    range.setEnd(paragraph.firstChild as Node, 8)
    const { left, top, height } = range.getBoundingClientRect()
    const at = { clientX: left + 2, clientY: top + height / 2 }
    paragraph.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true, ...at }))
    await userEvent.keyboard('mit{Escape}')
    expect(nodes()).toEqual([element('p', 'Rosen mit Flieder')])
  })

  it('keeps a heading that stands alone a heading, however often Ctrl+A is pressed', async () => {
    const { nodes, write } = await open(heading)
    write('h2')
    await userEvent.keyboard('{Control>}a{/Control}{Control>}a{/Control}Neue Überschrift{Escape}')
    expect(nodes()).toEqual([element('h2', 'Neue Überschrift')])
  })

  it('leaves out what is no text, says so, and runs nothing', async () => {
    const { told, frame, nodes, write, paste } = await open(element('p', 'Alt'))
    write('p')
    paste(
      '<a href="javascript:alert(1)">Vier</a><img src=x onerror="parent.ran = true"><b style="color: red">fünf</b><script>parent.ran = true</scr' +
        'ipt>',
    )
    await userEvent.keyboard('{Escape}')
    expect(nodes()).toEqual([element('p', 'Vier', element('strong', 'fünf'))])
    expect(told).toEqual(['Eingefügt ohne unerlaubte Adressen, Skripte, Bilder und Gestaltung.'])
    expect(frame.querySelector('img, script[onerror]')).toBeNull()
    expect('ran' in window).toBe(false)
  })

  it('pastes lines of plain text as paragraphs, and into a caption as lines', async () => {
    const { nodes, write, paste } = await open(element('p', 'Alt'), element('figure', element('figcaption', 'Bild')))
    write('p')
    paste('', 'Eins <b>\r\nZwei\n')
    await userEvent.keyboard('{Escape}')
    write('figcaption')
    paste('<h2>Drei</h2><p>Vier</p>')
    await userEvent.keyboard('{Enter}')
    expect(nodes()).toEqual([
      element('p', 'Eins <b>'),
      element('p', 'Zwei'),
      element('figure', element('figcaption', 'Drei', element('br'), 'Vier')),
    ])
  })

  it('draws what was written in between as it is in the end', async () => {
    const { nodes, write, frame, container } = await open(heading, paragraph, element('hr'))
    const count = (length: number) => vi.waitFor(() => expect(nodes()).toHaveLength(length))
    write('p')
    await userEvent.keyboard('Eins{Enter}')
    await count(4)
    const kind = await vi.waitFor(
      () => container.querySelector<HTMLSelectElement>('.canvas-line-kind') ?? Promise.reject(new Error('none')),
    )
    await userEvent.selectOptions(kind, 'h3')
    await userEvent.keyboard('Zwei{Enter}')
    await count(5)
    await userEvent.keyboard('- Drei')
    await vi.waitFor(() => expect(nodes()[3]).toEqual(element('ul', element('li', 'Drei'))))
    await userEvent.keyboard('{Escape}')
    expect([...(frame.querySelector('h2')?.parentElement?.children ?? [])].map(({ localName }) => localName)).toEqual([
      'h2',
      'p',
      'h3',
      'ul',
      'hr',
    ])
  })

  it('shows signs that nobody sees, and writes them by key', async () => {
    const { nodes, write, frame } = await open(element('p', 'x'))
    write('p')
    await userEvent.keyboard('3{Control>}{Shift>} {/Shift}{/Control}ml Haut{Alt>}-{/Alt}pflege')
    expect([...frame.querySelectorAll<HTMLElement>('[data-canvas-sign]')].map(({ dataset }) => dataset.canvasSign)).toEqual([
      'space',
      'hyphen',
    ])
    await userEvent.keyboard('{Escape}')
    expect(nodes()).toEqual([element('p', '3\u00a0ml Haut\u00adpflege')])
    expect(frame.querySelector('[data-canvas-sign]')).toBeNull()
  })

  it('has what was typed on the page after a pause, and goes on writing while something else on the page changes', async () => {
    const { editing, nodes, surface, write } = await open(heading, element('hr'), paragraph)
    write('p')
    await userEvent.keyboard('Noch nicht fertig')
    await vi.waitFor(() => expect(nodes()[2]).toEqual(element('p', 'Noch nicht fertig')))
    editing.replace(['nodes', 0], element('h2', 'Von anderswo'))
    await userEvent.keyboard(', gleich')
    expect(surface()?.textContent).toBe('Noch nicht fertig, gleich')
    await userEvent.keyboard('{Escape}')
    expect(nodes()).toEqual([element('h2', 'Von anderswo'), element('hr'), element('p', 'Noch nicht fertig, gleich')])
  })

  it('leaves what it was not asked about as it is: names, classes and paragraphs nobody wrote in', async () => {
    const lead: PageNode = { html: 'p', name: 'Vorspann', attributes: { class: 'lead', id: 'a' }, children: ['Eins  zwei'] }
    const { nodes, write } = await open(lead, paragraph)
    write('p + p')
    await userEvent.keyboard('Neu{Escape}')
    expect(nodes()).toEqual([lead, element('p', 'Neu')])
    expect(nodes()[0]).toBe(lead)
    write('p')
    await userEvent.keyboard('{ArrowRight} drei{Enter}Vier{Escape}')
    expect(nodes()).toEqual([{ ...(lead as object), children: ['Eins zwei drei'] }, element('p', 'Vier'), element('p', 'Neu')])
  })
})
