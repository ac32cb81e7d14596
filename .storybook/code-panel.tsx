/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook bundles its manager with the classic JSX and its own React
import React, { useEffect, useState } from 'react'
import { AddonPanel, EmptyTabContent, SyntaxHighlighter } from 'storybook/internal/components'
import { useChannel } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { codeEvents, type Codes } from './codes.js'

/** The story as code for each framework; it follows the controls. */
export function CodePanel({ active }: { active: boolean }) {
  const [codes, setCodes] = useState<Codes>([])
  const [chosen, setChosen] = useState<Codes[number]['id']>('html')
  const emit = useChannel({ [codeEvents.written]: setCodes })
  useEffect(() => emit(codeEvents.wanted), [emit])
  const code = codes.find(({ id }) => id === chosen)
  return (
    <AddonPanel active={active}>
      {code ? (
        <div>
          <Bar role="group" aria-label="Code für">
            {codes.map(({ id, title }) => (
              <button key={id} type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
                {title}
              </button>
            ))}
          </Bar>
          <SyntaxHighlighter language={code.language} copyable padded format={false}>
            {code.text}
          </SyntaxHighlighter>
        </div>
      ) : (
        <EmptyTabContent title="Noch kein Code" description="Er steht hier, sobald die Story gezeichnet ist." />
      )}
    </AddonPanel>
  )
}

const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '6px 12px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  '& > button': {
    padding: '6px 12px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.textMutedColor,
    font: 'inherit',
    fontSize: 13,
    cursor: 'pointer',
  },
  '& > button[aria-pressed="true"]': { background: theme.background.hoverable, color: theme.color.defaultText, fontWeight: 600 },
}))
