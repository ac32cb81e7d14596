import type { Deprecation, LocalizedText } from '../../core/element/declaration.js'

/** Returns the sentence that editors, types and manifests show beside a deprecated name. */
export function deprecationText({ since, until, use }: Deprecation, language: keyof LocalizedText = 'en'): string {
  return language === 'de'
    ? `Veraltet seit ${since}, entfällt mit ${until}. ${use.de}`
    : `Deprecated since ${since}, gone in ${until}. ${use.en}`
}

/** Returns the member that manifests have for a deprecation. */
export const deprecatedMember = (deprecated: Deprecation | undefined, language: keyof LocalizedText): { deprecated?: string } =>
  deprecated ? { deprecated: deprecationText(deprecated, language) } : {}
