import type { PageSummary } from '../../../pages/document/pages-api.js'
import { useStudioWords } from '../kit/language.js'
import { pagesMessages } from './pages.messages.js'

/** Tells what the storage has lost of a page or a part, and what stands there instead. */
export function PageDamage({ summary: { isOlder, damagedVersion, published } }: { summary: PageSummary }) {
  const t = useStudioWords(pagesMessages)
  return (
    <>
      {isOlder && <p className="complaint">{t.isOlder}</p>}
      {damagedVersion !== undefined && <p className="complaint">{t.isDamaged(damagedVersion, published?.version)}</p>}
    </>
  )
}

export function PageBadge({ summary: { published, broken, damagedVersion } }: { summary: PageSummary }) {
  const t = useStudioWords(pagesMessages)
  const isDamaged = damagedVersion !== undefined
  const state = broken ? 'brokenBadge' : isDamaged ? 'damagedBadge' : !published ? 'draft' : published.current ? 'published' : 'changed'
  return (
    <span className="page-badge" data-state={state}>
      {t[state]}
    </span>
  )
}
