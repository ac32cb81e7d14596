import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * The built file with a module of ours, of either runtime, for `page.route`: which modules travel together, the build decides.
 * @param module its path, such as `src/blocks/login/index.ts`
 */
export function fileWith(module: string): string {
  const maps = ['dist/cdn', 'dist/cdn/light'].flatMap((folder) =>
    ['blocks', 'chunks'].flatMap((below) =>
      readdirSync(join(folder, below))
        .filter((name) => name.endsWith('.map'))
        .map((name) => join(folder, below, name)),
    ),
  )
  const files = maps.filter((file) => {
    const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }
    return sources.some((source) => source.endsWith(`/${module}`))
  })
  if (files.length === 0) throw new Error(`No built file has the module ${module}.`)
  return `**/{${files.map((file) => basename(file, '.map')).join(',')}}`
}

/** The same of a block, by its name. */
export const fileOfBlock = (name: string): string => fileWith(`src/blocks/${name}/${name}.tsx`)
