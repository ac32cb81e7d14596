/**
 * Events that the views listen to, as React takes them from the DOM: it adds two listeners for every event there is on each
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

/** Those of them that views also listen to in the capture phase. */
export const capturedEvents: readonly string[] = ['click']
