/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook bundles its manager with the classic JSX and its own React
import React, { useEffect, useState } from 'react'
import { AddonPanel, Badge, Button, EmptyTabContent } from 'storybook/internal/components'
import { useChannel } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { BusEntry } from '../src/bus/index.js'
import { messageEvents, type MessageLog } from './messages.js'

const nothing: MessageLog = { log: [], dropped: {} }

/** What the blocks of the story say to each other, as it happens. */
export function MessagesPanel({ active }: { active: boolean }) {
  const [{ log, dropped }, setLog] = useState(nothing)
  const emit = useChannel({
    [messageEvents.began]: setLog,
    [messageEvents.said]: (entry: BusEntry) => setLog((before) => ({ ...before, log: [...before.log, entry].slice(-200) })),
    [messageEvents.dropped]: (counts: MessageLog['dropped']) => setLog((before) => ({ ...before, dropped: counts })),
  })
  useEffect(() => emit(messageEvents.wanted), [emit])
  const drops = Object.entries(dropped)
  return (
    <AddonPanel active={active}>
      <div>
        <Bar>
          <span>
            {log.length} {log.length === 1 ? 'Nachricht' : 'Nachrichten'}
          </span>
          {drops.map(([channel, count]) => (
            <Badge key={channel} status="warning">
              {count} verworfen: {channel}
            </Badge>
          ))}
          <Button size="small" variant="outline" onClick={() => setLog(nothing)}>
            Leeren
          </Button>
        </Bar>
        {log.length === 0 ? (
          <EmptyTabContent title="Noch keine Nachrichten" description="Was die Blöcke dieser Story einander sagen, steht hier." />
        ) : (
          <Messages log={log} />
        )}
      </div>
    </AddonPanel>
  )
}

function Messages({ log }: Pick<MessageLog, 'log'>) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Zeit</th>
          <th scope="col">Kanal</th>
          <th scope="col">Nachricht</th>
          <th scope="col">Gesagt von</th>
          <th scope="col">Gehört von</th>
        </tr>
      </thead>
      <tbody>
        {log.toReversed().map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, a message keeps its number
          <tr key={log.length - index}>
            <td>{timeOf(entry.at)}</td>
            <td>
              <code>{entry.channel}</code>
            </td>
            <td>
              <code>{JSON.stringify(entry.message)}</code>
            </td>
            <td>{entry.by ? <code>{entry.by}</code> : 'Shop oder Seite'}</td>
            <td>{entry.told}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString('de', { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 })

const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  '& > button': { marginInlineStart: 'auto' },
}))

const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th': { color: theme.textMutedColor, textAlign: 'start', fontWeight: 600 },
  '& th, & td': { padding: '6px 16px', borderBottom: `1px solid ${theme.appBorderColor}`, verticalAlign: 'top' },
  '& td:nth-of-type(3)': { overflowWrap: 'anywhere' },
  '& code': { fontFamily: theme.typography.fonts.mono },
}))
