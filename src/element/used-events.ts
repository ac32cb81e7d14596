/**
 * What the views listen to, as React takes it from the DOM: it hangs a listener for every event there is on each shadow
 * root, 143 of them, a third of a block's memory. `tests/contracts/used-events.test.ts` compares this with the views.
 */
export const usedEvents: readonly string[] = [
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'mousedown',
  'pointerdown',
  'pointermove',
  'pointerout',
  'pointerover',
  'submit',
]

const used = new Set(usedEvents)

/** Lets `mount` listen to those events of the root that are used, and to no others. */
export function mountLightly(root: ShadowRoot, mount: () => void): void {
  root.addEventListener = addUsed
  try {
    mount()
  } finally {
    Reflect.deleteProperty(root, 'addEventListener')
  }
}

function addUsed(this: ShadowRoot, ...listening: Parameters<ShadowRoot['addEventListener']>): void {
  if (used.has(listening[0])) ShadowRoot.prototype.addEventListener.apply(this, listening)
}
