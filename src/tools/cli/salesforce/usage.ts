import { extensionNames, extensionOf } from '../../salesforce/extensions.js'

const width = Math.max(...extensionNames.map(({ length }) => length))

/** Text of `--help`, which also stands below every complaint. */
export const usage = `npx vitrine salesforce [folder] [options]

Writes a project of the Salesforce CLI that puts Vitrine's blocks on an Experience Cloud site: static resource, components,
message channels, Apex, trusted URLs, permissions and pages. Run again, it brings the project up to date. Each option of the
last time goes on until it is said again: --extensions none, --page none or --no-option-labels take one back. Files that you
have changed are overwritten only when you say so.

  --out folder              the same as the folder: the project that you stand in, else vitrine-salesforce
  --site "Beauty Shop"      the name of the site
  --prefix vitrine          what the names of components, channels and the static resource begin with
  --blocks cart-panel,…     which blocks become components; all by themselves
  --extensions name,…       what the blocks do beyond the platform's documented calls, or all; none by themselves
  --page page.json          a page of the Studio; may be said several times
  --catalogue https://…     origins that the site has to let in, by what they are for;
  --payment, --agent, --reviews, --media     each may be said several times
  --language de|en          of the labels in Experience Builder
  --runtime react|light     of the blocks
  --apex-class Name         of the server methods: ShopController
  --option-labels           labels of options in Experience Builder, from one more class of Apex for each list
  --undocumented            groups, folds and conditions in its forms, which no guide of Salesforce describes
  --server-rendered         lets the site draw what is true without a script on its servers: a pilot of Salesforce
  --force                   overwrites what you have changed
  --keep                    keeps what you have changed, and takes it as decided
  --help, --version

Extensions:
${extensionNames.map((name) => `  ${name.padEnd(width)}  ${extensionOf(name).about}`).join('\n')}

Ends with 0 when all is written, 1 when files that you have changed were kept undecided, 2 when it made no sense.`
