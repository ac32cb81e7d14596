import { vitrineVersion } from '../../../core/element/version.js'
import { InputError } from './input-error.js'

interface Answering {
  usage: string
  say: (text: string) => void
  complain: (text: string) => void
}

/** Says the usage or the version, where one was asked for. @returns true when it has answered */
export function answersUsage({ help, version }: { help: boolean; version: boolean }, { usage, say }: Answering): boolean {
  if (help || version) say(help ? usage : vitrineVersion)
  return help || version
}

/**
 * Says an error that the user can mend, with the usage below it.
 * @param isOfUser other errors beside InputError whose message is meant for the user
 * @returns the exit code 2
 * @throws the error itself when it is ours
 */
export function complainOf(error: unknown, { usage, complain }: Answering, isOfUser: (error: unknown) => boolean = () => false): 2 {
  if (!(error instanceof InputError) && !isOfUser(error)) throw error
  complain(`${(error as Error).message}\n\n${usage}`)
  return 2
}
