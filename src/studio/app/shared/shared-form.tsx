import type { NodePath } from '../../../pages/document/problems.js'
import type { SharedNode } from '../../../core/element/declaration.js'
import { FormHead } from '../form/form-head.js'
import { Group } from '../form/group.js'
import { Icon } from '../kit/icon.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { languagesMessages } from '../languages/languages.messages.js'
import type { PageLanguage } from '../session/translated-pages.js'
import { useVariants } from '../languages/use-variants.js'
import { type KnownPart, partTwinOf } from '../session/known-parts.js'
import { useShell } from '../session/shell-context.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import './shared.css'
import { sharedMessages } from './shared.messages.js'
import { useParts, useUses } from './use-parts.js'
import { UsesList } from './uses-list.js'

/** The form of a place where a shared part stands: to edit it, to detach it, and where else it is. */
export function SharedForm({ node, way }: { node: SharedNode; way: NodePath }) {
  const t = useStudioWords(sharedMessages)
  const { editing, tell } = useStudio()
  const { goTo, parts } = useShell()
  const all = useParts()
  const language = useLanguage()
  const { page } = useEditorState()
  const part = parts.shown(node.shared, page.language)
  const uses = useUses(part && node.shared)
  if (!part) {
    return (
      <>
        <FormHead name={node.name ?? t.kind} summary="" />
        <p className="notice">{t.gone}</p>
      </>
    )
  }
  function detach(title: string, nodes: NonNullable<typeof part>['page']['nodes']) {
    const answer = editing.exchangeNode(way, nodes)
    tell('refused' in answer ? answer.refused[language] : t.detached(title))
  }
  return (
    <>
      <FormHead name={part.title} summary={t.summary} />
      {part.language !== page.language && <ForeignPart part={part} twin={partTwinOf(part.summary, all)} into={page.language} />}
      <div className="shared-actions">
        <button type="button" className="button primary" onClick={() => void goTo(part.id)}>
          <Icon name="rename" size={16} />
          {t.edit}
        </button>
        <button type="button" className="button" onClick={() => detach(part.title, part.page.nodes)}>
          {t.detach}
        </button>
      </div>
      <Group heading={t.usedOn}>
        {!uses && <p className="help">{t.counting}</p>}
        {uses?.length === 0 && <p className="help">{t.nowhere}</p>}
        {uses && uses.length > 0 && <UsesList uses={uses} />}
      </Group>
    </>
  )
}

/** The page is in another language than what stands here: how that is mended. */
function ForeignPart({ part, twin, into }: { part: KnownPart; twin: KnownPart | undefined; into: PageLanguage }) {
  const t = useStudioWords(sharedMessages)
  const languages = useStudioWords(languagesMessages)
  const { goTo } = useShell()
  const { make } = useVariants()
  return (
    <div className="notice shared-foreign">
      <p>{twin ? t.foreignDraft(into) : t.foreign(into)}</p>
      <button type="button" className="button" onClick={() => void (twin ? goTo(twin.id) : make(part.summary, into))}>
        {twin ? languages.openOf(twin.title) : languages.make(into)}
      </button>
    </div>
  )
}
