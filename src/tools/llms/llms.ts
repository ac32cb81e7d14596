import { folderOf } from '../../pages/document/names.js'
import type { BlockDeclaration } from '../../core/element/declaration.js'
import { vitrineVersion } from '../../core/element/version.js'
import { allTokens } from '../manifests/token-properties.js'
import { blockPage } from './block-page.js'

/** Guide as it stands in `stories/guides`. */
export interface Guide {
  /** Name of the file: `theming`. */
  name: string
  text: string
}

const about = `Vitrine ${vitrineVersion} (\`@vitrine/blocks\`): shop blocks as custom elements (\`<vitrine-cart-panel>\`) for a shop that sells through independent consultants, on the Salesforce commerce platform or on the sandbox that comes along. Blocks do not know each other; they meet on a typed bus. German first, English complete.`

const rules = [
  'A page needs one script: `<script type="module" src="…/cdn/loader.js"></script>`. It finds the tags, and fetches only their blocks.',
  'Every page that asks the platform for something holds one `<vitrine-store>`; a shop of consultants also one `<vitrine-consultant-detection>`.',
  'Attributes are scalars. A boolean is off unless its attribute is there; several values stand in one attribute, divided by spaces. Lists and objects are properties.',
  'Nothing inside a shadow root is public: style with tokens (`--vitrine-…`), `::part(…)`, custom properties and `[data-state="…"]`.',
  'Events bubble and are composed. Messages of the bus are events on `document`, too: `vitrine:cart.changed`.',
]

/** Returns the files of the package that begin with `llms`, by path: they are for programs that read before they write. */
export function llmsFiles(declarations: readonly BlockDeclaration[], guides: readonly Guide[]): Record<string, string> {
  const pages = declarations.map((declaration) => [`llms/blocks/${folderOf(declaration.tag)}.md`, blockPage(declaration)] as const)
  const handbook = guides.map(({ name, text }) => [`llms/guides/${name}.md`, text] as const)
  return {
    'llms.txt': index(declarations, guides),
    'llms-full.txt': [head(), ...[...handbook, ...pages].map(([, text]) => text.trim()), tokenPage()].join('\n\n---\n\n') + '\n',
    'llms/tokens.md': `${tokenPage()}\n`,
    ...Object.fromEntries([...handbook, ...pages]),
  }
}

const head = (): string => `# Vitrine\n\n> ${about}\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`

/** Returns the index in the form of https://llmstxt.org. */
function index(declarations: readonly BlockDeclaration[], guides: readonly Guide[]): string {
  const blocks = declarations.map(({ tag, summary }) => `- [${tag}](llms/blocks/${folderOf(tag)}.md): ${summary.en}`)
  const handbook = guides.map(({ name, text }) => `- [${titleOf(text)}](llms/guides/${name}.md): ${firstSentence(text)}`)
  const manifests = [
    '- [llms-full.txt](llms-full.txt): all of this in one file',
    '- [custom-elements.json](custom-elements.json): the manifest (2.1.0), for tools',
    '- [blocks.json](blocks.json): the declarations, for builders',
    '- [page.schema.json](page.schema.json): what a stored page looks like',
  ]
  return `${[head(), `## Guides\n\n${handbook.join('\n')}`, `## Blocks\n\n${blocks.join('\n')}`, `## Look\n\n- [Tokens](llms/tokens.md): every \`--vitrine-…\` and its value`, `## Optional\n\n${manifests.join('\n')}`].join('\n\n')}\n`
}

function tokenPage(): string {
  const rows = allTokens('en').map(({ name, description, default: given }) => `| \`${name}\` | \`${given}\` | ${description} |`)
  return ['# Tokens', '', '| Token | Default | What it is for |', '|---|---|---|', ...rows].join('\n')
}

const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? ''

/** Returns the first sentence of a guide, without its links: they count from the guide. */
function firstSentence(text: string): string {
  const written = text.split(/\n\s*\n/).find((part) => /^[^#`|<\s-]|^`[^`]/.test(part)) ?? ''
  const paragraph = written.replace(/\[([^[\]]+)\]\([^()[\]]+\)/g, '$1')
  return /^(.+?[.:?!])(?:\s|$)/.exec(paragraph.replace(/\s+/g, ' '))?.[1]?.replace(/:$/, '.') ?? paragraph
}
