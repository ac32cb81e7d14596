// What `run.js` runs in Node 22: `node main.js [--smoke] [PART …]`. It ends with `N passed, N failed`.
import { readCommandLine } from '../../src/build/command-line.js'
import { counts, numbers, part } from './support/checks.js'
import { writeNumbers } from './support/guide.js'
import { componentOf, writeProjects } from './support/project.js'

const { values, words: asked } = readCommandLine({
  usage: 'node tests/salesforce/run.js [--smoke] [PART …]',
  options: { smoke: 'boolean' },
  words: 'any',
})
const isSmoke = values.smoke === true
const smallest = ['vitrine-section', 'vitrine-product-list', 'vitrine-cart-page']
const shared = ['vitrineBlock', 'vitrineBridge', 'vitrineStore']

const projects = await writeProjects()
const parts = {
  async compile() {
    const { compileAll } = await import('./parts/compile.js')
    await compileAll(
      projects.plain,
      'as they come',
      isSmoke ? (name) => [...smallest.map(componentOf), ...shared].includes(name) : undefined,
    )
    if (isSmoke) return
    await compileAll(projects.everything, 'with all options')
  },
  async lint() {
    const { lintAll } = await import('./parts/lint.js')
    lintAll(projects.plain)
  },
  async metadata() {
    const { checkMetadata } = await import('./parts/metadata.js')
    await checkMetadata(projects.plain, 'as it comes')
    await checkMetadata(projects.everything, 'with all options')
  },
  async command() {
    const { checkCommand } = await import('./parts/command.js')
    await checkCommand()
  },
  async server() {
    const { renderAll } = await import('./parts/server-render.js')
    await renderAll(projects.plain, projects.declarations)
  },
  async hosts() {
    const { checkHosts } = await import('./parts/hosts.js')
    await checkHosts(projects.plain, projects.declarations, isSmoke ? { only: smallest } : {})
  },
  async organisation() {
    if (isSmoke) return
    const { checkOrganisation } = await import('./parts/organisation.js')
    await checkOrganisation(projects.plain)
  },
}

const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
for (const name of asked.length > 0 ? asked : Object.keys(parts)) await part(name, parts[name])
console.log()
for (const [what, said] of Object.entries(numbers)) console.log(`${what}: ${said}`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
if (asked.length === 0 && !isSmoke && counts.failed === 0) writeNumbers(numbers, counts.passed)
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0)
