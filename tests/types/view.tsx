import { type BlockTools, defineBlock, register, type ViewOf } from '../../src/core/element/index.js'
import { announce, cartOpen, communication, monikerSelected, noMoniker } from '../../src/commerce/domain/channels.js'

const text = (de: string) => ({ de, en: de })
const label = text('Feld')

const shelf = defineBlock({
  tag: 'vitrine-type-shelf',
  version: 1,
  name: text('Regal'),
  summary: text('Ein Regal.'),
  inserter: { tagline: text('Ein Regal') },
  category: 'shop',
  icon: 'box',
  fields: {
    heading: { type: 'text', label, default: 'Neu' },
    note: { type: 'text', label },
    count: { type: 'number', label, default: 4 },
    direction: {
      type: 'select',
      label,
      options: [
        { value: 'row', label },
        { value: 'column', label },
      ],
      default: 'row',
    },
  },
  events: { 'vitrine-type-pick': { help: label, detail: { id: 'string', quantity: 'number', badges: 'string[]' } } },
  states: { waiting: label, filled: label },
  publishes: [cartOpen, noMoniker],
  subscribes: [monikerSelected, communication],
})
const bare = defineBlock({
  tag: 'vitrine-type-bare',
  version: 1,
  name: label,
  summary: label,
  category: 'shop',
  icon: 'box',
  fields: {},
  inserter: { tagline: label },
})

export function speak({ emit, publish, subscribe, setState, signal, mode, host }: BlockTools<typeof shelf>): void {
  // What must compile.
  const allowed: boolean = emit('vitrine-type-pick', { id: 'a', quantity: 1, badges: ['new'] })
  publish(cartOpen, { reason: 'added' })
  publish(noMoniker, { state: false })
  publish(noMoniker, { state: true, moniker: 'lena', magnet: true })
  const undo: () => void = subscribe(monikerSelected, ({ moniker, isAlternate }) => [moniker.length, isAlternate === allowed])
  subscribe(communication, ({ kind }) => kind === 'inactive-shop')
  setState('waiting')
  signal.addEventListener('abort', undo)
  if (mode === 'edit') host.focus()

  // @ts-expect-error: the event is not declared.
  emit('vitrine-type-drop', {})
  // @ts-expect-error: the detail lacks its badges.
  emit('vitrine-type-pick', { id: 'a', quantity: 1 })
  // @ts-expect-error: a quantity is a number.
  emit('vitrine-type-pick', { id: 'a', quantity: 'one', badges: [] })
  // @ts-expect-error: badges are texts.
  emit('vitrine-type-pick', { id: 'a', quantity: 1, badges: [1] })
  // @ts-expect-error: nobody declared a price.
  emit('vitrine-type-pick', { id: 'a', quantity: 1, badges: [], price: '1.00' })
  // @ts-expect-error: the block does not say this channel.
  publish(announce, { text: 'Hallo' })
  // @ts-expect-error: the block hears this channel, but does not say it.
  publish(communication, { kind: 'inactive-shop' })
  // @ts-expect-error: that is no reason to open the cart.
  publish(cartOpen, { reason: 'because' })
  // @ts-expect-error: a known consultant comes with her moniker.
  publish(noMoniker, { state: true })
  // @ts-expect-error: a channel is a value, not a name.
  publish('cart.open', { reason: 'added' })
  // @ts-expect-error: the block does not hear this channel.
  subscribe(cartOpen, () => {})
  // @ts-expect-error: a moniker is a text.
  subscribe(monikerSelected, ({ moniker }) => moniker.toFixed(2))
  // @ts-expect-error: the message has no price.
  subscribe(monikerSelected, ({ price }) => price)
  // @ts-expect-error: messages are told, not handed a number.
  subscribe(monikerSelected, (message: number) => message)
  // @ts-expect-error: a block enters declared states only.
  setState('failed')
}

export function stayMute({ emit, publish, subscribe, setState }: BlockTools<typeof bare>): void {
  // @ts-expect-error: without declared events there is nothing to emit.
  emit('vitrine-type-pick', {})
  // @ts-expect-error: without declared channels there is nothing to say.
  publish(cartOpen, { reason: 'added' })
  // @ts-expect-error: and nothing to hear.
  subscribe(cartOpen, () => {})
  // @ts-expect-error: without declared states there is none to enter.
  setState('waiting')
}

// What must compile.
register(shelf, {
  live: ({ heading, count, direction, note, emit }) => (
    <button
      type="button"
      onClick={() => emit('vitrine-type-pick', { id: heading, quantity: count, badges: note ? [note] : [direction] })}
    />
  ),
  styles: [],
})
register(shelf, { live: ({ heading }: { heading: string }) => heading, styles: ['p {}'], shadow: 'closed' })
register(bare, { live: () => null, styles: [] })
register(shelf, { live: () => null, sample: ({ heading, setState }) => [setState('filled'), heading.trim()].join(), styles: [] })

export const Whole = ({ heading, count, direction }: ViewOf<typeof shelf>) => [heading.trim(), count.toFixed(), direction === 'row'].join()

// @ts-expect-error: the heading is a text.
register(shelf, { live: ({ heading }: { heading: number }) => heading, styles: [] })
// @ts-expect-error: the note may be missing.
register(shelf, { live: ({ note }: { note: string }) => note, styles: [] })
// @ts-expect-error: there is no such field.
register(shelf, { live: ({ price }: { price: string }) => price, styles: [] })
// @ts-expect-error: a direction is one of two.
register(shelf, { live: ({ direction }) => direction === 'sideways' && null, styles: [] })
// @ts-expect-error: a shadow root is open or closed.
register(bare, { live: () => null, styles: [], shadow: 'none' })
// @ts-expect-error: styles are given, even when there are none.
register(bare, { live: () => null })
// @ts-expect-error: a sample is given what the live view is given.
register(shelf, { live: () => null, sample: ({ price }: { price: string }) => price, styles: [] })
// @ts-expect-error: a sample stands in for a live view, it replaces none.
register(bare, { sample: () => null, styles: [] })
