import type { Problem } from '../../../pages/document/problems.js'
import type { Editing } from '../session/editing.js'

const control = 'input, select, textarea, button'

/** Shows a problem: selects its node, and puts focus into the field that it is about. */
export function showProblem({ at, field }: Problem, editing: Editing): void {
  editing.select(at.length === 0 ? undefined : at)
  afterDrawing(() => {
    const panel = document.querySelector<HTMLElement>('#right-panel')
    const target = (panel && field ? controlOf(panel, field) : null) ?? panel
    const fold = target?.closest('details')
    if (fold) fold.open = true
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  })
}

/** Puts focus into the form of what is selected. */
export function focusForm(): void {
  afterDrawing(() => {
    const panel = document.querySelector<HTMLElement>('#right-panel')
    const first = panel?.querySelector<HTMLElement>(`[role=tabpanel] :is(${control})`) ?? panel
    first?.focus()
  })
}

/** Opens a comment in the panel. */
export function focusComment(id: string): void {
  afterDrawing(() => {
    const comment = document.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`)
    comment?.focus()
    comment?.scrollIntoView({ block: 'nearest' })
  })
}

/** The form draws itself first, and a dialog that closes gives focus back. */
const afterDrawing = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act))

const controlOf = (panel: HTMLElement, field: string): HTMLElement | null =>
  panel.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] :is(${control})`)
