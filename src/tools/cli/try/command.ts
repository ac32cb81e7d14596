import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { vitrineVersion } from '../../../core/element/version.js'
import type * as ShopServerModule from '../../../server/server.js'
import { parseWords, text } from '../project/command-line.js'
import { InputError } from '../project/input-error.js'
import { packageFolder } from '../project/package-files.js'
import type { ProjectTools } from '../project/write-project.js'
import { usage } from './usage.js'

const flag = { type: 'boolean', default: false } as const
const options = {
  data: text,
  port: text,
  watch: flag,
  reset: flag,
  help: { ...flag, short: 'h' },
  version: { ...flag, short: 'v' },
} as const
const usualPort = 4173

interface Words {
  dataFolder: string | undefined
  port: number
  watch: boolean
  reset: boolean
  help: boolean
  version: boolean
}

/** @throws {InputError} for what makes no sense */
function readWords(words: readonly string[]): Words {
  const { values, positionals } = parseWords(words, options)
  if (positionals.length > 0) throw new InputError(`"${positionals.join(' ')}" is not understood. Data are named by --data.`)
  const port = Number(values.port ?? usualPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    throw new InputError(`--port ${values.port} is no port. Use a number such as 4173.`)
  if (values.watch && values.data === undefined) throw new InputError('--watch needs data of your own: --data FOLDER.')
  return { dataFolder: values.data, port, watch: values.watch, reset: values.reset, help: values.help, version: values.version }
}

/**
 * Opens a shop on this machine until the process ends.
 * @param words as typed after `vitrine try`
 * @returns the exit code: 0 once it was ended, 1 when it cannot open, 2 when what was typed makes no sense
 */
export async function run(words: readonly string[], tools: ProjectTools = {}): Promise<number> {
  const { say = console.log, complain = console.error } = tools
  try {
    const given = readWords(words)
    if (given.help || given.version) {
      say(given.help ? usage : vitrineVersion)
      return 0
    }
    return await openShop(given, { say, complain })
  } catch (error) {
    if (error instanceof InputError) {
      complain(`${error.message}\n\n${usage}`)
      return 2
    }
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    complain(sentence)
    return 1
  }
}

/** Returns what the user can do about an error; undefined where it is ours. */
function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'DataFolderError') return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE' ? `Port ${port} is taken; the shop needs three in a row. Name another one with --port.` : undefined
}

async function openShop(
  { dataFolder, port, watch, reset }: Words,
  { say, complain }: Required<Pick<ProjectTools, 'say' | 'complain'>>,
): Promise<0> {
  const folder = packageFolder(fileURLToPath(import.meta.url))
  // The server brings its libraries along in files of its own, which no other command needs.
  const { serveShop, readDataFolder, formatReport, watchDataFolder, readSignIn } = (await import(
    pathToFileURL(join(folder, 'dist/try-server/server.js')).href
  )) as typeof ShopServerModule
  const own = dataFolder === undefined ? undefined : resolve(dataFolder)
  const ownData = own === undefined ? undefined : readDataFolder(own)
  if (own && ownData) say(formatReport(own, ownData.report))
  const signIn = readSignIn({})
  const memory = join(own ?? process.cwd(), '.vitrine')
  const shop = await serveShop({
    port,
    dataFolder: memory,
    assetFolder: join(folder, 'dist/cdn'),
    runtime: 'light',
    reset,
    watch,
    signIn,
    ...(ownData && { ownData }),
  })
  const moniker = ownData ? ownData.facts.consultants?.[0]?.moniker : 'anna-berger'
  const hasStudio = existsSync(join(folder, 'dist/studio/app'))
  const stop = watch && own ? watchDataFolder(own, () => readAgain(own)) : () => undefined
  say(`\n${own ? 'Your shop           ' : 'The example shop    '} ${shop.url}${moniker ? `?mk_moniker=${moniker}` : ''}`)
  say(`The sandbox's mails  ${shop.url}sandbox/mailbox`)
  say(
    `The Studio           ${hasStudio ? studioUrl(shop.url, signIn) : 'is not in this package; it comes with the repository (npm start)'}`,
  )
  say(`Its memory           ${memory} (--reset begins anew)`)
  say(`\nready ${shop.url}`)
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => done())
  })
  stop()
  await shop.close()
  return 0

  async function readAgain(path: string): Promise<void> {
    try {
      const data = readDataFolder(path)
      await shop.renewData(data)
      say(`\n${formatReport(path, data.report)}\nOpen pages show it.`)
    } catch (error) {
      complain(`${(error as Error).message}\nThe shop stays as it is.`)
    }
  }
}

const studioUrl = (shop: string, signIn: ReturnType<typeof ShopServerModule.readSignIn>): string =>
  `${shop}studio${signIn.kind === 'key' ? `?key=${signIn.key}` : ''}`
