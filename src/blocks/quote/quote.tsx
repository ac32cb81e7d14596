import type { ViewOf } from '../../core/element/index.js'
import type { quote } from './quote.block.js'

export function Quote({ author, about, centred }: ViewOf<typeof quote>) {
  return (
    <figure className={centred ? 'center' : undefined}>
      <blockquote part="quote">
        <slot />
      </blockquote>
      {(author || about) && (
        <figcaption>
          {author && (
            <span className="author" part="author">
              {author}
            </span>
          )}
          {about && (
            <span className="soft-text" part="about">
              {about}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  )
}
