import type { Hint } from '../../../pages/document/lint/page-lint.js'
import type { IconName } from '../kit/icon.js'

export const iconOfHint = (level: Hint['level'] | undefined): IconName =>
  level === 'warning' ? 'warning' : level === 'translation' ? 'languages' : 'error'
