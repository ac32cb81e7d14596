import { type Browser, chromium } from 'playwright-core'
import { openFirefox } from './firefox.js'

/** What the journeys are run in: Chromium, or Firefox with `VITRINE_ENGINE=firefox`. */
export const engine = process.env.VITRINE_ENGINE === 'firefox' ? 'firefox' : 'chromium'

export const openBrowser = (): Promise<Browser> => (engine === 'firefox' ? openFirefox() : openChromium())

const openChromium = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
