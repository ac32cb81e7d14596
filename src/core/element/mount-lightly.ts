import { capturedEvents, usedEvents } from './used-events.js'

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
  const [name, , captured] = listening
  // Under synthetic shadow `ShadowRoot` is another class, whose method refuses a root that is real.
  if ((captured ? capturedEvents : usedEvents).includes(name)) EventTarget.prototype.addEventListener.apply(this, listening)
}
