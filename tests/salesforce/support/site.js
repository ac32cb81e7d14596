import { spawn } from 'node:child_process'
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copy, here, root, work } from './project.js'

/** How the platform runs a site's components: Experience Cloud has all four. */
export const modes = [
  { name: 'native', synthetic: false, sandboxed: false },
  { name: 'synthetic', synthetic: true, sandboxed: false },
  { name: 'LWS', synthetic: false, sandboxed: true },
  { name: 'LWS + synthetic', synthetic: true, sandboxed: true },
]

/** What stands in the head markup of a site, and a mark by which a component sees whether it is in a sandbox. */
const head = (scripts, sitePath = '') =>
  `<script>window.ofThePage = true</script>
<link rel="stylesheet" href="${sitePath}/sfsites/c/resource/1/vitrine/vitrine.css">
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}`

/** The second release of the static resource is another version of ours. */
const resource = (release) => `/sfsites/c/resource/${release}/vitrine/lwr.js`

/** What is wrong with a site, by a word in the query. */
const sites = {
  bare: { scripts: [] },
  twice: { scripts: [resource(1), resource(2)] },
  // The platform's policy knows the site's own scripts, and not a house from which somebody loads ours.
  blocked: { scripts: ['//house.example/lwr.js'], policy: "script-src-elem 'self' 'unsafe-inline'" },
}

const trusted = ['@locker/*', 'lwr/*', '@lwrjs/*', 'lwc', '@lwc/*', 'lightning/*', '@salesforce/*', 'site/*', 'page/*', 'handler/*']

/**
 * The LWR app with the generated components, for one mode.
 * @param org the shop's settings as a project has them, and where its site begins: then the app is that site
 */
export function writeApp(lwcFolder, { synthetic, sandboxed, org }) {
  const app = join(work, 'app')
  rmSync(app, { recursive: true, force: true })
  const modules = join(app, 'src/modules')
  copy(join(here, 'app/src'), join(app, 'src'))
  copy(lwcFolder, join(modules, 'c'))
  // LWR does not let an app have a `lightning/navigation` of its own.
  const navigation = join(modules, 'c/vitrineNavigation/vitrineNavigation.js')
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace("'lightning/navigation'", "'site/navigation'"))
  const names = readdirSync(lwcFolder).filter((name) => name !== 'vitrineBlock')
  const imports = names.map((name) => `  ${name}: () => import('c/${name}'),\n`).join('')
  copyText(join(modules, 'page/components'), 'components.js', `export const components = {\n${imports}}\n`)
  const channels = ['NoMoniker', 'MonikerSelected', 'Communication', 'ConsultantKeySelected', 'PromoBanner', 'Request']
  const aliases = channels.map((channel) => {
    copyText(join(modules, 'alias'), `${channel}.js`, `export default { name: 'Vitrine${channel}__c' }\n`)
    return { name: `@salesforce/messageChannel/Vitrine${channel}__c`, path: `$rootDir/src/modules/alias/${channel}.js` }
  })
  const bootstrap = { syntheticShadow: synthetic, ssr: false }
  if (org) aliases.push(...writeOrg(modules, org))
  // A module is compiled where it lies, asked for or not.
  else rmSync(join(modules, 'site/org'), { recursive: true })
  const config = {
    lwc: { modules: [{ dir: '$rootDir/src/modules' }, ...aliases, { npm: '@lwrjs/router' }] },
    routes: ['/', '/any/:names', '/changed', '/regions', '/alone'].map((path, index) => ({
      id: `page${index}`,
      path,
      rootComponent: org ? 'site/org' : path === '/alone' ? 'site/alone' : 'site/shop',
      bootstrap,
    })),
    ...(sandboxed && { locker: { enabled: true, trustedComponents: trusted } }),
  }
  writeFileSync(join(app, 'lwr.config.json'), JSON.stringify(config, null, 1))
  writeFileSync(join(app, 'package.json'), '{ "name": "vitrine-site", "version": "1.0.0", "type": "module" }')
  return app
}

/** The component of the shop's settings, and what the platform hands to it: ids, paths, who is here, methods of Apex. */
function writeOrg(modules, { settings, sitePath }) {
  copy(settings, join(modules, 'shop/vitrineStore'))
  const methods = [
    ...readFileSync(join(settings, 'vitrineStore.js'), 'utf8').matchAll(/from '(@salesforce\/apex\/ShopController\.(\w+))'/g),
  ]
  const given = {
    '@salesforce/webstore/Id': "'0ZE000000000001GAA'",
    '@salesforce/community/Id': "'0DB000000000001GAA'",
    '@salesforce/community/basePath': JSON.stringify(sitePath),
    '@salesforce/user/isGuest': 'true',
    '@salesforce/i18n/lang': "'de'",
    ...Object.fromEntries(methods.map(([, specifier, name]) => [specifier, `(given) => window.apexMethod('${name}', given)`])),
  }
  return Object.entries(given).map(([name, value], index) => {
    copyText(join(modules, 'alias'), `given${index}.js`, `export default ${value}\n`)
    return { name, path: `$rootDir/src/modules/alias/given${index}.js` }
  })
}

/**
 * How the platform calls a method of Apex for a component; what it answers to a guest whose profile lacks the class, it says as a 403
 * of `FORBIDDEN`.
 */
const callsApex = `<script>
window.apexMethod = async (method, params) => {
  if (new URLSearchParams(location.search).has('refused')) {
    const message = "You do not have access to the Apex class named 'ShopController'."
    throw { status: 403, statusText: 'Forbidden', body: { errorCode: 'FORBIDDEN', message } }
  }
  const body = { namespace: '', classname: 'ShopController', method, isContinuation: false, cacheable: false, params }
  const answer = await fetch('/webruntime/api/apex/execute', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const said = await answer.json()
  if (!answer.ok) throw { status: answer.status, body: said }
  return said.returnValue
}
</script>`

function copyText(folder, file, text) {
  copy(join(here, 'app/README.md'), join(folder, '.keep'))
  writeFileSync(join(folder, file), text)
}

/** The platform: Vitrine's sandbox, as `npm start` serves it. */
export async function openPlatform() {
  const { serveShop } = await import(pathToFileURL(join(root, 'dist/studio/server.js')))
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitrine-salesforce-'))
  const port = await freePort(3)
  const shop = await serveShop({ port, dataFolder, assetFolder: join(root, 'dist/cdn'), runtime: 'light', signIn: { kind: 'here' } })
  return {
    port,
    async close() {
      await shop.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** One origin, as a site is: pages of LWR, the platform's interfaces, the static resource. */
export async function openSite({ app, sandboxed, bundled = sandboxed, org, platform }) {
  const [lwrPort, port] = [await freePort(), await freePort()]
  const mode = bundled ? 'prod-compat' : 'prod'
  const lwr = spawn(process.execPath, [join(here, 'support/lwr-server.js'), app, String(lwrPort), mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const stopped = new Promise((_resolve, reject) => lwr.once('exit', () => reject(new Error(`LWR ended:\n${said.slice(-3000)}`))))
  const listening = new Promise((resolve) => {
    for (const stream of [lwr.stdout, lwr.stderr])
      stream.on('data', (text) => {
        said += text
        if (said.includes('listening')) resolve()
      })
  })
  stopped.catch(() => {})
  await Promise.race([listening, stopped])
  const server = createServer((incoming, answer) => {
    if (org && incoming.url.startsWith(`${org.sitePath}/`)) incoming.url = incoming.url.slice(org.sitePath.length)
    else if (org && /^\/(webruntime|sfsites)\//.test(incoming.url) && !incoming.url.includes('/apex/')) return answer.writeHead(404).end()
    const { pathname, searchParams } = new URL(incoming.url, 'http://site')
    const [, release, file] = /^\/sfsites\/c\/resource\/(\d+)\/vitrine\/([\w./-]+)$/.exec(pathname) ?? []
    if (file && !file.includes('..')) return sendFile(join(root, 'dist/cdn', file), answer, release === '2')
    const isPlatform = /^\/(webruntime|services|cms|lwr\/apex|sandbox|apex|img)\b/.test(pathname)
    const { scripts, policy } = Object.entries(sites).find(([word]) => searchParams.has(word))?.[1] ?? { scripts: [resource(1)] }
    // What belongs to a site is delivered below `/sfsites/c`.
    if (pathname.startsWith('/sfsites/c/cms/')) {
      incoming.url = incoming.url.slice('/sfsites/c'.length)
      return pass(incoming, answer, platform.port, {})
    }
    if (isPlatform) return pass(incoming, answer, platform.port, {})
    const inHead =
      scripts.length > 0
        ? head(
            scripts.map((src) => `${org?.sitePath ?? ''}${src}`),
            org?.sitePath,
          )
        : ''
    pass(incoming, answer, lwrPort, { inHead: inHead + (org ? callsApex : ''), policy })
  })
  await new Promise((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      lwr.kill()
    },
  }
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' }

function sendFile(path, answer, isOlder) {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return answer.writeHead(404).end()
  answer.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' })
  if (!isOlder || !path.endsWith('.js')) return createReadStream(path).pipe(answer)
  answer.end(readFileSync(path, 'utf8').replaceAll(`\`${version}\``, '`0.0.1`'))
}

function pass(incoming, answer, port, { inHead, policy }) {
  const there = `localhost:${port}`
  const { origin, ...given } = incoming.headers
  const headers = { ...given, host: there, 'accept-encoding': 'identity', ...(origin && { origin: `http://${there}` }) }
  const asked = request({ port, host: 'localhost', path: incoming.url, method: incoming.method, headers }, (got) => {
    if (!inHead || !/html/.test(got.headers['content-type'] ?? '')) {
      answer.writeHead(got.statusCode, got.headers)
      return got.pipe(answer)
    }
    let page = ''
    got.setEncoding('utf8')
    got.on('data', (text) => {
      page += text
    })
    got.on('end', () => {
      const { 'content-length': _length, ...others } = got.headers
      answer.writeHead(got.statusCode, { ...others, ...(policy && { 'content-security-policy': policy }) })
      answer.end(page.replace('<head>', `<head>${inHead}`))
    })
  })
  asked.on('error', (error) => answer.writeHead(502).end(String(error)))
  incoming.pipe(asked)
}

/** A port, with as many free ones behind it as are needed. */
async function freePort(count = 1) {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 40_000)
    const are = await Promise.all(Array.from({ length: count }, (_none, index) => isFree(port + index)))
    if (are.every(Boolean)) return port
  }
}

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, 'localhost', () => server.close(() => resolve(true)))
  })
