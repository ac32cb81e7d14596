/** Addresses of modules by name, and the hashes that modules must have (`sha256-…`). */
export interface ImportMap {
  imports?: Readonly<Record<string, string>>
  integrity?: Readonly<Record<string, string>>
}

/**
 * Returns the text of the inline import map; the policy holds the hash of exactly this text.
 * @param map addresses of modules by name, and the hashes that they must have
 * @returns JSON in which no `<` can end the script element
 * @example
 * ```ts
 * import { contentSecurityPolicy, importMapText } from '@vitrine/blocks/document'
 *
 * const importMap = { imports: { react: '/vendor/react.js' } }
 * const script = `<script type="importmap">${importMapText(importMap)}</script>`
 * const policy = contentSecurityPolicy({ importMap })
 * ```
 */
// `</script>` inside a name would end the script.
export const importMapText = (map: ImportMap): string => JSON.stringify(map).replaceAll('<', '\\u003c')
