/** Thrown when an argument, or a named file's content, makes no sense; the message says so. */
export class InputError extends Error {
  override name = 'InputError'
}
