import { useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { Link, useMessages } from '../../ui/index.js'
import type { invalidShop } from './invalid-shop.block.js'
import { invalidShopMessages } from './invalid-shop.messages.js'

export function InvalidShop({ eyebrow, heading, text, homeUrl, consultantsUrl, setState }: ViewOf<typeof invalidShop>) {
  const t = useMessages(invalidShopMessages)
  useEffect(() => setState('shown'), [setState])
  return (
    <div>
      <p className="eyebrow">{eyebrow || t.sorry}</p>
      <h1 part="heading">{heading || t.heading}</h1>
      <p className="lead" part="text">
        {text || t.text}
      </p>
      <div className="actions">
        <Link className="button" part="home" href={homeUrl}>
          {t.home}
        </Link>
        {consultantsUrl && (
          <Link className="button quiet" href={consultantsUrl}>
            {t.find}
          </Link>
        )}
      </div>
    </div>
  )
}
