// The platform's own compiler, with what it checks at deployment: as it comes, minified, under Lightning Web Security, for a server.
import { compile } from '@lwc/sfdc-lwc-compiler'
import { check, numbers } from '../support/checks.js'
import { bundlesIn } from '../support/project.js'

const production = { NODE_ENV: 'production' }
export const configs = [
  { outputConfig: { minify: false, env: { NODE_ENV: 'development' } } },
  { outputConfig: { minify: true, env: production } },
  { outputConfig: { minify: false, lockerConfig: {}, env: production } },
  { outputConfig: { minify: false, targetSSR: true, env: production } },
]

export async function compileAll(folder, label, wanted = () => true, compilerConfigs = configs) {
  const faults = []
  let outputs = 0
  const bundles = bundlesIn(folder).filter(({ name }) => wanted(name))
  for (const { name, files } of bundles) {
    const sources = Object.fromEntries(Object.entries(files).filter(([file]) => !file.endsWith('.xml')))
    const bundle = { namespace: 'c', name, type: 'platform', files: sources, options: { apiVersion: 64 } }
    const { success, diagnostics, results = [] } = await compile({ bundle, compilerConfigs })
    outputs += results.length
    if (!success) faults.push(`${name} is not compiled`)
    for (const { level, code, message } of diagnostics) faults.push(`${name}: level ${level} ${code ?? ''} ${message.split('\n')[0]}`)
  }
  if (outputs !== bundles.length * compilerConfigs.length) faults.push(`${outputs} outputs of ${bundles.length} components`)
  numbers[`compiled ${label}`] = `${bundles.length} components, ${outputs} outputs`
  check(`the platform's compiler takes ${bundles.length} components (${label}) without a diagnostic`, faults)
}
