import { button, make } from './dom.js'
import type { InspectorWords } from './inspector.messages.js'
import { ownWindow } from './own-window.js'
import { drawPanel } from './panel.js'
import type { Source } from './seen.js'

const frame = `
:host { position: fixed; z-index: 2147483647; display: block; box-shadow: 0 -8px 32px #4a1c2c2b; border-block-start: 1px solid var(--line); }
:host([data-dock='below']) { inset: auto 0 0 0; block-size: min(var(--size, 320px), 85dvh); }
:host([data-dock='side']) { inset: 0 0 0 auto; inline-size: min(var(--size, 440px), 92vw); border-inline-start: 1px solid var(--line); }
.edge { position: absolute; z-index: 1; touch-action: none; }
:host([data-dock='below']) .edge { inset: -5px 0 auto 0; block-size: 10px; cursor: ns-resize; }
:host([data-dock='side']) .edge { inset: 0 auto 0 -5px; inline-size: 10px; cursor: ew-resize; }
.edge::after { content: ''; position: absolute; inset: 0; margin: auto; inline-size: 40px; block-size: 4px; border-radius: 2px; background: var(--edge); }
:host([data-dock='side']) .edge::after { inline-size: 4px; block-size: 40px; }
@media (width < 48rem) {
  :host { inset: auto 0 0 0 !important; block-size: min(var(--size, 46dvh), 85dvh) !important; inline-size: auto !important; border-radius: 14px 14px 0 0; overflow: clip; overflow-clip-margin: 6px; }
  .panel { border-radius: 14px 14px 0 0; }
  .dock { display: none; }
}
`

/** So that the end of the page can be reached. */
const pageFrame = ':root { padding-block-end: var(--vitrine-inspector-below, 0px) }'

interface OverlayOptions {
  words: InspectorWords
  save: (text: string) => void
  close: () => void
}

/** The panel over the page, or in a window of its own: an open dialog makes all else of a page inert. @returns the undo */
export function showOverlay(source: Source, options: OverlayOptions): () => void {
  let undo = dockPanel(source, { ...options, takeOut })
  function takeOut(): void {
    const { words, save } = options
    const root = ownWindow(words.title, putBack)
    if (!root) return
    undo()
    undo = drawPanel(root, source, { words, save })
  }
  function putBack(): void {
    undo()
    undo = dockPanel(source, { ...options, takeOut })
  }
  return () => undo()
}

/** Below or at the side, as large as one likes. */
function dockPanel(source: Source, { words, save, close, takeOut }: OverlayOptions & { takeOut: () => void }): () => void {
  const host = make('aside', { id: 'vitrine-inspector', ariaLabel: words.title })
  host.dataset.dock = 'below'
  const root = host.attachShadow({ mode: 'open' })
  const dock = button(words.dock, 'press plain dock', () => {
    host.dataset.dock = isAtSide() ? 'below' : 'side'
    dock.textContent = isAtSide() ? words.dockBelow : words.dock
    resize(isAtSide() ? 440 : 320)
  })
  const isAtSide = (): boolean => host.dataset.dock === 'side' && innerWidth >= 768
  const undraw = drawPanel(root, source, {
    words,
    save,
    beside: [dock, button(words.ownWindow, 'press plain dock', takeOut), button(words.close, 'press plain', close)],
  })
  const framed = sheetOf(frame)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, framed]

  const edge = make('div', { className: 'edge', role: 'separator', tabIndex: 0, ariaLabel: words.resize })
  edge.onpointerdown = ({ pointerId }) => edge.setPointerCapture(pointerId)
  edge.onpointermove = ({ pointerId, clientX, clientY }) => {
    if (edge.hasPointerCapture(pointerId)) resize(isAtSide() ? innerWidth - clientX : innerHeight - clientY)
  }
  edge.onkeydown = (event) => {
    const step = { ArrowUp: 24, ArrowLeft: 24, ArrowDown: -24, ArrowRight: -24 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    resize((isAtSide() ? host.offsetWidth : host.offsetHeight) + step)
  }
  root.prepend(edge)

  function resize(wished: number): void {
    const most = isAtSide() ? innerWidth * 0.92 : innerHeight * 0.85
    const size = Math.round(Math.min(Math.max(wished, 160), most))
    host.style.setProperty('--size', `${size}px`)
    tellSize(size, most)
  }

  function tellSize(size: number, most: number): void {
    Object.assign(edge, {
      ariaOrientation: isAtSide() ? 'vertical' : 'horizontal',
      ariaValueMin: '160',
      ariaValueMax: String(Math.round(most)),
      ariaValueNow: String(size),
    })
    document.documentElement.style.setProperty('--vitrine-inspector-below', isAtSide() ? '0px' : `${size}px`)
  }

  const paged = sheetOf(pageFrame)
  document.adoptedStyleSheets.push(paged)
  document.body.append(host)
  tellSize(host.offsetHeight, innerHeight * 0.85)
  return () => {
    undraw()
    host.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== paged)
    document.documentElement.style.removeProperty('--vitrine-inspector-below')
  }
}

function sheetOf(text: string): CSSStyleSheet {
  const styles = new CSSStyleSheet()
  styles.replaceSync(text)
  return styles
}
