/** Addresses of modules by name, and the hashes that modules must have (`sha256-…`). */
export interface ImportMap {
  imports?: Readonly<Record<string, string>>
  integrity?: Readonly<Record<string, string>>
}

/** The text of the inline import map; the policy holds the hash of exactly this text. */
// `</script>` inside a name would end the script.
export const importMapText = (map: ImportMap): string => JSON.stringify(map).replaceAll('<', '\\u003c')
