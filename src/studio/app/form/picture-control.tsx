import { useState } from 'react'
import { everyNode } from '../../../document/page-walk.js'
import { safePictureUrl } from '../../../web/safe-url.js'
import { addressesIn } from '../../../web/srcset.js'
import type { Json, PageNode } from '../../../element/declaration.js'
import { useEditorState } from '../session/studio-context.js'
import { formWords } from './form.words.js'
import { shopPictures } from './shop-pictures.js'
import type { Wires } from './row.js'
import { TextControl } from './text-control.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

interface PictureControlProps {
  wires: Wires
  value: Json | undefined
  change: (value: string | undefined) => void
  placeholder?: string | undefined
  /** What is seen now, from here or from a larger device. */
  counts: string
  origins: readonly string[]
}

/** The address of a picture, what it looks like, and the pictures that are known. */
export function PictureControl({ wires, value, change, placeholder, counts, origins }: PictureControlProps) {
  const address = addressesIn(counts)
    .map((each) => safePictureUrl(each, origins))
    .find((each) => each !== undefined)
  return (
    <div className="field-picture">
      {address && <Thumbnail key={address} address={address} />}
      <TextControl {...wires} value={value} change={change} spellCheck={false} placeholder={placeholder ?? '/bild.jpg'} />
      <KnownPictures chosen={counts} choose={change} />
    </div>
  )
}

function Thumbnail({ address }: { address: string }) {
  const t = useStudioWords(formWords)
  const [broken, setBroken] = useState(false)
  if (broken) return <p className="help field-note">{t.noPicture}</p>
  return <img className="thumbnail" src={address} alt="" onError={() => setBroken(true)} />
}

function KnownPictures({ chosen, choose }: { chosen: string; choose: (address: string) => void }) {
  const t = useStudioWords(formWords)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const known = shopPictures.map(({ address, label }) => ({ address, label: label[language] }))
  return (
    <details className="known-pictures" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.choosePicture}</summary>
      {open && <UsedPictures chosen={chosen} choose={choose} known={known.map(({ address }) => address)} />}
      {open && <Pictures heading={t.picturesKnown} pictures={known} chosen={chosen} choose={choose} />}
    </details>
  )
}

function UsedPictures({ chosen, choose, known }: { chosen: string; choose: (address: string) => void; known: readonly string[] }) {
  const t = useStudioWords(formWords)
  const { page } = useEditorState()
  const used = [...new Set(picturesIn(page.nodes))].filter((address) => safePictureUrl(address) && !known.includes(address))
  if (used.length === 0) return null
  return (
    <Pictures
      heading={t.picturesUsed}
      pictures={used.map((address) => ({ address, label: address.split('/').at(-1) || address }))}
      chosen={chosen}
      choose={choose}
    />
  )
}

interface PicturesProps {
  heading: string
  pictures: readonly { address: string; label: string }[]
  chosen: string
  choose: (address: string) => void
}

function Pictures({ heading, pictures, chosen, choose }: PicturesProps) {
  return (
    <fieldset className="pictures">
      <legend className="help">{heading}</legend>
      {pictures.map(({ address, label }) => (
        <button
          key={address}
          type="button"
          className="picture-choice"
          aria-label={label}
          title={label}
          aria-pressed={address === chosen}
          onClick={() => choose(address)}
        >
          <img src={address} alt="" loading="lazy" />
        </button>
      ))}
    </fieldset>
  )
}

const picturesIn = (nodes: readonly PageNode[]): string[] =>
  [...everyNode(nodes)].flatMap((node) => {
    if ('html' in node) return node.html === 'img' && node.attributes?.src ? [node.attributes.src] : []
    const background = node.fields?.background
    return typeof background === 'string' ? addressesIn(background).slice(0, 1) : []
  })
