import { useId } from 'react'
import type { Gift } from '../../commerce/domain/checkout/checkout-gateway.js'
import { longestGiftWords } from '../../commerce/domain/limits.js'
import { useMessages } from '../../ui/index.js'
import { splitMessages } from './split.messages.js'

interface Props {
  gift: Gift | undefined
  /** `isGiftMessageEnabled` of the store. */
  asksWords: boolean
  /** @param words the changed texts; undefined when the delivery is not a gift */
  give: (words: Partial<Gift> | undefined) => void
}

/** Asks whether a delivery is a gift, and for the texts on the card. */
export function GiftCard({ gift, asksWords, give }: Props) {
  const t = useMessages(splitMessages)
  const id = useId()
  return (
    <div className="keeping">
      <label className="consent">
        <input type="checkbox" checked={gift !== undefined} onChange={(event) => give(event.target.checked ? {} : undefined)} />
        <span>{t.isGift}</span>
      </label>
      {gift && asksWords && (
        <>
          <div className="entry">
            <label className="field" htmlFor={`${id}-to`}>
              {t.giftTo}
            </label>
            <span className="field">
              <input
                id={`${id}-to`}
                value={gift.to}
                maxLength={longestGiftWords}
                autoComplete="off"
                onChange={(event) => give({ to: event.target.value })}
              />
            </span>
          </div>
          <div className="entry">
            <label className="field" htmlFor={`${id}-words`}>
              {t.giftMessage}
            </label>
            <span className="field">
              <textarea
                id={`${id}-words`}
                rows={3}
                value={gift.message}
                maxLength={longestGiftWords}
                aria-describedby={`${id}-left`}
                onChange={(event) => give({ message: event.target.value })}
              />
            </span>
            <p className="soft-text below" id={`${id}-left`}>
              {t.lettersLeft(longestGiftWords - gift.message.length)}
            </p>
          </div>
        </>
      )}
    </div>
  )
}
