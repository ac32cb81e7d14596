import type { LoggedRequest } from '../src/sandbox/request-log.js'
import { theSandbox } from './world.js'

let before: ReadonlySet<LoggedRequest> = new Set()

/** From here on it counts what is asked. */
export async function listenForRequests(): Promise<void> {
  before = new Set((await theSandbox()).requests())
}

/** On the canvas of an editor nothing is asked of the platform. */
export async function checkSilence(): Promise<void> {
  const asked = (await theSandbox()).requests().filter((each) => !before.has(each))
  const lines = asked.map(({ method, path }) => `${method} ${path}`)
  if (lines.length > 0) throw new Error(`On an editor's canvas the platform was asked: ${lines.join(', ')}.`)
}
