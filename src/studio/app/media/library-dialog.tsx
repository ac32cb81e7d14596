import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MediaPicture } from '../../../pages/document/media-api.js'
import { shopPictures } from '../form/shop-pictures.js'
import { Dialog } from '../kit/dialog.js'
import { Icon } from '../kit/icon.js'
import { kitWords, type Language, useLanguage, useStudioWords } from '../kit/language.js'
import { isFound, searchable } from '../kit/search.js'
import { FileButton } from './file-button.js'
import { type Library, useLibraryState } from './library.js'
import './media.css'
import { mediaMessages } from './media.messages.js'
import { PictureDetails } from './picture-details.js'
import { UploadList } from './upload-list.js'
import { useFileDrop } from './use-file-drop.js'

/** A picture as the dialog hands it to its caller. */
export interface ChosenPicture {
  address: string
  /** Alternative text: undefined when none was written, empty for a decorative picture. */
  alt: string | undefined
  width?: number
  height?: number
}

interface LibraryDialogProps {
  library: Library
  /** Language of the page that the picture is for: its alternative text is taken over. */
  language: Language
  /** Field that the picture is chosen for; without it the library is only managed. */
  choosing?: { field: string; address: string; take: (picture: ChosenPicture) => void }
  /** Files that were dropped or pasted elsewhere in the Studio. */
  files?: readonly File[]
  onClose: () => void
}

type Filter = 'all' | 'no-alternative' | 'deleted'
const filters: readonly Filter[] = ['all', 'no-alternative', 'deleted']

/** All pictures of the site: upload, find, describe, crop, replace, delete, and choose one. */
export function LibraryDialog({ library, language, choosing, files, onClose }: LibraryDialogProps) {
  const t = useStudioWords(mediaMessages)
  const common = useStudioWords(kitWords)
  const studioLanguage = useLanguage()
  const { pictures, deleted, failure } = useLibraryState()
  const [word, setWord] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [selected, setSelected] = useState<string | undefined>(choosing?.address)
  const [notice, setNotice] = useState<{ text: string; undo?: () => void }>()
  const looked = useDeferredValue(word)
  const listed = (filter === 'deleted' ? deleted : (pictures ?? [])).filter((picture) => isShown(picture, filter, looked, language))
  const fromShop = choosing && filter === 'all' ? shopPictures.filter(({ label }) => isFound(looked, searchable(label.de, label.en))) : []
  const chosen = [...(pictures ?? []), ...deleted].find(({ address }) => address === selected)
  const scene = shopPictures.find(({ address }) => address === selected)

  useEffect(() => void library.refresh(), [library])
  const [asked, setAsked] = useState<string>()
  const upload = async (given: readonly File[]) => {
    const uploads = await library.upload(given)
    const first = uploads.find(({ picture }) => picture)?.picture
    if (!first) return
    setSelected(first.address)
    // The alternative text is asked for at once, but not of an editor who is writing elsewhere by then.
    if (given.length === 1 && !document.activeElement?.matches('input, textarea, select')) setAsked(first.address)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is taken in once
  useEffect(() => {
    if (files && files.length > 0) void upload(files)
  }, [])
  const drop = useFileDrop(upload)
  const details = useRef<HTMLElement>(null)
  // Details that stand below all pictures would appear unseen.
  const select = (address: string) => {
    flushSync(() => setSelected(address))
    details.current?.scrollIntoView({ block: 'start' })
  }

  function take(): void {
    if (!choosing) return
    if (chosen && !chosen.deleted) choosing.take(asChosen(chosen, language))
    else if (scene) choosing.take({ address: scene.address, alt: scene.label[language] })
    else return
    onClose()
  }

  const mayTake = (chosen && !chosen.deleted) || scene
  return (
    <Dialog
      heading={choosing ? t.choosing(choosing.field) : t.heading}
      onClose={onClose}
      size="large"
      actions={
        choosing ? (
          <>
            <button type="button" className="button" onClick={onClose}>
              {common.cancel}
            </button>
            <button type="button" className="button primary" aria-disabled={!mayTake} onClick={take}>
              {t.take}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={onClose}>
            {t.done}
          </button>
        )
      }
    >
      <div className="library" data-dropping={drop.isOver ? '' : undefined} {...drop.handlers}>
        <div className="library-list">
          <div className="library-tools">
            <input
              type="search"
              className="control"
              data-first
              aria-label={t.search}
              placeholder={t.searchHint}
              value={word}
              onChange={(event) => setWord(event.target.value)}
            />
            <select className="control" aria-label={t.show} value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
              {filters.map((each) => (
                <option key={each} value={each}>
                  {t.filters[each]}
                </option>
              ))}
            </select>
            <FileButton label={t.upload} multiple onFiles={upload} />
          </div>
          <p className="help library-drop">{drop.isOver ? t.dropNow : t.dropHint}</p>
          <UploadList library={library} />
          {failure && (
            <p className="complaint" role="alert">
              {failure.text[studioLanguage]}{' '}
              <button type="button" className="button plain" onClick={() => void library.refresh()}>
                {common.again}
              </button>
            </p>
          )}
          <p className="visually-hidden" role="status">
            {looked ? t.found(listed.length + fromShop.length) : ''}
          </p>
          {!pictures && !failure && <p className="help">{common.loading}</p>}
          {pictures && listed.length === 0 && fromShop.length === 0 && (
            <p className="library-empty">
              {looked ? t.nothingFound(looked) : t[filter === 'all' ? 'empty' : filter === 'deleted' ? 'noneDeleted' : 'noneWithout']}
            </p>
          )}
          {listed.length > 0 && (
            <Cards heading={fromShop.length > 0 ? t.own : undefined}>
              {listed.map((picture) => (
                <PictureCard
                  key={picture.id}
                  label={picture.name}
                  note={picture.deleted || isDescribed(picture, language) ? undefined : t.noAlternative}
                  image={library.client.previewOf(picture)}
                  shown={!picture.deleted}
                  isSelected={picture.address === selected}
                  onSelect={() => select(picture.address)}
                  onTake={take}
                />
              ))}
            </Cards>
          )}
          {fromShop.length > 0 && (
            <Cards heading={t.fromShop}>
              {fromShop.map(({ address, label }) => (
                <PictureCard
                  key={address}
                  label={label[studioLanguage]}
                  image={address}
                  shown
                  isSelected={address === selected}
                  onSelect={() => select(address)}
                  onTake={take}
                />
              ))}
            </Cards>
          )}
        </div>
        <aside ref={details} className="library-details" aria-label={t.details}>
          <p className="library-notice" role="status">
            {notice?.text}
          </p>
          {notice?.undo && (
            <button type="button" className="button" onClick={notice.undo}>
              {t.undo}
            </button>
          )}
          {chosen ? (
            <PictureDetails
              key={chosen.id}
              picture={chosen}
              library={library}
              language={language}
              isAsked={chosen.address === asked}
              say={setNotice}
              leave={() => setSelected(undefined)}
            />
          ) : (
            !notice && <p className="help">{scene ? scene.label[studioLanguage] : t.nothingChosen}</p>
          )}
        </aside>
      </div>
    </Dialog>
  )
}

const isDescribed = ({ alt, decorative }: MediaPicture, language: Language): boolean => Boolean(decorative || alt[language])

function isShown(picture: MediaPicture, filter: Filter, word: string, language: Language): boolean {
  const { name, alt } = picture
  return (filter !== 'no-alternative' || !isDescribed(picture, language)) && isFound(word, searchable(name, alt.de ?? '', alt.en ?? ''))
}

export const asChosen = ({ address, alt, decorative, width, height }: MediaPicture, language: Language): ChosenPicture => ({
  address,
  alt: decorative ? '' : (alt[language] ?? alt.de ?? alt.en),
  width,
  height,
})

function Cards({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  return (
    <>
      {heading && <h3 className="group-heading">{heading}</h3>}
      <ul className="library-cards">{children}</ul>
    </>
  )
}

interface CardProps {
  label: string
  note?: string | undefined
  image: string
  /** False for a deleted picture, which is served to nobody. */
  shown: boolean
  isSelected: boolean
  onSelect: () => void
  onTake: () => void
}

function PictureCard({ label, note, image, shown, isSelected, onSelect, onTake }: CardProps) {
  return (
    <li>
      <button type="button" className="library-card" aria-pressed={isSelected} onClick={onSelect} onDoubleClick={onTake}>
        <span className="library-thumb">{shown ? <img loading="lazy" src={image} alt="" /> : <Icon name="picture" size={28} />}</span>
        <span className="library-name">{label}</span>
        {note && <span className="library-note">{note}</span>}
      </button>
    </li>
  )
}
