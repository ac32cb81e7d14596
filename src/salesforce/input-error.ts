/** What was typed, or what stands in a named file, makes no sense; the message says so. */
export class InputError extends Error {
  override name = 'InputError'
}
