import type { PageDocument } from '../../pages/document/page-document.js'
import type { ExperienceLoss } from '../../pages/document/experience-nodes.js'
import type { BlockDeclaration } from '../../core/element/declaration.js'
import { workspaceName } from '../../pages/document/experience-names.js'
import { extensionNames, extensionOf } from './extensions.js'
import type { SalesforceOptions } from './options.js'
import { scriptOrigins } from './trusted-sites.js'

interface WrittenPage {
  page: PageDocument
  files: Readonly<Record<string, string>>
  losses: readonly ExperienceLoss[]
}

interface ReadMeOptions extends SalesforceOptions {
  written: readonly WrittenPage[]
  methods: readonly string[]
  declarations: readonly BlockDeclaration[]
}

/** Describes the steps that only people can do in an org, in their order, and what the project leaves out. */
export function readMe(options: ReadMeOptions): string {
  const { apexClass, prefix, site, origins, written, methods, declarations } = options
  const scripts = scriptOrigins(origins)
  const workspace = workspaceName(site)
  const items = written.flatMap(({ files }) => Object.keys(files).filter((name) => name.endsWith('/content.json')))
  const members = items.map((name) => `     --metadata "DigitalExperience:${memberOf(name)}"`).join(' \\\n')
  const set = `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}_Shopper`
  return `# ${site}: the blocks of @vitrine/blocks on an Experience Cloud site

Written by \`npx @vitrine/blocks salesforce\`. What is here was converted and compiled with Salesforce’s own tools, and never deployed to
an org by us: deploy to a sandbox first. \`npx @vitrine/blocks salesforce\` may be run again at any time: it touches no file that you have
changed.

| Folder | What it is |
|---|---|
| \`force-app\` | the static resource, a component per block, message channels, the Apex class \`${apexClass}\`, trusted URLs, a permission set${options.extensions.length > 0 ? ', fields and objects' : ''}. Every org takes it |
| \`site\` | pages, and additions to the profile of the site’s guest user. An org takes it when the site is there |
| \`head-markup.html\` | lines for the head markup of the site |

## Five steps that only an org can do

1. **Deploy, and make the site.**

   \`\`\`sh
   sf org login web --alias shop
   sf project deploy start --target-org shop --source-dir force-app --test-level RunSpecifiedTests --tests ${apexClass}Test
   sf community create --target-org shop --name "${site}" --template-name "Build Your Own (LWR)" --url-path-prefix shop
   \`\`\`

   A store has its site already (a commerce template makes it): its workspace must be called \`${workspace}\`, or this project be written
   anew with \`--site\`. Without \`--tests\` a production org runs all of its tests.
2. **Head markup.** Experience Builder → Settings → Advanced → Edit Head Markup: add the lines of \`head-markup.html\` below the
   platform’s own, and keep those. Without them no block is drawn.
3. **Let it in.** ${origins.length > 0 ? 'The trusted URLs are deployed. ' : 'Nothing foreign is loaded, so there is no trusted URL. '}${
    scripts.length > 0
      ? `Scripts have no metadata: Experience Builder → Settings → Security & Privacy → Trusted Sites for Scripts: ${scripts.join(', ')}.`
      : 'Experience Builder → Settings → Security & Privacy may stay at the strict level.'
  }
4. **Who may.** Give the permission set to customers, and deploy pages and guest profile now that the site is there:

   \`\`\`sh
   sf org assign permset --target-org shop --name ${set} --on-behalf-of customer@shop.example
   sf project deploy start --target-org shop \\
     --metadata "Profile:${site} Profile" \\
${members}
   \`\`\`

   Pages that the site has already are replaced by those of the same name: retrieve them before, if somebody has worked on them.
5. **Publish, and look.** In Experience Builder → Settings → Theme choose the theme layout “Vitrine: Rahmen des Shops” where header and
   footer are to be the same everywhere; publish; then \`npx @vitrine/blocks doctor https://your.site\`.

## Server methods

\`${apexClass}\` has ${methods.length} methods, each a typed stub that throws until somebody writes it: ${methods.map((name) => `\`${name}\``).join(', ')}.
They run with sharing, and guests can call them. The shop’s settings (\`${prefix}Store\`) hand them to the blocks as the platform resolves
them: a class may be called otherwise, and nothing has to be typed.

## Extensions

What the blocks do beyond the platform’s documented calls is off until it is asked for: \`--extensions name,name\`.

| Extension | State | What it is for | Blocks |
|---|---|---|---|
${extensionNames
  .map((name) => {
    const users = declarations.filter(({ extensions }) => extensions?.includes(name)).map(({ tag }) => `\`${tag}\``)
    const state = options.extensions.includes(name) ? 'on' : 'off'
    return `| \`${name}\` | ${state} | ${extensionOf(name).about} | ${users.join(', ')} |`
  })
  .join('\n')}

## Pages

${written.map(({ page, files, losses }) => pageText(page, Object.keys(files), losses)).join('\n')}`
}

/** Returns the member of a file: `site/Shop1.sfdc_cms__view/home` for `site/Shop1/sfdc_cms__view/home/content.json`. */
const memberOf = (file: string): string => file.replace('/sfdc_cms__', '.sfdc_cms__').replace(/\/content\.json$/, '')

function pageText({ path, title }: PageDocument, files: readonly string[], losses: readonly ExperienceLoss[]): string {
  const view = files.find((name) => name.includes('/sfdc_cms__view/')) ?? ''
  const lines = losses.map(({ at, field, reason }) => `- \`${at}${field ? `.${field}` : ''}\`: ${reason.en}`)
  return `### ${title} (\`${path}\`)

The view \`${view.split('/').at(-2) ?? ''}\`. ${lines.length > 0 ? 'What it does not say of the page:' : 'It says all of the page.'}
${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`
}
