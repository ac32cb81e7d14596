/** Whether a thing has a member of its own: a page that has written on `Object.prototype` decides nothing here. */
export function has<Thing extends object, Key extends PropertyKey>(thing: Thing, key: Key): thing is Extract<Thing, Record<Key, unknown>> {
  return Object.hasOwn(thing, key)
}
