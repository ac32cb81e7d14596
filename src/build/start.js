// `npm start`: installs what is missing, builds what is missing, serves, says where. Plain JavaScript without
// dependencies, because it is the first file that runs on a fresh machine.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, watch as watchFiles } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuilt } from './built.js'
import { readCommandLine } from './command-line.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const { values: options } = readCommandLine({
  usage: 'npm start -- [--data FOLDER] [--reset] [--watch]',
  options: { data: 'string', reset: 'boolean', watch: 'boolean' },
})
const [major] = process.versions.node.split('.')
if (Number(major) < 20) fail(`Vitrine needs Node 20 or newer; this is ${process.version}.`)

if (!existsSync('node_modules/vite')) run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing what is missing …')
if (!isBuilt()) run(process.execPath, ['src/build/build.js', 'shop'], 'Building the shop …')

const port = Number(process.env.PORT || 4173)
if (!Number.isInteger(port) || port < 1 || port > 65_533) fail(`PORT=${process.env.PORT} is not a port; use a number such as 4173.`)
const runtime = process.env.VITRINE_RUNTIME || 'light'
if (!['light', 'react'].includes(runtime)) fail(`VITRINE_RUNTIME=${runtime} is none; use react, or light.`)
// npm changes into the package's folder; the folder's name was typed in another one.
const ownFolder = options.data && resolve(process.env.INIT_CWD || '.', options.data)
const dataFolder = resolve(process.env.VITRINE_DATA || (ownFolder ? join(ownFolder, '.vitrine') : '.vitrine'))
const { serveShop, readSignIn, readExtensions, readDataFolder, formatReport, watchDataFolder } = await import(
  pathToFileURL(join(root, 'dist/studio/server.js')).href
)
const whoMay = {
  key: 'nobody signs in, so it opens with this key only',
  everybody: 'NOBODY SIGNS IN: whoever reaches this machine can change and publish everything',
  proxy: 'a proxy says who it is',
  provider: 'people sign in',
}
try {
  const ownData = ownFolder && readDataFolder(ownFolder)
  if (ownData) console.log(formatReport(ownFolder, ownData.report))
  const signIn = readSignIn(process.env)
  const { url, catalogue, till, renew, renewData, close } = await serveShop({
    port,
    dataFolder,
    assetFolder: join(root, 'dist/cdn'),
    runtime,
    reset: Boolean(options.reset),
    ...(ownData && { ownData }),
    watch: Boolean(options.watch),
    ...(process.env.HOST && { host: process.env.HOST }),
    hosts: (process.env.VITRINE_HOST || '').split(/[\s,]+/).filter(Boolean),
    // The setting is a folder, redis://…, or a driver of unstorage with its options: s3:{"bucket":"pages"}.
    ...(process.env.VITRINE_PAGES && { pageStorage: process.env.VITRINE_PAGES }),
    // The setting for the pictures has the same form.
    ...(process.env.VITRINE_MEDIA && { mediaStorage: process.env.VITRINE_MEDIA }),
    // Extensions that the organisation has beyond the published reference: their names, or none.
    ...(process.env.VITRINE_EXTENSIONS && { extensions: readExtensions(process.env.VITRINE_EXTENSIONS) }),
    signIn,
    // This is the address of the Studio for editors, when it is not here.
    ...(process.env.VITRINE_STUDIO && { studioOrigin: new URL(process.env.VITRINE_STUDIO).origin }),
    // This is the address of the published site for shoppers.
    ...(process.env.VITRINE_SITE && { site: process.env.VITRINE_SITE }),
  })
  const moniker = ownData ? ownData.facts.consultants[0]?.moniker : 'anna-berger'
  console.log(`\n${ownData ? 'Your shop           ' : 'The example shop    '} ${url}${moniker ? `?mk_moniker=${moniker}` : ''}`)
  console.log(`The Studio           ${url}studio${signIn.kind === 'key' ? `?key=${signIn.key}` : ''} (${whoMay[signIn.kind]})`)
  console.log(`The sandbox's mails  ${url}sandbox/mailbox`)
  console.log(`The online catalogue ${catalogue}/?project=mk-germany&lang=de&corporate=true`)
  console.log(`The card payments    ${till}/ (only in the frame of the checkout)`)
  console.log(`The sandbox platform ${url}services/data/v64.0/`)
  console.log(`Its memory           ${dataFolder} (npm start -- --reset begins anew)`)
  if (options.watch) await watch(renew)
  if (options.watch && ownFolder) watchDataFolder(ownFolder, () => readAgain(ownFolder, { readDataFolder, formatReport, renewData }))
  console.log(`\nready ${url}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().finally(() => process.exit(0)))
} catch (error) {
  if (error?.name === 'DataFolderError') fail(error.message)
  if (error?.name === 'PageStoreError')
    fail(
      `The pages could not be opened in ${process.env.VITRINE_PAGES || join(dataFolder, 'pages')}: ${error.cause?.message ?? error.message}`,
    )
  if (/VITRINE_(PAGES|SITE|SIGN_IN|KEY|ROLES|MEDIA|EXTENSIONS)/.test(error?.message)) fail(error.message)
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error?.code))
    fail(`HOST=${process.env.HOST} is no address of this machine. Use one of its addresses, or 0.0.0.0 for all of them.`)
  if (error?.code !== 'EADDRINUSE') throw error
  fail(`Port ${error.port ?? port} is taken; the shop needs ${port} and the next two. Try: PORT=${port + 10} npm start`)
}

/**
 * Builds the parts of pages whenever they change; an open page shows the change by itself, where it stands. A file that only the server
 * reads is named, too: it is shown after the next start.
 */
async function watch(renew) {
  const { build } = await import('vite')
  // Packed files would be served in place of what is built from now on.
  for (const name of readdirSync('dist/cdn', { recursive: true })) if (name.endsWith('.br')) rmSync(join('dist/cdn', name))
  const built = {}
  for (const mode of ['theme', runtime === 'light' ? 'light' : 'cdn']) {
    const remembering = {
      name: 'vitrine-watched-files',
      generateBundle() {
        built[mode] = [...this.getModuleIds()]
      },
    }
    const watcher = await build({
      root,
      mode,
      configFile: 'vite.config.ts',
      logLevel: 'warn',
      plugins: [remembering],
      // Small files and their maps take longer than all else, and nobody waits for them here.
      build: {
        // Editors empty a file before they write it.
        watch: { buildDelay: 50 },
        emptyOutDir: false,
        sourcemap: false,
        reportCompressedSize: false,
        rolldownOptions: { output: { minify: false } },
      },
    })
    const changed = new Set()
    watcher.on('change', (file) => changed.add(relative(root, file)))
    let isFirst = true
    await new Promise((resolve) =>
      watcher.on('event', ({ code, result, duration }) => {
        result?.close()
        // Vite has shown the fault itself.
        if (code === 'ERROR') console.error('Nothing was built. Open pages stay as they are.')
        if (code === 'BUNDLE_END') {
          renew()
          if (!isFirst) console.log(builtAgain(changed, duration))
          else if (mode !== 'theme') console.log(`Watching src         built in ${seconds(duration)}`)
          changed.clear()
        }
        if (code !== 'END') return
        isFirst = false
        resolve()
      }),
    )
  }
  const isBuilt = (file) => Object.values(built).some((ids) => ids.some((id) => relative(root, id.replace(/\?.*$/, '')) === file))
  const seen = new Map()
  watchFiles('src', { recursive: true }, (_, name) => {
    const file = name && join('src', name)
    // Sheets belong to pages, those too that another sheet imports.
    if (!file || !/\.(?:[jt]sx?|json)$/.test(file) || !existsSync(file) || isBuilt(file)) return
    // A system tells one change in several events.
    const { mtimeMs } = statSync(file)
    if (seen.get(file) === mtimeMs) return
    seen.set(file, mtimeMs)
    console.log(`${file} changed: no page loads it, so it is seen after the next npm start.`)
  })
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Reads the data anew after a change of a file; data that cannot be read leave the shop as it is. */
async function readAgain(folder, { readDataFolder, formatReport, renewData }) {
  try {
    const ownData = readDataFolder(folder)
    await renewData(ownData)
    console.log(`\n${formatReport(folder, ownData.report)}\nOpen pages show it.`)
  } catch (error) {
    console.error(`${error.message}\nThe shop stays as it is.`)
  }
}

/** @param {ReadonlySet<string>} changed @param {number} duration milliseconds */
function builtAgain(changed, duration) {
  const files = [...changed]
  const named = files.length > 3 ? `${files.slice(0, 2).join(', ')} and ${files.length - 2} more` : files.join(', ')
  return `Built again in ${seconds(duration)}, as ${named || 'something'} changed; open pages show it where they stand.`
}

function run(command, words, saying) {
  console.log(saying)
  const { status } = spawnSync(command, words, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) fail(`${command} ${words.join(' ')} did not work; see above.`)
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
