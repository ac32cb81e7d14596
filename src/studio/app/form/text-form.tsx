import type { NodePath } from '../../../pages/document/problems.js'
import { useStudio } from '../session/studio-context.js'
import { formMessages } from './form.messages.js'
import { FormHead } from './form-head.js'
import { Row } from './row.js'
import { TextControl } from './text-control.js'
import { useStudioWords } from '../kit/language.js'

/** Text that stands between elements. */
export function TextForm({ text, way }: { text: string; way: NodePath }) {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  return (
    <>
      <FormHead name={t.freeText} summary="" hasTexts />
      <Row label={t.text}>
        {(wires) => (
          <TextControl
            {...wires}
            value={text}
            lines
            keepsEmpty
            countFrom={200}
            change={(next) => void editing.replace(way, next ?? '', 'text')}
          />
        )}
      </Row>
    </>
  )
}
