import { parseArgs } from 'node:util'
import { declarations } from '../blocks/declarations.js'
import { type ExtensionName, extensionNames } from '../builder/salesforce/extensions.js'
import { defaultOptions, type SalesforceOptions } from '../builder/salesforce/options.js'
import { type OriginUse, originUses } from '../builder/salesforce/trusted-sites.js'
import { InputError } from './input-error.js'

const uses = Object.keys(originUses) as OriginUse[]

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const
const flag = { type: 'boolean', default: false } as const
/** A switch without a default: unsaid is not off, since the last time may have said it. */
const switched = { type: 'boolean' } as const

const options = {
  out: text,
  site: text,
  prefix: text,
  blocks: texts,
  extensions: texts,
  page: texts,
  catalogue: texts,
  payment: texts,
  agent: texts,
  reviews: texts,
  media: texts,
  language: text,
  runtime: text,
  'apex-class': text,
  'option-labels': switched,
  undocumented: switched,
  'server-rendered': switched,
  force: flag,
  keep: flag,
  help: { ...flag, short: 'h' },
  version: { ...flag, short: 'v' },
} as const

/** An option with its value, or a switch with the word that turns it on or off. */
export type OwnOption = { name: string; value: string } | { name: string; word: string }

/** The parsed command line; `pages` are files to be read. */
export interface Words {
  folder: string | undefined
  project: Omit<SalesforceOptions, 'pages'>
  pages: readonly string[]
  /** The options that make the project what it is: written down for the next time. */
  own: readonly OwnOption[]
  conflicts: 'ask' | 'overwrite' | 'keep'
  help: boolean
  version: boolean
}

/** @throws InputError for what makes no sense, with a sentence about it */
export function readWords(words: readonly string[]): Words {
  const { values, positionals } = parse(words)
  const [folder, ...more] = [...(values.out === undefined ? [] : [values.out]), ...positionals]
  if (more.length > 0) throw new InputError(`Into which folder? ${[folder, ...more].join(' and ')} are several.`)
  for (const name of lists)
    if (values[name] && listed(values[name]).length === 0) throw new InputError(`--${name} names nothing.${insteadOf(name)}`)
  if (values.force && values.keep) throw new InputError('--force overwrites what you have changed, --keep keeps it: say one of them.')
  const { site = defaultOptions.site, prefix = defaultOptions.prefix, language = 'de', runtime = 'react' } = values
  const apexClass = values['apex-class'] ?? defaultOptions.apexClass
  const forms = {
    undocumented: values.undocumented ?? false,
    optionLabels: values['option-labels'] ?? false,
    serverRendered: values['server-rendered'] ?? false,
  }
  if (forms.optionLabels && prefix.length > longestPrefixOfLists)
    throw new InputError(`--option-labels: with it a --prefix has at most ${longestPrefixOfLists} signs, since names of Apex end at 40.`)
  return {
    folder,
    project: {
      site: readSite(site),
      prefix: fitting(
        prefix,
        /^[a-z][A-Za-z0-9]{0,19}$/,
        '--prefix',
        'begins with a lower-case letter, and has at most 20 letters and digits',
      ),
      blocks: readBlocks(listed(values.blocks)),
      extensions: listedOrNone(values.extensions).flatMap(readExtension),
      origins: uses.flatMap((use) => listedOrNone(values[use]).map((origin) => ({ origin: readOrigin(origin, `--${use}`), use }))),
      language: oneOf(language, ['de', 'en'], '--language'),
      runtime: oneOf(runtime, ['react', 'light'], '--runtime'),
      forms,
      // Its test is called so as well, and the platform's names have at most 40 letters.
      apexClass: fitting(apexClass, /^(?!.*__)[A-Za-z][A-Za-z0-9_]{0,34}[A-Za-z0-9]$/, '--apex-class', 'is a name of Apex'),
    },
    pages: (values.page ?? []).filter((file) => file !== 'none'),
    own: readOwn(words),
    conflicts: values.force ? 'overwrite' : values.keep ? 'keep' : 'ask',
    help: values.help,
    version: values.version,
  }
}

/**
 * The options that make the project what it is, as they were typed.
 * @throws InputError for an option that there is not
 */
export function readOwn(words: readonly string[]): OwnOption[] {
  return parse(words).tokens.flatMap((token) => {
    if (token.kind !== 'option' || elsewhere.has(token.name)) return []
    // `rawName` of a switch says whether it is on: `--undocumented`, `--no-undocumented`.
    return [token.value === undefined ? { name: token.name, word: token.rawName } : { name: token.name, value: token.value }]
  })
}

export const wordsOf = (option: OwnOption): string[] => ('value' in option ? [`--${option.name}`, option.value] : [option.word])

/** A list of options is a class called by prefix, block and field. */
const longestPrefixOfLists = 10

/** They say how it is written, and not what. */
const elsewhere: ReadonlySet<string> = new Set(['out', 'force', 'keep', 'help', 'version'])

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, allowNegative: true, tokens: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw new InputError((error as Error).message)
    throw error
  }
}

/** Options that may name several; a variable of a shell that is empty must not say "all", or forget what was named. */
const lists = ['blocks', 'extensions', 'page', ...uses] as const

const insteadOf = (name: (typeof lists)[number]): string =>
  name === 'blocks' ? ' --blocks all means all of them.' : ` --${name} none takes back what was said the last time.`

const listed = (given: readonly string[] | undefined): string[] =>
  (given ?? [])
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter(Boolean)

/** `none` takes back what was said the last time. */
const listedOrNone = (given: readonly string[] | undefined): string[] => listed(given).filter((each) => each !== 'none')

function readBlocks(names: readonly string[]): string[] {
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

function readExtension(name: string): ExtensionName[] {
  if (name === 'all') return extensionNames
  return [oneOf(name, extensionNames, '--extensions')]
}

function readSite(site: string): string {
  return fitting(
    site.trim(),
    /^(?=.*[\p{L}\p{N}])[^%/\\:<>"|?*`$\p{Cc}]{1,60}$/u,
    '--site',
    'has letters, and none of the signs % / \\ : < > " | ? * ` $',
  )
}

function readOrigin(given: string, option: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isOrigin = url?.protocol === 'https:' && !url.username && !url.password && /^\/?$/.test(url.pathname + url.search + url.hash)
  if (!url || !isOrigin) throw new InputError(`${option} ${given} is no origin. Use one such as https://house.example`)
  return url.origin
}

function fitting(given: string, pattern: RegExp, option: string, rule: string): string {
  if (pattern.test(given)) return given
  throw new InputError(`${option} "${given}" does not fit: such a name ${rule}.`)
}

function oneOf<Name extends string>(given: string, names: readonly Name[], option: string): Name {
  const found = names.find((name) => name === given)
  if (found === undefined) throw new InputError(`${option} ${given} is none of ${names.join(', ')}.`)
  return found
}
