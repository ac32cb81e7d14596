import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { mailHref } from '../../core/dom/mail.js'
import { formatPhone, phoneHref } from '../../core/dom/phone.js'
import { contactMessages } from './contact.messages.js'
import { ErrorState } from '../parts/notices.js'
import { Spinner } from '../parts/spinner.js'
import { useProfile } from './use-profile.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link } from '../parts/link.js'

/** Contact data of a consultant, as far as her imprint is known. */
export function Contact({ consultant }: { consultant: Consultant }) {
  const t = useMessages(contactMessages)
  const answer = useProfile(consultant)
  if (answer.state === 'failed') return <ErrorState error={answer.error} again={answer.again} />
  if (answer.state === 'loading')
    return (
      <div className="contact" aria-busy="true">
        <Spinner />
        <span className="visually-hidden">{t.asking}</span>
      </div>
    )
  const { email = '', phone = '' } = answer.value?.imprint ?? {}
  const mail = mailHref(email)
  const call = phoneHref(phone)
  if (!mail && !call) return null
  return (
    <div className="contact" part="contact">
      <h3>{t.contact(consultant.firstName)}</h3>
      <ul>
        {mail && (
          <li>
            <Link href={mail}>{t.write(email.trim())}</Link>
          </li>
        )}
        {call && (
          <li>
            <Link href={call}>{t.call(formatPhone(phone))}</Link>
          </li>
        )}
      </ul>
    </div>
  )
}
