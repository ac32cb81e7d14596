import { canvasSheet } from './canvas-sheet.js'
import { showRealData } from './real-data.js'

export interface FrameOptions {
  /** Element that the frame is put into. */
  container: HTMLElement
  /** The blocks' loader and sheets, fetched inside the frame. */
  loader: string
  styles: readonly string[]
  language: string
  title: string
  description: string
}

/** The page as it lies on the canvas. */
export interface CanvasFrame {
  element: HTMLIFrameElement
  document: Document
  window: Window
  /** Element that holds the page's nodes. */
  root: HTMLElement
  close: () => void
}

/** Opens a frame of this site for the page: its content leads nowhere, and may open nothing. */
export async function openFrame({ container, loader, styles, language, title, description }: FrameOptions): Promise<CanvasFrame> {
  const element = document.createElement('iframe')
  element.title = title
  element.setAttribute('aria-description', description)
  element.className = 'canvas-frame'
  // Some browsers open an empty frame at once, others put another document into it a moment later.
  const opened = arrived(element)
  container.append(element)
  await opened
  const { contentDocument: page, contentWindow: window } = element
  if (!page || !window) throw new Error('The frame of the canvas has no document.')
  // Written like this it has the address of the Studio, which blocks read; a `srcdoc` has none.
  page.open()
  page.write(`<!doctype html><html lang="${language === 'en' ? 'en' : 'de'}" data-vitrine-mode="edit"><head></head><body></body></html>`)
  page.close()
  relayKeys(page)
  showRealData(window)
  try {
    // The order matters: a page without its sheet would be given one by the loader.
    await Promise.all(styles.map((address) => fetchSheet(page, address)))
    page.head.append(Object.assign(page.createElement('style'), { textContent: canvasSheet }))
    await fetchLoader(page, loader)
  } catch (error) {
    element.remove()
    throw error
  }
  return { element, document: page, window, root: page.body, close: () => element.remove() }
}

function fetchSheet(page: Document, address: string): Promise<string> {
  const sheet = page.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = address
  const loaded = arrived(sheet)
  page.head.append(sheet)
  return loaded
}

async function fetchLoader(page: Document, address: string): Promise<void> {
  const script = page.createElement('script')
  script.type = 'module'
  script.src = address
  const loaded = arrived(script)
  page.head.append(script)
  if ((await loaded) === 'error') throw new Error(`The blocks could not be fetched from ${address}.`)
}

/** A key that means nothing to the page may mean something to the Studio around it, which hears it from its document itself. */
function relayKeys(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (!document.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault()
  })
}

const arrived = (element: HTMLElement): Promise<string> =>
  new Promise((resolve) => {
    for (const outcome of ['load', 'error']) element.addEventListener(outcome, () => resolve(outcome), { once: true })
  })
