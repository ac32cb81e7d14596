import { Fragment } from 'react'
import { nodeAt } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockDeclaration, BlockNode, PageNode } from '../../../core/element/declaration.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { BlockForm } from './block-form.js'
import { ElementForm } from './element-form.js'
import './form.css'
import { formMessages } from './form.messages.js'
import { FormHead } from './form-head.js'
import { KeptFields } from './kept-fields.js'
import { PageForm } from './page-form.js'
import { SeveralForm } from './several-form.js'
import { ReuseFoot } from '../shared/reuse.js'
import { SharedForm } from '../shared/shared-form.js'
import { TextForm } from './text-form.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

/** Form of the selected node, of the page when none is selected, or of several nodes. */
export function PropertyForm() {
  const { page, selected } = useEditorState()
  const { declarations, editing } = useStudio()
  const node = selected && nodeAt(page, selected)
  if (!selected || node === undefined) return <PageForm />
  if (editing.chosen().length > 1) return <SeveralForm last={selected} />
  return (
    <Fragment key={JSON.stringify([selected, kindOf(node)])}>
      <form className="property-form" onSubmit={(event) => event.preventDefault()}>
        <NodeForm node={node} way={selected} />
      </form>
      {isReusable(node, declarations) && <ReuseFoot node={node} way={selected} />}
    </Fragment>
  )
}

const isReusable = (node: PageNode, declarations: readonly BlockDeclaration[]): boolean =>
  typeof node === 'object' &&
  ('html' in node || ('block' in node && declarations.some((each) => each.tag === node.block && !isNewer(node, each))))

const kindOf = (node: PageNode): string =>
  typeof node === 'string' ? 'text' : 'block' in node ? node.block : 'shared' in node ? node.shared : 'element'

function NodeForm({ node, way }: { node: PageNode; way: NodePath }) {
  const { declarations } = useStudio()
  if (typeof node === 'string') return <TextForm text={node} way={way} />
  if ('shared' in node) return <SharedForm node={node} way={way} />
  if ('html' in node) return <ElementForm node={node} way={way} />
  const declaration = declarations.find(({ tag }) => tag === node.block)
  if (!declaration || isNewer(node, declaration)) return <ForeignBlock node={node} declaration={declaration} />
  return <BlockForm node={node} declaration={declaration} way={way} />
}

const isNewer = ({ version = 0 }: BlockNode, declaration: BlockDeclaration): boolean => version > declaration.version

/** Shows a block that this Studio cannot edit without harm, and leaves it alone. */
function ForeignBlock({ node, declaration }: { node: BlockNode; declaration: BlockDeclaration | undefined }) {
  const t = useStudioWords(formMessages)
  const language = useLanguage()
  const fields = Object.entries(node.fields ?? {})
  return (
    <>
      <FormHead name={declaration?.name[language] ?? node.block} summary={declaration?.summary[language] ?? ''} />
      <p className="notice">{declaration ? t.newer(node.version ?? 0, declaration.version) : t.unknownBlock(node.block)}</p>
      {fields.length > 0 && <p className="help">{t.keptUntouched}</p>}
      <KeptFields fields={fields} />
    </>
  )
}
