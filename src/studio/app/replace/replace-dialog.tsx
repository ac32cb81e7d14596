import { type FormEvent, useId, useState } from 'react'
import type { FoundPlace } from '../../../pages/document/found-places.js'
import { Dialog } from '../kit/dialog.js'
import { useStudioWords } from '../kit/language.js'
import './replace.css'
import { replaceMessages } from './replace.messages.js'
import { type FoundPage, useReplacing } from './use-replacing.js'

const keyOf = ({ id }: FoundPage, { spot, index }: FoundPlace): string => `${id} ${spot} ${index}`

/** Finds words on every page, shows each place, and replaces those that are chosen. */
export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const t = useStudioWords(replaceMessages)
  const base = useId()
  const { find, replace } = useReplacing()
  const [by, setBy] = useState('')
  const [found, setFound] = useState<{ word: string; pages: readonly FoundPage[] }>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const all = (found?.pages ?? []).flatMap((page) => page.places.map((place) => keyOf(page, place)))
  const chosen = all.filter((key) => !left.has(key))

  async function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const word = String(given.get('find'))
    setBusy(true)
    const pages = await find({ find: word, matchCase: given.has('matchCase'), wholeWords: given.has('wholeWords') })
    setLeft(new Set())
    setFound({ word, pages })
    setBusy(false)
  }

  async function act() {
    setBusy(true)
    const pages = (found?.pages ?? []).map((page) => ({ ...page, places: page.places.filter((place) => !left.has(keyOf(page, place))) }))
    await replace(
      pages.filter(({ places }) => places.length > 0),
      by,
    )
    onClose()
  }

  const leave = (keys: readonly string[], isLeft: boolean) =>
    setLeft((before) => new Set(isLeft ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))))

  return (
    <Dialog
      heading={t.heading}
      size="large"
      onClose={onClose}
      actions={
        <button type="button" className="button primary" disabled={busy || chosen.length === 0} onClick={() => void act()}>
          {found ? t.replace(chosen.length) : t.replaceNothingYet}
        </button>
      }
    >
      <form className="replace-form" onSubmit={(event) => void look(event)}>
        <label htmlFor={`${base}find`}>{t.find}</label>
        <input id={`${base}find`} name="find" className="control" required spellCheck data-first="" autoComplete="off" />
        <label htmlFor={`${base}by`}>{t.by}</label>
        <input
          id={`${base}by`}
          className="control"
          value={by}
          spellCheck
          autoComplete="off"
          aria-describedby={`${base}help`}
          onChange={(event) => setBy(event.currentTarget.value)}
        />
        <p id={`${base}help`} className="help">
          {t.byHelp}
        </p>
        <label className="replace-choice">
          <input type="checkbox" name="matchCase" />
          {t.matchCase}
        </label>
        <label className="replace-choice">
          <input type="checkbox" name="wholeWords" />
          {t.wholeWords}
        </label>
        <button type="submit" className="button" disabled={busy}>
          {busy ? t.searching : t.search}
        </button>
      </form>
      <p className="replace-count" role="status">
        {found && (all.length > 0 ? t.found(all.length, found.pages.length) : t.nothing(found.word))}
      </p>
      {found?.pages.map((page) => {
        const keys = page.places.map((place) => keyOf(page, place))
        return (
          <fieldset key={page.id} className="replace-page">
            <legend>
              <label>
                <input
                  type="checkbox"
                  aria-label={t.whole(page.title)}
                  checked={keys.some((key) => !left.has(key))}
                  onChange={(event) => leave(keys, !event.currentTarget.checked)}
                />
                <strong>{page.title}</strong> <span className="page-path">{page.kind ? t[page.kind] : page.path}</span>
              </label>
            </legend>
            {page.places.map((place, index) => (
              <label key={keys[index]} className="replace-place">
                <input
                  type="checkbox"
                  checked={!left.has(keys[index] as string)}
                  onChange={(event) => leave([keys[index] as string], !event.currentTarget.checked)}
                />
                <span>
                  {place.before}
                  <mark>{place.match}</mark>
                  {place.after}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </Dialog>
  )
}
