// What it costs to tell subscribers something, per bus; runs in Node and in a browser.
import { createNanoEvents } from 'nanoevents'
import { Bus, channel, tellDocument } from '../../../src/core/bus/index.ts'

let sink = 0
const listen = () => (message) => {
  sink += message.quantity
}
const anything = { '~standard': { validate: (value) => ({ value }) } }
const said = channel({ name: 'bench', about: 'How much.', retain: true, schema: anything })
const many = (count, add) => {
  for (let index = 0; index < count; index += 1) add(listen())
}

function ours(bus, count) {
  many(count, (listener) => bus.subscribe(said, listener))
  return (message) => bus.publish(said, message)
}

const buses = {
  direct(count) {
    const listeners = []
    many(count, (listener) => listeners.push(listener))
    return (message) => {
      for (const listener of listeners) listener(message)
    }
  },
  nanoevents(count) {
    const bus = createNanoEvents()
    many(count, (listener) => bus.on('bench', listener))
    return (message) => bus.emit('bench', message)
  },
  EventTarget(count) {
    const target = new EventTarget()
    many(count, (listener) => target.addEventListener('bench', ({ detail }) => listener(detail)))
    return (message) => target.dispatchEvent(new CustomEvent('bench', { detail: message }))
  },
  vitrine: (count) => ours(new Bus(), count),
  'vitrine on a page'(count) {
    const bus = new Bus()
    tellDocument(bus)
    return ours(bus, count)
  },
}

/** Nanoseconds that one message takes, to `count` subscribers; browsers' clocks are coarse, so it is said for a while. */
function timeOf(name, count) {
  const say = buses[name](count)
  const many = Math.ceil(20_000 / count)
  const sayMany = () => {
    for (let index = 0; index < many; index += 1) say({ quantity: index & 7 })
  }
  sayMany()
  let messages = 0
  const begun = performance.now()
  while (performance.now() - begun < 50) {
    sayMany()
    messages += many
  }
  return ((performance.now() - begun) / messages) * 1e6
}

/** Milliseconds that `count` messages take which a listener says while it is told. */
function burst(count) {
  const bus = new Bus()
  let isFirst = true
  bus.subscribe(said, () => {
    if (!isFirst) return
    isFirst = false
    for (let index = 0; index < count; index += 1) bus.publish(said, { quantity: 1 })
  })
  const begun = performance.now()
  bus.publish(said, { quantity: 1 })
  return performance.now() - begun
}

globalThis.busBench = { names: Object.keys(buses), timeOf, burst, sink: () => sink }
