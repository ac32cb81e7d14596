import { zipSync } from 'fflate'
import { apiNameOf, workspaceName } from '../../pages/document/experience-names.js'
import { experiencePage } from '../../pages/document/experience-page.js'
import { openPage } from '../../pages/document/page-document.js'
import type { SalesforcePage } from '../../pages/document/pages-api.js'
import type { PageStore } from './page-store.js'

const folder = 'site/main/default/digitalExperiences/'
const longestName = 60

/**
 * Returns the draft of a page for an Experience Cloud site, as `experiencePage` writes it, with its shared parts, and with links that
 * lead to where the pages of the Studio stand on that site.
 * @param site the site's name, as the editor typed it
 * @returns undefined for a shared part, which has no address
 */
export function salesforcePage(id: string, site: string, store: Pick<PageStore, 'read' | 'list' | 'parts' | 'partOf'>) {
  const { page: json, kind } = store.read(id)
  if (kind !== undefined) return undefined
  const { page } = openPage(json)
  // A page that is not published here can be on the site all the same: drafts are exported.
  const paths = new Map(store.list().map((each) => [each.id, each.path]))
  const parts = new Map(store.parts().map((each) => [each.id, each.page]))
  const name = /[\p{L}\p{N}]/u.test(site) ? site.trim().slice(0, longestName) : 'Beauty Shop'
  const { files, losses } = experiencePage(page, {
    site: name,
    partOf: (part, language) => store.partOf(part, language) ?? (parts.has(part) ? openPage(parts.get(part)).page : undefined),
    addressOf: (other) => paths.get(other),
    paths: [...paths.values()],
  })
  return {
    about: { losses } satisfies SalesforcePage,
    zip: () => zipSync(bytesOf({ ...inFolder(files), 'LIESMICH.txt': readMe(name, Object.keys(files), losses) })),
    fileName: `${apiNameOf(page.title || page.path).toLowerCase()}-salesforce.zip`,
  }
}

const inFolder = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, text]))

const bytesOf = (files: Readonly<Record<string, string>>): Record<string, Uint8Array> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]))

function readMe(site: string, files: readonly string[], losses: SalesforcePage['losses']): string {
  const members = files
    .filter((name) => name.endsWith('/content.json'))
    .map((name) => `    --metadata "DigitalExperience:${name.replace('/sfdc_cms__', '.sfdc_cms__').replace(/\/content\.json$/, '')}"`)
  const lost = losses.map(({ at, field, reason }) => `- ${at}${field ? `.${field}` : ''}: ${reason.de}`)
  return `EINE SEITE FÜR DIE SITE „${site}“

Leg den Ordner site/ in das Projekt, das "npx @vitrine/blocks salesforce" geschrieben hat; die
Bausteine müssen dort schon stehen. Heißt der Arbeitsbereich der Site nicht
${workspaceName(site)}, dann lade die Seite im Studio noch einmal mit dem richtigen Namen. Danach:

  sf project deploy start \\
${members.join(' \\\n')}

WAS NICHT MITKAM
${lost.length > 0 ? lost.join('\n') : 'Nichts: Die Seite ist ganz.'}
`
}
