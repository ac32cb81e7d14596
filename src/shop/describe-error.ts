import { isBrokenWorld } from './errors.js'
import { brokenWords } from './broken.words.js'
import { type Wording, wordsIn } from './words.js'

/** What went wrong, in the shopper's words. */
export function describeError(error: unknown, wording: Wording): string {
  return wordsIn(brokenWords, wording)[`error-${isBrokenWorld(error) ? error.kind : 'broken'}`]
}
