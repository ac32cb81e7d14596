import { http, type HttpHandler } from 'msw'
import { pageBus } from '../bus/index.js'
import { type Replay, type ReplayOptions, replayRecording } from '../recording/index.js'
import { platformPaths } from './platform-paths.js'

export interface SandboxReplay extends Replay {
  /** For MSW: `setupWorker(...handlers)`, `setupServer(...handlers)`, `worker.use(...handlers)`. */
  handlers: HttpHandler[]
}

/**
 * A recording of the inspector in the place of the platform: what a shopper met is met again, in a test or a story.
 * @param recording what is in the file, parsed or as text
 * @param options `publish` is the page's own bus when not given
 * @throws TypeError when it is no recording
 */
export function replay(recording: unknown, options: Partial<ReplayOptions> = {}): SandboxReplay {
  const played = replayRecording(recording, { publish: (channel, message) => pageBus().publish(channel, message), ...options })
  const paths = platformPaths.map((path) => `*${path}*`)
  return { ...played, handlers: paths.map((path) => http.all(path, ({ request }) => played.answer(request))) }
}
