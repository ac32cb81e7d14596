/** Returns true when a thing has a member of its own: additions to `Object.prototype` by the page do not count. */
export function has<Thing extends object, Key extends PropertyKey>(thing: Thing, key: Key): thing is Extract<Thing, Record<Key, unknown>> {
  return Object.hasOwn(thing, key)
}
