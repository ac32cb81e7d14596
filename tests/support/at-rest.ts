import type { BrowserContext, Page, Request } from 'playwright-core'

/** Milliseconds in which a page with an idle main thread asks for nothing. Playwright's `networkidle` takes 500, busy or not. */
const quiet = 100
/** Milliseconds after which a page is taken as it is: the end of one request in many thousands is never reported. */
const limit = 15_000

interface Traffic {
  readonly open: Set<Request>
  begun: number
}

const watched = new WeakMap<BrowserContext, Map<Page, Traffic>>()

/** Counts the requests of all pages of a context, also of those that it opens later. */
export function watchTraffic(context: BrowserContext): Map<Page, Traffic> {
  const known = watched.get(context)
  if (known) return known
  const traffic = new Map<Page, Traffic>()
  watched.set(context, traffic)
  for (const page of context.pages()) watchPage(page, traffic)
  context.on('page', (page) => watchPage(page, traffic))
  return traffic
}

function watchPage(page: Page, traffic: Map<Page, Traffic>): void {
  if (traffic.has(page)) return
  const mine: Traffic = { open: new Set(), begun: 0 }
  traffic.set(page, mine)
  const end = (request: Request) => mine.open.delete(request)
  page.on('request', (request) => {
    // A stream of events never ends.
    if (request.resourceType() === 'eventsource') return
    mine.begun += 1
    mine.open.add(request)
  })
  page.on('requestfinished', end).on('requestfailed', end)
  // The end of what a page has left open is not always reported.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) for (const request of mine.open) if (!request.isNavigationRequest()) mine.open.delete(request)
  })
}

/**
 * Waits until a page is loaded, has nothing to do and asks for nothing.
 * @param navigation which leads to the page, when it is still under way
 * @example await atRest(page, page.goto('/cart'))
 */
export async function atRest(page: Page, navigation?: Promise<unknown>): Promise<void> {
  const traffic = watchTraffic(page.context()).get(page)!
  await navigation
  await page.waitForLoadState('load')
  const until = Date.now() + limit
  while (Date.now() < until) {
    const before = traffic.begun
    if (traffic.open.size === 0 && (await isIdle(page)) && traffic.open.size === 0 && traffic.begun === before) return
    if (traffic.open.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  console.warn(`${page.url()} is not at rest after ${limit} ms; open: ${[...traffic.open].map((request) => request.url()).join(', ')}`)
}

/** @returns false when the page was left meanwhile */
async function isIdle(page: Page): Promise<boolean> {
  try {
    // Without scripting no timer of the page runs, but its main thread answers as soon as it is free.
    await page.evaluate(() => 0)
    await new Promise((resolve) => setTimeout(resolve, quiet))
    await page.evaluate(() => 0)
    return true
  } catch (error) {
    if (page.isClosed()) throw error
    await page.waitForLoadState('load')
    return false
  }
}
