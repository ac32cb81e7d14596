import type { ViewOf } from '../../core/element/index.js'
import type { questions } from './questions.block.js'

export function Questions({ heading }: ViewOf<typeof questions>) {
  return (
    <>
      {heading && <h2 part="heading">{heading}</h2>}
      <div>
        <slot />
      </div>
    </>
  )
}
