import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'

/** Where Debian puts them: `webkit2gtk-driver`, `gir1.2-webkit2-4.1` with the browser of the library, and a screen. */
const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
/** A window of our own around the library. */
const windowPath = resolve('tests/support/webkit-window.py')

/** Milliseconds that an element is waited for. */
const patience = 60_000

interface Wire {
  value: unknown
}

type Element = Readonly<Record<string, string>>

/** How often an element may be drawn anew while something is done with it. */
const maxRedrawn = 5
const isGone = (error: unknown): boolean => error instanceof Error && error.message.includes('stale element reference')

/**
 * A WebKit as Debian ships it. Playwright speaks to none but its own builds, and this one speaks classic WebDriver: so elements are found by
 * Playwright's selectors, in the page, and clicked and typed into by the driver, as a finger and a keyboard would.
 */
export async function openWebKit(): Promise<WebKit> {
  const started: ChildProcess[] = []
  const close = async () => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill()
      await once(child, 'exit')
    }
  }
  try {
    const display = await openScreen(started)
    const port = await freePort()
    const driver = spawn(driverPath, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })
    started.push(driver)
    const url = `http://127.0.0.1:${port}`
    await untilItAnswers(`${url}/status`, driver)
    return { visit: (baseUrl) => newPage(url, baseUrl), close }
  } catch (error) {
    await close()
    throw error
  }
}

export interface WebKit {
  /** A new visitor: own cookies, own storage. */
  visit: (baseUrl: string) => Promise<WebKitPage>
  close: () => Promise<void>
}

async function openScreen(started: ChildProcess[]): Promise<string> {
  // It chooses a free number by itself and writes it down.
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(screen)
  const [number] = (await once(screen.stdout!, 'data')) as [Buffer]
  return `:${String(number).trim()}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function untilItAnswers(url: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function newPage(driverUrl: string, baseUrl: string): Promise<WebKitPage> {
  const options = { binary: windowPath, args: [] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: patience } } }
  const { sessionId } = (await tell(`${driverUrl}/session`, 'POST', { capabilities })) as { sessionId: string }
  return new WebKitPage(`${driverUrl}/session/${sessionId}`, baseUrl)
}

/** @throws Error with what the driver says is wrong */
async function tell(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as Wire
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebKit: ${error}: ${message}`)
}

/** One window of a visitor. */
export class WebKitPage {
  readonly #session: string
  readonly #base: string

  constructor(session: string, base: string) {
    this.#session = session
    this.#base = base
  }

  async goto(path: string): Promise<void> {
    await this.#post('url', { url: new URL(path, this.#base).href })
  }
  async url(): Promise<string> {
    return String(await tell(`${this.#session}/url`, 'GET'))
  }
  async back(): Promise<void> {
    await this.#post('back', {})
  }
  async reload(): Promise<void> {
    await this.#post('refresh', {})
  }
  /** Of the page, not of the window around it. */
  async resize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { width, height })
    const inner = await this.evaluate<[number, number]>('return [innerWidth, innerHeight]')
    await this.#post('window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] })
  }
  /** @param script body of a function; what it returns may be a promise */
  async evaluate<T>(script: string, ...given: unknown[]): Promise<T> {
    return (await this.#post('execute/sync', { script, args: given })) as T
  }
  /**
   * @param locator as Playwright's pages have them, such as `getByRole('button', { name: 'Menü' })`
   * @see https://playwright.dev/docs/locators
   */
  find(locator: string): WebKitLocator {
    return new WebKitLocator(this, locator)
  }
  /** Presses keys: in what has the focus. */
  async press(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }))
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  /** A tap at a place of the window. */
  async tapAt(x: number, y: number): Promise<void> {
    await this.#click({ x: Math.round(x), y: Math.round(y) })
  }
  async close(): Promise<void> {
    await tell(this.#session, 'DELETE')
  }

  /** @returns the only element, once it is there and can be seen, in its place */
  async element(locator: string, state: 'visible' | 'attached' = 'visible'): Promise<Element> {
    const until = Date.now() + patience
    for (;;) {
      const found = await this.#ask<Element[]>(locator, state === 'visible')
      if (found.length === 1) return found[0]!
      if (Date.now() > until) throw new Error(`WebKit finds ${found.length} for ${locator} at ${await this.url()}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  async count(locator: string): Promise<number> {
    return (await this.#ask<Element[]>(locator, true)).length
  }
  /**
   * A click waits as Playwright's do: until the element stands still, is enabled, and nothing lies over it. A button that moves while
   * answers come in would be missed.
   * @returns false where the element has gone meanwhile, since it may have been drawn anew, or was missed
   */
  async clickOn(element: Element): Promise<boolean> {
    const place = await this.evaluate<[number, number] | null>(clickable, element).catch((error) => {
      if (!isGone(error)) throw error
      return null
    })
    if (!place) return false
    await this.tapAt(...place)
    // A new document knows nothing of it, or comes while it is asked: then the click has led there.
    return !(await this.evaluate<boolean>(isMissed).catch(() => false))
  }
  /** Elements in shadow roots are typed into as well: keys go where the focus is. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  #post(command: string, body: object): Promise<unknown> {
    return tell(`${this.#session}/${command}`, 'POST', body)
  }
  async #click(at: { x: number; y: number }): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#post('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
  }
  async #ask<T>(locator: string, onlyVisible: boolean): Promise<T> {
    const found = await this.evaluate<T | null>(finder, selectorOf(locator), onlyVisible)
    if (found !== null) return found
    await this.evaluate(
      `const module = {}; ${selectorEngine()}; globalThis.playwrightSelectors = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(engineOptions)})`,
    )
    return this.#ask(locator, onlyVisible)
  }
}

export class WebKitLocator {
  readonly #page: WebKitPage
  readonly #locator: string

  constructor(page: WebKitPage, locator: string) {
    this.#page = page
    this.#locator = locator
  }

  async waitFor(): Promise<void> {
    await this.#page.element(this.#locator)
  }
  count(): Promise<number> {
    return this.#page.count(this.#locator)
  }
  async click(): Promise<void> {
    // The driver's pointer may come down beside an element that moves, and the element may be drawn anew before it is clicked.
    for (let tries = 1; !(await this.#page.clickOn(await this.#page.element(this.#locator))) && tries < maxRedrawn; tries += 1);
  }
  /** Replaces what stands in a field. */
  async fill(text: string): Promise<void> {
    // Keys go where the focus is, and a page that is being drawn takes it away from a field: it is tried three times.
    for (let tries = 1; tries <= 3; tries += 1) {
      await this.#evaluate(`arguments[0].focus(); arguments[0].select?.()`)
      await this.#page.type(text)
      if (await this.#evaluate<boolean>(holds, text)) return
    }
  }
  async value(): Promise<string> {
    return await this.#evaluate<string>(`return arguments[0].value`)
  }
  async text(): Promise<string> {
    return await this.#evaluate<string>(`return arguments[0].textContent`)
  }
  async box(): Promise<{ x: number; y: number; width: number; height: number }> {
    const script = `const { x, y, width, height } = arguments[0].getBoundingClientRect(); return { x, y, width, height }`
    return await this.#evaluate(script)
  }

  /** Runs a script on the element; an element that was drawn anew between the two requests is looked for again. */
  async #evaluate<T>(script: string, ...given: unknown[]): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const element = await this.#page.element(this.#locator)
      try {
        return await this.#page.evaluate<T>(script, element, ...given)
      } catch (error) {
        if (!isGone(error) || tries >= maxRedrawn) throw error
      }
    }
  }
}

/** Where an element can be clicked, once it can; null when it is not in the page any more. */
const clickable = `
  const [element] = arguments
  const contains = (outer, inner) => Boolean(inner) && (inner === outer || contains(outer, inner.parentNode ?? inner.host))
  const hitAt = (x, y) => {
    let hit = document.elementFromPoint(x, y)
    for (let inner = hit?.shadowRoot?.elementFromPoint(x, y); inner && inner !== hit; inner = hit.shadowRoot?.elementFromPoint(x, y)) hit = inner
    return hit
  }
  window.missedClick = true
  addEventListener('click', (event) => event.composedPath().includes(element) && (window.missedClick = false), { capture: true })
  return new Promise((resolve) => {
    let last = ''
    // An animation may begin a frame or two after its element has been drawn.
    let calmFrames = 0
    // What something else lies over for good is clicked all the same: the test says what did not happen.
    const until = performance.now() + 10_000
    const look = () => {
      if (!element.isConnected) return resolve(null)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const [place, now] = [[x + width / 2, y + height / 2], [x, y, width, height].join()]
      const hit = hitAt(...place)
      const isFree = [element, ...(element.labels ?? [])].some((target) => contains(target, hit))
      calmFrames = now === last ? calmFrames + 1 : 0
      if ((calmFrames > 5 && isFree && !element.matches(':disabled')) || performance.now() > until) return resolve(place)
      last = now
      requestAnimationFrame(look)
    }
    look()
  })
`

/** A field has the text that was typed: the page may hear of keys later than the driver says that it has pressed them. */
const holds = `
  const [field, text] = arguments
  return new Promise((resolve) => {
    const until = performance.now() + 2000
    const look = () => {
      if (field.value === text || performance.now() > until) resolve(field.value === text)
      else setTimeout(look, 20)
    }
    look()
  })
`

/** The page may hear of a click later than the driver says that it has clicked; pressed again then, a switch would be back where it was. */
const isMissed = `
  return new Promise((resolve) => {
    const until = performance.now() + 2000
    const look = () => {
      const isLate = performance.now() > until
      if (window.missedClick !== true || isLate) resolve(window.missedClick === true)
      else setTimeout(look, 20)
    }
    look()
  })
`

/** Finds elements in open shadow roots, too. Nothing, where the page has no engine yet. */
const finder = `
  const [selector, onlyVisible] = arguments, engine = globalThis.playwrightSelectors
  if (!engine) return null
  const found = engine.querySelectorAll(engine.parseSelector(selector), document)
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  return onlyVisible ? found.filter(isSeen) : found
`

const engineOptions = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 0,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
}

interface Core {
  iso: { locatorOrSelectorAsSelector: (language: 'javascript', locator: string, testIdAttribute: string) => string }
}

const require = createRequire(import.meta.url)
/** Its package exports only what its users call. */
const corePath = join(dirname(require.resolve('playwright-core/package.json')), 'lib/coreBundle.js')

function selectorOf(locator: string): string {
  const selector = (require(corePath) as Core).iso.locatorOrSelectorAsSelector('javascript', locator, 'data-testid')
  if (!selector) throw new Error(`${locator} is no locator of Playwright.`)
  return selector
}

let engineSource: string | undefined

/** Playwright puts it into pages itself, and exports it nowhere: it stands in its bundle as the text of a string. */
function selectorEngine(): string {
  if (engineSource) return engineSource
  const bundle = readFileSync(corePath, 'utf8')
  const [, text] = /generated\/injectedScriptSource\.ts"\(\) \{\s*"use strict";\s*\w+ = '((?:[^'\\\n]|\\.)*)';/.exec(bundle) ?? []
  if (!text) throw new Error('This version of Playwright keeps its selectors elsewhere: see selectorEngine in tests/support/webkit.ts.')
  engineSource = String(runInNewContext(`'${text}'`))
  return engineSource
}
