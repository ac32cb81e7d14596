import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { shopPages } from '../../src/pages/demo-site/shop-pages.js'
import { readOwn, wordsOf } from '../../src/tools/cli/project/command-line.js'
import { hashOf, planProject } from '../../src/tools/cli/project/plan-project.js'
import { rememberedOptions } from '../../src/tools/cli/project/remembered-options.js'
import type { ProjectTools } from '../../src/tools/cli/project/write-project.js'
import { run } from '../../src/tools/cli/salesforce/command.js'
import { options as ownOptions } from '../../src/tools/cli/salesforce/read-words.js'

const work = mkdtempSync(join(tmpdir(), 'vitrine-salesforce-'))
const folders = { count: 0 }
let folder = ''
beforeEach(() => {
  folders.count += 1
  folder = join(work, `project-${folders.count}`)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** What the two streams of a terminal show; nobody sits at it unless she is given. */
async function typed(words: readonly string[], ask?: ProjectTools['ask']) {
  const told = { said: '', complained: '' }
  const code = await run(words, { say: (text) => (told.said += `${text}\n`), complain: (text) => (told.complained += `${text}\n`), ask })
  return { code, ...told }
}
const few = ['--blocks', 'quote', '--runtime', 'light']
const classFile = () => join(folder, 'force-app/main/default/classes/ShopController.cls')
const text = (path: string) => readFileSync(join(folder, path), 'utf8')

describe('vitrine salesforce', () => {
  it('writes a project, and says where its README is', async () => {
    const { code, said } = await typed([folder, ...few])
    expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ files written: .*project-1\.\nREADME\.md there/)])
    for (const path of [
      'sfdx-project.json',
      'README.md',
      'head-markup.html',
      'force-app/main/default/staticresources/vitrine/light/lwr.js',
    ])
      expect(existsSync(join(folder, path)), path).toBe(true)
  })

  it('has all files of the blocks that browsers load, and no more than a static resource takes', async () => {
    await typed([folder, '--blocks', 'quote'])
    const resource = join(folder, 'force-app/main/default/staticresources/vitrine')
    const names = readdirSync(resource, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /\.(map|br)$|^try\.js$|^light/.test(name))).toEqual([])
    const built = readdirSync('dist/cdn/chunks').filter((name) => name.endsWith('.js'))
    expect(built.filter((name) => !names.includes(join('chunks', name)))).toEqual([])
    const bytes = names.reduce((sum, name) => sum + statSync(join(resource, name)).size, 0)
    expect(bytes).toBeLessThan(5_000_000)
  })

  it('has nothing to do the second time, and touches nothing', async () => {
    await typed([folder, ...few, '--extensions', 'all', '--catalogue', 'https://katalog.example'])
    const times = () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [name, statSync(join(folder, name)).mtimeMs])
    const before = times()
    for (const again of [[...few, '--extensions', 'all', '--catalogue', 'https://katalog.example'], []]) {
      const { code, said } = await typed([folder, ...again])
      expect([code, said]).toEqual([0, expect.stringContaining('Nothing to do')])
    }
    expect(times()).toEqual(before)
  })

  it('takes the options of the last time when none are given, and others when they are', async () => {
    await typed([folder, ...few, '--site', 'Erste Site'])
    rmSync(join(folder, 'README.md'))
    expect((await typed([folder])).code).toBe(0)
    expect(text('README.md')).toMatch(/^# Erste Site:/)
    await typed([folder, '--site', 'Zweite Site'])
    expect(text('README.md')).toMatch(/^# Zweite Site:/)
    expect(existsSync(join(folder, 'site/main/default/digitalExperiences/site/Erste_Site1'))).toBe(false)
  })

  /** Every file of a project, by what stands in it. */
  const project = (path = folder): Record<string, string> =>
    Object.fromEntries(
      readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(path.length + 1), hashOf(readFileSync(file, 'utf8'))]),
    )
  const pageFile = () => {
    const file = join(work, 'remembered.json')
    writeFileSync(file, JSON.stringify({ ...shopPages[1]!, path: '/gemerkt' }))
    return file
  }

  /** Each option, and the words that take it back. */
  const options: readonly (readonly [first: readonly string[], back: readonly string[]])[] = [
    [
      ['--site', 'Erste Site'],
      ['--site', 'Beauty Shop'],
    ],
    [
      ['--prefix', 'acme'],
      ['--prefix', 'vitrine'],
    ],
    [
      ['--blocks', 'table'],
      ['--blocks', 'quote'],
    ],
    [
      ['--extensions', 'newsletter', '--extensions', 'consultants'],
      ['--extensions', 'none'],
    ],
    [
      ['--page', 'the page'],
      ['--page', 'none'],
    ],
    ...['--catalogue', '--payment', '--agent', '--reviews', '--media'].map(
      (use) =>
        [
          [use, `https://${use.slice(2)}.example`],
          [use, 'none'],
        ] as const,
    ),
    [
      ['--language', 'en'],
      ['--language', 'de'],
    ],
    [
      ['--runtime', 'react'],
      ['--runtime', 'light'],
    ],
    [
      ['--apex-class', 'MyShop'],
      ['--apex-class', 'ShopController'],
    ],
    ...['option-labels', 'undocumented', 'server-rendered'].map((name) => [[`--${name}`], [`--no-${name}`]] as const),
  ]

  it('goes on with every option of the last time until it is said again, and says so', async () => {
    const words = options.flatMap(([first]) => first).map((word) => (word === 'the page' ? pageFile() : word))
    await typed([folder, ...words])
    const all = project()
    rmSync(join(folder, 'README.md'))
    const { said } = await typed([folder, '--site', 'Erste Site'])
    expect(project()).toEqual(all)
    for (const [first] of options.slice(1)) expect(said).toMatch(new RegExp(`^Options of the last time: .*${first[0]}\\b`, 'm'))
    expect(said).not.toMatch(/the last time: .*--site/)
    await typed([folder, ...options.flatMap(([, back]) => back)])
    const without = join(work, 'without')
    await typed([without, ...few])
    const list = { '.vitrine/manifest.json': expect.any(String) as string }
    expect(project()).toEqual({ ...project(without), ...list })
  })

  it.each(options.map(([first, back]) => ({ first, back })))('replaces $first by $back, and no other', ({ first, back }) => {
    const before = options.flatMap(([each]) => each)
    const said = rememberedOptions(before, readOwn(back, ownOptions), { root: '/project', options: ownOptions }).flatMap(wordsOf)
    const others = options.filter(([each]) => each !== first).flatMap(([each]) => each)
    expect(said).toEqual(others.map((word) => (word === 'the page' ? '/project/the page' : word)))
  })

  it('has labels, groups and the capability of servers in the forms of the project where they are asked for', async () => {
    await typed([
      folder,
      '--runtime',
      'light',
      '--blocks',
      'section',
      '--prefix',
      'acme',
      '--option-labels',
      '--undocumented',
      '--server-rendered',
    ])
    const metadata = text('force-app/main/default/lwc/acmeSection/acmeSection.js-meta.xml')
    for (const each of ['datasource="apex://AcmeSectionToneOptions"', '<designSection', '<paletteSection>', 'lightning__ServerRenderable'])
      expect(metadata).toContain(each)
    // It asks who is here: no server may draw it.
    expect(text('force-app/main/default/lwc/acmeStore/acmeStore.js-meta.xml')).not.toContain('lightning__ServerRenderable')
    expect(text('force-app/main/default/classes/AcmeSectionToneOptions.cls')).toContain('global class AcmeSectionToneOptions extends')
    const lists = readdirSync(join(folder, 'force-app/main/default/classes')).filter((name) => /Options\.cls$/.test(name))
    const asked = readdirSync(join(folder, 'force-app/main/default/lwc'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.xml'))
      .flatMap((name) => [...text(`force-app/main/default/lwc/${name}`).matchAll(/apex:\/\/(\w+)/g)].map(([, list]) => `${list}.cls`))
    expect(asked.toSorted()).toEqual(lists.toSorted())
  })

  it('lets a written method be as long as it has nothing new for its file', async () => {
    await typed([folder, ...few])
    appendFileSync(classFile(), '// mine')
    const { code, said } = await typed([folder, ...few])
    expect([code, said]).toEqual([0, expect.stringMatching(/^Nothing to do: .* 1 file that you have changed stays as it is\./)])
    // Something new for other files is written.
    expect((await typed([folder, ...few, '--payment', 'https://pay.example'])).code).toBe(0)
    expect(readFileSync(classFile(), 'utf8')).toMatch(/\/\/ mine$/)
  })

  it('keeps a changed file for which it has something new where nobody can be asked, and ends with 1 until somebody decides', async () => {
    await typed([folder, ...few])
    appendFileSync(classFile(), '// mine')
    const more = [folder, ...few, '--extensions', 'newsletter']
    for (const _time of [1, 2]) {
      const { code, said } = await typed(more)
      expect([code, said]).toEqual([
        1,
        expect.stringMatching(/--force overwrites them, --keep keeps them:\n {2}force-app.*ShopController\.cls\n/),
      ])
      expect(readFileSync(classFile(), 'utf8')).toMatch(/\/\/ mine$/)
    }
    expect((await typed([...more, '--keep'])).code).toBe(0)
    expect((await typed(more)).said).toContain('Nothing to do')
    expect(readFileSync(classFile(), 'utf8')).toMatch(/\/\/ mine$/)
    await typed([folder, ...few, '--extensions', 'sign-in', '--force'])
    expect(readFileSync(classFile(), 'utf8')).toMatch(/logout[\s\S]*\}\n$/)
  })

  it.each([
    ['overwrites', true],
    ['keeps', false],
  ])('asks whoever sits there, and %s what she says', async (_what, answer) => {
    await typed([folder, ...few])
    appendFileSync(classFile(), '// mine')
    const asked: string[] = []
    const more = [folder, ...few, '--extensions', 'newsletter']
    const { code } = await typed(more, async (path) => {
      asked.push(path)
      return answer
    })
    expect([code, asked]).toEqual([0, ['force-app/main/default/classes/ShopController.cls']])
    expect(readFileSync(classFile(), 'utf8').endsWith('// mine')).toBe(!answer)
    // She has decided: nobody asks again.
    expect((await typed(more)).said).toContain('Nothing to do')
  })

  it('writes nothing when the question is left with Ctrl+C, and says so in a sentence', async () => {
    await typed([folder, ...few])
    appendFileSync(classFile(), '// mine')
    const before = project()
    const left = () => Promise.reject(Object.assign(new Error('Aborted with Ctrl+C'), { name: 'AbortError', code: 'ABORT_ERR' }))
    expect(await typed([folder, '--extensions', 'newsletter'], left)).toEqual({
      code: 1,
      said: '',
      complained: 'Stopped at the question: nothing was written.\n',
    })
    expect(project()).toEqual(before)
  })

  it('takes what it finds in a folder without a list of its own as somebody’s', async () => {
    await typed([folder, ...few])
    rmSync(join(folder, '.vitrine'), { recursive: true })
    writeFileSync(join(folder, 'README.md'), 'Mine.')
    expect(await typed([folder, ...few])).toMatchObject({ code: 1, said: expect.stringContaining('\n  README.md\n') as string })
    expect(text('README.md')).toBe('Mine.')
  })

  it.each([['no JSON'], ['{"files":{"../../victim":"x"},"words":[]}'], ['{"files":7}']])(
    'does no harm by a list that says %s',
    async (list) => {
      await typed([folder, ...few])
      writeFileSync(join(folder, '.vitrine/manifest.json'), list)
      const victim = join(work, 'victim')
      writeFileSync(victim, 'x')
      const words = [folder, ...few]
      expect((await typed(words)).code).toBe(list.includes('victim') ? 2 : 0)
      expect(readFileSync(victim, 'utf8')).toBe('x')
    },
  )

  it('removes what it wrote and no longer needs, and leaves it when somebody has changed it', async () => {
    await typed([folder, '--runtime', 'light', '--blocks', 'quote,video'])
    const [quote, video] = ['vitrineQuote', 'vitrineVideo'].map((name) => join(folder, 'force-app/main/default/lwc', name))
    appendFileSync(join(video!, 'vitrineVideo.js'), '// mine')
    const { code, said } = await typed([folder, '--runtime', 'light', '--blocks', 'table'])
    expect([code, said]).toEqual([0, expect.stringMatching(/5 removed[\s\S]*they stay:\n {2}.*vitrineVideo\.js\n/)])
    expect([existsSync(quote!), existsSync(join(video!, 'vitrineVideo.js'))]).toEqual([false, true])
  })

  it('exports pages of the Studio, as documents or as its API answers them', async () => {
    const page = { ...shopPages[1]!, path: '/aus-dem-studio' }
    const [plain, answer] = [join(work, 'page.json'), join(work, 'answer.json')]
    writeFileSync(plain, JSON.stringify(page))
    writeFileSync(answer, JSON.stringify({ id: 'x', revision: 3, page: { ...page, path: '/noch-eine' } }))
    expect((await typed([folder, ...few, '--page', plain, '--page', answer])).code).toBe(0)
    const views = readdirSync(join(folder, 'site/main/default/digitalExperiences/site/Beauty_Shop1/sfdc_cms__view'))
    expect(views.toSorted()).toEqual(['vitrine_aus_dem_studio', 'vitrine_noch_eine'])
    expect(text('README.md')).toContain('`part-kopfzeile`: The shared part was not found.')
  })

  it('tells its options with --help', async () => {
    expect(await typed(['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('npx vitrine salesforce [folder]') as string })
  })

  it.each([
    [['--frce'], "Unknown option '--frce'"],
    [['--site'], "for '--site'"],
    [['one', 'two'], 'Into which folder? one and two are several.'],
    [['--force', '--keep'], 'say one of them'],
    [['--blocks', 'quote,cartpanel'], '--blocks cartpanel: there is no such block. There are: account,'],
    [['--extensions', 'magic'], '--extensions magic is none of product-fields,'],
    [['--prefix', 'My-Shop'], '--prefix "My-Shop" does not fit'],
    [['--site', '../../etc'], '--site "../../etc" does not fit'],
    [['--site', ' '], 'does not fit'],
    [['--catalogue', 'http://house.example'], '--catalogue http://house.example is no origin'],
    [['--payment', 'https://house.example/pay'], 'is no origin'],
    [['--agent', 'house.example'], 'is no origin'],
    [['--language', 'fr'], '--language fr is none of de, en.'],
    [['--runtime', 'vue'], '--runtime vue is none of react, light.'],
    [['--apex-class', 'Shop__Controller'], '--apex-class "Shop__Controller" does not fit'],
    [['--option-labels', '--prefix', 'acmeGermany'], '--option-labels: with it a --prefix has at most 10 signs'],
    [['--blocks', ''], '--blocks names nothing. --blocks all means'],
    [['--blocks', ' , '], '--blocks names nothing.'],
    [['--extensions', ''], '--extensions names nothing. --extensions none takes back'],
    [['--page='], '--page names nothing.'],
    [['--catalogue='], '--catalogue names nothing.'],
    [['--no-site'], "Unknown option '--no-site'"],
    [['--page', 'nowhere.json'], '--page nowhere.json: there is no such file.'],
    [['--page', 'package.json'], '--page package.json: This is not a page document'],
    [['--page', 'README.md'], '--page README.md is no JSON.'],
  ])('answers %j with a sentence, its options and 2, and writes nothing', async (words, sentence) => {
    const { code, said, complained } = await typed([...words, '--out', folder])
    expect([code, said]).toEqual([2, ''])
    expect(complained).toContain(sentence.startsWith('Into') ? 'Into which folder?' : sentence)
    expect(complained).toContain('npx vitrine salesforce [folder]')
    expect(existsSync(folder)).toBe(false)
  })

  it.each([[['--out', '']], [['--out= ']], [['']]])('takes no folder without a name for the one that it stands in: %j', async (words) => {
    const { code, said, complained } = await typed([...words, ...few])
    expect([code, said]).toEqual([2, ''])
    expect(complained).toContain('The name of the folder is empty.')
  })

  it('says what is wrong when the folder is a file', async () => {
    const file = join(work, 'file')
    writeFileSync(file, '')
    expect(await typed([file, ...few])).toMatchObject({ code: 2, said: '', complained: expect.stringContaining(file) as string })
  })
})

describe('planProject', () => {
  const last = { a: hashOf('1') }
  const plan = (there: string | undefined, next: string | undefined) =>
    Object.entries(planProject(next === undefined ? {} : { a: next }, last, () => there)).flatMap(([what, paths]) =>
      paths.length > 0 ? [what] : [],
    )

  it.each([
    [undefined, '1', 'write'],
    ['1', '1', undefined],
    ['1', '2', 'write'],
    ['mine', '1', 'kept'],
    ['mine', '2', 'conflicts'],
    ['2', '2', undefined],
    ['1', undefined, 'remove'],
    ['mine', undefined, 'left'],
    [undefined, undefined, undefined],
  ])('of what was 1, is %s and is to be %s says %s', (there, next, what) => {
    expect(plan(there, next)).toEqual(what === undefined ? [] : [what])
  })

  it('takes other line ends for no change', () => {
    expect(hashOf('a\r\nb')).toBe(hashOf('a\nb'))
  })
})
