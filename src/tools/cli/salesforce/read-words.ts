import { type ExtensionName, extensionNames } from '../../salesforce/extensions.js'
import { defaultOptions, type SalesforceOptions } from '../../salesforce/options.js'
import { type OriginUse, originUses } from '../../salesforce/trusted-sites.js'
import {
  type CommandLine,
  fitting,
  listedOrNone,
  oneOf,
  parseWords,
  readBlocks,
  readCommandLine,
  readOrigin,
  refuseEmptyLists,
  sharedOptions,
  switched,
  text,
  texts,
} from '../project/command-line.js'
import { InputError } from '../project/input-error.js'

const uses = Object.keys(originUses) as OriginUse[]

export const options = {
  ...sharedOptions,
  site: text,
  prefix: text,
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
} as const

/** The parsed command line; `pages` are files to be read. */
export interface Words extends CommandLine {
  project: Omit<SalesforceOptions, 'pages'>
  pages: readonly string[]
}

/** @throws InputError for what makes no sense, with a sentence about it */
export function readWords(words: readonly string[]): Words {
  const shared = readCommandLine(words, options)
  const { values } = parseWords(words, options)
  refuseEmptyLists(values, lists)
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
    ...shared,
    project: {
      site: readSite(site),
      prefix: fitting(
        prefix,
        /^[a-z][A-Za-z0-9]{0,19}$/,
        '--prefix',
        'begins with a lower-case letter, and has at most 20 letters and digits',
      ),
      blocks: readBlocks(values.blocks),
      extensions: listedOrNone(values.extensions).flatMap(readExtension),
      origins: uses.flatMap((use) => listedOrNone(values[use]).map((origin) => ({ origin: readOrigin(origin, `--${use}`), use }))),
      language: oneOf(language, ['de', 'en'], '--language'),
      runtime: oneOf(runtime, ['react', 'light'], '--runtime'),
      forms,
      // Its test is called so as well, and the platform's names have at most 40 letters.
      apexClass: fitting(apexClass, /^(?!.*__)[A-Za-z][A-Za-z0-9_]{0,34}[A-Za-z0-9]$/, '--apex-class', 'is a name of Apex'),
    },
    pages: (values.page ?? []).filter((file) => file !== 'none'),
  }
}

/** A list of options is a class called by prefix, block and field. */
const longestPrefixOfLists = 10

/** Options that may name several. */
const lists = ['blocks', 'extensions', 'page', ...uses] as const

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
