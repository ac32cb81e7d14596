import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { announce } from '../../commerce/domain/channels.js'
import { languagesChanged, spokenAt } from '../../commerce/domain/translations.js'
import type { ShopSettings } from '../../commerce/domain/settings.js'
import { useShop } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'
import type { store } from './store.block.js'

/** Loaded where the page offers its actions to agents, in a browser that knows of them. */
const AgentTools = lazy(() => import('../../ui/actions/agent-tools.js').then((module) => module.AgentTools))

/** Gives the page its settings, and its one live region. */
export function Store({
  emit: _emit,
  publish: _say,
  subscribe,
  setState: _enter,
  host,
  mode,
  signal: _signal,
  ...fields
}: ViewOf<typeof store>) {
  const shop = useShop()
  const [spoken, setSpoken] = useState({ polite: '', urgent: '', times: 0 })
  const language = useSyncExternalStore(watchLanguage, () => spokenAt(host))
  useEffect(() => shop.configure({ ...(fields as ShopSettings), locale: fields.locale ?? language }))
  useEffect(
    () =>
      subscribe(announce, ({ text, urgent }) => {
        setSpoken(({ times }) => ({ polite: urgent ? '' : text, urgent: urgent ? text : '', times: times + 1 }))
      }),
    [subscribe],
  )
  if (mode === 'edit') return <p className="chip">Shop</p>
  // A new node each time: the same sentence twice would otherwise be read once.
  return (
    <>
      <p className="visually-hidden" role="status">
        <span key={spoken.times}>{spoken.polite}</span>
      </p>
      <p className="visually-hidden" role="alert">
        <span key={spoken.times}>{spoken.urgent}</span>
      </p>
      {fields.agentTools && mode === 'live' && 'modelContext' in document && <AgentTools />}
    </>
  )
}

function watchLanguage(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['lang'] })
  document.addEventListener(languagesChanged, changed)
  return () => {
    observer.disconnect()
    document.removeEventListener(languagesChanged, changed)
  }
}
