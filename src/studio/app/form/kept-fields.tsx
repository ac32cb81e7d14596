import type { ReactNode } from 'react'
import type { Json } from '../../../core/element/declaration.js'
import { useStudioWords } from '../kit/language.js'
import { asText } from './field-reading.js'
import { formMessages } from './form.messages.js'

/** Read-only list of stored values that cannot be edited here. */
export function KeptFields({ fields, act }: { fields: readonly (readonly [string, Json])[]; act?: (name: string) => ReactNode }) {
  const t = useStudioWords(formMessages)
  return (
    <dl className="kept-fields">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'object' ? t.severalParts : asText(value)}</dd>
          {act && <dd>{act(name)}</dd>}
        </div>
      ))}
    </dl>
  )
}
