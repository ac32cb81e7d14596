import type { LocalizedText } from '../../core/element/declaration.js'

/** Options for metadata that Salesforce's guides for customers do not describe; each is generated behind a flag. */
export interface ExperienceBuilderOptions {
  /** Language of names and labels. */
  language?: keyof LocalizedText
  /**
   * True for groups, conditions and the section of the palette (`designLayout`, `cbVisibleIf`, `paletteSection`): they stand in
   * Salesforce's own components (`forcedotcom/b2b-commerce-open-source-components`, apiVersion 64) and in no guide.
   */
  undocumented?: boolean
  /** True for labels of options, from one Apex class per list of options (`optionListFiles`); without it the form shows values. */
  optionLabels?: boolean
  /** Lets the platform draw the fallback on its servers, and hydrate it: a pilot of Salesforce. */
  serverRendered?: boolean
}
