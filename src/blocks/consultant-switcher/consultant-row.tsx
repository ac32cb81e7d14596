import { ProblemText } from '../../ui/parts/problem-text.js'
import type { Relation } from '../../commerce/domain/consultant/relation-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { Link, useMessages } from '../../ui/index.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { switcherMessages } from './consultant-switcher.messages.js'
import { ShopClosed } from './shop-closed.js'

interface Props {
  relation: Relation
  /** Address of the consultant's profile, or empty. */
  profile: string
  /** True when the page sells for this consultant. */
  here: boolean
  tookOverFrom: string | undefined
  busy: boolean
  problem: string
  shopHere: () => void
  makePrimary: () => void
  part: () => void
}

export function ConsultantRow({ relation, profile, here, tookOverFrom, busy, problem, shopHere, makePrimary, part }: Props) {
  const t = useMessages(switcherMessages)
  const { consultant, primary, status, replacement } = relation
  const name = displayName(consultant)
  const terminated = status === 'terminated'
  const called = consultant.firstName || name
  const selling = consultant.shopActive && !terminated
  return (
    <li className={selling ? 'person' : 'person away'} part="person" aria-busy={busy}>
      <Portrait url={consultant.pictureUrl} size={84} />
      <div className="facts">
        <h3>
          {profile && !terminated ? (
            <Link href={profile}>
              <bdi translate="no">{name}</bdi>
            </Link>
          ) : (
            <bdi translate="no">{name}</bdi>
          )}
        </h3>
        <p className="chips">
          {primary && <span className="chip on">{t.primary}</span>}
          {here && <span className="chip">{t.here}</span>}
          {status === 'newly-added' && <span className="chip new">{t.newlyAdded}</span>}
        </p>
        {status === 'newly-added' && <p className="soft-text">{t.newlyAddedMore(called)}</p>}
        {terminated && (
          <p className="soft-text">
            {t.terminated} {replacement && t.replacedBy(displayName(replacement))}
          </p>
        )}
        {tookOverFrom && <p className="soft-text">{t.tookOver(tookOverFrom)}</p>}
        {!terminated && !consultant.shopActive && <ShopClosed name={called} profile={profile} />}
        {problem && (
          <p className="problem" role="alert">
            <ProblemText text={problem} />
          </p>
        )}
      </div>
      <div className="actions">
        {selling && !here && (
          <button type="button" className="button small" aria-disabled={busy} onClick={shopHere}>
            {t.shopHere(called)}
          </button>
        )}
        {selling && !primary && (
          <button
            type="button"
            className="button small soft"
            aria-disabled={busy}
            aria-label={`${t.makePrimary}: ${name}`}
            onClick={makePrimary}
          >
            {t.makePrimary}
          </button>
        )}
        <button type="button" className="text-button" aria-label={t.disconnectFrom(name)} onClick={part}>
          {t.disconnect}
        </button>
      </div>
    </li>
  )
}
