import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brandSheet } from '../../brand/brand-sheet.js'
import { type Brand, colourOfDrawing, colourOfPixels, readBrand } from '../../brand/read-brand.js'
import { parseWords, text } from '../project/command-line.js'
import { answersUsage, complainOf } from '../project/answer-usage.js'
import { InputError } from '../project/input-error.js'
import type { ProjectTools } from '../project/write-project.js'
import { usage } from './usage.js'

const flag = { type: 'boolean', default: false } as const
const options = { out: text, force: flag, help: { ...flag, short: 'h' }, version: { ...flag, short: 'v' } } as const

/** A page links so many sheets at most that are read, and each counts up to this many characters. */
const mostSheets = 12
const mostCharacters = 2_000_000
/** Milliseconds for each answer of the site. */
const patience = 15_000

/**
 * Writes a style sheet for a brand.
 * @param words as typed after `vitrine theme`
 * @param tools `fetch` asks the brand's site; the global one when not given
 * @returns the exit code: 0 written, 2 when nothing could be read
 */
export async function run(
  words: readonly string[],
  { say = console.log, complain = console.error, fetch = globalThis.fetch }: ProjectTools & { fetch?: typeof globalThis.fetch } = {},
): Promise<number> {
  const answering = { usage, say, complain }
  try {
    const { values, positionals } = parseWords(words, options)
    if (answersUsage(values, answering)) return 0
    const [source, ...more] = positionals
    if (source === undefined || more.length > 0) throw new InputError('Whose theme? Say the address of a site, or a logo file.')
    const { out = 'brand.css', force } = values
    if (out.trim() === '') throw new InputError('The name of the file is empty. Name one, or leave it out.')
    if (existsSync(out) && !force)
      throw new InputError(`${out} is there already. Name another file with --out, or overwrite it with --force.`)
    const brand = /^https?:\/\//.test(source) ? await brandOfSite(source, fetch) : await brandOfLogo(source)
    if (Object.keys(brand).length === 0) throw new InputError(`${source} shows no colour, font or corner that could be a brand's.`)
    const { css, low } = brandSheet(brand)
    writeFileSync(out, `/* The brand of ${source.replaceAll('*/', '')}, as read by npx vitrine theme. */\n${css}`)
    say(`${out} is written: ${describe(brand)}.`)
    for (const { half, above, ground, ratio, least } of low)
      say(`Hard to read in ${half} mode: ${above} on ${ground} has ${ratio.toFixed(1)} : 1 and needs ${least} : 1.`)
    return 0
  } catch (error) {
    return complainOf(error, answering)
  }
}

const describe = ({ colour, textFont, displayFont, radius }: Brand): string =>
  [
    colour ? `colour ${colour}` : 'no colour found, so ours stays',
    displayFont && `headings in ${displayFont}`,
    textFont && `text in ${textFont}`,
    radius !== undefined && `corners of ${radius} px`,
  ]
    .filter(Boolean)
    .join(', ')

async function brandOfSite(address: string, fetch: typeof globalThis.fetch): Promise<Brand> {
  if (!URL.canParse(address)) throw new InputError(`${address} is no address.`)
  const page = await textAt(new URL(address), fetch)
  if (page === undefined) throw new InputError(`${address} does not answer.`)
  const inner = [...page.text.matchAll(/<style[^>]{0,500}>([^<]*)/gi)].map(([, css = '']) => css)
  const linked = [...page.text.matchAll(/<link\s[^>]{1,1000}>/gi)]
    .flatMap(([tag]) => {
      const [, href = ''] = /\bhref=["']?([^"'\s>]{1,800})/i.exec(tag) ?? []
      return tag.toLowerCase().includes('stylesheet') && URL.canParse(href, page.url) ? [new URL(href, page.url)] : []
    })
    .filter(({ protocol }) => /^https?:$/.test(protocol))
    .slice(0, mostSheets)
  const sheets = await Promise.all(linked.map(async (href) => (await textAt(href, fetch))?.text ?? ''))
  return readBrand(page.text, [...sheets, ...inner])
}

async function textAt(address: URL, fetch: typeof globalThis.fetch): Promise<{ text: string; url: string } | undefined> {
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patience) })
    if (!response.ok) return undefined
    return { text: (await response.text()).slice(0, mostCharacters), url: response.url || address.href }
  } catch {
    return undefined
  }
}

async function brandOfLogo(file: string): Promise<Brand> {
  if (!existsSync(file)) throw new InputError(`${file} is neither an address nor a file.`)
  const colour = extname(file).toLowerCase() === '.svg' ? colourOfDrawing(readFileSync(file, 'utf8')) : await colourOfPicture(file)
  return colour ? { colour } : {}
}

async function colourOfPicture(file: string): Promise<string | undefined> {
  const { default: sharp } = await import('sharp').catch(() => {
    throw new InputError(`Pictures of pixels are read with the package sharp: npm install sharp, or take the logo as an SVG file.`)
  })
  const pixels = await sharp(file)
    .resize(96, 96, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => {
      throw new InputError(`${file} is no picture.`)
    })
  return colourOfPixels(new Uint8Array(pixels))
}
