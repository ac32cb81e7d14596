import type { PageSummary } from '../../../document/pages-api.js'
import { Icon } from '../kit/icon.js'
import { useStudioWords } from '../kit/language.js'
import { RoleButton } from '../session/role-button.js'
import { toShow, useMayNot } from '../session/use-may-not.js'
import { pagesWords } from './pages.words.js'

/** What is published goes from shoppers' sight with its deletion. */
export function RemoveButton({ summary, onRemove }: { summary: PageSummary; onRemove: () => void }) {
  const t = useStudioWords(pagesWords)
  const why = useMayNot(summary.published && toShow(summary))
  return (
    <RoleButton why={why} className="icon-button" label={t.remove(summary.title || t.untitled)} onPress={onRemove}>
      <Icon name="remove" />
    </RoleButton>
  )
}
