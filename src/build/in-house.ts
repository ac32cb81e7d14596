import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)

/** Returns a path from the root of the project. */
export const inHouse = (path: string): string => fileURLToPath(new URL(path, root))
