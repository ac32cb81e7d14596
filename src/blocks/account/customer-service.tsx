import type { ViewOf } from '../../core/element/index.js'
import { mailHref } from '../../core/dom/mail.js'
import { formatPhone, phoneHref } from '../../core/dom/phone.js'
import { Link, useMessages } from '../../ui/index.js'
import type { account } from './account.block.js'
import { accountMessages } from './account.messages.js'

type Props = Pick<ViewOf<typeof account>, 'servicePhone' | 'serviceHours' | 'serviceEmail' | 'deletionText' | 'mode'>

/** Contact for having an account deleted (specification, section 2); guests may need it too. */
export function CustomerService({ servicePhone, serviceHours, serviceEmail, deletionText, mode }: Props) {
  const t = useMessages(accountMessages)
  const phone = servicePhone.trim()
  const email = serviceEmail.trim()
  const edited = mode === 'edit'
  if (!phone && !email && !edited) return null
  return (
    <section className="service" part="service" aria-label={t.deletion}>
      <div className="words">
        <h2>{t.deletion}</h2>
        <p className="text">{deletionText.trim() || t.deletionText}</p>
        {edited && !phone && <p className="notice">{t.serviceMissing}</p>}
      </div>
      <dl aria-label={t.service}>
        {phone && (
          <div>
            <dt>{t.byPhone}</dt>
            <dd className="number">
              <Linked text={formatPhone(phone)} href={phoneHref(phone)} part="phone" />
            </dd>
            {serviceHours && <dd className="soft-text">{serviceHours}</dd>}
          </div>
        )}
        {email && (
          <div>
            <dt>{t.byMail}</dt>
            <dd>
              <Linked text={email} href={mailHref(email)} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const Linked = ({ text, href, part }: { text: string; href: string | undefined; part?: string }) =>
  href ? (
    <Link href={href} part={part}>
      {text}
    </Link>
  ) : (
    <span part={part}>{text}</span>
  )
