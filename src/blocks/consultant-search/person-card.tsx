import type { FoundConsultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { distanceText } from '../../commerce/domain/consultant/distance.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { Link, useSettings, useMessages } from '../../ui/index.js'
import { ShopHere } from '../../ui/consultant/person.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { consultantSearchMessages } from './consultant-search.messages.js'

interface Props {
  consultant: FoundConsultant
  href: string
  shopUrl: string
  chosen: () => boolean
}

export function PersonCard({ consultant, href, shopUrl, chosen }: Props) {
  const t = useMessages(consultantSearchMessages)
  const { locale } = useSettings()
  const { distance, city, languages, specialties, shopActive, pictureUrl } = consultant
  const name = displayName(consultant)
  const away = distance === undefined ? '' : distanceText(distance, locale)
  const facts = [city, away, shopActive ? languages.join(', ') : t.closed]
  return (
    <article className="person" part="card">
      <Portrait url={pictureUrl} size={84} />
      <div className="facts">
        <h3 className="name">
          <Link href={href}>
            <bdi translate="no">{name}</bdi>
          </Link>
        </h3>
        <p className="about">{facts.filter(Boolean).join(' · ')}</p>
        {shopActive && specialties.length > 0 && (
          <ul className="topics">
            {specialties.map((each) => (
              <li key={each} className="topic">
                {each}
              </li>
            ))}
          </ul>
        )}
      </div>
      {shopActive ? (
        <ShopHere consultant={consultant} shopUrl={shopUrl} chosen={chosen} small />
      ) : (
        <Link className="button quiet small" href={href} aria-label={t.contactTo(name)}>
          {t.contact}
        </Link>
      )}
    </article>
  )
}
