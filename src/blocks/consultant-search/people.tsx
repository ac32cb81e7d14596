import type { ViewOf } from '../../core/element/index.js'
import type { FoundConsultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { profileAddress } from '../../commerce/domain/consultant/profile-address.js'
import type { consultantSearch } from './consultant-search.block.js'
import { PersonCard } from './person-card.js'

type Props = ViewOf<typeof consultantSearch>

/** List of the consultants that were found. */
export function People({
  consultants,
  search,
  dim = false,
  profileUrl,
  shopUrl,
  emit,
}: Props & { consultants: readonly FoundConsultant[]; search: string; dim?: boolean }) {
  return (
    <ul className={dim ? 'people dim' : 'people'}>
      {consultants.map((each) => (
        <li key={each.id}>
          <PersonCard
            consultant={each}
            href={profileHref(profileUrl, each.moniker, search)}
            shopUrl={shopUrl}
            chosen={() => emit('vitrine-consultant-choose', { consultantId: each.id, moniker: each.moniker })}
          />
        </li>
      ))}
    </ul>
  )
}

/** The profile keeps the search, so that one finds the way back. */
function profileHref(profileUrl: string, moniker: string, search: string): string {
  const from = new URLSearchParams(search).get('from') === 'checkout' ? 'checkout' : ''
  return profileAddress(profileUrl, moniker, new URL(document.baseURI), { search, from })
}
