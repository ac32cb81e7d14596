import { useEffect, useState } from 'react'
import type { Json } from '../../../core/element/declaration.js'
import { pictureIdIn } from '../../../pages/document/library-picture.js'
import { safePictureUrl } from '../../../core/dom/safe-url.js'
import { addressesIn } from '../../../core/dom/srcset.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { useLibrary, useLibraryState } from '../media/library.js'
import { type ChosenPicture, LibraryDialog } from '../media/library-dialog.js'
import '../media/media.css'
import { mediaMessages } from '../media/media.messages.js'
import { useEditorState } from '../session/studio-context.js'
import { formMessages } from './form.messages.js'
import type { Wires } from './row.js'
import { shopPictures } from './shop-pictures.js'
import { TextControl } from './text-control.js'

interface PictureControlProps {
  wires: Wires
  label: string
  value: Json | undefined
  /** Takes over a typed address, or none. */
  change: (value: string | undefined) => void
  /** Takes over a chosen picture, with what is known of it. */
  choose: (picture: ChosenPicture) => void
  /** Address of the picture in effect, set here or on a larger device. */
  counts: string
  origins: readonly string[]
}

/** Shows the picture, and offers the library or an address to replace it. */
export function PictureControl({ wires, label, value, change, choose, counts, origins }: PictureControlProps) {
  const t = useStudioWords(mediaMessages)
  const library = useLibrary()
  const { page } = useEditorState()
  const [open, setOpen] = useState(false)
  const address = addressesIn(counts)
    .map((each) => safePictureUrl(each, origins))
    .find((each) => each !== undefined)
  useKnownPictures()
  return (
    <div className="chosen-picture">
      {address && <Thumbnail key={address} address={address} />}
      <p className="chosen-name">{address ? <NameOf address={address} /> : t.noPicture}</p>
      {library && (
        <div className="details-actions">
          <button type="button" className="button" id={wires.id} aria-describedby={wires['aria-describedby']} onClick={() => setOpen(true)}>
            {address ? t.chooseOther : t.choosePicture}
          </button>
          {value !== undefined && value !== '' && (
            <button type="button" className="button plain" onClick={() => change(undefined)}>
              {t.removePicture}
            </button>
          )}
        </div>
      )}
      <ForeignAddress value={value} change={change} wires={library ? undefined : wires} />
      {open && library && (
        <LibraryDialog
          library={library}
          language={page.language}
          choosing={{ field: label, address: address ?? '', take: choose }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** Names and measures come with the list. */
function useKnownPictures(): void {
  const library = useLibrary()
  const { pictures, failure } = useLibraryState()
  useEffect(() => {
    if (library && !pictures && !failure) void library.refresh()
  }, [library, pictures, failure])
}

/** Shows the name of the picture, because an address of the own site means nothing to an editor. */
function NameOf({ address }: { address: string }) {
  const t = useStudioWords(mediaMessages)
  const language = useLanguage()
  const library = useLibrary()
  const { pictures } = useLibraryState()
  const picture = library?.find(address)
  if (picture) return picture.name
  if (pictureIdIn(address)) return pictures ? t.gonePicture : ''
  const scene = shopPictures.find((each) => each.address === address)
  if (scene) return scene.label[language]
  return /^https?:/i.test(address) ? new URL(address).host : t.ownPicture
}

function ForeignAddress({ value, change, wires }: Pick<PictureControlProps, 'value' | 'change'> & { wires: Wires | undefined }) {
  const t = useStudioWords(mediaMessages)
  // A picture on this site has a name; its address does not concern the editor.
  const isOwn = typeof value === 'string' && /^\/(media|cms\/delivery\/media)\//.test(value)
  return (
    <details className="known-pictures" open={wires !== undefined || (typeof value === 'string' && value !== '' && !isOwn)}>
      <summary>{t.foreignAddress}</summary>
      <TextControl
        {...wires}
        aria-label={t.address}
        value={isOwn ? undefined : value}
        change={(next) => (next === undefined && isOwn ? undefined : change(next))}
        spellCheck={false}
        inputMode="url"
        placeholder="https://"
      />
    </details>
  )
}

function Thumbnail({ address }: { address: string }) {
  const t = useStudioWords(formMessages)
  const [broken, setBroken] = useState(false)
  if (broken) return <p className="help field-note">{t.noPicture}</p>
  return <img className="thumbnail" src={address} alt="" onError={() => setBroken(true)} />
}
