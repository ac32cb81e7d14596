import { parseArgs, type ParseArgsConfig } from 'node:util'
import { declarations } from '../../../blocks/declarations.js'
import { InputError } from './input-error.js'

export const text = { type: 'string' } as const
export const texts = { type: 'string', multiple: true } as const
const flag = { type: 'boolean', default: false } as const
/** A switch without a default: unsaid is not off, since the last time may have said it. */
export const switched = { type: 'boolean' } as const

/** Options of every command that writes a folder. */
export const sharedOptions = {
  out: text,
  blocks: texts,
  force: flag,
  keep: flag,
  help: { ...flag, short: 'h' },
  version: { ...flag, short: 'v' },
} as const

/** Shared options that say how the folder is written, and not what stands in it. */
const optionsOfWriting: ReadonlySet<string> = new Set(['out', 'force', 'keep', 'help', 'version'])

export type CommandOptions = NonNullable<ParseArgsConfig['options']>

/** An option with its value, or a switch with the word that turns it on or off. */
export type OwnOption = { name: string; value: string } | { name: string; word: string }

/** Shared part of a parsed command line. */
export interface CommandLine {
  folder: string | undefined
  /** The options that decide what is written: noted for the next time. */
  own: readonly OwnOption[]
  conflicts: 'ask' | 'overwrite' | 'keep'
  help: boolean
  version: boolean
}

/** @throws InputError for an option that there is not */
export function parseWords<const Options extends CommandOptions>(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, allowNegative: true, tokens: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw new InputError((error as Error).message)
    throw error
  }
}

/**
 * Reads the shared options.
 * @throws InputError where several folders are named, or an empty one, or both `--force` and `--keep`
 */
export function readCommandLine(words: readonly string[], options: CommandOptions): CommandLine {
  const { values, positionals } = parseWords(words, { ...options, ...sharedOptions })
  const [folder, ...more] = [...(typeof values.out === 'string' ? [values.out] : []), ...positionals]
  // A variable of the shell that is not set leaves nothing: the current folder is not meant.
  if (folder?.trim() === '') throw new InputError('The name of the folder is empty. Name one, or leave it out.')
  if (more.length > 0) throw new InputError(`Into which folder? ${[folder, ...more].join(' and ')} are several.`)
  if (values.force && values.keep) throw new InputError('--force overwrites what you have changed, --keep keeps it: say one of them.')
  return {
    folder,
    own: readOwn(words, options),
    conflicts: values.force ? 'overwrite' : values.keep ? 'keep' : 'ask',
    help: values.help === true,
    version: values.version === true,
  }
}

/**
 * The options that decide what is written, as they were typed.
 * @throws InputError for an option that there is not
 */
export function readOwn(words: readonly string[], options: CommandOptions): OwnOption[] {
  return parseWords(words, { ...options, ...sharedOptions }).tokens.flatMap((token) => {
    if (token.kind !== 'option' || optionsOfWriting.has(token.name)) return []
    // `rawName` of a switch says whether it is on: `--undocumented`, `--no-undocumented`.
    return [token.value === undefined ? { name: token.name, word: token.rawName } : { name: token.name, value: token.value }]
  })
}

export const wordsOf = (option: OwnOption): string[] => ('value' in option ? [`--${option.name}`, option.value] : [option.word])

/** Splits values that may name several, each divided by commas. */
export const listed = (given: readonly string[] | undefined): string[] =>
  (given ?? [])
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter(Boolean)

/** `none` takes back what was said the last time. */
export const listedOrNone = (given: readonly string[] | undefined): string[] => listed(given).filter((each) => each !== 'none')

/** A variable of a shell that is empty must not say "all", or forget what was named. */
export function refuseEmptyLists(values: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  for (const name of names) {
    const given = values[name]
    if (Array.isArray(given) && listed(given as string[]).length === 0)
      throw new InputError(
        `--${name} names nothing. --${name} ${name === 'blocks' ? 'all means all of them.' : 'none takes back what was said the last time.'}`,
      )
  }
}

/** @returns the tags that are meant; all where none or `all` is named */
export function readBlocks(given: readonly string[] | undefined): string[] {
  const names = listed(given)
  const tags: string[] = declarations.map(({ tag }) => tag)
  if (names.length === 0 || names.includes('all')) return tags
  return names.map((name) => {
    const tag = tags.find((each) => each === name || each === `vitrine-${name}`)
    if (!tag)
      throw new InputError(
        `--blocks ${name}: there is no such block. There are: ${tags.map((each) => each.replace('vitrine-', '')).join(', ')}`,
      )
    return tag
  })
}

export function readOrigin(given: string, option: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isOrigin = url?.protocol === 'https:' && !url.username && !url.password && /^\/?$/.test(url.pathname + url.search + url.hash)
  if (!url || !isOrigin) throw new InputError(`${option} ${given} is no origin. Use one such as https://house.example`)
  return url.origin
}

export function fitting(given: string, pattern: RegExp, option: string, rule: string): string {
  if (pattern.test(given)) return given
  throw new InputError(`${option} "${given}" does not fit: such a name ${rule}.`)
}

export function oneOf<Name extends string>(given: string, names: readonly Name[], option: string): Name {
  const found = names.find((name) => name === given)
  if (found === undefined) throw new InputError(`${option} ${given} is none of ${names.join(', ')}.`)
  return found
}
