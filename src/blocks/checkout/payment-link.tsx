import { ProblemText } from '../../ui/parts/problem-text.js'
import { useState } from 'react'
import { paymentLinkTo } from '../../commerce/domain/checkout/payment-link-address.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import { has } from '../../commerce/domain/has.js'
import { useSession, useSettings, useShop, useMessages } from '../../ui/index.js'
import { ShareButton } from '../../ui/parts/share-button.js'
import { paymentLinkMessages } from './payment-link.messages.js'
import type { StepProps } from './step-props.js'

type Link = { made: string } | { words: string } | 'making' | undefined

/** Creates a link with which another person pays this cart as it is. */
export function PaymentLink({ checkout }: StepProps) {
  const shop = useShop()
  const t = useMessages(paymentLinkMessages)
  const settings = useSettings()
  const { session } = useSession(true)
  const [link, setLink] = useState<Link>()
  const accountOf = async () => (await shop.account.id()) ?? session?.accountId ?? ''
  const make = async () => {
    if (link === 'making') return
    setLink('making')
    const answer = await accountOf()
      .then((account) => checkout.copyForPayer(account))
      .catch(() => undefined)
    if (!answer) setLink({ words: t.failed })
    else if (has(answer, 'refused')) setLink({ words: describeRefusal(answer.refused, settings) })
    else setLink({ made: paymentLinkTo(answer.cartId, shop.page) })
  }
  return (
    <section className="payment-link" aria-label={t.heading}>
      <h3>{t.heading}</h3>
      <p className="soft-text">{t.hint}</p>
      {typeof link === 'object' && has(link, 'made') ? (
        <>
          <span className="field">
            <input readOnly aria-label={t.share} value={link.made} onFocus={(event) => event.currentTarget.select()} />
          </span>
          <ShareButton label={t.share} title={t.title} url={link.made} />
        </>
      ) : (
        <button type="button" className="button quiet small" aria-disabled={link === 'making'} onClick={() => void make()}>
          {link === 'making' ? t.making : t.make}
        </button>
      )}
      <div role="alert">
        {typeof link === 'object' && has(link, 'words') && (
          <p className="notice">
            <ProblemText text={link.words} />
          </p>
        )}
      </div>
    </section>
  )
}
