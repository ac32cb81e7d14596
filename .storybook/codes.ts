import type { Code } from '../stories/docs/code.js'

/** What the preview tells the code panel, and what the panel asks. */
export const codeEvents = { written: 'vitrine/code/written', wanted: 'vitrine/code/wanted' } as const

export type Codes = readonly Code[]
