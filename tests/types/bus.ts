import { number, object } from 'valibot'
import { type Bus, channel, pageBus } from '../../src/core/bus/index.js'
import { cartChanged, cartOpen, channels, monikerSelected } from '../../src/commerce/domain/channels.js'

const bell = channel({ name: 'test.bell', about: 'It rang.', retain: false, schema: object({ times: number() }) })
const bus: Bus = pageBus()

// What must compile.
bus.declare(channels)
bus.declare([bell, cartChanged])
bus.publish(bell, { times: 1 })
export const undo: () => void = bus.subscribe(bell, ({ times }) => times.toFixed())
export const dropped: boolean = bus.publish('test.bell', 'anything at all')
bus.subscribe('test.bell', (message: unknown) => message)
bus.clear(monikerSelected)
export const name: 'test.bell' = bell.name

// @ts-expect-error: the bell counts its rings.
bus.publish(bell, { times: 'once' })
// @ts-expect-error: the cart is asked for, or something was added, or told.
bus.publish(cartOpen, { reason: 'x' })
// @ts-expect-error: a message is whole.
bus.publish(cartChanged, { count: 1 })
// @ts-expect-error: the source of a moniker is one of six.
bus.publish(monikerSelected, {
  moniker: 'a',
  primaryMoniker: 'a',
  isAlternate: false,
  consultantId: 'c',
  shopActive: true,
  source: 'guess',
})
// @ts-expect-error: rings are counted, not spelled.
bus.subscribe(bell, ({ times }) => times.trim())
// @ts-expect-error: nobody knows what a foreign message is.
bus.subscribe('test.bell', (message) => message.times)
// @ts-expect-error: a channel has a schema.
channel({ name: 'test.open', about: 'Open to all.', retain: false })
// @ts-expect-error: a channel says what it is about.
channel({ name: 'test.mute', retain: false, schema: object({ times: number() }) })
