import { type Browser, chromium } from 'playwright-core'
import { chromiumHere } from './chromium.js'
import { openFirefox } from './firefox.js'

/** What the journeys are run in: Chromium, or Firefox with `VITRINE_ENGINE=firefox`. */
export const engine = process.env.VITRINE_ENGINE === 'firefox' ? 'firefox' : 'chromium'

export const openBrowser = (): Promise<Browser> => (engine === 'firefox' ? openFirefox() : chromium.launch(chromiumHere))
