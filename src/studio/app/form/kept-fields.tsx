import type { ReactNode } from 'react'
import type { Json } from '../../../element/declaration.js'
import { asText } from './field-reading.js'

/** What is stored and cannot be edited here, to read. */
export function KeptFields({ fields, act }: { fields: readonly (readonly [string, Json])[]; act?: (name: string) => ReactNode }) {
  return (
    <dl className="kept-fields">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{asText(value)}</dd>
          {act && <dd>{act(name)}</dd>}
        </div>
      ))}
    </dl>
  )
}
