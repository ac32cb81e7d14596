import type { PartUse } from '../../../pages/document/pages-api.js'
import type { Answer, Failure } from './page-client.js'

/** Question that is asked before an action that the visitors of the site see at once. */
export interface Question {
  heading: string
  /** Sentences on what visitors will see: what goes from the site, what leads there. */
  sentences: readonly string[]
  /** The label of the button that does it. */
  action: string
  isDanger?: boolean
  /** Lists the pages and parts that are affected. */
  affected?: () => Promise<Answer<readonly PartUse[]>>
  /** Introduces these pages, by their number; `0` says that there are none. */
  introduce?: (count: number) => string
  /** Does it. @returns why it was not done */
  run: () => Promise<Failure | undefined>
}
