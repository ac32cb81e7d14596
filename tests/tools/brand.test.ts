import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { brandSheet } from '../../src/tools/brand/brand-sheet.js'
import { colourOfDrawing, readBrand } from '../../src/tools/brand/read-brand.js'
import { run } from '../../src/tools/cli/theme/command.js'

describe('a brand is read', () => {
  it('from the colour that the site names, before those that it uses more often', () => {
    const sheet = `/* #ff0000 } */ :root { --bs-primary: #0d6efd; --grey: #6c757d } .btn { background: var(--bs-primary); border-radius: .25rem }
      ${'.x { color: #198754 }\n'.repeat(40)} p { color: #212529 }`
    expect(readBrand('', [sheet])).toMatchObject({ colour: '#0d6efd', radius: 4 })
    expect(readBrand('<meta name=theme-color content="#1f5f4a">', [sheet.replaceAll('#0d6efd', '#222222')]).colour).toBe('#198754')
  })

  it('with its fonts, those of headings apart, and through variables', () => {
    const sheet = `:root { --body: "Source Sans 3", sans-serif } body, html { font-family: var(--body) } @media print { h1, h2 { font-family: Lora, serif !important } }`
    expect(readBrand('', [sheet])).toEqual({ textFont: '"Source Sans 3", sans-serif', displayFont: 'Lora, serif' })
    expect(
      readBrand('', ['body { font-family: inherit } h1 { font-family: x;} :root{} } body{background:url(javascript:1)}']).textFont,
    ).toBeUndefined()
  })

  it('from a drawing: neither its paper nor its ink', () => {
    expect(colourOfDrawing('<svg><rect fill="#fff"/><path fill="#111"/><path fill="#9a4a1d"/><path stroke="#888"/></svg>')).toBe('#9a4a1d')
    expect(colourOfDrawing('<svg><path fill="#333"/></svg>')).toBeUndefined()
  })

  it('as colours that can be read on each other, whatever the brand’s own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
        const { low } = brandSheet({ colour: `#${number.toString(16).padStart(6, '0')}` })
        expect(low).toEqual([])
      }),
      { numRuns: 200, seed: 55 },
    )
  })

  it('without a word that could leave its declaration', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (html, sheet) => {
        const { css } = brandSheet(readBrand(html, [sheet, `body{font-family:${sheet}}`]))
        expect(css.match(/[{}]/g)).toEqual(['{', '}'])
      }),
      { numRuns: 300, seed: 55 },
    )
  })
})

describe('vitrine theme', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-brand-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const pages: Readonly<Record<string, string>> = {
    'https://brand.example/': '<link href="/a.css" rel="stylesheet"><link rel=icon href=/i.png><style>h1 { font-family: Lora }</style>',
    'https://brand.example/a.css': '.button { background-color: rgb(31, 95, 74); border-radius: 0 }',
  }
  const fetch: typeof globalThis.fetch = async (input) => {
    const text = pages[String(input)]
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  }
  async function theme(...words: string[]) {
    const said: string[] = []
    const hear = (text: string) => void said.push(text)
    return { status: await run(words, { say: hear, complain: hear, fetch }), said: said.join('\n') }
  }

  it('writes the style sheet of a site', async () => {
    const out = join(folder, 'site.css')
    expect(await theme('https://brand.example/', '--out', out)).toMatchObject({
      status: 0,
      said: expect.stringContaining('colour #1f5f4a'),
    })
    const css = readFileSync(out, 'utf8')
    expect(css).toContain('--vitrine-accent: light-dark(#1f5f4a,')
    expect(css).toContain('--vitrine-font-display: Lora;')
    expect(css).toContain('--vitrine-radius-m: 0px;')
    expect(await theme('https://brand.example/', '--out', out)).toMatchObject({
      status: 2,
      said: expect.stringContaining('is there already'),
    })
    expect((await theme('https://brand.example/', '--out', out, '--force')).status).toBe(0)
  })

  it('writes that of a logo, drawn or of pixels', async () => {
    const logo = join(folder, 'logo.png')
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2244aa' } })
      .png()
      .toFile(logo)
    expect((await theme(logo, '--out', join(folder, 'logo.css'))).said).toMatch(/colour #2244aa/)
    writeFileSync(join(folder, 'logo.svg'), '<svg><path fill="#9a4a1d"/></svg>')
    expect((await theme(join(folder, 'logo.svg'), '--out', join(folder, 'drawn.css'))).said).toMatch(/colour #9a4a1d/)
  })

  it.each([
    [[], 'Whose theme?'],
    [['https://gone.example/'], 'does not answer'],
    [['no-such-file.png'], 'neither an address nor a file'],
    [['package.json'], 'is no picture'],
    [['https://brand.example/a.css', '--size', '3'], 'Unknown option'],
  ])('says what makes no sense, and writes nothing: %j', async (words, sentence) => {
    const out = join(folder, 'none.css')
    expect(await theme(...words, '--out', out)).toMatchObject({ status: 2, said: expect.stringContaining(sentence) })
    expect(existsSync(out)).toBe(false)
  })
})
