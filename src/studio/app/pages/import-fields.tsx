import { useEffect, useId, useRef, useState } from 'react'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { declarations } from '../../../blocks/declarations.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { importMessages } from './import.messages.js'
import type { Imported } from './read-import.js'

interface ImportFieldsProps {
  /** The page that was read; undefined while there is none. */
  onRead: (page: PageDocument | undefined) => void
  /** True to complain that nothing was imported yet. */
  complain: boolean
}

/** Imports a page of another program, pasted, dropped or from a file, and lists what does not come along. */
export function ImportFields({ onRead, complain }: ImportFieldsProps) {
  const t = useStudioWords(importMessages)
  const language = useLanguage()
  const id = useId()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Imported>()
  const [unreadable, setUnreadable] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])
  const tell = useRef(onRead)
  tell.current = onRead
  useEffect(() => {
    setRead(undefined)
    tell.current(undefined)
    if (text.trim() === '') return
    let gone = false
    // The parser is large, and only the import needs it.
    const timer = setTimeout(async () => {
      const { readImport } = await import('./read-import.js')
      if (gone) return
      const answer = readImport(text, declarations)
      setRead(answer)
      tell.current('page' in answer ? answer.page : undefined)
    }, 200)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [text])

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    setUnreadable(false)
    // The file went away between choosing and reading.
    await file.text().then(setText, () => setUnreadable(true))
  }

  const complaint = unreadable
    ? t.unreadable
    : read && 'refused' in read
      ? t.refused[read.refused]
      : complain && text.trim() === ''
        ? t.needed
        : undefined
  return (
    <div className="import" ref={box}>
      <label htmlFor={`${id}text`}>{t.label}</label>
      <p className="help" id={`${id}help`}>
        {t.help}
      </p>
      <textarea
        id={`${id}text`}
        className="control code"
        rows={6}
        spellCheck={false}
        value={text}
        aria-describedby={`${id}help ${id}said`}
        aria-invalid={complaint !== undefined}
        onChange={(event) => {
          setUnreadable(false)
          setText(event.target.value)
        }}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files
          if (!file) return
          event.preventDefault()
          void take(file)
        }}
      />
      <input
        ref={chooser}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept=".html,.htm,.json,text/html,application/json"
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        {t.file}
      </button>
      <div id={`${id}said`} role="status">
        {complaint && <p className="complaint">{complaint}</p>}
        {!complaint && text.trim() !== '' && !read && <p className="help">{t.reading}</p>}
        {read && 'page' in read && (
          <>
            <p>{t.read(t.from[read.from], read.page.nodes.length)}</p>
            <p>{read.problems.length > 0 ? t.lost : t.nothingLost}</p>
            {read.problems.length > 0 && (
              <ul>
                {read.problems.map(({ kind, text: said, at }) => (
                  <li key={`${kind} ${said.de} ${at.join()}`}>{said[language]}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  )
}
