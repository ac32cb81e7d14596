/** Files by their paths with slashes. */
export type ProjectFiles = Readonly<Record<string, string | Uint8Array>>

/** Returns the files as they stand in a folder. */
export const inFolder = (folder: string, files: ProjectFiles): Record<string, string | Uint8Array> =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]))
