import type { Deprecation, LocalizedText } from '../../element/declaration.js'

/** The sentence that editors, types and manifests show beside what will go. */
export function deprecationText({ since, until, use }: Deprecation, language: keyof LocalizedText = 'en'): string {
  return language === 'de'
    ? `Veraltet seit ${since}, entfällt mit ${until}. ${use.de}`
    : `Deprecated since ${since}, gone in ${until}. ${use.en}`
}

/** For manifests, which have a member of that name for it. */
export const deprecatedMember = (deprecated: Deprecation | undefined, language: keyof LocalizedText): { deprecated?: string } =>
  deprecated ? { deprecated: deprecationText(deprecated, language) } : {}
