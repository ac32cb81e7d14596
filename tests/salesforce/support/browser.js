import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './project.js'

const { chromium } = createRequire(join(root, 'package.json'))('playwright-core')

/** A page that remembers its faults. */
export async function openPage() {
  const executablePath = process.env.CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' })
  const page = await context.newPage()
  const errors = []
  const documents = []
  // LWR 0.23.12 measures a route that another one has overtaken.
  const isOfLwr = /The mark 'lwr\.router\.view-\d+' does not exist/
  page.on(
    'pageerror',
    (error) =>
      isOfLwr.test(error.message) ||
      errors.push(
        String(error.stack ?? error)
          .split('\n')
          .slice(0, 2)
          .join(' '),
      ),
  )
  page.on('request', (asked) => asked.isNavigationRequest() && asked.frame() === page.mainFrame() && documents.push(asked.url()))
  return { browser, page, errors, documents }
}

/** Every block on the page, through shadow roots, real or not. */
export const blocksOn = (page) =>
  page.evaluate(() => {
    const found = []
    const visit = (node) => {
      if (node.localName?.startsWith('vitrine-')) {
        const text = (node.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim()
        found.push({
          tag: node.localName,
          state: node.getAttribute('data-state'),
          isDefined: Boolean(customElements.get(node.localName)),
          text,
        })
      }
      if (node.shadowRoot) visit(node.shadowRoot)
      for (const child of node.children ?? []) visit(child)
    }
    visit(document.documentElement)
    return found
  })

/** Asks again until it holds, or gives up. */
export async function until(asking, patience = 30_000) {
  const end = Date.now() + patience
  for (;;) {
    if (await asking()) return true
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** A route of the app, without loading a document. */
export const go = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

export const blockOn = async (page, name) => (await blocksOn(page)).find(({ tag }) => tag === name)

/** What the console says from now on. */
export const consoleOf = (page) => {
  const said = []
  page.on('console', (message) => said.push(message.text()))
  return said
}
