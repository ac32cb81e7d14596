import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Toolbars } from '../../.storybook/parameters.js'
import { initialGlobals } from '../../.storybook/toolbars.js'
import type { LocalizedText } from '../../src/core/element/declaration.js'

let toolbars: Toolbars = { ...initialGlobals }
const listeners = new Set<() => void>()

/** Pages of prose hear of the toolbars as stories do. */
export async function listenToToolbars(): Promise<void> {
  const channel = await addons.ready()
  const heard = ({ globals }: { globals: Partial<Toolbars> }) => {
    toolbars = { ...toolbars, ...globals }
    for (const listener of listeners) listener()
  }
  channel.on(SET_GLOBALS, heard)
  channel.on(GLOBALS_UPDATED, heard)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToolbars = (): Toolbars => useSyncExternalStore(subscribe, () => toolbars)

/** A text in the language of the toolbar. */
export function useSay(): (text: LocalizedText) => string {
  const { locale } = useToolbars()
  return (text) => text[locale]
}
