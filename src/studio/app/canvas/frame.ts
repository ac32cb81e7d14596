import type { Component, Editor } from 'grapesjs'
import { canvasSheet } from './canvas-sheet.js'
import { teachNodes } from './node-type.js'

export interface FrameOptions {
  /** Where GrapesJS draws its canvas. */
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
  editor: Editor
  element: HTMLIFrameElement
  document: Document
  window: Window
  /** Holds the page's nodes. */
  root: Component
  close: () => void
}

// GrapesJS wants a command to fall back on; its own would choose, hover and drag for itself.
const rest = 'canvas:rest'

/** Opens a hardened GrapesJS: nothing is sent or fetched from elsewhere, and no panel, command or shortcut of its own is left. */
export async function openFrame({ container, loader, styles, language, title, description }: FrameOptions): Promise<CanvasFrame> {
  const { default: grapesjs } = await import('grapesjs')
  const editor = grapesjs.init({
    container,
    height: '100%',
    width: '100%',
    telemetry: false,
    cssIcons: '',
    storageManager: false,
    noticeOnUnload: false,
    showOffsets: false,
    nativeDnD: false,
    defaultCommand: rest,
    baseCss: '',
    protectedCss: '',
    canvasCss: canvasSheet,
    panels: { defaults: [] },
    keymaps: { defaults: {} },
    blockManager: { custom: true },
    layerManager: { custom: true },
    traitManager: { custom: true },
    styleManager: { custom: true },
    selectorManager: { custom: true },
    assetManager: { custom: true },
    domComponents: { useFrameDoc: true, draggableComponents: false },
    canvas: {
      frameContent: `<!DOCTYPE html><html lang="${language === 'en' ? 'en' : 'de'}" data-vitrine-mode="edit"><head></head><body></body></html>`,
      frameStyle: '',
      styles: [...styles],
    },
    plugins: [teachNodes, (own) => own.Commands.add(rest, { run: () => undefined, stop: () => undefined })],
  })
  editor.UndoManager.stop()
  // Without a storage it would still write the whole page out with every change.
  editor.StorageManager.setAutosave(false)
  await new Promise((resolve) => editor.onReady(() => resolve(undefined)))
  const root = editor.getWrapper()
  const element = editor.Canvas.getFrameEl()
  if (!root) throw new Error('GrapesJS has no page on its canvas.')
  element.title = title
  element.setAttribute('aria-description', description)
  const { contentDocument: document, contentWindow: window } = element
  if (!document || !window) throw new Error('The frame of the canvas has no document.')
  // In this order: a page without its sheet would be given one by the loader.
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => link.sheet ?? arrived(link)))
  try {
    await fetchLoader(document, loader)
  } catch (error) {
    editor.destroy()
    throw error
  }
  return { editor, element, document, window, root, close: () => editor.destroy() }
}

async function fetchLoader(document: Document, address: string): Promise<void> {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = address
  const loaded = arrived(script)
  document.head.append(script)
  if ((await loaded) === 'error') throw new Error(`The blocks could not be fetched from ${address}.`)
}

const arrived = (element: HTMLElement): Promise<string> =>
  new Promise((resolve) => {
    for (const outcome of ['load', 'error']) element.addEventListener(outcome, () => resolve(outcome), { once: true })
  })
