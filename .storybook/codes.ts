import type { Code } from '../stories/docs/code.js'

/** Events of the code panel: the preview sends `written`, the panel asks with `wanted`. */
export const codeEvents = { written: 'vitrine/code/written', wanted: 'vitrine/code/wanted' } as const

export type Codes = readonly Code[]
