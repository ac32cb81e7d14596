import { useStudioWords } from '../kit/language.js'
import { useEditorState } from '../session/studio-context.js'
import { formMessages } from './form.messages.js'

interface FormHeadProps {
  name: string
  summary: string
  /** True when texts are edited below it: these are the same on every device, whichever is shown. */
  hasTexts?: boolean
}

export function FormHead({ name, summary, hasTexts = false }: FormHeadProps) {
  const t = useStudioWords(formMessages)
  const { device } = useEditorState()
  return (
    <header className="form-head">
      <h2>{name}</h2>
      {summary && <p className="help">{summary}</p>}
      {hasTexts && device !== 'desktop' && <p className="form-device-note">{t.everyDevice(t.devices[device])}</p>}
    </header>
  )
}
