import { Source } from '@storybook/addon-docs/blocks'
import { useId, useState } from 'react'
import type { Code } from './code.js'

/** Shows the same content as code: HTML, frameworks, the page document. */
export function CodeTabs({ codes, label, first = 'html' }: { codes: readonly Code[]; label: string; first?: Code['id'] }) {
  const id = useId()
  const [chosen, setChosen] = useState(first)
  const code = codes.find((each) => each.id === chosen) ?? codes[0]
  if (!code) return null
  return (
    <div className="vd-code">
      <div role="tablist" aria-label={label} className="vd-tabs">
        {codes.map(({ id: each, title }) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === code.id}
            aria-controls={`${id}-panel`}
            tabIndex={each === code.id ? 0 : -1}
            onClick={() => setChosen(each)}
            onKeyDown={(event) => {
              const next = neighbour(codes, each, event.key)
              if (!next) return
              event.preventDefault()
              setChosen(next)
              document.getElementById(`${id}-${next}`)?.focus()
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${code.id}`}>
        <Source code={code.text} language={code.language} dark={false} />
      </div>
    </div>
  )
}

function neighbour(codes: readonly Code[], from: Code['id'], key: string): Code['id'] | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step === undefined) return undefined
  const at = codes.findIndex(({ id }) => id === from)
  return codes.at((at + step) % codes.length)?.id
}
