import type { LocalizedText } from '../../element/declaration.js'

/** Metadata that Salesforce's guides for customers do not describe; each is generated behind a flag. */
export interface ExperienceBuilderOptions {
  /** The language of names and labels. */
  language?: keyof LocalizedText
  /**
   * Groups, conditions and the section of the palette (`designLayout`, `cbVisibleIf`, `paletteSection`): they stand in Salesforce's
   * own components (`forcedotcom/b2b-commerce-open-source-components`, apiVersion 64) and in no guide.
   */
  undocumented?: boolean
  /** Labels of options, from one Apex class per list of options (`optionListFiles`); without it the form shows values. */
  optionLabels?: boolean
  /** Lets the platform draw the fallback on its servers, and hydrate it: a pilot of Salesforce. */
  serverRendered?: boolean
}
