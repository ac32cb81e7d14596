import { type CSSProperties, type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { readPageReference } from '../../../pages/document/page-links.js'
import { safeUrl } from '../../../core/dom/safe-url.js'
import { LinkCombobox } from '../form/link-combobox.js'
import { useSiteLinks } from '../form/site-links.js'
import { Icon } from '../kit/icon.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { canvasMessages } from './canvas.messages.js'
import type { Box } from './boxes.js'
import type { LineKind, TextCommands } from './text-commands.js'
import type { Writing, Written } from './text-editing.js'
import { useStudioWords } from '../kit/language.js'

interface WritingBarProps {
  written: Written
  writing: Writing
  /** Box of the text being edited. */
  box: Box
  /** Box of its caret. */
  caret: Box
  room: Box
  /** True while the address of a link is being entered. */
  asking: boolean
  onAsk: (asking: boolean) => void
}

const size = { width: 452, height: 38 }
const form = { width: 300, height: 236 }
const lineKinds: readonly LineKind[] = ['p', 'h1', 'h2', 'h3', 'h4']

// Above all that is seen of the page, where its width is said.
const docked = -size.height + 1

/** Places the bar beside the text and never on it: above it, below it, or above the page. */
function topOf(box: Box, room: Box): number {
  const above = box.y - size.height - 6
  if (above >= 0) return above
  const end = box.y + box.height + 8
  if (end + size.height <= room.height) return end
  return docked
}

/**
 * Right below the words that become a link, or right above them: where the tools stay free if both have room, and over the tools
 * rather than away from the words.
 */
function placeOfForm(words: Box, room: Box, bar: { x: number; y: number }): FormPlace {
  const below = words.y + words.height + 8
  const above = words.y - 8 - form.height
  const isFree = (top: number): boolean => top + form.height <= bar.y || top >= bar.y + size.height
  const fitting = [below, above].filter((top) => top >= 0 && top + form.height <= room.height)
  const top = fitting.find(isFree) ?? fitting[0] ?? Math.max(0, above)
  const left = Math.max(0, Math.min(words.x, room.width - form.width - 4))
  // A bar with less content is lower than it may become: above the words it stands on its foot.
  if (top === above) return { left: left - bar.x, top: above + form.height - bar.y, transform: 'translateY(-100%)' }
  return { left: left - bar.x, top: top - bar.y }
}

type FormPlace = Pick<CSSProperties, 'left' | 'top' | 'transform'>

/** Kind of line, bold, italic, link, lists and unseen signs, beside the text that is written in place. */
export function WritingBar({ written, writing, box, caret, room, asking, onAsk }: WritingBarProps) {
  const words = useStudioWords(canvasMessages)
  const { pageOf } = useSiteLinks()
  const { tell } = useStudio()
  const { device } = useEditorState()
  // An editor who writes in the „Mobil“ view may mean that device alone.
  useEffect(() => {
    if (device !== 'desktop') tell(words.everyDevice)
  }, [device, tell, words])
  const bar = useRef<HTMLDivElement>(null)
  const top = topOf(box, room)
  const left = Math.max(0, Math.min(box.x, room.width - size.width))
  const style = {
    transform: `translate(${left}px, ${top}px)`,
    maxWidth: room.width,
    // The page's edge would cut it off there.
    ...(top === docked && ({ position: 'fixed', inset: 'auto' } as const)),
  }

  function backToText() {
    onAsk(false)
    writing.takeFocus()
  }

  function keys(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      backToText()
    }
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') step(event, bar.current)
  }

  // The next place of the focus is known only afterwards.
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    setTimeout(() => {
      if (!bar.current?.contains(document.activeElement)) writing.toolsLeft()
    })
  }

  function act(command: (commands: TextCommands) => void) {
    writing.takeFocus()
    const commands = writing.commands()
    if (commands) command(commands)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the tools inside pass by here
    <div ref={bar} className="canvas-writing" data-docked={top === docked ? '' : undefined} style={style} onKeyDown={keys} onBlur={leave}>
      {/* A button that is pressed by mouse leaves the focus in the text. */}
      <div role="toolbar" aria-label={words.writingTools} onMouseDown={(event) => event.preventDefault()}>
        {written.line && (
          <select
            className="canvas-line-kind"
            aria-label={words.lineKind}
            title={words.lineKind}
            value={written.line}
            onMouseDown={(event) => {
              event.stopPropagation()
              writing.lendFocus()
            }}
            onChange={(event) => {
              writing.takeFocus()
              writing.commands()?.become(event.currentTarget.value as LineKind)
            }}
          >
            {lineKinds
              .filter((kind) => kind !== 'h1' || written.line === 'h1')
              .map((kind) => (
                <option key={kind} value={kind}>
                  {words.lineKinds[kind]}
                </option>
              ))}
          </select>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={words.bold}
          title={words.bold}
          aria-pressed={written.bold}
          aria-keyshortcuts="Control+B"
          onClick={() => act((commands) => commands.stress('bold'))}
        >
          <strong>{words.boldLetter}</strong>
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.italic}
          title={words.italic}
          aria-pressed={written.italic}
          aria-keyshortcuts="Control+I"
          onClick={() => act((commands) => commands.stress('italic'))}
        >
          <em>{words.italicLetter}</em>
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.link}
          title={words.link}
          aria-pressed={written.link !== undefined}
          aria-expanded={asking}
          aria-keyshortcuts="Control+K"
          disabled={!written.canLink}
          onClick={() => {
            if (!asking) writing.lendFocus()
            onAsk(!asking)
          }}
        >
          <Icon name="link" size={16} />
        </button>
        {written.line &&
          (['ul', 'ol'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              className="icon-button"
              aria-label={kind === 'ul' ? words.points : words.numbers}
              title={kind === 'ul' ? words.points : words.numbers}
              aria-pressed={written.list === kind}
              onClick={() => act((commands) => commands.list(kind))}
            >
              <Icon name={kind === 'ul' ? 'points' : 'numbers'} size={16} />
            </button>
          ))}
        {(['space', 'hyphen'] as const).map((sign) => (
          <button
            key={sign}
            type="button"
            className="icon-button"
            aria-label={words[sign]}
            title={words[sign]}
            aria-keyshortcuts={sign === 'space' ? 'Control+Shift+Space' : 'Alt+Minus'}
            onClick={() => act((commands) => commands.type(sign))}
          >
            <Icon name={sign} size={16} />
          </button>
        ))}
        <button type="button" className="icon-button" aria-label={words.done} title={words.done} onClick={() => writing.end()}>
          <Icon name="check" size={16} />
        </button>
      </div>
      {asking && (
        <LinkForm
          standing={written.link}
          opensTab={written.opensTab}
          place={placeOfForm(caret, room, { x: left, y: top })}
          onCancel={backToText}
          onLink={(address, opensTab) => {
            backToText()
            writing.commands()?.link(address, pageOf(address ?? '')?.title, opensTab)
          }}
        />
      )}
    </div>
  )
}

interface LinkFormProps {
  standing: string | undefined
  opensTab: boolean
  place: FormPlace
  onLink: (address: string | undefined, opensTab?: boolean) => void
  onCancel: () => void
}

/** Asks where a link leads. */
function LinkForm({ standing, opensTab, place, onLink, onCancel }: LinkFormProps) {
  const words = useStudioWords(canvasMessages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(standing ?? '')
  const [newTab, setNewTab] = useState(opensTab)
  const { kept } = useSiteLinks()
  const [complaint, setComplaint] = useState<string>()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function apply(event: FormEvent) {
    event.preventDefault()
    const typed = kept(text)
    const address = readPageReference(typed) ? typed : safeUrl(typed)
    if (address !== undefined) return onLink(address, newTab)
    setComplaint(text.trim() === '' ? words.linkEmpty : words.linkUnsafe)
    field.current?.focus()
  }

  return (
    <div className="canvas-link" style={place} role="dialog" aria-labelledby={`${id}label`}>
      <form noValidate onSubmit={apply}>
        <label id={`${id}label`} htmlFor={id}>
          {words.linkAddress}
        </label>
        <LinkCombobox
          inputRef={field}
          wires={{
            id,
            'aria-describedby': complaint === undefined ? undefined : `${id}complaint`,
            'aria-invalid': complaint === undefined ? undefined : true,
          }}
          value={text}
          change={(next) => {
            setText(next)
            setComplaint(undefined)
          }}
        />
        <p id={`${id}complaint`} className="complaint" role="alert" hidden={complaint === undefined}>
          {complaint}
        </p>
        <label className="canvas-link-tab">
          <input type="checkbox" checked={newTab} onChange={({ target }) => setNewTab(target.checked)} />
          {words.linkNewTab}
        </label>
        <div className="canvas-link-actions">
          <button type="submit" className="button primary">
            {words.linkDone}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {words.linkCancel}
          </button>
          {standing !== undefined && (
            <button type="button" className="button" onClick={() => onLink(undefined)}>
              {words.linkRemove}
            </button>
          )}
        </div>
      </form>
    </div>
  )
}

/** Arrow keys go through the tools; in the address they belong to the text. */
function step(event: KeyboardEvent, bar: HTMLElement | null): void {
  const tools = [...(bar?.querySelectorAll<HTMLElement>('[role=toolbar] :is(select, button:enabled)') ?? [])]
  const now = tools.indexOf(event.target as HTMLElement)
  if (now < 0) return
  event.preventDefault()
  tools.at((now + (event.key === 'ArrowRight' ? 1 : -1)) % tools.length)?.focus()
}
