import type { Advice } from './view/advice.js'
import type { Door } from './caller.js'
import type { PictureSource } from './given-pictures.js'
import type { ExtensionName } from './reference/extensions.js'
import type { LoggedRequest, RequestLog } from './request-log.js'
import type { SceneName } from './scenes.js'
import type { Weather, WeatherStation } from './weather.js'
import type { Mail } from './world/types.js'

export interface SandboxControl {
  /** Begins a fresh world in clear weather and casts every client in the scene's role. */
  scene(name: SceneName): void
  /** Adds to the weather; `clear` ends it. */
  weather(weather: Weather): void
  /** The last 1,000 requests to the platform, oldest first. */
  requests(): readonly LoggedRequest[]
  /** Answers a question as a simple agent of the shop. */
  advise(question: string, locale: string): Advice
  /** Mails that would have been sent, oldest first. */
  mails(): readonly Mail[]
  /** Back to the first day: facts, stock, weather and log. */
  reset(): void
}

/** Everything that the handlers need. */
export interface SandboxCore extends SandboxControl, Door {
  station: WeatherStation
  /** Only what the published reference knows is understood, and answered. */
  strict: boolean
  /** The organisation's extensions beyond the reference. */
  extensions: ReadonlySet<ExtensionName>
  /** Finds the pictures that the shop's owner gave. */
  pictures: PictureSource
  log: RequestLog
  /** Fires when the sandbox closes, so that nobody waits for a timeout. */
  closing: AbortSignal
  changed(): void
}
