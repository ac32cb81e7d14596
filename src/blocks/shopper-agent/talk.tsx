import { composed } from '../../core/dom/plain-text.js'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import type { AgentAnswer, AgentTurn, ShopperAgent } from '../../commerce/domain/agent/shopper-agent.js'
import { Link, Spinner, useMessages } from '../../ui/index.js'
import { Failure } from '../../ui/parts/failure.js'
import type { shopperAgent } from './shopper-agent.block.js'
import { shopperAgentMessages } from './shopper-agent.messages.js'

const longest = 500

type Turn = AgentTurn & Pick<AgentAnswer, 'links'>

interface TalkProps extends Omit<ViewOf<typeof shopperAgent>, 'agentUrl'> {
  agent: ShopperAgent | undefined
  locale: string
}

/** One conversation. It is not stored: it ends with the page, or when the shopper leaves. */
export function Talk({ heading, hint, suggestions, agent, locale, setState, emit }: TalkProps) {
  const t = useMessages(shopperAgentMessages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [typed, setTyped] = useState('')
  const [state, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready')
  const [leaving] = useState(() => new AbortController())
  useEffect(() => setState(state), [setState, state])
  useEffect(() => () => leaving.abort(), [leaving])
  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [turns])

  async function answer(asked: readonly Turn[]): Promise<void> {
    setPhase('loading')
    const { signal } = leaving
    const history = asked.slice(0, -1).map(({ by, text }) => ({ by, text }))
    try {
      const said = await agent?.ask({ text: asked.at(-1)?.text ?? '', history, locale, signal })
      if (signal.aborted || !said) return
      setTurns([...asked, { by: 'agent', text: said.text, links: said.links ?? [] }])
      setPhase('ready')
    } catch (error) {
      if (signal.aborted) return
      console.error('The shopper agent did not answer.', error)
      setPhase('failed')
    }
  }

  function ask(question: string): void {
    const text = composed(question)
    if (text === '') return field.current?.focus()
    if (state === 'loading' || !agent || !emit('vitrine-agent-ask', { text })) return
    // A question that was not answered gives way to the next one.
    const asked: readonly Turn[] = [...(state === 'failed' ? turns.slice(0, -1) : turns), { by: 'shopper', text }]
    setTurns(asked)
    setTyped('')
    field.current?.focus()
    void answer(asked)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(typed)
  }
  const offered = suggestions
    .split('|')
    .map((text) => text.trim())
    .filter(Boolean)
  return (
    <section className="card" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} part="heading">
        {heading || t.heading}
      </h2>
      <p className="soft-text">{hint || t.hint}</p>
      <div className="talk" role="log" aria-label={t.talk} aria-busy={state === 'loading'}>
        {turns.map(({ by, text, links = [] }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays where it was said
          <div key={index} className={`turn ${by}`} part="turn">
            <span className="visually-hidden">{by === 'agent' ? t.agent : t.you} </span>
            {text}
            {links.length > 0 && (
              <ul>
                {links.map((link) => (
                  <li key={link.href + link.text}>
                    <Link part="link" href={link.href}>
                      {link.text}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
        {state === 'loading' && (
          <p className="thinking">
            <Spinner size="small" /> {t.thinking}
          </p>
        )}
        <div ref={end} />
      </div>
      {state === 'failed' && <Failure text={t.failed} again={() => void answer(turns)} />}
      {turns.length === 0 && offered.length > 0 && (
        <div className="offered">
          {offered.map((text) => (
            <button key={text} type="button" className="button soft small" onClick={() => ask(text)}>
              {text}
            </button>
          ))}
        </div>
      )}
      <form noValidate onSubmit={submit}>
        <label className="visually-hidden" htmlFor={`${id}-field`}>
          {t.question}
        </label>
        <span className="field">
          <input
            ref={field}
            id={`${id}-field`}
            placeholder={t.question}
            maxLength={longest}
            enterKeyHint="send"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </span>
        <button type="submit" className="button" aria-disabled={state === 'loading'}>
          {t.send}
        </button>
      </form>
    </section>
  )
}
