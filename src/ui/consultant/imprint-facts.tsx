import type { ReactNode } from 'react'
import type { Imprint } from '../../commerce/domain/consultant/consultant-gateway.js'
import { mailHref } from '../../core/dom/mail.js'
import { lastNameComesFirst } from '../../commerce/domain/customer/names.js'
import { formatPhone, phoneHref } from '../../core/dom/phone.js'
import { imprintFactsMessages } from './imprint.messages.js'
import { useSettings } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link } from '../parts/link.js'

/** A consultant's imprint as text (§ 5 DDG). Missing facts are omitted, never shown empty. */
export function ImprintFacts({ imprint }: { imprint: Imprint }) {
  const t = useMessages(imprintFactsMessages)
  const { locale } = useSettings()
  const names: [string, string][] = [
    [t.firstName, imprint.firstName],
    [t.lastName, imprint.lastName],
  ]
  if (lastNameComesFirst(imprint.country)) names.reverse()
  const lines = addressLines(imprint, locale)
  const facts: [string, ReactNode][] = [
    ...names.map(([label, text]): [string, ReactNode] => [label, text.trim()]),
    [
      t.address,
      lines.length > 0 &&
        lines.map((line) => (
          <span className="address-line" key={line}>
            {line}
          </span>
        )),
    ],
    [t.phone, linked(formatPhone(imprint.phone ?? ''), phoneHref(imprint.phone ?? ''))],
    [t.email, linked((imprint.email ?? '').trim(), mailHref(imprint.email ?? ''))],
    [t.vatId, (imprint.vatId ?? '').trim()],
  ]
  return (
    <dl className="imprint" part="imprint">
      {facts
        .filter(([, text]) => text)
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}

const linked = (text: string, href: string | undefined): ReactNode => (text && href ? <Link href={href}>{text}</Link> : text)

function addressLines({ street, postalCode, city, country }: Imprint, locale: string): string[] {
  const place = [postalCode.trim(), city.trim()].filter(Boolean).join(' ')
  const lines = [street.trim(), place].filter(Boolean)
  const code = country.trim().toUpperCase()
  const abroad = lines.length > 0 && code !== 'DE' && /^[A-Z]{2}$/.test(code)
  return abroad ? [...lines, new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code] : lines
}
