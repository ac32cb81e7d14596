import type { PageDocument } from '../../../pages/document/page-document.js'
import type { Place } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockDeclaration, LocalizedText } from '../../../core/element/declaration.js'
import type { Language } from '../kit/language.js'
import { clip, clipboardEvents } from '../inserter/clipboard.js'
import type { Dragging } from '../session/studio-context.js'
import { type KnownParts, noParts } from '../session/known-parts.js'
import type { Editing } from '../session/editing.js'
import { boxOf, type Box } from './boxes.js'
import { type CanvasFrame, type FrameOptions, openFrame } from './frame.js'
import { watchSizes } from './invisible.js'
import { press } from './keys.js'
import { openPicture, type Picture } from './picture.js'
import { followPointer, type Pointing } from './pointer.js'
import { openWriting, type Writing, type WritingTools } from './text-editing.js'

export interface StageOptions extends FrameOptions, Pick<WritingTools, 'changed' | 'askForLink' | 'goToTools'> {
  editing: Editing
  declarations: readonly BlockDeclaration[]
  /** Shared parts of the site. */
  parts: KnownParts | undefined
  words: Language
  refuse: (why: LocalizedText) => void
  tell: (sentence: string) => void
  /** Opens the inserter for a gap. */
  insertHere: (place: Place) => void
  openForm: () => void
  /** Moves keyboard focus past the page, or before it when `back` is true. */
  leave: (back: boolean) => void
  /** Called when something stands elsewhere now. */
  moved: () => void
  pointed: (pointing: Pointing) => void
}

/** The page on its canvas, following the document, the pointer and the keys. */
export interface Stage {
  frame: CanvasFrame
  picture: Picture
  writing: Writing
  dragging: Dragging
  edit: (way: NodePath) => void
  boxOfWay: (way: NodePath | undefined) => Box | undefined
  close: () => void
}

export async function openStage(options: StageOptions): Promise<Stage> {
  const { editing, declarations, words } = options
  const frame = await openFrame(options)
  const { parts = noParts } = options
  const sketching = {
    declarations: new Map<string, BlockDeclaration>(declarations.map((each) => [each.tag, each])),
    language: words,
    partOf: parts.partOf,
    pageLanguage: () => editing.state().page.language,
  }
  const sizes = watchSizes(frame.window, options.moved)
  const picture = openPicture(frame.root, editing.state().page, sketching, sizes.watch)
  const writing = openWriting({ ...options, frame, picture })
  const ended = new AbortController()

  function edit(way: NodePath): void {
    if (!writing.begin(way)) options.openForm()
  }

  function openRoom(target: EventTarget | null): boolean {
    const room = picture.roomOf(target)
    if (room) options.insertHere(room)
    return room !== undefined
  }

  // Nothing on the canvas takes the focus from the tools of a text, so a click beside it ends writing.
  frame.document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!writing.isWriting() || writing.isWriting(target)) return
      writing.end()
      frame.window.focus()
    },
    { capture: true, signal: ended.signal },
  )
  const pointer = followPointer({
    frame,
    picture,
    editing,
    sketching,
    site: { editing, declarations, language: words, tell: options.tell },
    show: options.pointed,
    choose: editing.select,
    openRoom,
    refuse: options.refuse,
    editText: writing.begin,
    isWriting: writing.isWriting,
  })

  frame.document.addEventListener(
    'keydown',
    (event) => {
      if (writing.isWriting()) return
      if (event.key === 'Tab') options.leave(event.shiftKey)
      else if (!press(event, { editing, ways: picture.ways, choose: editing.select, edit, refuse: options.refuse })) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true, signal: ended.signal },
  )
  for (const type of clipboardEvents)
    frame.document.addEventListener(
      type,
      (event) => {
        if (!writing.isWriting()) clip(event, { editing, declarations, parts, language: words, tell: options.tell })
      },
      { signal: ended.signal },
    )
  // Blocks on the canvas are shown and not used: keyboard focus belongs to the nodes of the page.
  frame.document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!writing.isWriting()) (target as HTMLElement).blur()
    },
    { signal: ended.signal },
  )
  frame.window.addEventListener('scroll', options.moved, { capture: true, passive: true, signal: ended.signal })
  let { innerWidth } = frame.window
  frame.window.addEventListener(
    'resize',
    () => {
      // On another device everything stands elsewhere; the selection stays in view.
      if (innerWidth !== frame.window.innerWidth) reveal(editing.state().selected, 'auto')
      innerWidth = frame.window.innerWidth
      options.moved()
    },
    { signal: ended.signal },
  )

  let { page, selected } = editing.state()
  picture.choose(selected)
  const unsubscribe = editing.subscribe(() => {
    const state = editing.state()
    if (state.page !== page) draw(state.page)
    if (state.selected !== selected) {
      picture.choose(state.selected)
      reveal(state.selected)
    }
    selected = state.selected
    options.moved()
  })

  const forgetParts = parts.subscribe(() => {
    writing.end()
    picture.renewParts()
    options.moved()
  })

  function draw(next: PageDocument): void {
    page = next
    writing.drawAround(next)
    const { documentElement } = frame.document
    // Setting the same language again would make the browser look at every element anew.
    if (documentElement.lang === next.language) return
    documentElement.lang = next.language
    picture.renewParts()
  }

  function reveal(way: NodePath | undefined, behavior: ScrollBehavior = 'smooth'): void {
    const element = way && picture.elementOf(way)
    // A block that lies over the page stays visible at any scroll position.
    if (!element || picture.opened()) return
    const { y, height } = boxOf(element)
    const { innerHeight, scrollY } = frame.window
    const seen = y >= 0 && (y + height <= innerHeight || y < innerHeight / 2)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!seen) frame.window.scrollTo({ top: scrollY + y - Math.max(40, (innerHeight - height) / 2), behavior: calm ? 'auto' : behavior })
  }

  return {
    frame,
    picture,
    writing,
    dragging: pointer.dragging,
    edit,
    boxOfWay(way) {
      const element = way && picture.elementOf(way)
      return element && boxOf(element)
    },
    close() {
      writing.end()
      unsubscribe()
      forgetParts()
      ended.abort()
      pointer.stop()
      sizes.stop()
      frame.close()
    },
  }
}
