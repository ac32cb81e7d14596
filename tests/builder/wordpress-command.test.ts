import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { fieldSlots } from '../../src/core/element/fields.js'
import { run } from '../../src/tools/cli/wordpress/command.js'

const work = mkdtempSync(join(tmpdir(), 'vitrine-wordpress-'))
const folder = join(work, 'plugin')
const at = (...path: string[]) => join(folder, 'vitrine-blocks', ...path)
const text = (...path: string[]) => readFileSync(at(...path), 'utf8')
afterAll(() => rmSync(work, { recursive: true, force: true }))

async function typed(...words: string[]) {
  const output = { said: '', complained: '' }
  const code = await run(words, { say: (line) => (output.said += `${line}\n`), complain: (line) => (output.complained += `${line}\n`) })
  return { code, ...output }
}

const blocks = declarations.filter(({ tag }) => tag !== 'vitrine-store')
const metadata = (tag: string) =>
  JSON.parse(text('blocks', tag, 'block.json')) as {
    name: string
    parent?: string[]
    attributes: Record<string, { type: string; default?: unknown }>
    supports: { multiple?: boolean }
    variations?: { name: string; attributes: object }[]
    example: object
  }

describe('vitrine wordpress', () => {
  beforeAll(async () => {
    expect(await typed(folder, '--webstore', '0ZE000000000001GAA')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^\d+ files written: .*\nUpload the zip file/) as string,
    })
  })

  it('writes a block for every block but the store, with an attribute for every field on every device', () => {
    expect(readdirSync(at('blocks')).toSorted()).toEqual(blocks.map(({ tag }) => tag).toSorted())
    for (const declaration of blocks) {
      const { name, attributes } = metadata(declaration.tag)
      expect(name).toBe(declaration.tag.replace('-', '/'))
      expect(Object.keys(attributes)).toEqual(fieldSlots(declaration).map(({ property }) => property))
    }
  })

  it('says where blocks stand and how often, and has a variation for every preset', () => {
    expect(metadata('vitrine-column').parent).toEqual(['vitrine/section'])
    expect(metadata('vitrine-cart-panel').supports.multiple).toBe(false)
    expect(metadata('vitrine-product-list').supports.multiple).toBeUndefined()
    for (const { tag, presets = [] } of blocks)
      expect((metadata(tag).variations ?? []).map(({ name }) => name)).toEqual(presets.map(({ id }) => id))
  })

  it('gives attributes no name that WordPress has for its own', () => {
    const taken = ['align', 'anchor', 'className', 'style', 'lock', 'metadata', 'backgroundColor', 'textColor', 'gradient', 'fontSize']
    for (const { tag } of blocks) expect(Object.keys(metadata(tag).attributes).filter((name) => taken.includes(name))).toEqual([])
  })

  it('asks for WordPress 6.1 and PHP 7.4 in its header', () => {
    expect(text('vitrine-blocks.php')).toMatch(/Requires at least: 6\.1[\s\S]*Requires PHP: {6}7\.4/)
  })

  it('has the light build, its fonts and its sheet in the zip, and nothing that only servers read', () => {
    const files = unzipSync(new Uint8Array(readFileSync(join(folder, 'vitrine-blocks.zip'))))
    const names = Object.keys(files)
    const built = names.filter((name) => name.startsWith('vitrine-blocks/cdn/'))
    expect(built.filter((name) => !/\/cdn\/(?:light\/.*\.js|fonts\/.*\.woff2|vitrine\.css)$/.test(name))).toEqual([])
    expect(names).toContain('vitrine-blocks/cdn/light/loader.js')
    expect(Object.keys(files).length).toBeLessThan(600)
    expect(statSync(join(folder, 'vitrine-blocks.zip')).size).toBeLessThan(1_000_000)
    for (const name of names.filter((each) => !each.startsWith('vitrine-blocks/cdn/')))
      expect(Buffer.from(files[name]!).equals(readFileSync(join(folder, name))), name).toBe(true)
  })

  it('has patterns in the grammar of blocks: every comment that opens is closed, and its attributes are JSON', () => {
    const files = readdirSync(at('patterns'))
    expect(files).toEqual(expect.arrayContaining(['home.html', 'product.html', 'cart.html', 'checkout.html']))
    for (const file of files) {
      const open: string[] = []
      for (const [, end, name = '', json, single] of text('patterns', file).matchAll(
        /<!-- (\/)?wp:([a-z][a-z0-9/-]*) (?:(\{[\s\S]*?\}) )?(\/)?-->/g,
      )) {
        if (json) JSON.parse(json)
        if (end) expect(open.pop(), file).toBe(name)
        else if (!single) open.push(name)
      }
      expect(open, file).toEqual([])
    }
  })

  it('has nothing to do the second time, and goes on with the options of the first', async () => {
    const { code, said } = await typed(folder)
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Nothing to do: [\s\S]*Options of the last time: --webstore 0ZE000000000001GAA/),
    ])
    expect(text('data/defaults.php')).toContain("'webstoreId' => '0ZE000000000001GAA'")
  })

  it('is named anew by its prefix, while the tags stay', async () => {
    const other = join(work, 'acme')
    expect((await typed(other, '--prefix', 'acme', '--blocks', 'quote,section,column', '--platform', 'https://shop.example')).code).toBe(0)
    const plugin = readFileSync(join(other, 'acme-blocks/acme-blocks.php'), 'utf8')
    expect(plugin).toContain('namespace AcmeBlocks;')
    const php = readdirSync(join(other, 'acme-blocks/includes')).map((name) =>
      readFileSync(join(other, 'acme-blocks/includes', name), 'utf8'),
    )
    for (const source of [plugin, ...php]) expect(source).not.toMatch(/VitrineBlocks|vitrine[-_]blocks/)
    expect(JSON.parse(readFileSync(join(other, 'acme-blocks/blocks/vitrine-quote/block.json'), 'utf8'))).toMatchObject({
      name: 'acme/quote',
    })
    expect(readdirSync(join(other, 'acme-blocks/blocks'))).toHaveLength(3)
    expect(readFileSync(join(other, 'acme-blocks/data/defaults.php'), 'utf8')).toContain("'proxy' => true")
  })

  it.each([
    [['--frce'], "Unknown option '--frce'"],
    [['--prefix', 'My Shop'], '--prefix "My Shop" does not fit'],
    [['--webstore', 'shop'], '--webstore "shop" does not fit'],
    [['--platform', 'http://shop.example'], '--platform http://shop.example is no origin'],
    [['--blocks', 'cartpanel'], '--blocks cartpanel: there is no such block.'],
    [['--blocks='], '--blocks names nothing.'],
    [['--page', 'nowhere.json'], '--page nowhere.json: there is no such file.'],
    [['--force', '--keep'], 'say one of them'],
  ])('answers %j with a sentence, its options and 2, and writes nothing', async (words, sentence) => {
    const nowhere = join(work, 'nowhere')
    const { code, said, complained } = await typed(...words, '--out', nowhere)
    expect([code, said]).toEqual([2, ''])
    expect(complained).toContain(sentence)
    expect(complained).toContain('npx vitrine wordpress [folder]')
    expect(existsSync(nowhere)).toBe(false)
  })

  const php = spawnSync('php', ['--version']).status === 0
  it.runIf(php)('has no PHP file with a mistake', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.php'))
    expect(files.length).toBeGreaterThan(15)
    const { stdout, stderr } = spawnSync(
      'php',
      ['-r', 'foreach (array_slice($argv, 1) as $f) { token_get_all(file_get_contents($f), TOKEN_PARSE); }', ...files],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    expect(stdout + stderr).toBe('')
  })
})
