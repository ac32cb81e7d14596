import type { ReactNode } from 'react'
import type { ProductDetail } from '../../commerce/domain/product/product-gateway.js'
import { useMessages } from '../../ui/index.js'
import { sectionMessages } from './sections.messages.js'

/** The facts that shoppers want before they buy, and those that the law requires (GPSR, Art. 19); empty ones are omitted. */
export function Sections({ found }: { found: ProductDetail }) {
  const t = useMessages(sectionMessages)
  const { application, skinTypes, ingredients, manufacturer, safety, articleNumber } = found.facts
  const sections: readonly (readonly [heading: string, content: ReactNode])[] = [
    [t.application, application],
    [t.skin, skinTypes.length > 0 && skinTypes.join(', ')],
    [t.ingredients, ingredients && <span lang="la">{ingredients}</span>],
    [t.safety, safety],
    [
      t.manufacturer,
      manufacturer && (
        <>
          {manufacturer}
          {articleNumber && `\n${t.articleNumber(articleNumber)}`}
        </>
      ),
    ],
  ]
  return (
    <div className="sections" part="sections">
      {sections.map(
        ([heading, content], place) =>
          content && (
            <details key={heading} open={place === 0}>
              <summary>
                <h2>{heading}</h2>
              </summary>
              <p>{content}</p>
            </details>
          ),
      )}
    </div>
  )
}
