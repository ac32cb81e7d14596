import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { lookAtPage, type PageLook } from './page-look.js'

/** Thrown when a requested browser is not available; the message is for the caller. */
export class BrowserError extends Error {
  override name = 'BrowserError'
}

export interface BrowserOptions {
  /** Its program; else the one that `CHROMIUM` names, or one that is found. */
  program?: string | undefined
  /** Milliseconds for the page, and for its blocks after it. */
  timeout: number
}

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Loads Playwright where it is installed: it is no dependency of ours. */
function playwright(): typeof import('playwright-core') | undefined {
  const require = createRequire(join(process.cwd(), 'package.json'))
  for (const name of ['playwright-core', 'playwright']) {
    try {
      return require(name) as typeof import('playwright-core')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  return undefined
}

/**
 * Looks at a page as a shopper's browser has it.
 * @returns undefined when no browser is at hand and none was named
 * @throws BrowserError when the browser that was named does not open the page
 */
export async function lookInBrowser(address: URL, { program, timeout }: BrowserOptions): Promise<PageLook | undefined> {
  const tools = playwright()
  if (!tools) {
    if (program === undefined) return undefined
    throw new BrowserError('--browser needs Playwright: npm install playwright-core')
  }
  const executablePath = program ?? process.env.CHROMIUM ?? usual.find((path) => existsSync(path))
  const browser = await tools.chromium
    .launch({ ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
    .catch((error: Error) => {
      if (program === undefined) return undefined
      throw new BrowserError(`${program} does not start: ${error.message.split('\n')[0]}`)
    })
  if (!browser) return undefined
  try {
    return await look(browser, address, timeout)
  } finally {
    await browser.close()
  }
}

async function look(browser: Browser, address: URL, timeout: number): Promise<PageLook> {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    const blocked: { directive: string; address: string }[] = []
    Object.assign(globalThis, { vitrineBlocked: blocked })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
      if (disposition === 'enforce') blocked.push({ directive: effectiveDirective, address: blockedURI })
    })
  })
  const refused: { status: number; address: string }[] = []
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') refused.push({ status: 0, address: request.url().replace(/[?#].*/, '') })
  })
  try {
    await page.goto(address.href, { timeout, waitUntil: 'load' })
  } catch (error) {
    throw new BrowserError(`The browser did not open ${address.href}: ${(error as Error).message.split('\n')[0]}`)
  }
  // Blocks come after the page, and what they ask for after them.
  await page.waitForLoadState('networkidle', { timeout }).catch(() => {})
  const seen = await page.evaluate(lookAtPage)
  return { ...seen, refused: [...seen.refused, ...refused] }
}
