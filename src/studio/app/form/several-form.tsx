import { nodeAt } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { canMove, duplicateChosen, moveBy, removeChosen } from '../session/chosen-edits.js'
import { Icon, type IconName } from '../kit/icon.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { nodeTitle } from '../session/node-names.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { formMessages } from './form.messages.js'
import { FormHead } from './form-head.js'

/** Form of several selected blocks, which share no fields: it names them, and offers the actions for all of them. */
export function SeveralForm({ last }: { last: NodePath }) {
  const t = useStudioWords(formMessages)
  const { editing, declarations, parts, tell } = useStudio()
  const language = useLanguage()
  const { page } = useEditorState()
  const ways = editing.chosen()
  const move = (step: -1 | 1) => moveBy(step, last, { editing, refuse: (why) => tell(why[language]) })
  const actions: { icon: IconName; label: string; act: () => void; may?: boolean }[] = [
    { icon: 'up', label: t.allUp, act: () => move(-1), may: canMove(-1, last, editing) },
    { icon: 'down', label: t.allDown, act: () => move(1), may: canMove(1, last, editing) },
    {
      icon: 'copy',
      label: t.duplicateAll,
      act() {
        const answer = duplicateChosen(editing)
        tell('refused' in answer ? answer.refused[language] : t.duplicatedAll(ways.length))
      },
    },
    {
      icon: 'remove',
      label: t.removeAll,
      act() {
        removeChosen(editing)
        tell(t.removedAll(ways.length))
      },
    },
  ]
  return (
    <section className="property-form" aria-label={t.chosen(ways.length)}>
      <FormHead name={t.chosen(ways.length)} summary={t.chosenHelp} />
      <ul className="chosen-list">
        {ways.map((way) => (
          <li key={JSON.stringify(way)}>
            <button type="button" className="button plain" onClick={() => editing.select(way)}>
              {nodeTitle(nodeAt(page, way) ?? '', { declarations, parts, language })}
            </button>
          </li>
        ))}
      </ul>
      <div className="chosen-actions">
        {actions.map(({ icon, label, act, may = true }) => (
          <button key={icon} type="button" className="button" disabled={!may} onClick={act}>
            <Icon name={icon} size={16} />
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
