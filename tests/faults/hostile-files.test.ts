import sharp from 'sharp'
import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { createLimitedWorker, WorkerLimitError } from '../../src/server/limited-worker.js'
import { openMediaStore } from '../../src/server/media-store.js'
import greedyWorker from '../support/greedy-worker.js?worker-file'
import type { GreedyJobs } from '../support/greedy-worker.js'
import { photo } from '../support/pictures.js'

const text = (words: string): Uint8Array => new TextEncoder().encode(words)
const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20"${attributes}>${inside}</svg>`

/** What becomes of an upload: the file that browsers get, or the words of the refusal. */
async function uploaded(bytes: Uint8Array): Promise<string> {
  const store = await openMediaStore({ storage: createStorage() })
  try {
    const { id, hash } = await store.add(bytes, 'logo.svg')
    const file = await store.file(id, `${hash}.svg`)
    return new TextDecoder().decode(file?.bytes)
  } catch (error) {
    if (!(error instanceof Error && 'refusal' in error)) throw error
    return (error as Error & { refusal: { text: { de: string } } }).refusal.text.de
  }
}

/** Seconds of the processor that the server's own process spends, however busy the machine is. */
async function secondsOfServer(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

describe('a job of a worker', () => {
  it('is ended when it takes too much time or memory, and the next one is done', async () => {
    const worker = createLimitedWorker<GreedyJobs>({ file: greedyWorker, milliseconds: 300, megabytes: 200 })
    await expect(worker.run('think', undefined)).rejects.toThrow(WorkerLimitError)
    expect(await worker.run('add', [1, 2])).toBe(3)
    await expect(worker.run('collect', undefined)).rejects.toThrow(WorkerLimitError)
    expect(await worker.run('add', [3, 4])).toBe(7)
  })
})

describe('a hostile file', () => {
  it.each([
    ['spaces in an address', svg(`<rect fill="url(${' '.repeat(40_000)}"/>`)],
    ['spaces in a sheet', svg(`<style>rect{fill:url(${' '.repeat(40_000)}</style>`)],
    ['nested groups', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))],
    ['a drawing that shows itself many times', svg(manyTimes(24))],
    ['entities that hold each other', `<!DOCTYPE svg [${entities(12)}]>${svg('<text>&e12;</text>')}`],
  ])(
    'with %s keeps the server free',
    async (_, drawing) => {
      expect(await secondsOfServer(() => uploaded(text(drawing)))).toBeLessThan(3)
    },
    120_000,
  )

  it('with hundreds of scans is refused in words', async () => {
    const file = Buffer.from(
      await sharp(await photo({ width: 1200, height: 800 }))
        .jpeg({ progressive: true })
        .toBuffer(),
    )
    const last = file.lastIndexOf(Buffer.from([0xff, 0xda]))
    const scan = file.subarray(last, -2)
    const hostile = Buffer.concat([file.subarray(0, last), ...Array.from({ length: 800 }, () => scan), file.subarray(-2)])
    expect(await uploaded(new Uint8Array(hostile))).toContain('dauert zu lange')
    expect(await uploaded(new Uint8Array(file))).toBe('')
  })

  it.each([
    '<script>alert(1)</script>',
    '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    '<style>&lt;/style>&lt;script>alert(1)&lt;/script></style><script/>',
    '<rect onload="alert(1)"/>',
    '<a xlink:href="javascript:alert(1)"><rect/></a>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://foreign.example"/></foreignObject>',
    '<image href="https://foreign.example/x.png"/>',
    '<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<use href="//foreign.example/x.svg#a"/>',
    '<rect fill="url(https://foreign.example/x)"/>',
    '<rect fill="u\\72l(https://foreign.example/x)"/>',
    '<rect filter="url(\'//foreign.example/x#a\')"/>',
    '<style>@import "https://foreign.example/x.css";</style>',
    '<style>rect{background:image-set("https://foreign.example/x" 1x)}</style>',
    '<style>@font-face{font-family:a;src:url(https://foreign.example/x)}</style>',
  ])('that is more than a drawing is not taken: %s', async (part) => {
    expect(await uploaded(text(svg(part)))).toContain('mehr als eine Zeichnung')
  })

  it('that is a drawing is kept without what programs wrote beside it', async () => {
    const drawing = `<?xml version="1.0"?><?xml-stylesheet href="https://foreign.example/x.css"?><!DOCTYPE svg><!-- Inkscape -->${svg(
      '<metadata><rdf:RDF/></metadata><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
        '<style>.a{fill:url(#a)}</style><g inkscape:label="Ebene" transform="rotate(3)"><rect class="a" width="4" height="4"/>' +
        '<use xlink:href="#b"/><path id="b" d="M0 0h9v9z" style="fill:url(#a);stroke:rgb(1, 2, 3)" clip-path="url(#c)"/></g>',
      ' xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 40 20"',
    )}`
    const kept = await uploaded(text(drawing))
    for (const part of ['viewBox="0 0 40 20"', '<linearGradient id="a">', '.a{fill:url(#a)}', 'transform="rotate(3)"', 'xlink:href="#b"'])
      expect(kept).toContain(part)
    for (const part of ['foreign', 'Inkscape', 'rdf', 'inkscape', '<?', '<!']) expect(kept).not.toContain(part)
    expect(kept).toContain('style="fill:url(#a);stroke:rgb(1, 2, 3)" clip-path="url(#c)"')
  })
})

/** Each group shows the one before twice. */
function manyTimes(levels: number): string {
  const groups = Array.from({ length: levels }, (_, level) => {
    const before = level === 0 ? '<rect width="1" height="1"/>' : `<use href="#g${level - 1}"/><use href="#g${level - 1}"/>`
    return `<g id="g${level}">${before}</g>`
  })
  return `<defs>${groups.join('')}</defs><use href="#g${levels - 1}"/>`
}

const entities = (levels: number): string =>
  Array.from({ length: levels + 1 }, (_, level) => `<!ENTITY e${level} "${level === 0 ? 'ha' : `&e${level - 1};`.repeat(10)}">`).join('')
