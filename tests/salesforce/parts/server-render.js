// Every wrapper drawn on a server, by both of LWC's: it does not throw, and says what is said while the block is not there.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import lwcPlugin from '@lwc/rollup-plugin'
import { rollup } from 'rollup'
import { check } from '../support/checks.js'
import { bundlesIn, componentOf, copy, work } from '../support/project.js'

const lwc = lwcPlugin.default ?? lwcPlugin
const virtual = {
  'lightning/messageService':
    'export const APPLICATION_SCOPE = {}; export class MessageContext { connect() {} update() {} disconnect() {} }; export const publish = () => {}; export const subscribe = publish; export const unsubscribe = publish',
  'lightning/navigation': 'export const NavigationMixin = (Base) => class extends Base {}; NavigationMixin.Navigate = Symbol()',
}
const platform = {
  name: 'platform',
  resolveId: (id) => (id.startsWith('@salesforce/') || Object.hasOwn(virtual, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? (virtual[id.slice(1)] ?? 'export default {}') : undefined),
}

const servers = {
  'engine-server': {
    options: {},
    draw: async (component) => (await import('@lwc/engine-server')).renderComponent('c-drawn', component, {}),
    adapt: (code) => code.replace(/from (['"])lwc\1/g, "from '@lwc/engine-server'"),
  },
  'ssr-runtime': {
    options: { targetSSR: true, ssrMode: 'sync' },
    draw: async (component) =>
      (await import('@lwc/ssr-runtime')).serverSideRenderComponent('c-drawn', component, {}, undefined, undefined, 'sync'),
    adapt: (code) => code,
  },
}

export async function renderAll(folder, declarations) {
  const modules = join(work, 'server/modules')
  copy(join(folder, 'lwc'), join(modules, 'c'))
  const names = bundlesIn(folder)
    .map(({ name }) => name)
    .filter((name) => name !== 'vitrineBlock')
  const told = declarations.filter(
    ({ slots, fallback }) => !slots && (typeof fallback?.text === 'object' || typeof fallback?.heading === 'object'),
  )
  for (const [server, { options, draw, adapt }] of Object.entries(servers)) {
    const faults = []
    const drawn = new Map()
    for (const name of names) {
      try {
        drawn.set(name, await drawOne(name))
      } catch (error) {
        faults.push(`${name}: ${String(error.message).split('\n')[0]}`)
      }
    }
    check(`${names.length} components are drawn by ${server}`, faults)
    const silent = told.filter(({ tag, fallback }) => {
      const html = drawn.get(componentOf(tag)) ?? ''
      return !html.includes(fallback.text?.de ?? fallback.heading?.de)
    })
    check(
      `${told.length} of them say on ${server} what is true without a script`,
      silent.map(({ tag }) => `${tag} is silent`),
    )

    async function drawOne(name) {
      const external = (id) => id === 'lwc' || (id.startsWith('@lwc/') && !id.startsWith('@lwc/resources'))
      const plugins = [platform, lwc({ rootDir: modules, modules: [{ dir: modules }], ...options })]
      const bundle = await rollup({ input: join(modules, 'c', name, `${name}.js`), plugins, external, onwarn() {} })
      const { output } = await bundle.generate({ format: 'esm' })
      const file = join(work, 'server', server, `${name}.mjs`)
      mkdirSync(join(work, 'server', server), { recursive: true })
      writeFileSync(file, adapt(output[0].code))
      const { default: component } = await import(pathToFileURL(file))
      return draw(component)
    }
  }
}
