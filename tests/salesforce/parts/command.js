// The project that `npx @vitrine/blocks salesforce` writes, as it is installed, in the tools that somebody has on her desk.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ApexParserFactory, ThrowingErrorListener } from '@apexdevtools/apex-parser'
import { ComponentSet } from '@salesforce/source-deploy-retrieve'
import { check, numbers } from '../support/checks.js'
import { here, root, work } from '../support/project.js'
import { compileAll, configs } from './compile.js'
import { lintAll } from './lint.js'

const origins = ['--catalogue', 'https://katalog.example', '--payment', 'https://pay.example']
const maxBytes = 5_000_000

export async function checkCommand() {
  const project = join(work, 'project')
  const words = ['salesforce', project, '--extensions', 'all', '--option-labels', '--undocumented', '--server-rendered', ...origins]
  const first = vitrine(...words)
  check('the command writes a project', first.status === 0 ? [] : [first.said])
  const second = vitrine(...words)
  check('the command has nothing to do the second time', second.said.startsWith('Nothing to do') ? [] : [second.said])
  const folders = ['force-app', 'site'].map((name) => join(project, name))
  knownFiles(folders)
  convert(project)
  parseApex(join(folders[0], 'main/default/classes'))
  const components = join(folders[0], 'main/default')
  // The shop's settings know who is here, so no server draws them; and they are for sites only.
  const isStore = (name) => name === 'vitrineStore'
  await compileAll(components, 'of the project', (name) => !isStore(name))
  const inBrowsers = configs.filter(({ outputConfig }) => !outputConfig.targetSSR)
  await compileAll(components, 'of the project, for browsers only', isStore, inBrowsers)
  lintAll(components, (name, rule) => isStore(name) && /no-community-import|ssr-no-static-imports-of-user-specific/.test(rule))
}

function vitrine(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...words], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

/** Every file belongs to a component of a type that the registry knows. */
function knownFiles(folders) {
  const components = ComponentSet.fromSource(folders).getSourceComponents().toArray()
  const known = new Set(
    components.flatMap((each) => [each.xml, ...each.walkContent(), ...each.getChildren().flatMap(({ xml }) => xml ?? [])]),
  )
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  const unknown = files.filter((file) => file.isFile() && !known.has(join(file.parentPath, file.name)))
  const types = [...new Set(components.map(({ type }) => type.name))].toSorted()
  numbers['project of the command'] = `${components.length} components of ${types.join(', ')}`
  check(
    'the registry knows every file of the project',
    unknown.map((file) => relative(work, join(file.parentPath, file.name))),
  )
}

/** `sf project convert source`: it ends with 0 and silently without what it does not find. */
function convert(project) {
  const command = join(here, 'node_modules/@salesforce/cli/bin/run.js')
  const env = { ...process.env, HOME: work, SF_DISABLE_TELEMETRY: 'true', SF_AUTOUPDATE_DISABLE: 'true', SF_DISABLE_LOG_FILE: 'true' }
  for (const name of ['force-app', 'site']) {
    const output = join(work, `converted-${name}`)
    const words = [command, 'project', 'convert', 'source', '--root-dir', name, '--output-dir', output]
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: project, env, encoding: 'utf8' })
    check(`sf project convert source takes ${name}`, status === 0 ? [] : [stdout + stderr])
    if (status !== 0) continue
    const listed = readFileSync(join(output, 'package.xml'), 'utf8')
    if (name === 'site') check('the page is among what it converts', /<name>DigitalExperience<\/name>/.test(listed) ? [] : [listed])
    else staticResource(output, listed)
  }
}

function staticResource(output, listed) {
  check('the static resource is among what it converts', /<members>vitrine<\/members>\s*<name>StaticResource</.test(listed) ? [] : [listed])
  const zip = join(output, 'staticresources/vitrine.resource')
  const { size } = statSync(zip)
  numbers['static resource'] = `${size} bytes`
  check('the static resource is a zip with the loader, of less than 5 MB', [
    ...(size < maxBytes ? [] : [`${size} bytes`]),
    ...['lwr.js', 'loader.js', 'vitrine.css'].filter((name) => !readFileSync(zip, 'latin1').includes(name)),
  ])
}

function parseApex(folder) {
  const faults = readdirSync(folder)
    .filter((name) => name.endsWith('.cls'))
    .flatMap((name) => {
      const parser = ApexParserFactory.createParser(readFileSync(join(folder, name), 'utf8'))
      parser.removeErrorListeners()
      parser.addErrorListener(new ThrowingErrorListener())
      try {
        parser.compilationUnit()
        return []
      } catch (error) {
        return [`${name}: ${error.message}`]
      }
    })
  check('a parser of Apex takes the classes', faults)
}
