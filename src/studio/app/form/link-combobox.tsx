import { type Ref, useState } from 'react'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { pageReference } from '../../../pages/document/page-links.js'
import { everyNode } from '../../../pages/document/page-walk.js'
import { Combobox } from '../kit/combobox.js'
import { isFound, searchable } from '../kit/search.js'
import { useStudioWords } from '../kit/language.js'
import { useEditorState } from '../session/studio-context.js'
import { linkMessages } from './link.messages.js'
import type { Wires } from './row.js'
import { useSiteLinks } from './site-links.js'

interface LinkComboboxProps {
  wires: Pick<Wires, 'id' | 'aria-describedby' | 'aria-invalid'> & Partial<Wires>
  /** Value in the document. */
  value: string
  change: (value: string) => void
  placeholder?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** The places of a page that a link can jump to. */
const anchorsIn = ({ nodes }: PageDocument): string[] =>
  [...everyNode(nodes)].flatMap((node) => ('html' in node && node.attributes?.id) || [])

/** Target of a link: a place on this page, a page of the site, found by its title or address, or any typed address. */
export function LinkCombobox({ wires, value, change, placeholder, inputRef }: LinkComboboxProps) {
  const t = useStudioWords(linkMessages)
  const { pages, shown, kept } = useSiteLinks()
  const { page } = useEditorState()
  const [typed, setTyped] = useState<string>()
  const word = typed ?? ''
  const found = word === '' ? pages : pages.filter(({ title, path }) => isFound(word, searchable(title, path)))
  // An address is written on its own; only a path of the site, or words, may mean a page.
  const isPlain = /^([a-z][a-z0-9+.-]*:|[#?]|\/\/)/i.test(word)
  const anchors = anchorsIn(page).filter((name) => word === '' || `#${name}`.toLowerCase().includes(word.toLowerCase()))
  const choices = [
    ...(isPlain ? [] : found.map(({ id, title, path }) => ({ id, title, path }))),
    ...anchors.map((name) => ({ id: `#${name}`, title: t.anchor(name), path: `#${name}` })),
  ]

  function leave() {
    if (typed !== undefined && kept(typed) !== value) change(kept(typed))
    setTyped(undefined)
  }

  return (
    <Combobox
      wires={{ ...wires, 'aria-describedby': wires['aria-describedby'] }}
      label={t.pages}
      text={shown(value)}
      onText={(text) => {
        setTyped(text)
        change(text)
      }}
      onLeave={leave}
      choices={choices.map(({ id, title, path }) => ({
        id,
        content: (
          <span className="reference-name">
            {title}
            <small>{path}</small>
          </span>
        ),
      }))}
      choose={(id) => {
        setTyped(undefined)
        change(id.startsWith('#') ? id : pageReference(id))
      }}
      status={choices.length > 0 ? t.count(choices.length) : pages.length > 0 && word !== '' ? t.typed : undefined}
      placeholder={placeholder ?? '/'}
      inputMode="url"
      {...(inputRef && { inputRef })}
    />
  )
}
