import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { PageText } from '../../../pages/document/page-texts.js'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import { takeOver } from '../../../pages/document/take-over.js'
import { openTexts, type PageTranslation, type TranslatedText, translationOf } from '../../../pages/document/translation.js'
import { nodeAt } from '../../../pages/document/page-edits.js'
import { Dialog } from '../kit/dialog.js'
import { kitWords, useLanguage, useStudioWords } from '../kit/language.js'
import { phaseOf } from '../session/save-machine.js'
import type { Editing } from '../session/editing.js'
import { kindOf } from '../session/node-names.js'
import { useOpenedPage } from '../session/opened-page.js'
import { useShell } from '../session/shell-context.js'
import { useStudio } from '../session/studio-context.js'
import { setSource, type TypedPiece, typedPieces, typeText } from './edit-text.js'
import './languages.css'
import { languagesMessages } from './languages.messages.js'
import { type TwinEditing, useTwinEditing } from './use-twin-editing.js'

interface TranslateDialogProps {
  /** The open page, and the one in the other language. */
  summary: PageSummary
  twin: PageSummary
  onClose: () => void
}

/** A page and its translation, text by text beside each other; both can be edited. */
export function TranslateDialog({ summary, twin, onClose }: TranslateDialogProps) {
  const t = useStudioWords(languagesMessages)
  const common = useStudioWords(kitWords)
  const language = useLanguage()
  const other = useTwinEditing(twin)
  const opened = useOpenedPage()
  const body = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      heading={t.sideBySide}
      size="full"
      onClose={onClose}
      actions={
        <>
          {other && 'saving' in other && <Saved twin={other} />}
          <button type="button" className="button" onClick={() => toNextOpen(body)}>
            {t.nextOpen}
          </button>
          <button type="button" className="button primary" onClick={onClose}>
            {t.done}
          </button>
        </>
      }
    >
      <div ref={body}>
        {!other && <p role="status">{common.loading}</p>}
        {other && 'failed' in other && (
          <p className="complaint" role="alert">
            {t.notLoaded} {other.failed.text[language]}
          </p>
        )}
        {other && 'editing' in other && (
          <SideBySide
            original={summary.variantOf === undefined ? opened.editing : other.editing}
            variant={summary.variantOf === undefined ? other.editing : opened.editing}
          />
        )}
      </div>
    </Dialog>
  )
}

function toNextOpen({ current }: RefObject<HTMLElement | null>): void {
  const rows = [...(current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])]
  const here = document.activeElement
  const next = rows.find((row) => here && !row.contains(here) && here.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)
  const row = next ?? rows[0]
  const field = row?.querySelector<HTMLElement>('.translate-own textarea') ?? row?.querySelector<HTMLElement>('button')
  field?.focus()
  row?.scrollIntoView({ block: 'center' })
}

/** Shows the saving of the other version; the open one has its chip. */
function Saved({ twin: { saving } }: { twin: TwinEditing }) {
  const t = useStudioWords(languagesMessages)
  const language = useLanguage()
  const state = useSyncExternalStore(saving.subscribe, saving.state)
  const phase = phaseOf(state)
  return (
    <p className={phase === 'failed' || phase === 'conflict' ? 'complaint translate-saved' : 'help translate-saved'} role="status">
      {phase === 'conflict'
        ? t.conflict
        : phase === 'failed'
          ? `${t.notSaved} ${state.failure?.text[language] ?? ''}`
          : phase === 'saved'
            ? t.saved
            : ''}
    </p>
  )
}

interface RowOfTexts {
  key: string
  theirs: PageText | undefined
  own: TranslatedText | undefined
}

const isOpen = ({ own }: RowOfTexts): boolean => own === undefined || own.state !== 'translated'

function rowsOf({ texts, missing }: PageTranslation, originals: readonly PageText[]): RowOfTexts[] {
  const byPlace = new Map(texts.flatMap((text) => (text.original ? [[placeOf(text.original), text] as const] : [])))
  const lacking = new Set(missing.map(placeOf))
  const paired = originals.flatMap((theirs): RowOfTexts[] => {
    const own = byPlace.get(placeOf(theirs))
    return own || lacking.has(placeOf(theirs)) ? [{ key: `original ${placeOf(theirs)}`, theirs, own }] : []
  })
  const unpaired = texts.filter(({ original }) => !original)
  return [...paired, ...unpaired.map((own) => ({ key: `own ${placeOf(own)}`, theirs: undefined, own }))]
}

const placeOf = ({ way, key }: PageText): string => JSON.stringify([way, key])

const usePage = (editing: Editing) => useSyncExternalStore(editing.subscribe, editing.state).page

function SideBySide({ original, variant }: { original: Editing; variant: Editing }) {
  const t = useStudioWords(languagesMessages)
  const { declarations } = useStudio()
  const { tell } = useShell()
  const theirs = usePage(original)
  const own = usePage(variant)
  const translation = useMemo(() => translationOf(theirs, own, declarations), [theirs, own, declarations])
  const rows = useMemo(
    () =>
      rowsOf(
        translation,
        [...translation.texts.flatMap((text) => text.original ?? []), ...translation.missing].toSorted((one, other) =>
          compareWays(one, other),
        ),
      ),
    [translation],
  )
  // The filter keeps the rows that were open when it was switched on: a row that is done must not vanish under the cursor.
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const shown = only ? rows.filter((row) => only.has(row.key) || isOpen(row)) : rows
  const open = openTexts(translation)

  function take(text: PageText): void {
    if (text.way.length === 0) return typeText(variant, text, { piece: [], value: text.text, source: { text: text.text } })
    const taken = takeOver(theirs, own, translation, text.way)
    const answer = taken && variant.insert(taken.node, taken.place)
    tell(answer && 'at' in answer ? t.taken : t.noRoom)
  }

  return (
    <div className="translate">
      <div className="translate-tools">
        <p role="status">
          <strong>{t.status(open)}</strong>
        </p>
        <label className="translate-only">
          <input
            type="checkbox"
            checked={only !== undefined}
            onChange={(event) => setOnly(event.target.checked ? new Set(rows.filter(isOpen).map(({ key }) => key)) : undefined)}
          />
          {t.onlyOpen}
        </label>
      </div>
      <div className="translate-heads" aria-hidden="true">
        <span>{t.titles[theirs.language]}</span>
        <span>{t.titles[own.language]}</span>
      </div>
      <ul className="translate-rows">
        {shown.map((row) => (
          <TextRow key={row.key} row={row} original={original} variant={variant} onTake={take} />
        ))}
      </ul>
    </div>
  )
}

function compareWays(one: PageText, other: PageText): number {
  for (const [index, step] of one.way.entries()) {
    const theirs = other.way[index]
    if (theirs === undefined) return 1
    if (step !== theirs)
      return typeof step === 'number' && typeof theirs === 'number' ? step - theirs : String(step) < String(theirs) ? -1 : 1
  }
  return one.way.length - other.way.length
}

interface TextRowProps {
  row: RowOfTexts
  original: Editing
  variant: Editing
  onTake: (text: PageText) => void
}

function TextRow({ row: { theirs, own }, original, variant, onTake }: TextRowProps) {
  const t = useStudioWords(languagesMessages)
  const { declarations } = useStudio()
  const language = useLanguage()
  const text = (theirs ?? own) as PageText
  const state = own ? own.state : 'missing'
  const node = text.way.length > 0 ? nodeAt((theirs ? original : variant).state().page, text.way) : undefined
  const kind = t.kinds[text.key] ?? (node === undefined ? text.key : kindOf(node, { declarations, language }))
  const now = theirs?.text
  return (
    <li className="translate-row" data-state={state} data-open={state === 'translated' ? undefined : ''}>
      <p className="translate-kind">
        <span>{kind}</span>
        <span className="translate-state">{own && !theirs ? t.ownOnly : t.states[state]}</span>
      </p>
      <div className="translate-original" lang={original.state().page.language}>
        {theirs && <TypedText text={theirs} editing={original} label={kind} source={undefined} />}
        {own?.state === 'changed' && own.source && <p className="help">{t.was(own.source.text)}</p>}
      </div>
      <div className="translate-own" lang={variant.state().page.language}>
        {own && <TypedText text={own} editing={variant} label={kind} source={now} />}
        {own && now !== undefined && own.state !== 'translated' && (
          <button
            type="button"
            className="button plain"
            aria-label={t.fitsOf(own.text)}
            onClick={(event) => {
              event.currentTarget.closest('li')?.querySelector<HTMLElement>('.translate-own textarea')?.focus()
              setSource(variant, own, { text: now, ...(own.text === now && { fits: true }) })
            }}
          >
            {t.fits}
          </button>
        )}
        {!own && theirs && (
          <button type="button" className="button" aria-label={t.takeOf(theirs.text)} onClick={() => onTake(theirs)}>
            {t.take}
          </button>
        )}
      </div>
    </li>
  )
}

interface TypedTextProps {
  text: PageText
  editing: Editing
  label: string
  /** Current text of the original that this one translates. */
  source: string | undefined
}

function TypedText({ text, editing, label, source }: TypedTextProps) {
  const t = useStudioWords(languagesMessages)
  const parts = typedPieces(text, editing)
  const name = t.titles[editing.state().page.language]
  return parts.map((piece) => {
    const mark = parts.length > 1 && piece.mark !== undefined ? t.marks[piece.mark] : undefined
    return (
      <div key={JSON.stringify(piece.way)} className="translate-piece">
        {mark && (
          <span className="translate-mark" aria-hidden="true">
            {mark}
          </span>
        )}
        <PieceField
          piece={piece}
          label={t.textIn(mark ?? label, name)}
          onType={(value) =>
            typeText(editing, text, { piece: piece.way, value, source: source === undefined ? undefined : { text: source } })
          }
        />
      </div>
    )
  })
}

function PieceField({ piece: { text }, label, onType }: { piece: TypedPiece; label: string; onType: (value: string) => void }) {
  // A text that is empty for a moment is no text: it is typed on before the page hears of it.
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowing(field, text)
  return (
    <textarea
      ref={field}
      className="control"
      aria-label={label}
      rows={1}
      value={empty ? '' : text}
      onChange={({ target: { value } }) => {
        setEmpty(value.trim() === '')
        if (value.trim() !== '') onType(value)
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}

/** Makes a field as high as its text. */
function useGrowing({ current }: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the text is another
  useEffect(() => {
    if (!current || CSS.supports('field-sizing', 'content')) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight + 2}px`
  }, [current, text])
}
