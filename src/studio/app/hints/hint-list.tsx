import type { Hint } from '../../../pages/document/lint/page-lint.js'
import type { Problem } from '../../../pages/document/problems.js'
import { Icon } from '../kit/icon.js'
import { iconOfHint } from './hint-icon.js'
import { useLanguage } from '../kit/language.js'

/** Problems as buttons that lead to their place. */
export function HintList({
  problems,
  onShow,
}: {
  problems: readonly (Problem & { level?: Hint['level'] })[]
  onShow: (problem: Problem) => void
}) {
  const language = useLanguage()
  return (
    <ul className="hint-list">
      {problems.map((problem) => (
        <li key={JSON.stringify([problem.kind, problem.at, problem.field, problem.text.de])}>
          <button type="button" className="hint" data-level={problem.level ?? 'error'} onClick={() => onShow(problem)}>
            <Icon name={iconOfHint(problem.level)} />
            <span>{problem.text[language]}</span>
            <Icon name="right" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
