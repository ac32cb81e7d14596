// `npm run new-block gift-card`: writes all that a block consists of, as one that works, and generates the files that follow from it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from './command-line.js'

const examplePages = 'src/pages/demo-site/shop-pages.ts'
const templates = 'src/pages/demo-site/templates.ts'

/**
 * Returns the files of a new block: a text by the path of each, from the project's folder.
 * @param name name of its folder, such as `gift-card`
 */
export function filesOfBlock(name) {
  const words = name.split('-')
  const component = words.map(capital).join('')
  const constant = component[0].toLowerCase() + component.slice(1)
  const title = capital(words.join(' '))
  const folder = `src/blocks/${name}/${name}`
  return {
    [`${folder}.block.ts`]: `import { defineBlock } from '../../core/element/declaration.js'
import { bars, sheet } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'

export const ${constant} = defineBlock({
  tag: 'vitrine-${name}',
  version: 1,
  name: { de: '${title}', en: '${title}' },
  summary: { de: 'Ein neuer Baustein mit Überschrift und Text.', en: 'A new block with a heading and a text.' },
  category: 'page',
  icon: 'text',
  guidance: {
    do: [
      { de: 'Sag, wofür ${title} der richtige Block ist.', en: 'Say what ${title} is the right block for.' },
      { de: 'Sag, was neben ${title} stehen soll.', en: 'Say what should stand beside ${title}.' },
    ],
    dont: [
      { de: 'Sag, wofür es einen besseren Block als ${title} gibt.', en: 'Say for what there is a better block than ${title}.' },
      { de: 'Sag, was bei ${title} oft schiefgeht.', en: 'Say what often goes wrong with ${title}.' },
    ],
  },
  fields: {
    heading: {
      type: 'text',
      label: { de: 'Überschrift', en: 'Heading' },
      help: { de: 'Leer nimmt „${title}“.', en: 'Empty uses "${title}".' },
      group: 'content',
      default: '',
    },
    text: { type: 'textarea', label: { de: 'Text', en: 'Text' }, group: 'content', default: '' },
  },
  events: {
    'vitrine-${name}-choose': {
      help: { de: 'Der Knopf wurde gedrückt.', en: 'The button was pressed.' },
      detail: { heading: 'string' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    text: { de: 'Text', en: 'Text' },
    button: { de: 'Knopf', en: 'Button' },
  },
  subscribes: [consultantKeySelected],
  states: { shown: { de: 'Zu sehen', en: 'Shown' } },
  sample: {},
  fallback: { heading: 'heading' },
  inserter: {
    tagline: { de: 'Überschrift und Text', en: 'Heading and text' },
    illustration: [sheet(14, 52), ...bars('strong', 22, [28], 12, 7, 5), ...bars('line', 22, [36, 30], 24)],
  },
})
`,
    [`${folder}.tsx`]: `import { useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { useMessages } from '../../ui/index.js'
import type { ${constant} } from './${name}.block.js'
import { ${constant}Messages } from './${name}.messages.js'

export function ${component}({ heading, text, emit, setState }: ViewOf<typeof ${constant}>) {
  const t = useMessages(${constant}Messages)
  const title = heading || t.heading
  useEffect(() => setState('shown'), [setState])
  return (
    <div className="card">
      <h2 part="heading">{title}</h2>
      <p className="soft-text" part="text">
        {text || t.text}
      </p>
      <button type="button" className="button" part="button" onClick={() => emit('vitrine-${name}-choose', { heading: title })}>
        {t.choose}
      </button>
    </div>
  )
}
`,
    [`${folder}.css`]: `:host {
  container-type: inline-size;
}
.card {
  display: grid;
  gap: 14px;
  justify-items: start;
  padding: clamp(20px, 5cqi, 40px);
  border-radius: var(--vitrine-radius-l);
  background: var(--vitrine-surface);
}
`,
    [`${folder}.messages.ts`]: `import { messages } from '../../commerce/domain/translations.js'

export const ${constant}Messages = messages({
  de: { heading: '${title}', text: 'Hier steht, worum es geht.', choose: 'Auswählen' },
  en: { heading: '${title}', text: 'This says what it is about.', choose: 'Choose' },
})
`,
    [`src/blocks/${name}/index.ts`]: `import { register } from '../../core/element/index.js'
import base from '../../ui/theme/base.css?inline'
import { ${constant} } from './${name}.block.js'
import css from './${name}.css?inline'
import { ${component} } from './${name}.js'

register(${constant}, { live: ${component}, styles: [base, css] })
`,
    [`stories/${name}.stories.tsx`]: `import { ${constant} } from '../src/blocks/${name}/${name}.block.js'
import '../src/blocks/${name}/index.js'
import { about, type BlockMeta, type BlockStory } from './support.js'

type Story = BlockStory<typeof ${constant}>

const meta: BlockMeta<typeof ${constant}> = { title: 'Seite/${title}', ...about(${constant}) }
export default meta

export const Shown: Story = {}

export const OwnMessages: Story = { args: { heading: 'Ein Gruß aus der Lindenrose', text: 'Schön, dass du da bist.' } }

export const InANarrowColumn: Story = { globals: { width: '240' } }

export const LongGermanMessages: Story = { args: { heading: 'Feuchtigkeitspflegeberatungstermin' }, globals: { width: '240' } }

export const InTheEditor: Story = { globals: { mode: 'edit' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { locale: 'en' } }
`,
    [`tests/blocks/${name}.test.tsx`]: `import { describe, expect, it } from 'vitest'
import '../../src/blocks/${name}/index.js'
import { complaints, openSandbox } from '../support/shop-page.js'

const openShop = openSandbox()

describe('vitrine-${name}', () => {
  it('says what the editor wrote', async () => {
    const page = await openShop({ html: '<vitrine-${name} heading="Hallo" text="Schön, dass du da bist."></vitrine-${name}>' })
    await page.becomes('${name}', 'shown')
    const { getByRole, getByText } = page.in('${name}')
    expect(getByRole('heading').textContent).toBe('Hallo')
    expect(getByText('Schön, dass du da bist.').isConnected).toBe(true)
    expect(await complaints(page.container)).toEqual([])
  })

  it('tells the page when its button is pressed', async () => {
    const page = await openShop({ html: '<vitrine-${name}></vitrine-${name}>' })
    await page.becomes('${name}', 'shown')
    const chosen: string[] = []
    page.container.addEventListener('vitrine-${name}-choose', (event) => chosen.push((event as CustomEvent).detail.heading))
    page.in('${name}').getByRole('button', { name: 'Auswählen' }).click()
    expect(chosen).toEqual(['${title}'])
  })

  it('speaks English', async () => {
    const page = await openShop({ html: '<vitrine-${name}></vitrine-${name}>', settings: { locale: 'en' } })
    await page.becomes('${name}', 'shown')
    expect(page.in('${name}').getByRole('button', { name: 'Choose' }).isConnected).toBe(true)
  })
})
`,
    [`src/pages/demo-site/${name}.ts`]: `import { block, column, html, page, section } from './frame.js'

export const ${constant} = page(
  { path: '/${name}', title: '${title} | Lindenrose', description: '${title}: ein neuer Baustein, wie er im Shop steht.' },
  section({ tone: 'sand', minHeight: 480 }, column({}, html('h1', {}, '${title}'), block('${name}', {}))),
)
`,
  }
}

/** Returns the list of the example shop's pages, with one more. */
export function withPage(list, name) {
  const [constant] = /(?<=export const )\w+/.exec(filesOfBlock(name)[`src/pages/demo-site/${name}.ts`])
  const imports = [...list.matchAll(/^import .*\n/gm)]
  const last = imports.at(-1)
  const at = last.index + last[0].length
  const withImport = `${list.slice(0, at)}import { ${constant} } from './${name}.js'\n${list.slice(at)}`
  return withImport.replace(/\n\]\n$/, `\n  ${constant},\n]\n`)
}

/** Returns the list of templates, with one more: an editor can begin with everything that the example shop shows. */
export function withTemplate(list, name) {
  const title = capital(name.split('-').join(' '))
  const from = list.indexOf('const pagesOfShop: readonly About[] = [')
  const end = list.indexOf('\n]\n', from) + 1
  const entry = `  {
    id: '${name}',
    path: '/${name}',
    name: { de: '${title}', en: '${title}' },
    summary: { de: 'Ein neuer Baustein auf einer Seite.', en: 'A new block on a page.' },
  },
`
  return list.slice(0, end) + entry + list.slice(end)
}

/** Returns the reason why a block cannot have this name; undefined when it can. */
export function refusalOf(name, exists) {
  if (!name) return 'Say what the block is called: npm run new-block gift-card'
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)+$/.test(name))
    return `"${name}" is not two or more lower-case words with dashes, such as gift-card.`
  return exists(`src/blocks/${name}`) || exists(`src/pages/demo-site/${name}.ts`) ? `There is something called ${name} already.` : undefined
}

const capital = (word) => word[0].toUpperCase() + word.slice(1)

function makeBlock(name) {
  const files = {
    ...filesOfBlock(name),
    [examplePages]: withPage(readFileSync(examplePages, 'utf8'), name),
    [templates]: withTemplate(readFileSync(templates, 'utf8'), name),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  // The formatter sets the new files, whatever the length of the name.
  run('node_modules/@biomejs/biome/bin/biome', 'format', '--write', '--log-level=error', ...Object.keys(files))
  run('src/build/generate.js')
  console.log(`<vitrine-${name}> is there. Look: npm run storybook, or npm start -- --reset and /${name}. Then: npm run check`)
  for (const path of Object.keys(files)) console.log(`  ${path}`)
}

function run(script, ...words) {
  const { status } = spawnSync(process.execPath, [script, ...words], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'))
  const { words } = readCommandLine({ usage: 'npm run new-block NAME', words: 'any' })
  const [name, ...more] = words
  const refusal = more.length > 0 ? `One name at a time: ${more.join(' ')} is too much.` : refusalOf(name, existsSync)
  if (refusal) {
    console.error(refusal)
    process.exit(1)
  }
  makeBlock(name)
}
