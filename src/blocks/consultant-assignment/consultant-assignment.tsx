import { ProblemText } from '../../ui/parts/problem-text.js'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { distanceText, isNear } from '../../commerce/domain/consultant/distance.js'
import type { Foresight } from '../../commerce/domain/consultant/foresee-switch.js'
import { has } from '../../commerce/domain/has.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { Link, useSession, useSettings, useShop, useStore, useMessages } from '../../ui/index.js'
import { useRelations } from '../../ui/consultant/use-relations.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import type { consultantAssignment } from './consultant-assignment.block.js'
import { assignmentMessages } from './consultant-assignment.messages.js'
import { type AssignmentStep, useAssignment } from './use-assignment.js'

type Props = ViewOf<typeof consultantAssignment>

export function ConsultantAssignment(props: Props) {
  const { mode, setState, emit, subscribe } = props
  const { step, ...acts } = useAssignment(emit)
  const need = useNeed(mode !== 'edit', subscribe)
  const begun = step.name !== 'asking'
  const state = begun ? step.name : need
  useEffect(() => setState(state), [setState, state])
  if (!begun && need !== 'asking') return need === 'settled' && <Settled />
  return <AssignmentCard {...props} step={step} {...acts} />
}

/** Finds out whether the shopper needs a consultant; the account is asked only when she is signed in. */
function useNeed(live: boolean, subscribe: Props['subscribe']): 'loading' | 'settled' | 'asking' {
  const shop = useShop()
  const { status, session } = useSession(live)
  const current = useStore(shop.consultant)
  const found = useRelations(live, subscribe)
  if (!live) return 'asking'
  if (current) return 'settled'
  // The answer is unknown here, so the shopper may still need a consultant.
  if (status === 'failed' || session?.guest || found.state === 'failed') return 'asking'
  if (!found.value) return 'loading'
  return found.hasOne ? 'settled' : 'asking'
}

/** Tells a shopper that she has a consultant already. It takes the place of the question, so nothing below it moves. */
function Settled() {
  const t = useMessages(assignmentMessages)
  return (
    <section className="panel" aria-label={t.headingSettled}>
      <h2 part="heading">{t.headingSettled}</h2>
      <p className="lead">{t.settled}</p>
    </section>
  )
}

interface Acts {
  step: AssignmentStep
  askFor: ReturnType<typeof useAssignment>['askFor']
  choose: ReturnType<typeof useAssignment>['choose']
  notNow: () => void
  again: () => void
}

function AssignmentCard({ heading, findUrl, step, askFor, choose, notNow, again }: Props & Acts) {
  const t = useMessages(assignmentMessages)
  const result = useRef<HTMLDivElement>(null)
  const before = useRef(step.name)
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the result.
    if (['assigned', 'chosen', 'later'].includes(step.name)) result.current?.focus()
    else if (step.name === 'asking' && before.current !== 'asking') result.current?.querySelector('input')?.focus()
    before.current = step.name
  }, [step.name])
  const content: Record<AssignmentStep['name'], () => ReactNode> = {
    asking: () => <PostalCodeForm findUrl={findUrl} step={step} askFor={askFor} notNow={notNow} />,
    sending: () => content.asking(),
    refused: () => content.asking(),
    failed: () => content.asking(),
    later: () => (
      <>
        <p role="status">{t.later}</p>
        <p>
          <button type="button" className="text-button" onClick={again}>
            {t.afterAll}
          </button>
        </p>
      </>
    ),
    assigned: () => step.name === 'assigned' && <Assigned {...step} choose={() => choose(step.consultant)} again={again} />,
    chosen: () =>
      step.name === 'chosen' && (
        <div className="person" part="person">
          <Portrait url={step.consultant.pictureUrl} size={84} />
          <p className="name">{t.isHere(displayName(step.consultant))}</p>
        </div>
      ),
  }
  const isFar = has(step, 'consultant') && !isNear(step.consultant.distance)
  const title = heading || (isFar ? t.headingFar : t.heading)
  return (
    <section className="panel" aria-label={title}>
      <h2 part="heading">{title}</h2>
      <div ref={result} tabIndex={-1} className="result">
        {content[step.name]()}
      </div>
    </section>
  )
}

function PostalCodeForm({ findUrl, step, askFor, notNow }: Pick<Props, 'findUrl'> & Pick<Acts, 'step' | 'askFor' | 'notNow'>) {
  const t = useMessages(assignmentMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const refused = step.name === 'refused'
  // Every refusal is a new one.
  useEffect(() => {
    if (step.name === 'refused') input.current?.focus()
  }, [step])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    askFor(input.current?.value ?? '')
  }
  return (
    <>
      <p className="lead">{t.lead}</p>
      {step.name === 'failed' && (
        <p className="notice" role="alert">
          <ProblemText text={step.problem} />
        </p>
      )}
      <form part="form" noValidate onSubmit={submit}>
        <label className="field">
          {t.postalCode}
          <input
            ref={input}
            name="postalCode"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            aria-invalid={refused}
            aria-describedby={refused ? id : undefined}
          />
        </label>
        <button type="submit" className="button" aria-disabled={step.name === 'sending'}>
          {step.name === 'sending' ? t.sending : t.submit}
        </button>
        {step.name === 'refused' && (
          <p className="problem" id={id} role="alert">
            <ProblemText text={step.problem} />
          </p>
        )}
      </form>
      <p className="else">
        <button type="button" className="text-button" onClick={notNow}>
          {t.notNow}
        </button>
        {findUrl && <Link href={findUrl}>{t.find}</Link>}
      </p>
    </>
  )
}

function Assigned({
  consultant,
  yours,
  foresight,
  choose,
  again,
}: AssignmentStep & { name: 'assigned' } & { choose: () => void; again: () => void }) {
  const t = useMessages(assignmentMessages)
  const { locale } = useSettings()
  const name = displayName(consultant)
  const called = consultant.firstName || name
  const { city, distance } = consultant
  const where = () => (isNear(distance) ? t.near(name) : city ? t.inTown(name, city) : t.somewhere(name))
  const facts = [city, distance === undefined ? '' : t.away(distanceText(distance, locale))].filter(Boolean).join(' · ')
  return (
    <>
      <div className="person" part="person">
        <Portrait url={consultant.pictureUrl} size={84} />
        <div role="status">
          <p className="name">{yours ? t.yours(name) : where()}</p>
          {facts && <p className="soft-text">{facts}</p>}
        </div>
        <button type="button" className="button small" onClick={choose}>
          {t.shopHere(called)}
        </button>
      </div>
      <CartThere firstName={called} foresight={foresight} />
      {!yours && (
        <p>
          <button type="button" className="text-button" onClick={again}>
            {t.another}
          </button>
        </p>
      )}
    </>
  )
}

/** Tells before the switch what becomes of the cart; nothing for an empty one. */
function CartThere({ firstName, foresight }: { firstName: string; foresight: Foresight | undefined }) {
  const t = useMessages(assignmentMessages)
  if (!foresight?.unavailable) return <p className="soft-text">{t.unknownThere(firstName)}</p>
  const { filled, unavailable } = foresight
  if (!filled) return null
  if (unavailable.length === 0) return <p className="soft-text">{t.allThere(firstName)}</p>
  return (
    <div className="missing">
      <p>{t.missingThere(firstName)}</p>
      <ul>
        {unavailable.map((product) => (
          <li key={product}>{product}</li>
        ))}
      </ul>
    </div>
  )
}
