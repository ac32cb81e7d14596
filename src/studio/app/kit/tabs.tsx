import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface Tab {
  id: string
  label: string
  /** Content of the tab where there is little room; `label` then becomes its accessible name. */
  short?: ReactNode
  panel: ReactNode
}

interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  open: string
  onOpen: (id: string) => void
}

/** Tabs as the ARIA practices describe them: arrows, Home and End move, the open one is in the tab order. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const shown = tabs.find(({ id }) => id === open) ?? tabs[0]

  function travel(event: KeyboardEvent) {
    const now = tabs.findIndex(({ id }) => id === shown?.id)
    const targets: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    onOpen(tabs[next]!.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div ref={row} className="tabs" role="tablist" aria-label={label} onKeyDown={travel}>
        {tabs.map(({ id, label: name, short }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            aria-selected={id === shown?.id}
            aria-controls={`${base}panel`}
            tabIndex={id === shown?.id ? 0 : -1}
            aria-label={short ? name : undefined}
            title={short ? name : undefined}
            onClick={() => onOpen(id)}
          >
            {short ?? name}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${shown?.id}`}>
        {shown?.panel}
      </div>
    </>
  )
}
