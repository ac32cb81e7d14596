// Stands for Lightning Message Service, which the npm packages of LWR do not have: plain data, and nobody is told what was said before.
const subscriptions = new Set()
window.lmsSaid = []
export const APPLICATION_SCOPE = Symbol('APPLICATION_SCOPE')
const copy = (message) => JSON.parse(JSON.stringify(message ?? null))
const deliver = (channel, message) => {
  for (const each of [...subscriptions]) if (each.channel === channel) each.listener(copy(message))
}

export function publish(_context, channel, message) {
  window.lmsSaid.push([channel.name, copy(message)])
  deliver(channel, message)
}
export function subscribe(_context, channel, listener) {
  const subscription = { channel, listener }
  subscriptions.add(subscription)
  return subscription
}
export function unsubscribe(subscription) {
  subscriptions.delete(subscription)
}
window.lmsSays = (name, message) => {
  for (const { channel } of [...subscriptions]) if (channel.name === name) return deliver(channel, message)
}

export class MessageContext {
  constructor(dataCallback) {
    this.dataCallback = dataCallback
  }
  connect() {
    this.dataCallback({ context: true })
  }
  update() {}
  disconnect() {}
}
