/**
 * What the views listen to, as React takes it from the DOM: it hangs two listeners for every event there is on each
 * shadow root, 143 in all, a third of a block's memory. `tests/contracts/used-events.test.ts` compares this with the views.
 */
export const usedEvents: readonly string[] = [
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'mousedown',
  'pointerdown',
  'pointermove',
  'pointerout',
  'pointerover',
  'submit',
]

/** Of these, what views use on its way down, too. */
export const capturedEvents: readonly string[] = ['click']
