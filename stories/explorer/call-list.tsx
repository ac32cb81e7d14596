import { Fragment, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type { Family, Operation } from './operations.js'
import type { Locale } from './explorer.messages.js'
import { useMessages } from './words-context.js'

interface CallListProps {
  locale: Locale
  families: readonly Family[]
  chosen: Operation
  onChoose: (operation: Operation) => void
}

/** Every call, found by typing; with the arrow keys one walks through what is found. */
export function CallList({ locale, families, chosen, onChoose }: CallListProps) {
  const words = useMessages()
  const [text, setText] = useState('')
  const searchId = useId()
  const list = useRef<HTMLDivElement>(null)
  const all = useMemo(() => families.flatMap(({ operations }) => operations).length, [families])
  const found = useMemo(() => familiesWith(families, text), [families, text])
  const count = found.flatMap(({ operations }) => operations).length

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const place = buttons.indexOf(event.target as HTMLElement)
    const next = place + step < 0 ? event.currentTarget.querySelector<HTMLElement>('input') : buttons[place + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <search className="calls" onKeyDown={walk}>
      <div className="calls-search">
        <label htmlFor={searchId}>{words.search}</label>
        <input
          id={searchId}
          type="search"
          value={text}
          placeholder={words.searchHint}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="quiet" role="status">
          {count === all ? words.calls(all) : words.found(count, all)}
        </p>
      </div>
      <div className="calls-found" ref={list}>
        {count === 0 && <p className="quiet">{words.nothingFound}</p>}
        {[...new Set(found.map(({ client }) => client))].map((client) => (
          <Client key={client} client={client} families={found} isOpen={text.trim() !== '' || client === chosen.client}>
            {(family) => (
              <section key={family.name.en} aria-label={family.name[locale]}>
                <h3>
                  {family.name[locale]} <span>{family.operations.length}</span>
                </h3>
                <ul>
                  {family.operations.map((operation) => (
                    <li key={operation.name}>
                      <button type="button" aria-current={operation === chosen ? 'true' : undefined} onClick={() => onChoose(operation)}>
                        <span className="verb" data-verb={operation.verb}>
                          {operation.verb}
                        </span>
                        <span className="call-name">
                          <Breakable name={operation.name} />
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </Client>
        ))}
      </div>
    </search>
  )
}

interface ClientProps {
  client: Operation['client']
  families: readonly Family[]
  isOpen: boolean
  children: (family: Family) => ReactNode
}

/** One of the three interfaces; what is closed is not drawn. */
function Client({ client, families, isOpen, children }: ClientProps) {
  const words = useMessages()
  const [isOpened, setOpened] = useState(false)
  const own = families.filter((family) => family.client === client)
  return (
    <details className="client" open={isOpen || isOpened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <h2>{words.clients[client]}</h2> <span className="quiet">{own.flatMap(({ operations }) => operations).length}</span>
      </summary>
      {(isOpen || isOpened) && own.map(children)}
    </details>
  )
}

/** A long name may break where a new word begins. */
const Breakable = ({ name }: { name: string }) => (
  <>
    {name.split(/(?=\p{Lu})/u).map((word, place) => (
      <Fragment key={name.slice(0, place) + word}>
        {place > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </>
)

function familiesWith(families: readonly Family[], text: string): readonly Family[] {
  const looked = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (looked.length === 0) return families
  const fits = ({ name, verb, path, parameters }: Operation) => {
    const all = [name, verb, path, ...parameters.map((one) => one.name)].join(' ').toLowerCase()
    return looked.every((word) => all.includes(word))
  }
  return families
    .map((family) => ({ ...family, operations: family.operations.filter(fits) }))
    .filter(({ operations }) => operations.length > 0)
}
