import { type Browser, chromium } from 'playwright-core'
import { chromiumHere, wholeChromium } from './chromium.js'
import { openFirefox } from './firefox.js'

/** What the journeys are run in: Chromium, or Firefox with `VITRINE_ENGINE=firefox`. */
export const engine = process.env.VITRINE_ENGINE === 'firefox' ? 'firefox' : 'chromium'

/** @param isWhole with what a browser does for its user beyond showing pages */
export const openBrowser = (isWhole = false): Promise<Browser> =>
  engine === 'firefox' ? openFirefox() : chromium.launch(isWhole ? wholeChromium : chromiumHere)
