import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { chromiumHere, wholeChromium } from './chromium.js'
import { openFirefox } from './firefox.js'

/** What the journeys are run in: Chromium, or Firefox with `VITRINE_ENGINE=firefox`. */
export const engine = process.env.VITRINE_ENGINE === 'firefox' ? 'firefox' : 'chromium'

/** How many times slower pages run; only `npm run test:shake` asks for it. */
const throttleRate = Number(process.env.VITRINE_TEST_THROTTLE || 1)

export const isThrottled = throttleRate > 1

/** @param isWhole with what a browser does for its user beyond showing pages */
export async function openBrowser(isWhole = false): Promise<Browser> {
  if (engine === 'firefox') return openFirefox()
  const browser = await chromium.launch(isWhole ? wholeChromium : chromiumHere)
  return isThrottled ? throttled(browser) : browser
}

function throttled(browser: Browser): Browser {
  const { newContext } = browser
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options)
    context.on('page', (page) => void throttle(context, page))
    return context
  }
  return browser
}

async function throttle(context: BrowserContext, page: Parameters<BrowserContext['newCDPSession']>[0]): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttleRate })
}
