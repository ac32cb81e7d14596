import { ProblemText } from '../../ui/parts/problem-text.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import type { MissingPart } from '../../commerce/domain/permalink/apply.js'
import { useSettings, useMessages } from '../../ui/index.js'
import { permalinkNoticeMessages } from './permalink-notice.messages.js'

const shownAtOnce = 8

/** Lists the missing parts with the reason, by name, or by number where the name is unknown. */
export function MissingParts({ missing }: { missing: readonly MissingPart[] }) {
  const t = useMessages(permalinkNoticeMessages)
  if (missing.length === 0) return null
  // One more line is shorter than the button that hides it.
  const few = missing.length <= shownAtOnce + 1 ? missing.length : shownAtOnce
  return (
    <>
      <List parts={missing.slice(0, few)} />
      {missing.length > few && (
        <details>
          <summary>{t.others(missing.length - few)}</summary>
          <List parts={missing.slice(few)} />
        </details>
      )}
    </>
  )
}

function List({ parts }: { parts: readonly MissingPart[] }) {
  const t = useMessages(permalinkNoticeMessages)
  const reason = useReason()
  return (
    <ul className="missing" part="missing">
      {parts.map((part) => (
        <li key={part.partId}>
          <bdi>{part.name ?? (part.why === 'unclear' ? part.partId : t.part(part.partId))}</bdi>
          <span>
            <ProblemText text={reason(part)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function useReason(): (part: MissingPart) => string {
  const t = useMessages(permalinkNoticeMessages)
  const settings = useSettings()
  return ({ why, got, asked }) => {
    if (why === 'unknown' || why === 'unclear') return t[why]
    if (why === 'too-many') return t.tooMany(asked)
    const said = describeRefusal(why, settings)
    return got > 0 ? `${t.partly(got, asked)} ${said}` : said
  }
}
