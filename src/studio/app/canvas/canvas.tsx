import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { nodeAt, sameWay } from '../../../pages/document/page-edits.js'
import type { Hint } from '../../../pages/document/lint/page-lint.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { PageComment } from '../../../pages/document/team-api.js'
import type { LocalizedText } from '../../../core/element/declaration.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import type { Device, EditorState } from '../session/editing.js'
import { showProblem } from '../hints/show-problem.js'
import { useHints } from '../hints/use-hints.js'
import { nodeName } from '../session/node-names.js'
import { sameBox, type Box, type Point } from './boxes.js'
import './canvas.css'
import { canvasMessages } from './canvas.messages.js'
import { commentedNodes, hintedNodes, type Mark, marksIn, NodeMarks, type Noted, sameMarks } from './node-marks.js'
import { press } from './keys.js'
import { AlsoChosen, DropMark, Hovered, Selection, toolsOf } from './overlay.js'
import { OverPageList } from './over-page.js'
import type { OverPage } from './picture.js'
import type { Pointing } from './pointer.js'
import { ScrollBar, type Scrolled } from './scroll-bar.js'
import { openStage, type Stage } from './stage.js'
import type { Written } from './text-editing.js'
import { WritingBar } from './writing-bar.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

/** Widths of the devices, one on each side of the breakpoints (specification, section 2). */
const deviceWidths: Readonly<Record<Device, number>> = { desktop: 1280, tablet: 768, mobile: 375 }

interface CanvasProps {
  /** The blocks' loader and sheets, as the frame fetches them. */
  loader?: string
  styles?: readonly string[]
  /** Opens the form of the selected node: Enter on a node that is no text. */
  onOpenForm?: () => void
  /** Unresolved comments on the page. */
  comments?: readonly PageComment[]
  onOpenComment?: (comment: PageComment) => void
}

interface Boxes {
  selected: Box | undefined
  also: readonly Box[]
  hovered: Box | undefined
  /** Boxes of the text being edited and of its caret. */
  written: Box | undefined
  caret: Box | undefined
  marks: readonly Mark[]
  line: Box | undefined
  at: Point | undefined
  room: Box
  scrolled: Scrolled
  over: readonly OverPage[]
  opened: HTMLElement | undefined
  /** State of the pointer that the boxes were measured for. */
  pointing: Pointing
}

const still: Pointing = { hovered: undefined, dragging: false, drop: undefined, at: undefined }
const nowhere: Boxes = {
  selected: undefined,
  also: [],
  hovered: undefined,
  written: undefined,
  caret: undefined,
  marks: [],
  line: undefined,
  at: undefined,
  room: { x: 0, y: 0, width: 0, height: 0 },
  scrolled: { top: 0, height: 0, seen: 0 },
  over: [],
  opened: undefined,
  pointing: still,
}
const noComments: readonly PageComment[] = []
const ownStyles = ['/assets/vitrine-page.css']

/** Shows the page with its real blocks, inert, in a frame of the chosen device's width, and on it the selection and the drag. */
export function Canvas(props: CanvasProps) {
  const [attempt, setAttempt] = useState(0)
  return <OpenCanvas key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function OpenCanvas({
  loader = '/assets/loader.js',
  styles = ownStyles,
  onOpenForm,
  comments = noComments,
  onOpenComment,
  onAgain,
}: CanvasProps & { onAgain: () => void }) {
  const studio = useStudio()
  const words = useStudioWords(canvasMessages)
  const { selected, others, device, page } = useEditorState()
  const { editing, declarations, parts } = studio
  const language = useLanguage()
  const overlay = useRef<HTMLDivElement>(null)
  const caption = useRef<HTMLParagraphElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const holder = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage>(undefined)
  const pointing = useRef(still)
  const hints = useHints()
  const noted = useMemo(() => [...hintedNodes(hints, page), ...commentedNodes(comments, page)], [hints, comments, page])
  const marked = useRef(noted)
  const [written, setWritten] = useState<Written>()
  const [asking, setAsking] = useState(false)
  const [boxes, setBoxes] = useState(nowhere)
  const [state, setState] = useState<'loading' | 'open' | 'broken'>('loading')
  const [size, setSize] = useState<{ width: number; height: number }>()
  const latest = useRef({ studio, language, onOpenForm, words })
  useLayoutEffect(() => {
    latest.current = { studio, language, onOpenForm, words }
  })

  const measure = useCallback(
    () => setBoxes((before) => measured(before, stage.current, overlay.current, pointing.current, editing.state(), marked.current)),
    [editing],
  )
  const soon = useSoon(measure)
  useEffect(() => {
    marked.current = noted
    soon()
  }, [noted, soon])
  const tell = useCallback((sentence: string) => latest.current.studio.tell(sentence), [])
  const refuse = useCallback((why: LocalizedText) => latest.current.studio.tell(why[latest.current.language]), [])

  useEffect(() => {
    const container = holder.current
    if (!container) return undefined
    let left = false
    setState('loading')
    const { words: now } = latest.current
    const opening = openStage({
      container,
      loader,
      styles,
      editing,
      declarations,
      parts,
      words: language,
      language: editing.state().page.language,
      title: now.frame,
      description: now.hint,
      refuse,
      tell,
      insertHere: (place) => latest.current.studio.insertHere(place),
      openForm: () => latest.current.onOpenForm?.(),
      leave(back) {
        const tools = overlay.current?.querySelectorAll<HTMLElement>('.canvas-selection button:enabled') ?? []
        const tool = [...tools].find((each) => each.checkVisibility())
        if (back) caption.current?.focus()
        else (tool ?? overlay.current)?.focus()
      },
      moved: soon,
      changed(next) {
        setWritten(next)
        if (!next) setAsking(false)
        soon()
      },
      askForLink: () => setAsking(true),
      goToTools() {
        overlay.current?.querySelector<HTMLElement>('.canvas-writing :is(select, button)')?.focus()
      },
      pointed(next) {
        pointing.current = next
        soon()
      },
    })
    opening.then(
      (opened) => {
        if (left) return
        stage.current = opened
        latest.current.studio.dragging.current = opened.dragging
        setState('open')
        soon()
      },
      (error: unknown) => {
        console.error(error)
        if (!left) setState('broken')
      },
    )
    const { dragging } = latest.current.studio
    return () => {
      left = true
      dragging.current = undefined
      stage.current = undefined
      void opening.then(
        (opened) => opened.close(),
        () => undefined,
      )
    }
  }, [editing, declarations, parts, language, loader, styles, refuse, tell, soon])

  useLayoutEffect(() => {
    const element = room.current
    if (!element || !holder.current) return undefined
    const observer = new ResizeObserver(() => {
      setSize((before) =>
        before?.width === element.clientWidth && before.height === element.clientHeight
          ? before
          : { width: element.clientWidth, height: element.clientHeight },
      )
      soon()
    })
    observer.observe(element)
    observer.observe(holder.current)
    return () => observer.disconnect()
  }, [soon])

  function onKeyDown(event: KeyboardEvent) {
    const opened = stage.current
    if (!opened || (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' '))) return
    if (!press(event, { editing, ways: opened.picture.ways, choose: editing.select, edit: opened.edit, refuse })) return
    event.preventDefault()
    event.stopPropagation()
  }

  const width = deviceWidths[device]
  const scale = size ? Math.min(1, size.width / width) : 1
  useEffect(() => {
    if (state === 'open') stage.current?.frame.document.documentElement.style.setProperty('--canvas-scale', String(scale))
  }, [scale, state])
  const node = selected && nodeAt(page, selected)
  const several = others.length > 0 ? editing.chosen().length : 1
  const { hovered, drop, dragging } = boxes.pointing
  function openOver(one: OverPage | undefined) {
    if (one) stage.current?.picture.open(one.element)
    editing.select(one?.way)
  }
  function showComment(comment: PageComment, way: NodePath) {
    editing.select(way)
    onOpenComment?.(comment)
  }
  function showHint(hint: Hint, way: NodePath) {
    onOpenForm?.()
    showProblem({ ...hint, at: way }, editing)
  }
  return (
    <section className="canvas" aria-label={words.canvas} onKeyDown={onKeyDown} data-dragging={dragging}>
      <div className="canvas-caption">
        <p ref={caption} className="canvas-width" tabIndex={-1}>
          {words.width(device, width, Math.round(scale * 100))}
        </p>
        <OverPageList over={boxes.over} opened={boxes.opened} onOpen={openOver} />
      </div>
      <div ref={room} className="canvas-room">
        <div
          ref={holder}
          className="canvas-paper"
          onTransitionEnd={soon}
          style={{ width, height: size ? size.height / scale : '100%', transform: `translateX(-50%) scale(${scale})` }}
        />
        <ScrollBar {...boxes.scrolled} scale={scale} scroll={(top) => stage.current?.frame.window.scrollTo({ top, behavior: 'auto' })} />
        <div ref={overlay} className="canvas-overlay" tabIndex={-1}>
          {hovered && !sameWay(hovered, selected) && boxes.hovered && <Hovered way={hovered} box={boxes.hovered} />}
          {boxes.marks.length > 0 && <NodeMarks marks={boxes.marks} onHint={showHint} onComment={showComment} />}
          {boxes.also.map((box) => (
            <AlsoChosen key={`${box.x} ${box.y} ${box.width}`} box={box} />
          ))}
          {selected && boxes.selected && <Selection way={selected} box={boxes.selected} room={boxes.room} refuse={refuse} />}
          {written && boxes.written && boxes.caret && stage.current && (
            <WritingBar
              written={written}
              writing={stage.current.writing}
              box={boxes.written}
              caret={boxes.caret}
              room={boxes.room}
              asking={asking}
              onAsk={setAsking}
            />
          )}
          {drop && boxes.line && boxes.at && <DropMark drop={drop} line={boxes.line} at={boxes.at} width={boxes.room.width} />}
        </div>
        {state === 'broken' && (
          <div className="canvas-broken" role="alert">
            <p>{words.broken}</p>
            <button type="button" className="button" onClick={onAgain}>
              {words.again}
            </button>
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {several > 1
          ? words.severalSelected(several)
          : node !== undefined && words.selected(nodeName(node, { declarations, parts, language }).title)}
      </p>
    </section>
  )
}

/** Runs the work once, before the next frame is painted; while things still move, in every frame. */
function useSoon(work: () => void): () => void {
  const frame = useRef(0)
  const until = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return useCallback(() => {
    until.current = performance.now() + 300
    if (frame.current) return
    frame.current = requestAnimationFrame(function again() {
      flushSync(work)
      frame.current = performance.now() < until.current ? requestAnimationFrame(again) : 0
    })
  }, [work])
}

function measured(
  before: Boxes,
  stage: Stage | undefined,
  overlay: HTMLElement | null,
  pointing: Pointing,
  { selected, others }: Pick<EditorState, 'selected' | 'others'>,
  noted: readonly Noted[],
): Boxes {
  if (!stage || !overlay || !stage.frame.element.isConnected) return nowhere
  const { hovered, drop, at } = pointing
  const around = overlay.getBoundingClientRect()
  const frame = stage.frame.element.getBoundingClientRect()
  const scale = frame.width / (stage.frame.element.offsetWidth || 1)
  const placed = (box: Box | undefined): Box | undefined =>
    box && {
      x: box.x * scale + frame.x - around.x,
      y: box.y * scale + frame.y - around.y,
      width: box.width * scale,
      height: box.height * scale,
    }
  const room: Box = { x: 0, y: 0, width: around.width, height: around.height }
  // The page cuts off an element that is wider, and so its frame ends there.
  const framed = (way: NodePath | undefined): Box | undefined => {
    const box = placed(stage.boxOfWay(way))
    return box && withinPage(box, frame.x - around.x, frame.width)
  }
  const chosen = framed(selected)
  const isWriting = stage.writing.isWriting()
  const writing = stage.writing.box()
  const boxed = noted.flatMap(({ way, notes }) => {
    const box = framed(way)
    return box ? [{ way, notes, box }] : []
  })
  const marks = isWriting ? [] : marksIn(room, boxed, chosen && toolsOf(chosen))
  const { window, document: page } = stage.frame
  const scrolled = { top: window.scrollY, height: page.documentElement.scrollHeight, seen: window.innerHeight }
  const next: Boxes = {
    selected: isWriting ? undefined : chosen,
    also: others.flatMap((way) => framed(way) ?? []),
    written: placed(writing?.text),
    caret: placed(writing?.caret),
    marks: sameMarks(before.marks, marks) ? before.marks : marks,
    hovered: framed(hovered),
    line: placed(drop?.line),
    at: at && placed({ ...at, width: 0, height: 0 }),
    room,
    scrolled: sameScroll(before.scrolled, scrolled) ? before.scrolled : scrolled,
    over: stage.picture.over(),
    opened: stage.picture.opened(),
    pointing,
  }
  const same =
    before.pointing === pointing &&
    sameBox(before.selected, next.selected) &&
    before.also.length === next.also.length &&
    before.also.every((box, index) => sameBox(box, next.also[index])) &&
    sameBox(before.hovered, next.hovered) &&
    sameBox(before.written, next.written) &&
    sameBox(before.caret, next.caret) &&
    before.marks === next.marks &&
    before.scrolled === next.scrolled &&
    before.over === next.over &&
    before.opened === next.opened &&
    sameBox(before.line, next.line) &&
    sameBox(before.room, next.room)
  return same ? before : next
}

function withinPage(box: Box, left: number, width: number): Box {
  const [start, end] = [box.x, box.x + box.width].map((x) => Math.min(Math.max(x, left), left + width)) as [number, number]
  return { ...box, x: start, width: end - start }
}

const sameScroll = (one: Scrolled, other: Scrolled): boolean =>
  one.top === other.top && one.height === other.height && one.seen === other.seen
