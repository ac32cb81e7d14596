// Lists the code of others in our package: a bill of materials (CycloneDX), and the licences, which have to be shipped with it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Returns the packages whose code stands in what is published, as the source maps say; the fonts are no code, and are there whole. */
function packagesInside() {
  const maps = readdirSync('dist', { recursive: true }).filter((name) => name.endsWith('.map') && !/^(studio|storybook)\//.test(name))
  const sources = maps.flatMap((name) => readJson(`dist/${name}`).sources)
  const inside = sources.flatMap((source) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [])
  const fonts = Object.keys(readJson('package.json').devDependencies).filter((name) => name.startsWith('@fontsource'))
  return new Set([...inside, ...fonts])
}

/**
 * Returns the packages that stand in what we publish, and those that are installed with it.
 * @param {Set<string>} bundled names of the first; the build knows them from source maps, which it then removes
 */
export function suppliers(bundled = packagesInside()) {
  const { packages } = readJson('package-lock.json')
  const installed = new Set()
  const install = (name) => {
    if (installed.has(name)) return
    installed.add(name)
    for (const inner of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) install(inner)
  }
  for (const name of Object.keys(readJson('package.json').dependencies)) install(name)
  return [...new Set([...bundled, ...installed])].toSorted().map((name) => {
    const { version, license, author } = readJson(`node_modules/${name}/package.json`)
    const { integrity = '', hasInstallScript = false } = packages[`node_modules/${name}`] ?? {}
    const text = readdirSync(`node_modules/${name}`).find((file) => /^licen[cs]e/i.test(file))
    return {
      name,
      version,
      license,
      by: typeof author === 'string' ? author : author?.name,
      integrity,
      hasInstallScript,
      isBundled: bundled.has(name),
      text: text === undefined ? '' : readFileSync(`node_modules/${name}/${text}`, 'utf8').trim(),
    }
  })
}

/** Writes `dist/sbom.cdx.json` and `dist/third-party-licenses.txt`. */
export function writeSuppliers() {
  const { name, version, license } = readJson('package.json')
  const found = suppliers()
  const components = found.map((each) => ({
    type: 'library',
    'bom-ref': purlOf(each),
    name: each.name,
    version: each.version,
    scope: 'required',
    licenses: [{ license: { id: each.license } }],
    purl: purlOf(each),
    ...(each.integrity && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(each.integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    }),
    properties: [{ name: 'vitrine:comes', value: each.isBundled ? 'in our files' : 'as a dependency' }],
  }))
  const us = {
    type: 'library',
    'bom-ref': purlOf({ name, version }),
    name,
    version,
    licenses: [{ license: { id: license } }],
    purl: purlOf({ name, version }),
  }
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: us },
    components,
    dependencies: [{ ref: us['bom-ref'], dependsOn: components.map((each) => each['bom-ref']) }],
  }
  writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`)
  const texts = found.map(
    ({ name: whose, version: which, license: under, by, text }) => `${whose} ${which} (${under}${by ? `, ${by}` : ''})\n\n${text}\n`,
  )
  writeFileSync(
    'dist/third-party-licenses.txt',
    `Vitrine contains, or is installed with, work of others:\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`,
  )
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`
