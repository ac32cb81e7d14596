import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const here = fileURLToPath(new URL('..', import.meta.url))
export const root = join(here, '../..')
/** Everything that is written; Git ignores the folder. */
export const work = join(here, '.vitrine')

/** What the package generates: components as they come, and with all options. */
export async function writeProjects() {
  const { declarations, experienceBuilderFiles, messageChannelFiles, optionListFiles } = await import(
    pathToFileURL(join(root, 'dist/definitions.js'))
  )
  rmSync(work, { recursive: true, force: true })
  const write = (name, options, more) => {
    const folder = join(work, name, 'force-app/main/default')
    const all = { lwc: experienceBuilderFiles(declarations, options), messageChannels: messageChannelFiles(), ...more }
    for (const [kind, files] of Object.entries(all))
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, kind, file)), { recursive: true })
        writeFileSync(join(folder, kind, file), text)
      }
    return folder
  }
  return {
    plain: write('plain', {}, {}),
    everything: write(
      'everything',
      { undocumented: true, optionLabels: true, serverRendered: true },
      { classes: optionListFiles(declarations) },
    ),
    declarations,
  }
}

/** The component of the shop's settings as `npx @vitrine/blocks salesforce` writes it: its folder. */
export function writeSettings() {
  const project = join(work, 'settings')
  const words = [join(root, 'dist/cli.js'), 'salesforce', project, '--blocks', 'quote', '--runtime', 'light']
  execFileSync(process.execPath, words, { encoding: 'utf8' })
  return join(project, 'force-app/main/default/lwc/vitrineStore')
}

/** The components of a project: a name, and its files by their names. */
export function bundlesIn(folder) {
  return readdirSync(join(folder, 'lwc')).map((name) => {
    const files = readdirSync(join(folder, 'lwc', name))
    return { name, files: Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, 'lwc', name, file), 'utf8')])) }
  })
}

/** `vitrine-cart-panel` is the component `vitrineCartPanel`. */
export const componentOf = (tag) => tag.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase())

export const copy = (from, to) => cpSync(from, to, { recursive: true })
