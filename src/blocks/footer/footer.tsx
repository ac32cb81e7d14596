import { useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { Link, useMessages } from '../../ui/index.js'
import { OtherLanguage } from '../../ui/parts/other-language.js'
import type { footer } from './footer.block.js'
import { footerMessages } from './footer.messages.js'

export function Footer(props: ViewOf<typeof footer>) {
  const {
    note,
    shippingUrl,
    newsletterUrl,
    helpUrl,
    imprintUrl,
    privacyUrl,
    termsUrl,
    withdrawalUrl,
    cookiesUrl,
    otherLanguageUrl,
    subscribe,
    setState,
  } = props
  const t = useMessages(footerMessages)
  const [hidden, setHidden] = useState(false)
  useEffect(() => subscribe(consultantKeySelected, ({ hideHeader }) => setHidden(hideHeader)), [subscribe])
  useEffect(() => setState(hidden ? 'hidden' : 'shown'), [setState, hidden])
  if (hidden) return null
  const links = [
    [shippingUrl, t.shipping],
    [newsletterUrl, t.newsletter],
    [helpUrl, t.help],
    [imprintUrl, t.imprint],
    [privacyUrl, t.privacy],
    [termsUrl, t.terms],
    [withdrawalUrl, t.withdrawal],
    [cookiesUrl, t.cookies],
  ] as const
  return (
    <div className="foot">
      <nav aria-label={t.label}>
        <ul>
          {links
            .filter(([url]) => url !== '')
            .map(([url, text]) => (
              <li key={text}>
                <Link part="link" href={url}>
                  {text}
                </Link>
              </li>
            ))}
          {otherLanguageUrl && (
            <li>
              <OtherLanguage href={otherLanguageUrl} />
            </li>
          )}
        </ul>
      </nav>
      {note && <p part="note">{note}</p>}
    </div>
  )
}
