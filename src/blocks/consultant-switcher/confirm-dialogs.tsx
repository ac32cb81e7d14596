import type { ReactNode } from 'react'
import type { Consultant } from '../../shop/gateways.js'
import { displayName } from '../../shop/names.js'
import { Dialog, useWords } from '../../ui/index.js'
import { switcherWords } from './consultant-switcher.words.js'
import type { SwitchWish } from './use-relation-changes.js'

interface Answers {
  confirm: () => void
  cancel: () => void
}

/** The same cart, the new consultant, and what she does not have: said before it happens. */
export function SwitchDialog({ wish, before, confirm, cancel }: Answers & { wish: SwitchWish | undefined; before: Consultant | undefined }) {
  const t = useWords(switcherWords)
  const name = wish ? displayName(wish.consultant) : ''
  const firstName = wish?.consultant.firstName ?? ''
  return (
    <Question open={wish !== undefined} title={t.switchTitle(name)} yes={t.switchYes} confirm={confirm} cancel={cancel}>
      <p>{before ? t.switchFrom(name, displayName(before)) : t.switchCart(name)}</p>
      {wish && wish.unavailable.length > 0 ? (
        <div className="missing">
          <p><strong>{t.switchMissing(firstName)}</strong></p>
          <ul>{wish.unavailable.map((product) => <li key={product}>{product}</li>)}</ul>
        </div>
      ) : <p>{t.switchAll(firstName)}</p>}
    </Question>
  )
}

interface Parting extends Answers {
  consultant: Consultant | undefined
  /** The page sells for her. */
  here: boolean
  busy: boolean
  problem: string
}

/** Specification, section 4: parting needs a confirm step. */
export function DisconnectDialog({ consultant, here, busy, problem, confirm, cancel }: Parting) {
  const t = useWords(switcherWords)
  const name = consultant ? displayName(consultant) : ''
  return (
    <Question open={consultant !== undefined} title={t.partTitle(name)} yes={t.partYes} busy={busy} confirm={confirm} cancel={cancel}>
      <dl>
        <dt>{t.kept}</dt><dd>{t.keptMore}</dd>
        <dt>{t.removed}</dt><dd>{t.removedMore(name)}</dd>
      </dl>
      {here && <p>{t.partHere}</p>}
      {problem && <p className="problem" role="alert">{problem}</p>}
    </Question>
  )
}

function Question({ open, title, yes, busy = false, confirm, cancel, children }: Answers & { open: boolean; title: string; yes: string; busy?: boolean; children: ReactNode }) {
  const t = useWords(switcherWords)
  return (
    <Dialog open={open} close={cancel} label={title} heading={<h2>{title}</h2>}>
      {open && (
        <div className="question">
          {children}
          <div className="answers">
            <button type="button" className="button" aria-disabled={busy} onClick={confirm}>{yes}</button>
            <button type="button" className="button quiet" onClick={cancel}>{t.no}</button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
