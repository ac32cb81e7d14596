import { http, type HttpHandler } from 'msw'
import { pageBus } from '../core/bus/index.js'
import { type Replay, type ReplayOptions, replayRecording } from '../devtools/recording/index.js'
import { platformPaths } from './platform-paths.js'

export interface SandboxReplay extends Replay {
  /** For MSW: `setupWorker(...handlers)`, `setupServer(...handlers)`, `worker.use(...handlers)`. */
  handlers: HttpHandler[]
}

/**
 * Puts a recording of the inspector in the place of the platform: what a shopper met is met again, in a test or a story.
 * @param recording what is in the file, parsed or as text
 * @param options `page` counts from 0, the last one when not given; with `paced` answers take as long as they took; `publish` is the page's
 * own bus when not given
 * @returns `handlers` for MSW, `fetch` for a client without it, and in `missing` the requests that are not in the recording
 * @throws TypeError when it is no recording, or has no such page
 * @example
 * ```ts
 * import { setupWorker } from 'msw/browser'
 * import { replay } from '@vitrine/blocks/sandbox'
 *
 * const file = await fetch('/sold-out-while-adding.json')
 * const { handlers, missing } = replay(await file.text())
 * await setupWorker(...handlers).start()
 * document.body.innerHTML = '<vitrine-product-list></vitrine-product-list>'
 * ```
 */
export function replay(recording: unknown, options: Partial<ReplayOptions> = {}): SandboxReplay {
  const played = replayRecording(recording, { publish: (channel, message) => pageBus().publish(channel, message), ...options })
  const paths = platformPaths.map((path) => `*${path}*`)
  return { ...played, handlers: paths.map((path) => http.all(path, ({ request }) => played.answer(request))) }
}
