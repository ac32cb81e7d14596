import { ProblemText } from '../../ui/parts/problem-text.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import type { BagView, Missed } from '../../commerce/domain/catalogue/bag.js'
import { Spinner, useSettings, useMessages } from '../../ui/index.js'
import { catalogueFrameMessages } from './catalogue-frame.messages.js'

/** Notice over the catalogue: items on their way, and items that could not be put into the cart. */
export function BagNotice({ adding, missed, flooded, again, dismiss }: BagView & { again: () => void; dismiss: () => void }) {
  const t = useMessages(catalogueFrameMessages)
  const trouble = missed.length > 0 || flooded
  const retry = missed.some(({ why }) => why === 'broken')
  return (
    <div className="told">
      <p role="status">
        {adding && (
          <span className="pill">
            <Spinner size="small" />
            {t.adding}
          </span>
        )}
      </p>
      <div role="alert">
        {trouble && (
          <div className="missed" part="missed">
            {missed.length > 0 && (
              <>
                <p>
                  <strong>{t.missed}</strong>
                </p>
                <ul>
                  {missed.map((each) => (
                    <MissedItem key={each.partId} {...each} />
                  ))}
                </ul>
              </>
            )}
            {flooded && <p>{t.flooded}</p>}
            <p className="choices">
              {retry && (
                <button type="button" className="button small" onClick={again}>
                  {t.again}
                </button>
              )}
              <button type="button" className="button quiet small" onClick={dismiss}>
                {t.dismiss}
              </button>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

function MissedItem({ partId, name, why }: Missed) {
  const t = useMessages(catalogueFrameMessages)
  const settings = useSettings()
  const reason = typeof why === 'string' ? t[why] : describeRefusal(why, settings)
  return (
    <li>
      <strong>{name ?? t.part(partId.slice(0, 40))}</strong> <ProblemText text={reason} />
    </li>
  )
}
