import type { BlockDeclaration, Deprecation } from './declaration.js'

// This file is loaded only for a block with a deprecation.

const told = new Set<string>()

/** Warns once per page of a deprecation: of `what` of this tag, or of the block itself. */
export function warnOf(tag: string, what: string, { since, until, use }: Deprecation): void {
  const thing = [`<${tag}>`, what].filter(Boolean).join(' ')
  if (told.has(thing)) return
  told.add(thing)
  console.warn(`${thing} is deprecated since ${since} and will be gone in ${until}. ${use.en}`)
}

/** Detects listeners on an element for a deprecated event; a listener further up cannot be detected. */
export function noticeListeners(prototype: HTMLElement, { tag, events = {} }: BlockDeclaration): void {
  if (!Object.values(events).some(({ deprecated }) => deprecated)) return
  const { addEventListener } = prototype
  prototype.addEventListener = function (this: HTMLElement, ...listening: Parameters<HTMLElement['addEventListener']>) {
    const deprecated = Object.hasOwn(events, listening[0]) && events[listening[0] as keyof typeof events]?.deprecated
    if (deprecated) warnOf(tag, listening[0], deprecated)
    addEventListener.apply(this, listening)
  } as HTMLElement['addEventListener']
}

/** Notices what a page has put into a slot that will go, or puts there later. */
export function noticeSlots(root: ShadowRoot, { tag, slots = {} }: BlockDeclaration): void {
  for (const [name, { deprecated }] of Object.entries(slots)) {
    if (!deprecated) continue
    const look = (slot: HTMLSlotElement) => {
      if ((slot.name || 'default') === name && slot.assignedNodes().length > 0) warnOf(tag, `slot="${name}"`, deprecated)
    }
    root.addEventListener('slotchange', ({ target }) => look(target as HTMLSlotElement))
    for (const slot of root.querySelectorAll('slot')) look(slot)
  }
}
