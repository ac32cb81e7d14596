import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { PlatformSettings } from '../../src/commerce/salesforce/clients.js'
import type { World } from '../../src/sandbox/world/world.js'
import { CacheCard } from './cache-card.js'
import { CallFacts, CallForm } from './call-form.js'
import { CallList } from './call-list.js'
import { codeOf } from './code.js'
import { CodeCard } from './code-card.js'
import { type Draft, draftOf, read } from './draft.js'
import { explorerMessages, type Locale } from './explorer.messages.js'
import { History } from './history.js'
import { exampleOf, type Operation, recordFamilies } from './operations.js'
import { Result } from './result.js'
import { samplesIn } from './samples.js'
import { createSession, type Outcome } from './session.js'
import { commerceFamilies, methodFamilies } from './shop-operations.js'
import { Subscriptions } from './subscriptions.js'
import { WordsContext } from './words-context.js'
import './explorer.css'

interface ExplorerProps {
  locale: Locale
  world: World
  settings: PlatformSettings
}

interface Form {
  operation: Operation
  draft: Draft
  /** Key that changes each time that something is put into the form. */
  serial: number
}

/** The platform's client, to be tried out: every call, what goes out, what comes back, what is kept. */
export function Explorer({ locale, world, settings }: ExplorerProps) {
  const words = explorerMessages[locale]
  const families = useMemo(() => [...recordFamilies(), ...commerceFamilies(), ...methodFamilies()], [])
  const session = useSession(settings)
  const [form, setForm] = useState<Form>(() => ({ ...exampleFor(families[0]?.operations[0] as Operation, world), serial: 0 }))
  const [isListOpen, setListOpen] = useState(false)
  const [shownId, setShownId] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const result = useRef<HTMLElement>(null)

  const { operation, draft, serial } = form
  const reading = useMemo(() => read(operation, draft), [operation, draft])
  const wish = useMemo(() => ({ operation, draft, config: reading.config }), [operation, draft, reading])
  const { signedIn } = samplesIn(world)
  const outcomes = session.outcomes()
  const shown = outcomes.find(({ id }) => id === shownId) ?? outcomes[0]

  const fill = (next: Omit<Form, 'serial'>) => setForm({ ...next, serial: serial + 1 })
  const choose = (next: Operation) => {
    fill(exampleFor(next, world))
    if (!isListOpen) return
    setListOpen(false)
    heading.current?.focus()
  }
  const act = async (acting: Promise<void>) => {
    setShownId(undefined)
    await acting
    if (result.current && isOutOfSight(result.current)) result.current.scrollIntoView({ block: 'start' })
  }
  const restore = (outcome: Outcome) => {
    fill(outcome)
    setShownId(outcome.id)
  }

  return (
    <WordsContext value={words}>
      <main className="explorer">
        <div className="frame" data-list={isListOpen ? 'open' : undefined}>
          <header className="top">
            <h1>{words.heading}</h1>
            <p className="who">
              <span className="dot" data-tone={signedIn ? 'Fulfilled' : 'Unfulfilled'} />
              {signedIn ? words.who.customer(signedIn) : words.who.guest}
            </p>
            <p className="quiet">{signedIn ? words.sandbox : words.guestHint}</p>
          </header>
          <div className="columns">
            <div className="left">
              <button type="button" className="toggle" aria-expanded={isListOpen} onClick={() => setListOpen(!isListOpen)}>
                {isListOpen ? words.close : words.choose}
              </button>
              <CallList locale={locale} families={families} chosen={operation} onChoose={choose} />
            </div>
            <div className="middle">
              <div className="call-head">
                <h2 tabIndex={-1} ref={heading}>
                  {operation.name}
                </h2>
                <p className="address">
                  <span className="verb" data-verb={operation.verb}>
                    {operation.verb}
                  </span>{' '}
                  <Path path={operation.path} />
                </p>
                <CallFacts operation={operation} />
              </div>
              <CallForm
                key={serial}
                operation={operation}
                draft={draft}
                reading={reading}
                onChange={(next) => setForm({ ...form, draft: next })}
                onSend={() => void act(session.send(wish))}
                onExample={() => fill(exampleFor(operation, world))}
              />
              <CodeCard code={codeOf(operation, reading.config, draft.since)} />
              <History outcomes={outcomes} shown={shown} onRestore={restore} />
            </div>
            <div className="right">
              <CacheCard session={session} wish={wish} onAct={act} />
              <Subscriptions session={session} locale={locale} />
              <Result outcome={shown} underWay={session.underWay()} place={result} />
            </div>
          </div>
        </div>
      </main>
    </WordsContext>
  )
}

/** Returns true when the result must be scrolled into view: it should be seen without looking for it, on a phone too. */
function isOutOfSight(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect()
  return top < 0 || top > window.innerHeight * 0.6
}

const Path = ({ path }: { path: string }) => (
  <code className="path">{path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? <mark key={part}>{part}</mark> : part))}</code>
)

function exampleFor(operation: Operation, world: World): Omit<Form, 'serial'> {
  return { operation, draft: draftOf(operation, exampleOf(operation, samplesIn(world))) }
}

/** A session ends with the page: what it still asks would change the world of the next story. */
function useSession(settings: PlatformSettings) {
  const [{ session, left }] = useState(() => {
    const controller = new AbortController()
    return { session: createSession({ settings, signal: controller.signal }), left: controller }
  })
  useEffect(() => () => left.abort(new Error('The story is over.')), [left])
  useSyncExternalStore(session.onChange, session.version)
  return session
}
