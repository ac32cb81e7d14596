import { type ReactNode, useId } from 'react'
import type { FieldsOf } from '../../core/element/declaration.js'
import { HeartIcon } from '../../ui/theme/icons.js'
import { Link, useMessages } from '../../ui/index.js'
import type { account } from './account.block.js'
import { accountMessages } from './account.messages.js'
import { BoxIcon, EnvelopeIcon, HouseIcon, PeopleIcon, PersonIcon, RoseIcon, SpeechIcon } from './account-icons.js'

type Urls = Pick<
  FieldsOf<typeof account>,
  'ordersUrl' | 'beautyProfileUrl' | 'myConsultantsUrl' | 'contactUrl' | 'newslettersUrl' | 'addressesUrl' | 'favouritesUrl' | 'personUrl'
>

const KeptIcon = () => <HeartIcon filled={false} />

/** The ways into the account, as far as the page knows where they lead; guests see what there would be. */
export function AccountParts({
  ordersUrl,
  beautyProfileUrl,
  myConsultantsUrl,
  contactUrl,
  newslettersUrl,
  addressesUrl,
  favouritesUrl,
  personUrl,
}: Urls) {
  const t = useMessages(accountMessages)
  const id = useId()
  const parts: [url: string, Icon: () => ReactNode, name: string, more: string][] = [
    [ordersUrl, BoxIcon, t.orders, t.ordersMore],
    [favouritesUrl, KeptIcon, t.favourites, t.favouritesMore],
    [beautyProfileUrl, RoseIcon, t.beautyProfile, t.beautyProfileMore],
    [myConsultantsUrl, PeopleIcon, t.myConsultants, t.myConsultantsMore],
    [contactUrl, SpeechIcon, t.contact, t.contactMore],
    [newslettersUrl, EnvelopeIcon, t.newsletters, t.newslettersMore],
    [addressesUrl, HouseIcon, t.addresses, t.addressesMore],
    [personUrl, PersonIcon, t.person, t.personMore],
  ]
  const known = parts.filter(([url]) => url !== '')
  if (known.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        {t.parts}
      </h2>
      <ul className="parts">
        {known.map(([url, Icon, name, more]) => (
          <li key={name}>
            <span className="icon">
              <Icon />
            </span>
            <div>
              <h3>
                <Link href={url} part="link">
                  {name}
                </Link>
              </h3>
              <p className="soft-text">{more}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
