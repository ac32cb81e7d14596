// The registry and the converter of the Salesforce CLI, and what its documentation says about the metadata of components.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ComponentSet, MetadataConverter } from '@salesforce/source-deploy-retrieve'
import { check, numbers } from '../support/checks.js'
import { bundlesIn, work } from '../support/project.js'

const children = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

export async function checkMetadata(folder, label) {
  const set = ComponentSet.fromSource(folder)
  const components = set.getSourceComponents().toArray()
  const kinds = readdirSync(folder)
  const types = [...new Set(components.map(({ type }) => type.name))]
  numbers[`metadata ${label}`] = `${components.length} components of ${types.join(', ')}`
  check(
    `the registry knows every type of the project (${label})`,
    kinds.length === types.length ? [] : [`${kinds.join(', ')}: only ${types.join(', ')}`],
  )
  const bundles = bundlesIn(folder)
  check(
    `every bundle is a component of its own name (${label})`,
    bundles.map(({ name }) => name).filter((name) => !components.some(({ fullName }) => fullName === name)),
  )
  check(`XML is read and written again without a loss (${label})`, await roundTrip(set, components, label))
  check(`properties keep the rules of Experience Builder (${label})`, await brokenRules(components))
}

/** To the format of the Metadata API and back: the same documents. */
async function roundTrip(set, components, label) {
  const converter = new MetadataConverter()
  const there = await converter.convert(set, 'metadata', {
    type: 'directory',
    outputDirectory: join(work, `metadata-${label}`),
    genUniqueDir: false,
  })
  const back = await converter.convert(ComponentSet.fromSource(there.packagePath), 'source', {
    type: 'directory',
    outputDirectory: join(work, `source-${label}`),
    genUniqueDir: false,
  })
  const returned = ComponentSet.fromSource(back.packagePath).getSourceComponents().toArray()
  const read = (all) => new Map(all.map((each) => [`${each.type.name} ${each.fullName}`, JSON.stringify(each.parseXmlSync())]))
  const [before, after] = [read(components), read(returned)]
  return [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => `${name} comes back changed`)
}

async function brokenRules(components) {
  return components
    .filter(({ type }) => type.name === 'LightningComponentBundle')
    .flatMap((component) => {
      const { LightningComponentBundle: bundle } = component.parseXmlSync()
      const configs = children(bundle.targetConfigs?.targetConfig)
      const script = readFileSync(join(component.content, `${component.fullName}.js`), 'utf8')
      return configs.flatMap((config) => {
        const properties = children(config.property)
        const names = properties.map((each) => each['@_name'])
        const shown = children(config.designLayout?.designSection).flatMap((section) =>
          children(section.designLayoutItems?.designLayoutProperty).map((each) => each['@_name']),
        )
        return [
          ...properties.flatMap((each) => faultsOf(each, script)),
          ...(config.designLayout && shown.toSorted().join() !== names.toSorted().join()
            ? ['the layout shows other properties than there are']
            : []),
        ].map((fault) => `${component.fullName}: ${fault}`)
      })
    })
}

/** LWR Sites guide and LWC guide, "XML Configuration File Elements". */
function faultsOf(property, script) {
  const of = (name) => property[`@_${name}`]
  const name = of('name')
  const options = of('datasource')?.startsWith('apex:') ? undefined : of('datasource')?.split(',')
  const rules = {
    'is no name': /^[a-z][A-Za-z0-9]*$/.test(name),
    'has no setter': script.includes(`set ${name}(`),
    'has no label': Boolean(of('label')),
    'has an option without a name': !options?.includes(''),
    'has a default that is no option': !options || of('default') === undefined || options.includes(of('default')),
    'has a default that is no boolean': of('type') !== 'Boolean' || /^(true|false)$/.test(of('default') ?? 'true'),
    'has a default that is no whole number': of('type') !== 'Integer' || /^-?\d+$/.test(of('default') ?? '0'),
    'has a default that is too long': (of('default') ?? '').length <= 255,
    'is responsive without CSS': (of('screenResponsive') === 'true') === (of('exposedTo') === 'css'),
    'translates what is no text': of('translatable') === undefined || of('type') === 'String',
  }
  return Object.entries(rules).flatMap(([fault, holds]) => (holds ? [] : [`${name} ${fault}`]))
}
