import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { createLimitedWorker, WorkerLimitError } from '../../src/server/http/limited-worker.js'
import { openMediaStore } from '../../src/server/media/media-store.js'
import { readPicture } from '../../src/server/media/picture-jobs.js'
import { readPicture as readInThisProcess, UnfitPicture } from '../../src/server/media/picture-making.js'
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

  it('waits for no more than one job of anybody else, however many they have sent', async () => {
    const worker = createLimitedWorker<GreedyJobs>({ file: greedyWorker, milliseconds: 3000, megabytes: 200 })
    const done: string[] = []
    const job = (by: string, number: number) => worker.run('add', [number], by).then(() => done.push(`${by} ${number}`))
    await Promise.all([job('Anna', 1), job('Anna', 2), job('Anna', 3), job('Bert', 1), job('Bert', 2), job('Clara', 1)])
    expect(done).toEqual(['Anna 1', 'Bert 1', 'Clara 1', 'Anna 2', 'Bert 2', 'Anna 3'])
  })
})

describe('a hostile file', () => {
  it.each([
    ['attributes', svg(`<rect ${Array.from({ length: 60_000 }, (_, at) => `a${at}=""`).join(' ')}/>`)],
    ['attributes after a sign', svg(`<rect a=">" ${Array.from({ length: 60_000 }, (_, at) => `a${at}=""`).join(' ')}/>`)],
    ['levels', svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000))],
    ['levels behind a comment', svg(`<!-- < = --><style><![CDATA[a{}]]></style>${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`)],
  ])('with more %s than a program writes is refused before it is parsed', async (_, drawing) => {
    // Parsed, each of them takes longer than a job may.
    const before = process.cpuUsage()
    await expect(readInThisProcess(text(drawing))).rejects.toThrow(UnfitPicture)
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1)
  })

  it('is told from a drawing with comments, a sheet and a few thousand elements', async () => {
    const { format } = await readInThisProcess(
      text(svg(`<!-- ${'= <g> '.repeat(3000)} --><style>rect{fill:red}</style>${'<g><rect width="1" height="1"/></g>'.repeat(3000)}`)),
    )
    expect(format).toBe('svg')
    await expect(readInThisProcess(text(svg('<!-- no end')))).rejects.toThrow(UnfitPicture)
  })

  it.each([
    ['spaces in an address', svg(`<rect fill="url(${' '.repeat(40_000)}"/>`)],
    ['spaces in a sheet', svg(`<style>rect{fill:url(${' '.repeat(40_000)}</style>`)],
    ['nested groups', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))],
    ['a drawing that shows itself many times', svg(manyTimes(24))],
    [
      'filters that look far',
      svg(`<filter id="f">${'<feGaussianBlur stdDeviation="9999"/>'.repeat(300)}</filter><rect filter="url(#f)" width="40" height="20"/>`),
    ],
    [
      'noise without end',
      svg(
        '<filter id="f"><feTurbulence baseFrequency="99" numOctaves="2147483647"/></filter><rect filter="url(#f)" width="40" height="20"/>',
      ),
    ],
    ['dashes without number', svg('<path d="M0 0L999999 999999" stroke="#000" stroke-dasharray="0.000001"/>')],
    ['patterns within patterns', svg(patterns(24))],
    ['masks within masks', svg(masks(24))],
    ['an attribute without end', svg(`<path d="${'M0 0'.repeat(200_000)}"/>`)],
    ['more attributes than one counts', svg(`<rect ${Array.from({ length: 60_000 }, (_, at) => `a${at}=""`).join(' ')}/>`)],
    ['a sheet of nested functions', svg(`<style>rect{fill:${'rgb('.repeat(50_000)}</style>`)],
    ['entities from elsewhere', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
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
    ['a GIF of many pictures', () => gif({ frames: 3000, width: 1, height: 1 })],
    ['a GIF that says it is huge', () => gif({ frames: 1, width: 65_535, height: 65_535 })],
    ['a PNG that moves', () => movingPng(2000)],
    ['a PNG with much text in few bytes', () => textPng(200_000_000)],
    ['a PNG that says it is huge', () => sizedPng(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a WebP that says it is huge', () => hugeWebp()],
    ['a PDF', () => text('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj')],
    ['a zip file', () => zipSync({ 'a.svg': text(svg('<rect/>')) })],
    [
      'a zip file behind a picture',
      async () => Buffer.concat([await photo({ width: 9, height: 9 }), zipSync({ 'x.html': text('<script>alert(1)</script>') })]),
    ],
    ['a web page', () => text('<!doctype html><svg xmlns="http://www.w3.org/2000/svg"></svg><script>alert(1)</script>')],
    ['a drawing in UTF-16', () => Buffer.from(`\ufeff${svg('<script>alert(1)</script>')}`, 'utf16le')],
    ['a drawing in a packed file', () => gzipSync(text(svg('<rect/>')))],
    [
      'XML that is no drawing',
      () => text('<?xml version="1.0"?><!--<svg >--><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'),
    ],
  ])(
    'that is no picture one can use is refused, or becomes one that holds nothing else: %s',
    async (_, file) => {
      const bytes = new Uint8Array(await file())
      let kept: Awaited<ReturnType<typeof readPicture>> | undefined
      const seconds = await secondsOfServer(async () => {
        kept = await readPicture(bytes).catch((error: unknown) => {
          if (!(error instanceof UnfitPicture)) throw error
          return undefined
        })
      })
      expect(seconds).toBeLessThan(3)
      if (!kept) return
      expect(kept.format).not.toBe('svg')
      expect(Buffer.from(kept.bytes).includes('<script')).toBe(false)
      expect((await sharp(kept.bytes).metadata()).pages ?? 1).toBe(1)
    },
    120_000,
  )

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
    '<style><![CDATA[@import url(https://foreign.example/x.css);]]></style>',
    '<style>@\\69mport "https://foreign.example/x.css";</style>',
    '<style>rect{fill:/**/url(https://foreign.example/x)}</style>',
    '<style>rect{--a:url(https://foreign.example/x);fill:var(--a)}</style>',
    '<style>@media screen{@import "https://foreign.example/x.css";}</style>',
    '<style>rect{cursor:-webkit-image-set(url(https://foreign.example/x) 1x)}</style>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<s:style xmlns:s="http://www.w3.org/2000/svg">@import "https://foreign.example/x.css";</s:style>',
    '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">Ruf an</p></foreignObject>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    '<filter id="f"><feImage href="https://foreign.example/x.png"/></filter>',
    '<image href="data:text/html;base64,PHNjcmlwdD4="/>',
    '<image href="data:image/svg+xml,&lt;svg/>"/>',
    '<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>',
    '<use xlink:href="&#104;ttps://foreign.example/x.svg#a"/>',
    '<textPath href="https://foreign.example/x.svg#a">A</textPath>',
    '<mpath href="#a"/>',
    '<linearGradient id="g" xlink:href="https://foreign.example/x.svg#g"/>',
    '<rect style="mask:url(https://foreign.example/x#a)"/>',
    '<rect style="fill:url(&quot;https://foreign.example/x&quot;)"/>',
    '<g xml:base="https://foreign.example/"><image href="x.png"/></g>',
    '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://foreign.example"/>',
    '<audio xmlns="http://www.w3.org/1999/xhtml" src="https://foreign.example/a.mp3" autoplay=""/>',
    '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#a"/><handler id="a">alert(1)</handler>',
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

/** Each is filled with the one before. */
function patterns(levels: number): string {
  const each = (level: number) =>
    `<pattern id="p${level}" width=".01" height=".01"><rect width="9" height="9" fill="url(#p${level - 1})"/></pattern>`
  return `${Array.from({ length: levels }, (_, level) => each(level)).join('')}<rect width="40" height="20" fill="url(#p${levels - 1})"/>`
}

/** Each shows the one before twice. */
function masks(levels: number): string {
  const shown = (level: number) => `<rect width="40" height="20" mask="url(#m${level - 1})"/>`.repeat(2)
  return `${Array.from({ length: levels }, (_, level) => `<mask id="m${level}">${shown(level)}</mask>`).join('')}${shown(levels)}`
}

const chunk = (kind: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
const numbers = (...given: number[]): Buffer => {
  const bytes = Buffer.alloc(given.length * 4)
  for (const [at, number] of given.entries()) bytes.writeUInt32BE(number, at * 4)
  return bytes
}
const png = (width: number, height: number, chunks: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 0, 0, 0, 0])])),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', Buffer.alloc(0)),
  ])
const sizedPng = (width: number, height: number): Buffer => png(width, height)

/** Animated PNG: each frame is a chunk of its own. */
function movingPng(frames: number): Buffer {
  const frame = deflateSync(Buffer.alloc(2))
  const rest = Array.from({ length: frames }, (_, at) => [
    chunk('fcTL', Buffer.concat([numbers(at * 2, 1, 1, 0, 0), Buffer.from([0, 1, 0, 100, 0, 0])])),
    chunk('fdAT', Buffer.concat([numbers(at * 2 + 1), frame])),
  ])
  return png(1, 1, [chunk('acTL', numbers(frames, 0)), ...rest.flat()])
}

const textPng = (bytes: number): Buffer =>
  png(1, 1, [chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]))])

function gif({ frames, width, height }: { frames: number; width: number; height: number }): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const frame = Buffer.concat([Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0]), size, Buffer.from([0, 2, 2, 0x44, 1, 0])])
  const head = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** The extended head says 16,384 pixels a side; behind it stands next to nothing. */
function hugeWebp(): Buffer {
  const extended = Buffer.from([0x02, 0, 0, 0, 0xff, 0x3f, 0, 0xff, 0x3f, 0])
  const body = Buffer.concat([Buffer.from('WEBPVP8X'), Buffer.from([10, 0, 0, 0]), extended])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), size, body])
}
