import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { engine, isThrottled } from './browser.js'

/** What Playwright's own runner does where it is told to reuse contexts; not among the types of the library. */
interface Reusing {
  _newContextForReuse: (options: BrowserContextOptions) => Promise<BrowserContext>
  _disconnectFromReusedContext: (reason: string) => Promise<void>
}

/**
 * One context and page of a browser, handed from test to test: emptied of all that it keeps, routes and scripts as well.
 * A new process costs more than twice of what a page costs that stands. For Firefox each context is made up anew (`firefox.ts`).
 */
export function reusedContext(browser: Browser) {
  const reusing = browser as Browser & Reusing
  let open: { context: BrowserContext; page: Page; isSpoilt: boolean } | undefined

  return {
    /** @returns nothing while it is in use, on Firefox, and where pages are throttled, which belongs to a context */
    async take(options: BrowserContextOptions): Promise<Page | undefined> {
      if (open || engine === 'firefox' || isThrottled) return undefined
      const context = await reusing._newContextForReuse(options)
      const page = context.pages()[0] ?? (await context.newPage())
      const mine = { context, page, isSpoilt: false }
      open = mine
      page.once('crash', () => {
        mine.isSpoilt = true
      })
      const { newCDPSession } = context
      // What is set over the browser's protocol outlives the session that has set it.
      context.newCDPSession = (...given) => {
        mine.isSpoilt = true
        return newCDPSession.apply(context, given)
      }
      return page
    },
    has: (page: Page): boolean => open?.page === page,
    async giveBack(): Promise<void> {
      if (!open) return
      const { context, page, isSpoilt } = open
      open = undefined
      if (isSpoilt || page.isClosed()) return context.close()
      // It would go on asking the platform.
      await page.goto('about:blank')
      await reusing._disconnectFromReusedContext('The test is over.')
    },
  }
}
