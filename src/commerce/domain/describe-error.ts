import { isBrokenWorld } from './errors.js'
import { brokenMessages } from './broken.messages.js'
import { type Wording, messagesIn } from './translations.js'

/** Describes an error in the shopper's words. */
export function describeError(error: unknown, wording: Wording): string {
  return messagesIn(brokenMessages, wording)[`error-${isBrokenWorld(error) ? error.kind : 'broken'}`]
}
