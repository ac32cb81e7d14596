import { useState } from 'react'
import type { Hint } from '../../../pages/document/lint/page-lint.js'
import type { Problem } from '../../../pages/document/problems.js'
import { Dialog } from '../kit/dialog.js'
import { HintList } from './hint-list.js'
import './hints.css'
import { hintsMessages } from './hints.messages.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

// The worst first.
const levels = ['error', 'warning', 'translation'] as const

interface HintsBarProps {
  hints: readonly Hint[]
  onShow: (problem: Problem) => void
}

/** Lists the page's hints below the canvas. */
export function HintsBar({ hints, onShow }: HintsBarProps) {
  const t = useStudioWords(hintsMessages)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  if (hints.length === 0)
    return (
      <section className="hints-bar" aria-label={t.region} data-calm="">
        <span className="hints-dot" data-level="none" />
        <p>{t.none}</p>
      </section>
    )
  const worst = levels.find((level) => hints.some((hint) => hint.level === level))
  return (
    <section className="hints-bar" aria-label={t.region}>
      <span className="hints-dot" data-level={worst} />
      <p>
        <strong>{t.count(hints.length)}</strong>{' '}
        {hints
          .slice(0, 2)
          .map(({ text }) => text[language])
          .join(' ')}
        {hints.length > 2 && ' …'}
      </p>
      <button type="button" className="button plain" onClick={() => setOpen(true)}>
        {t.show}
      </button>
      {open && (
        <HintsDialog
          hints={hints}
          onShow={(problem) => {
            setOpen(false)
            onShow(problem)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

function HintsDialog({ hints, onShow, onClose }: HintsBarProps & { onClose: () => void }) {
  const t = useStudioWords(hintsMessages)
  return (
    <Dialog heading={t.heading} onClose={onClose}>
      {levels.map((level) => {
        const those = hints.filter((hint) => hint.level === level)
        return (
          those.length > 0 && (
            <section key={level}>
              <h3 className="group-heading">{t.headings[level]}</h3>
              <HintList problems={those} onShow={onShow} />
            </section>
          )
        )
      })}
    </Dialog>
  )
}
