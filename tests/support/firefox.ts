import { type Browser, type BrowserContext, type BrowserContextOptions, firefox, type Page } from 'playwright-core'

/**
 * A Firefox as its makers ship it, which Playwright speaks WebDriver BiDi with. What that lacks yet for our journeys is
 * made up for here: colours, pages without scripts, writing as a person does, frames that are drawn smaller.
 */
export async function openFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: {
      // Without a screen it would think that nobody has a mouse: fine, and can hover.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Playwright's Chromium has none that take room either.
      'ui.useOverlayScrollbars': 1,
      // Back begins a page anew, as in Playwright's Chromium; of one that was kept, Playwright never hears.
      'fission.bfcacheInParent': false,
      'browser.sessionhistory.max_total_viewers': 0,
    },
  })
  const session = behind<{ _browserSession: Session }>(browser, browser)._browserSession
  const { send } = session
  // Playwright says with every context what its pages prefer, with a command that this Firefox does not know.
  session.send = (method, words) =>
    method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(session, method, words)
  const { newContext } = browser
  browser.newContext = async (options = {}) => {
    await tell(session, preferring(options))
    const context = await newContext.call(browser, options)
    await context.addInitScript(writeAsPeopleDo)
    context.on('page', (page) => {
      const { delegate } = behind<{ delegate: Delegate }>(browser, page)
      placeInFrames(delegate)
      clickTwice(delegate.rawMouse)
    })
    if (options.javaScriptEnabled === false) withoutScripts(context, session)
    return context
  }
  return browser
}

interface Session {
  send: (method: string, words: object) => Promise<unknown>
}

/** What Playwright keeps behind its own objects. */
const behind = <T>(browser: Browser, thing: Browser | Page): T =>
  (browser as unknown as { _connection: { toImpl: (thing: object) => T } })._connection.toImpl(thing)

/** For all its pages: no journey has two that prefer differently at once. */
const preferring = ({ colorScheme, reducedMotion }: BrowserContextOptions) => `
  Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${colorScheme === 'dark' ? 0 : 1})
  Services.prefs.setIntPref('ui.prefersReducedMotion', ${reducedMotion === 'reduce' ? 1 : 0})`

function withoutScripts(context: BrowserContext, session: Session): void {
  const { newPage } = context
  context.newPage = async () => {
    const page = await newPage.call(context)
    const opened = `Services.wm.getMostRecentWindow('navigator:browser').gBrowser.selectedBrowser`
    await tell(session, `${opened}.browsingContext.allowJavascript = false`)
    return page
  }
}

/** Says it to the browser itself, which has no command for it yet. */
async function tell(session: Session, expression: string): Promise<void> {
  const { contexts } = (await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' })) as { contexts: { context: string }[] }
  await session.send('script.evaluate', { target: { context: contexts[0]?.context }, awaitPromise: false, expression })
}

/** Playwright puts text into a field behind React's back, which then takes it for its own. */
function writeAsPeopleDo() {
  const write = (text: string) => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (element?.localName === 'iframe') return element
    document.execCommand('insertText', false, text)
    return undefined
  }
  Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => write, set: () => {} })
}

interface Frame {
  parentFrame: () => Frame | null
}
interface Handle {
  _frame: Frame
}
interface Place {
  x: number
  y: number
  scale: number
}
interface Mouse {
  _performActions: (progress: unknown, actions: object[]) => Promise<void>
}
interface Delegate {
  rawMouse: Mouse
  _framePosition: () => Promise<{ x: number; y: number }>
  getFrameElement: (frame: Frame) => Promise<{ evaluate: (ask: (frame: HTMLIFrameElement) => Place) => Promise<Place> }>
  getBoundingBox: (handle: Handle) => Promise<{ x: number; y: number; width: number; height: number } | null>
  getContentQuads: (handle: Handle) => Promise<{ x: number; y: number }[][] | string | null>
}

/** Playwright finds nothing in a frame that is transformed, as the Studio's canvas is. */
function placeInFrames(delegate: Delegate): void {
  const { getBoundingBox, getContentQuads } = delegate
  delegate._framePosition = async () => ({ x: 0, y: 0 })
  delegate.getBoundingBox = async (handle) => {
    const box = await getBoundingBox.call(delegate, handle)
    if (!box) return null
    const { x, y, scale } = await placeOf(delegate, handle._frame)
    return { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale }
  }
  delegate.getContentQuads = async (handle) => {
    const quads = await getContentQuads.call(delegate, handle)
    if (!Array.isArray(quads)) return quads
    const place = await placeOf(delegate, handle._frame)
    return quads.map((quad) => quad.map(({ x, y }) => ({ x: place.x + x * place.scale, y: place.y + y * place.scale })))
  }
}

/** Two clicks are a double one only when the browser is told of them in one go, and Playwright tells of each move and press alone. */
function clickTwice(mouse: Mouse): void {
  const { _performActions: perform } = mouse
  const gathered: object[] = []
  let performed = Promise.resolve()
  mouse._performActions = (progress, actions) => {
    if (gathered.length === 0) {
      performed = Promise.resolve().then(() => perform.call(mouse, progress, gathered.splice(0)))
    }
    gathered.push(...actions)
    return performed
  }
}

async function placeOf(delegate: Delegate, frame: Frame): Promise<Place> {
  const parent = frame.parentFrame()
  if (!parent) return { x: 0, y: 0, scale: 1 }
  const [outer, inner] = await Promise.all([
    placeOf(delegate, parent),
    delegate.getFrameElement(frame).then((element) =>
      element.evaluate((frame) => {
        const { x, y, width } = frame.getBoundingClientRect()
        const scale = width / frame.offsetWidth
        return { x: x + frame.clientLeft * scale, y: y + frame.clientTop * scale, scale }
      }),
    ),
  ])
  return { x: outer.x + inner.x * outer.scale, y: outer.y + inner.y * outer.scale, scale: outer.scale * inner.scale }
}
