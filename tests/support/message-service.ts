/** A message channel of the site: who has imported it holds the same one. */
export const messageChannel = (name: string) => Object.freeze({ name })

interface Subscription {
  context: object
  channel: unknown
  listener: (message: unknown) => void
}

/**
 * `lightning/messageService` as its documentation has it: fire and forget, nobody is told what was said before, who
 * publishes hears it as well, every message is a frozen copy, and a context that is released hears nothing more.
 */
export function messageService({ later = false } = {}) {
  let subscriptions: readonly Subscription[] = []
  const released = new WeakSet<object>()
  const said: [string, unknown][] = []
  const check = (context: unknown) => {
    if (typeof context !== 'object' || context === null || released.has(context)) throw new TypeError('There is no message context.')
  }
  return {
    /** What was published, by the name of its channel. */
    said,
    count: () => subscriptions.length,
    createMessageContext: () => ({}),
    releaseMessageContext(context: object) {
      released.add(context)
      subscriptions = subscriptions.filter((each) => each.context !== context)
    },
    publish(context: unknown, channel: unknown, message: object = {}) {
      check(context)
      const text = JSON.stringify(message)
      said.push([(channel as { name: string }).name, JSON.parse(text)])
      const tell = () => {
        for (const each of subscriptions.filter((one) => one.channel === channel)) each.listener(Object.freeze(JSON.parse(text)))
      }
      if (later) queueMicrotask(tell)
      else tell()
    },
    subscribe(context: unknown, channel: unknown, listener: (message: unknown) => void, _options?: object) {
      check(context)
      const subscription = { context: context as object, channel, listener }
      subscriptions = [...subscriptions, subscription]
      return subscription
    },
    unsubscribe(subscription: unknown) {
      subscriptions = subscriptions.filter((each) => each !== subscription)
    },
  }
}
