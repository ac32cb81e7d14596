import type { LocalizedText } from '../../core/element/declaration.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import type { ExperienceBuilderOptions } from '../experience-builder/options.js'
import type { ExtensionName } from './extensions.js'
import type { OriginUse } from './trusted-sites.js'

/** Options of a project for an Experience Cloud site. */
export interface SalesforceOptions {
  /** Name of the site, as Digital Experiences lists it. */
  site: string
  /** Prefix of the names of all components, channels and the static resource; begins with a lower-case letter. */
  prefix: string
  /** Tags of the blocks that become components; `vitrine-store` is always among them. */
  blocks: readonly string[]
  extensions: readonly ExtensionName[]
  origins: readonly { origin: string; use: OriginUse }[]
  /** Pages of the Studio; without any a page template is written. */
  pages: readonly PageDocument[]
  language: keyof LocalizedText
  apexClass: string
  runtime: 'react' | 'light'
  /** Form features of Experience Builder that not every org accepts; each is off by default. */
  forms: Pick<ExperienceBuilderOptions, 'undocumented' | 'optionLabels' | 'serverRendered'>
}

export const defaultOptions: Omit<SalesforceOptions, 'blocks'> = {
  site: 'Beauty Shop',
  prefix: 'vitrine',
  extensions: [],
  origins: [],
  pages: [],
  language: 'de',
  apexClass: 'ShopController',
  runtime: 'react',
  forms: {},
}
