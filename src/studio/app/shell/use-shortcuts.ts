import { useEffect, useRef } from 'react'
import { isKey, keyIndex } from '../kit/keys.js'

/** Actions of the shortcuts that work everywhere in the Studio. */
interface ShortcutActions {
  undo: () => void
  redo: () => void
  save: () => void
  duplicate: () => void
  remove: () => void
  help: () => void
}

const names = ['help', 'undo', 'redo', 'save', 'duplicate', 'remove'] as const satisfies readonly (keyof ShortcutActions)[]

/** Returns the action of a key. `typing`: focus is in a text, where Delete is about letters. */
function actionOf(event: KeyboardEvent, typing: boolean): keyof ShortcutActions | undefined {
  const name = names.find((each) => isKey(event, each))
  // Backspace has always led back in browsers: outside the page it deletes nothing.
  return name === 'remove' && (typing || event.key === 'Backspace') ? undefined : name
}

const isText = (element: Element): boolean =>
  element.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select') || (element as HTMLElement).isContentEditable

/** The places F6 visits, in their order. */
const places = '[data-place]'

/** Hears those keys that one of `actions` is for. */
export function useShortcuts(actions: Partial<ShortcutActions>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (isKey(event, 'areas')) {
        event.preventDefault()
        return visit(keyIndex(event, 'areas') === 0 ? 1 : -1)
      }
      const focused = event.target instanceof Element ? event.target : undefined
      const action = actionOf(event, focused !== undefined && isText(focused))
      // The frame of the canvas repeats these keys, since it edits the page itself; there a key may also be part of a text.
      if (event.target === document && action !== 'save' && action !== 'help') return
      if (!action || (action === 'remove' && !isAboutThePage(focused)) || isOwnText(action, focused)) return
      const act = latest.current[action]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

// Delete in the list of pages must not delete a block.
const isAboutThePage = (focused: Element | undefined): boolean => !focused || focused === document.body || focused.closest('main') !== null

// A search is no part of the page: its text has its own undo.
const isOwnText = (action: keyof ShortcutActions, focused: Element | undefined): boolean =>
  (action === 'undo' || action === 'redo') && focused?.matches('input[type=search]') === true

function visit(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(places)].filter((place) => place.checkVisibility())
  const now = all.findIndex((place) => place.contains(document.activeElement))
  const next = now < 0 && step < 0 ? all.length - 1 : (now + step + all.length) % all.length
  const place = all[next]
  const frame = place?.querySelector<HTMLElement>('iframe')
  if (frame) frame.focus()
  else place?.focus()
}
