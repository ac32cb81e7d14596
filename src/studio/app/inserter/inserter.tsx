import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { nodeAt, type Place } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { Icon } from '../kit/icon.js'
import { InserterEntry } from './card.js'
import { besideIfRefused, fitted, isContent, nearest } from './fitting.js'
import './inserter.css'
import { inserterMessages } from './inserter.messages.js'
import { nearestFirst, type Offer, offersOf } from './offers.js'
import { placeBetween, placeInWords } from './place-words.js'
import { type Choice, choicesOf, samePlace } from './places.js'
import { useParts } from '../shared/use-parts.js'
import { standingBlocks } from './standing-blocks.js'
import { walkCards } from './walk-cards.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

interface InserterProps {
  /** Gap where the editor asked for something new; without one the selection decides. */
  at: Place | undefined
  onInserted: () => void
}

interface Complaint {
  offer: string
  text: string
  /** Place where the block already stands. */
  stands: NodePath | undefined
}

const answered = new WeakSet<Place>()
const byKind = 'by-kind'

/** Everything that can be put into the page, to be searched, clicked or dragged. */
export function Inserter({ at, onInserted }: InserterProps) {
  const studio = useStudio()
  const { declarations, parts, editing, paths } = studio
  const language = useLanguage()
  const { page, selected } = useEditorState()
  const words = useStudioWords(inserterMessages)
  const base = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<string>()
  const [complaint, setComplaint] = useState<Complaint>()
  const [picked, setPicked] = useState<{ choice: Choice; selected: NodePath | undefined; at: Place | undefined }>()

  const known = useParts()
  const offers = useMemo(
    () => offersOf({ declarations, language, page: page.language, paths, parts: known, ...(parts && { partOf: parts.partOf() }) }),
    [declarations, known, language, page.language, parts, paths],
  )
  const found = query.trim() ? nearestFirst(query.trim(), offers) : offers
  const categories = [...new Set(found.map(({ category }) => category))]
  const standing = useMemo(() => standingBlocks(page, declarations), [page, declarations])

  // An editor who asked for a gap wants to choose now; when she comes back to this panel later, the focus stays where it is.
  useEffect(() => {
    if (!at || answered.has(at)) return
    answered.add(at)
    field.current?.focus()
  }, [at])

  const choices = useMemo(() => choicesOf(page, selected, at, declarations), [page, selected, at, declarations])
  const stillPicked = picked && picked.selected === selected && picked.at === at ? picked.choice : undefined
  const chosen = (stillPicked && choices.find(({ place }) => samePlace(place, stillPicked.place))) ?? choices[0]!
  const naming = { declarations, parts, language }
  const named = (choice: Choice) => placeInWords(choice, words, naming)
  const between = (choice: Choice) => placeBetween(choice, page, words, naming)
  // Texts go on where the editor writes, blocks begin behind that: without a place of its own, each goes where it belongs.
  const anyBlock = declarations.map(({ tag }) => ({ block: tag })).find((node) => isContent(node, declarations))
  const forBlocks = anyBlock ? nearest(anyBlock, choices, { editing, declarations }) : chosen
  const isByKind = !stillPicked && !at && !samePlace(forBlocks.place, chosen.place)
  const standsAt = ({ node, most }: Offer): readonly NodePath[] => {
    const ways = 'block' in node ? (standing.get(node.block) ?? []) : []
    return ways.length >= most ? ways : []
  }

  function insert(offer: Offer) {
    const site = { editing, declarations }
    const wanted = stillPicked || at ? chosen : nearest(offer.node, choices, site)
    const choice = besideIfRefused(offer.node, wanted, site)
    const { node, inner, around } = fitted(offer.node, choice.place, site)
    const where = named(choice)
    const answer = editing.insert(node, choice.place)
    if ('refused' in answer) {
      const text = answer.refused[language]
      setComplaint({ offer: offer.id, text, stands: standsAt(offer)[0] })
      studio.tell(text)
      return
    }
    if (inner.length > 0) editing.select([...answer.at, ...inner])
    setComplaint(undefined)
    setPicked(undefined)
    studio.tell(words.placed(offer.name, where, around))
    onInserted()
  }

  function search(text: string) {
    setQuery(text)
    setComplaint(undefined)
    setActive(undefined)
  }

  return (
    <section className="inserter" aria-label={words.search} onKeyDown={walkCards}>
      <div className="inserter-search">
        <Icon name="search" size={16} />
        <input
          ref={field}
          className="control"
          type="search"
          value={query}
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          aria-describedby={`${base}keys`}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => search(event.currentTarget.value)}
        />
      </div>
      <p id={`${base}keys`} className="visually-hidden">
        {words.keys}
      </p>
      <label className="inserter-where">
        <span>{words.where}</span>
        <select
          className="control"
          value={isByKind ? byKind : choices.indexOf(chosen)}
          onChange={(event) => {
            const choice = choices[Number(event.currentTarget.value)]
            if (choice) setPicked({ choice, selected, at })
          }}
        >
          {isByKind && <option value={byKind}>{words.byKind(named(chosen), named(forBlocks))}</option>}
          {choices.map((choice, index) => (
            <option key={JSON.stringify(choice.place)} value={index}>
              {between(choice)}
            </option>
          ))}
        </select>
        {/* A select cuts what is too long for it. */}
        <small className="inserter-place" aria-hidden="true">
          {isByKind ? words.byKind(named(chosen), named(forBlocks)) : between(chosen)}
        </small>
      </label>
      <p className="visually-hidden" role="status">
        {query.trim() && found.length > 0 ? words.found(found.length) : ''}
      </p>
      {found.length === 0 && (
        <div className="inserter-nothing" role="status">
          <p>{words.nothing(query.trim())}</p>
          <button type="button" className="button" onClick={() => search('')}>
            {words.clear}
          </button>
        </div>
      )}
      {categories.map((category) => {
        const cards = found.filter((offer) => offer.category === category)
        const entry = cards.find(({ id }) => id === active) ?? cards[0]
        return (
          <div key={category} className="offer-group">
            <h2 className="group-heading" id={`${base}${category}`}>
              {words.categories[category]}
            </h2>
            <ul className="offers" data-category={category} aria-labelledby={`${base}${category}`}>
              {cards.map((offer) => {
                const stands = standsAt(offer).length > 0
                const complains = complaint?.offer === offer.id ? complaint : undefined
                return (
                  <InserterEntry
                    key={offer.id}
                    offer={offer}
                    inOrder={offer === entry}
                    mark={stands ? words.stands : undefined}
                    complaint={complains?.text}
                    onInsert={() => insert(offer)}
                    onCarried={onInserted}
                    onFocus={() => setActive(offer.id)}
                    onShow={
                      complains?.stands && nodeAt(page, complains.stands) !== undefined ? () => editing.select(complains.stands) : undefined
                    }
                  />
                )
              })}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
