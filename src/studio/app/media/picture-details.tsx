import { use, useEffect, useRef, useState } from 'react'
import type { ChangePicture, MediaPicture, PictureUse } from '../../../pages/document/media-api.js'
import { Switch } from '../form/choice-control.js'
import { Row } from '../form/row.js'
import { type Language, useLanguage, useStudioWords } from '../kit/language.js'
import { liveQuestionsMessages } from '../session/live-questions.messages.js'
import { ShellContext } from '../session/shell-context.js'
import type { Answer } from '../session/page-client.js'
import { CropFrame } from './crop-frame.js'
import { FileButton } from './file-button.js'
import { FocusPicker } from './focus-picker.js'
import type { Library } from './library.js'
import { mediaMessages } from './media.messages.js'

export interface Notice {
  text: string
  undo?: () => void
}

interface PictureDetailsProps {
  picture: MediaPicture
  library: Library
  /** Language of the page. */
  language: Language
  /** True when it has just been uploaded: its alternative text is asked for first. */
  isAsked: boolean
  say: (notice: Notice | undefined) => void
  /** Called when the picture is gone from the list. */
  leave: () => void
}

/** Details of one picture, and the actions on it. */
export function PictureDetails(props: PictureDetailsProps) {
  const { picture, library } = props
  const t = useStudioWords(mediaMessages)
  const [cropping, setCropping] = useState(false)
  const { failure, attempt } = useAttempt()
  const uses = useUses(picture, library)
  const askFirst = usePictureQuestion(picture.name, uses)
  const change = (wanted: ChangePicture) => attempt(library.change(picture.id, wanted))
  /** Changes which part of the picture shoppers see. */
  function frame(wanted: ChangePicture): void {
    const before = { crop: picture.crop ?? null, focus: picture.focus ?? null }
    askFirst(async () => {
      if (await change(wanted)) props.say({ text: t.framed, undo: () => void change(before) })
    })
  }
  if (picture.deleted) return <Deleted {...props} />
  return (
    <div className="details">
      {cropping ? (
        <CropFrame
          picture={picture}
          address={library.client.wholeOf(picture)}
          onCancel={() => setCropping(false)}
          onTake={(crop) => {
            setCropping(false)
            frame({ crop, ...(crop !== picture.crop && { focus: null }) })
          }}
        />
      ) : (
        <FocusPicker picture={picture} onFocus={(focus) => frame({ focus })} onCrop={() => setCropping(true)} />
      )}
      {failure && (
        <p className="complaint" role="alert">
          {failure}
        </p>
      )}
      {!cropping && (
        <>
          <p className="help">{picture.vector ? t.drawing : t.size(picture.width, picture.height)}</p>
          <Described {...props} change={change} />
          <Uses {...props} uses={uses} askFirst={askFirst} attempt={attempt} />
        </>
      )}
    </div>
  )
}

type Attempt = <T>(work: Promise<Answer<T>>) => Promise<T | undefined>

function useAttempt(): { failure: string | undefined; attempt: Attempt } {
  const language = useLanguage()
  const [failure, setFailure] = useState<string>()
  async function attempt<T>(work: Promise<Answer<T>>): Promise<T | undefined> {
    const answer = await work
    setFailure('failed' in answer ? answer.failed.text[language] : undefined)
    return 'done' in answer ? answer.done : undefined
  }
  return { failure, attempt }
}

type Change = (wanted: ChangePicture) => Promise<unknown>

function Described({ picture, language, isAsked, change }: PictureDetailsProps & { change: Change }) {
  const t = useStudioWords(mediaMessages)
  const other = language === 'de' ? 'en' : 'de'
  const isMissing = !picture.decorative && !picture.alt[language]
  return (
    <>
      <Row label={t.alternatives[language]} help={t.alternativeHelp} complaint={isMissing ? t.alternativeMissing : undefined}>
        {(wires) => (
          <KeptText
            wires={wires}
            lines
            isAsked={isAsked}
            value={picture.alt[language] ?? ''}
            keep={(text) => change({ alt: { [language]: text }, ...(text && { decorative: false }) })}
          />
        )}
      </Row>
      <Row label={t.decorative} help={t.decorativeHelp} inline>
        {(wires) => <Switch wires={wires} on={picture.decorative === true} turn={(on) => void change({ decorative: on })} />}
      </Row>
      <Row label={t.alternatives[other]}>
        {(wires) => <KeptText wires={wires} lines value={picture.alt[other] ?? ''} keep={(text) => change({ alt: { [other]: text } })} />}
      </Row>
      <Row label={t.name} help={t.nameHelp}>
        {(wires) => <KeptText wires={wires} value={picture.name} keep={(name) => change({ name })} />}
      </Row>
    </>
  )
}

interface KeptTextProps {
  wires: object
  value: string
  lines?: boolean
  isAsked?: boolean
  keep: (text: string) => Promise<unknown>
}

const pause = 700

/** Text field that is saved when typing pauses, and when it is left. */
function KeptText({ wires, value, lines = false, isAsked = false, keep }: KeptTextProps) {
  const [typed, setTyped] = useState<string>()
  const latest = useRef({ typed, keep, value })
  useEffect(() => {
    latest.current = { typed, keep, value }
  })
  const send = useRef(() => {
    const { typed: text, keep: keepIt, value: before } = latest.current
    if (text !== undefined && text.trim() !== before) void keepIt(text.trim())
  })
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => send.current(), pause)
    return () => clearTimeout(timer)
  }, [typed])
  // Half-typed text is saved too when another picture is chosen.
  useEffect(() => {
    const sendLast = send.current
    return () => sendLast()
  }, [])
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  const given = {
    ...wires,
    className: 'control',
    value: typed ?? value,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: () => send.current(),
  }
  return lines ? <textarea ref={field} rows={3} {...given} /> : <input type="text" autoComplete="off" {...given} />
}

/** Confirms before shoppers see another picture; a picture on no published page is changed at once. */
function usePictureQuestion(name: string, uses: readonly PictureUse[] | undefined): (work: () => Promise<unknown>) => void {
  const questions = useStudioWords(liveQuestionsMessages)
  const shell = use(ShellContext)
  // The question is asked once while the picture is open: a point is moved by several presses of a key.
  const isAnswered = useRef(false)
  return (work) => {
    const live = uses?.filter(({ published }) => published) ?? []
    if (live.length === 0 || !shell || isAnswered.current) return void work()
    shell.ask({
      heading: questions.pictureHeading(name),
      sentences: [],
      action: questions.picture,
      affected: async () => ({ done: live.map(({ id, title }) => ({ id, title, path: '', live: true, draft: true })) }),
      introduce: questions.pictureText,
      async run() {
        isAnswered.current = true
        await work()
        return undefined
      },
    })
  }
}

/** Returns the places where a picture stands; undefined until they are known. */
function useUses({ id, hash }: MediaPicture, library: Library): readonly PictureUse[] | undefined {
  const [uses, setUses] = useState<readonly PictureUse[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another file
  useEffect(() => {
    let isCurrent = true
    void library.client.uses(id).then((answer) => isCurrent && 'done' in answer && setUses(answer.done))
    return () => {
      isCurrent = false
    }
  }, [library, id, hash])
  return uses
}

interface UsesProps extends PictureDetailsProps {
  uses: readonly PictureUse[] | undefined
  askFirst: ReturnType<typeof usePictureQuestion>
  attempt: Attempt
}

function Uses({ picture, library, uses, askFirst, say, leave, attempt }: UsesProps) {
  const t = useStudioWords(mediaMessages)
  const { id, name } = picture
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  const takeBackNow = async () => {
    if (await attempt(library.takeBack(id))) say({ text: t.tookBack })
  }
  const takeBack = () => askFirst(takeBackNow)

  function replace([file]: readonly File[]): void {
    if (!file) return
    askFirst(async () => {
      setBusy(true)
      const done = await attempt(library.replace(id, file))
      setBusy(false)
      if (done) say({ text: t.replacedBy(done.name), undo: () => void takeBackNow() })
    })
  }

  async function remove(): Promise<void> {
    const done = await attempt(library.remove(id).then((answer) => ('done' in answer ? { done: true } : answer)))
    if (!done) return
    const undo = async () => {
      if (await attempt(library.undelete(id))) say({ text: t.undeleted(name) })
    }
    say({ text: t.removed(name), undo: () => void undo() })
    leave()
  }

  return (
    <>
      <h3 className="group-heading">{t.uses}</h3>
      {uses && uses.length === 0 && <p className="help">{t.noUses}</p>}
      <ul className="details-uses">
        {uses?.map((use) => (
          <li key={use.id}>
            <strong>{use.title}</strong>{' '}
            <span className="help">
              {use.kind && `${t[use.kind]}, `}
              {use.published ? t.usePublished : t.useDraft}
            </span>
          </li>
        ))}
      </ul>
      <div className="details-actions">
        <FileButton label={busy ? t.replacing : t.replace} plain onFiles={replace} />
        {picture.replaced && (
          <button type="button" className="button" onClick={takeBack}>
            {t.takeBack}
          </button>
        )}
        {!asking && (
          <button type="button" className="button danger" onClick={() => setAsking(true)}>
            {t.remove}
          </button>
        )}
      </div>
      <p className="help">{t.replaceHelp}</p>
      {asking && uses && (
        <div className="complaint" role="alertdialog" aria-label={t.remove}>
          <p>
            {uses.length === 0
              ? t.removeUnused(name)
              : t.removeUsed(
                  name,
                  uses.map(({ title }) => title),
                  uses.filter(({ published }) => published).length,
                )}
          </p>
          <div className="details-actions">
            <button type="button" className="button danger" onClick={() => void remove()}>
              {t.removeYes}
            </button>
            {/* biome-ignore lint/a11y/noAutofocus: the question stands where the button was */}
            <button type="button" className="button" autoFocus onClick={() => setAsking(false)}>
              {t.keep}
            </button>
          </div>
        </div>
      )}
    </>
  )
}

function Deleted({ picture, library, say, leave }: PictureDetailsProps) {
  const t = useStudioWords(mediaMessages)
  const { failure, attempt } = useAttempt()
  const [asking, setAsking] = useState(false)
  const { id, name } = picture

  async function bringBack(): Promise<void> {
    if (await attempt(library.undelete(id))) say({ text: t.undeleted(name) })
  }

  async function erase(): Promise<void> {
    if (!(await attempt(library.erase(id).then((answer) => ('done' in answer ? { done: true } : answer))))) return
    say({ text: t.erased(name) })
    leave()
  }

  return (
    <div className="details">
      <p>
        <strong>{name}</strong>
      </p>
      {failure && (
        <p className="complaint" role="alert">
          {failure}
        </p>
      )}
      {asking && <p className="complaint">{t.eraseSure(name)}</p>}
      <div className="details-actions">
        <button type="button" className="button" onClick={() => void bringBack()}>
          {t.undelete}
        </button>
        <button type="button" className="button danger" onClick={() => (asking ? void erase() : setAsking(true))}>
          {t.erase}
        </button>
      </div>
    </div>
  )
}
