import { type CSSProperties, useState } from 'react'
import type { ProductReview, ProductReviews } from '../../commerce/domain/reviews/reviews.js'
import { useMessages } from '../../ui/index.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import { useDay } from '../../ui/order/use-day.js'
import css from './reviews.css?inline'
import { reviewsMessages } from './reviews.messages.js'

/** Number of reviews shown at first. */
const atFirst = 3

/** The average, beside the name; leads to the reviews. */
export function Rating({ of, lead }: { of: ProductReviews; lead: () => void }) {
  const t = useMessages(reviewsMessages)
  const sheet = useSheet(css)
  return (
    <button ref={sheet} type="button" className="text-button rating" onClick={lead}>
      <Stars stars={of.average} /> {t.count(of.count)}
    </button>
  )
}

function Stars({ stars }: { stars: number }) {
  const t = useMessages(reviewsMessages)
  const shown = Math.min(5, Math.max(0, stars))
  return <span className="stars" role="img" aria-label={t.stars(shown)} style={{ '--stars': shown } as CSSProperties} />
}

export function ReviewList({ of }: { of: ProductReviews }) {
  const t = useMessages(reviewsMessages)
  const sheet = useSheet(css)
  const [isWhole, showAll] = useState(false)
  const shown = isWhole ? of.reviews : of.reviews.slice(0, atFirst)
  const left = of.reviews.length - shown.length
  return (
    <section ref={sheet} className="reviews" part="reviews" aria-labelledby="reviews">
      <h2 id="reviews" tabIndex={-1}>
        {t.heading}
      </h2>
      <p className="average">
        <Stars stars={of.average} /> {t.stars(of.average)}, {t.count(of.count)}
      </p>
      <p className="soft-text">{of.checked}</p>
      <ul>
        {shown.map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
          <li key={index}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="button quiet small" onClick={() => showAll(true)}>
          {t.more(left)}
        </button>
      )}
    </section>
  )
}

function Review({ review: { stars, title, text, author, date, verified } }: { review: ProductReview }) {
  const t = useMessages(reviewsMessages)
  const { day } = useDay()
  const about = [author, date && day(date), verified && t.verified].filter(Boolean).join(' · ')
  return (
    <article>
      <Stars stars={stars} />
      {title && <h3>{title}</h3>}
      <p>{text}</p>
      {about && <p className="soft-text">{about}</p>}
    </article>
  )
}
