import { boolean, number, object, optional, string } from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Bus, channel } from '../../src/core/bus/index.js'
import { channels, communication, monikerSelected, noMoniker } from '../../src/commerce/domain/channels.js'

const bell = channel({ name: 'test.bell', about: 'It rang.', retain: false, schema: object({ times: number() }) })
const lamp = channel({
  name: 'test.lamp',
  about: 'It is on or off.',
  retain: true,
  schema: object({ on: boolean(), by: optional(string()) }),
})

let bus: Bus
const report = vi.spyOn(console, 'error')
beforeEach(() => {
  report.mockReset().mockReturnValue()
  bus = new Bus()
  bus.declare([bell, lamp])
})

describe('hear', () => {
  it('is told every message while it listens, at once', () => {
    const heard: number[] = []
    bus.publish(bell, { times: 1 })
    bus.subscribe(bell, ({ times }) => heard.push(times))
    bus.publish(bell, { times: 2 })
    expect(heard).toEqual([2])
    bus.publish(bell, { times: 3 })
    expect(heard).toEqual([2, 3])
  })

  it('returns its undo, which may be called twice', () => {
    const heard: number[] = []
    const stays: number[] = []
    const undo = bus.subscribe(bell, ({ times }) => heard.push(times))
    bus.subscribe(bell, ({ times }) => stays.push(times))
    undo()
    undo()
    bus.publish(bell, { times: 1 })
    expect([heard, stays]).toEqual([[], [1]])
    expect(bus.inspect().listeners).toBe(1)
  })

  it('takes the same function twice, as two listeners', () => {
    const heard = vi.fn()
    const undo = bus.subscribe(bell, heard)
    bus.subscribe(bell, heard)
    bus.publish(bell, { times: 1 })
    expect(heard).toHaveBeenCalledTimes(2)
    undo()
    bus.publish(bell, { times: 2 })
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('hands what a retained channel said last to whoever comes late', () => {
    bus.publish(lamp, { on: true })
    bus.publish(lamp, { on: false, by: 'Lena' })
    const heard: unknown[] = []
    bus.subscribe(lamp, (message) => heard.push(message))
    bus.subscribe('test.lamp', (message) => heard.push(message))
    expect(heard).toEqual([
      { on: false, by: 'Lena' },
      { on: false, by: 'Lena' },
    ])
  })

  it('hands nothing to the late one after it was cleared', () => {
    const heard = vi.fn()
    bus.publish(lamp, { on: true })
    bus.clear(lamp)
    bus.subscribe(lamp, heard)
    expect(heard).not.toHaveBeenCalled()
    expect(bus.inspect().retained).toEqual({})
  })
})

describe('the order', () => {
  it('is that of hearing and of saying', () => {
    const heard: string[] = []
    bus.subscribe(bell, ({ times }) => heard.push(`a${times}`))
    bus.subscribe(bell, ({ times }) => heard.push(`b${times}`))
    bus.publish(bell, { times: 1 })
    bus.publish(bell, { times: 2 })
    expect(heard).toEqual(['a1', 'b1', 'a2', 'b2'])
  })

  it('stays, when a listener says something itself: everybody hears the first message before the second', () => {
    const heard: string[] = []
    bus.subscribe(bell, ({ times }) => {
      heard.push(`a${times}`)
      if (times < 3) bus.publish(bell, { times: times + 1 })
      if (times === 1) bus.publish(lamp, { on: true })
    })
    bus.subscribe(bell, ({ times }) => heard.push(`b${times}`))
    bus.subscribe(lamp, ({ on }) => heard.push(`lamp ${on}`))
    bus.publish(bell, { times: 1 })
    expect(heard).toEqual(['a1', 'b1', 'a2', 'b2', 'lamp true', 'a3', 'b3'])
  })

  it('leaves out who came during the delivery, until the next message', () => {
    const late = vi.fn()
    const undo = bus.subscribe(bell, () => {
      undo()
      bus.subscribe(bell, late)
    })
    bus.publish(bell, { times: 1 })
    expect(late).not.toHaveBeenCalled()
    bus.publish(bell, { times: 2 })
    expect(late).toHaveBeenCalledExactlyOnceWith({ times: 2 })
  })

  it('tells one who came during the delivery of a retained message once', () => {
    const late = vi.fn()
    const undo = bus.subscribe(lamp, () => void bus.subscribe(lamp, late))
    bus.publish(lamp, { on: true })
    undo()
    expect(late).toHaveBeenCalledExactlyOnceWith({ on: true })
  })

  it('holds what a listener says until everybody has heard, and tells all of it in order', () => {
    const heard: number[] = []
    bus.subscribe(bell, ({ times }) => {
      heard.push(times)
      if (times === 0) for (let next = 1; next <= 2000; next += 1) bus.publish(bell, { times: next })
    })
    bus.publish(bell, { times: 0 })
    expect(heard).toEqual(Array.from({ length: 2001 }, (_, times) => times))
  })

  it('leaves out who went during the delivery', () => {
    const gone = vi.fn()
    bus.subscribe(bell, () => undo())
    const undo = bus.subscribe(bell, gone)
    bus.publish(bell, { times: 1 })
    expect(gone).not.toHaveBeenCalled()
  })
})

describe('a listener that throws', () => {
  it('is reported with its channel, and the others are told, now and later', () => {
    const heard: number[] = []
    bus.subscribe(bell, () => {
      throw new Error('no ears')
    })
    bus.subscribe(bell, ({ times }) => heard.push(times))
    expect(() => bus.publish(bell, { times: 1 })).not.toThrow()
    bus.publish(bell, { times: 2 })
    expect(heard).toEqual([1, 2])
    expect(report).toHaveBeenCalledTimes(2)
    expect(report.mock.calls[0]?.[0]).toContain('test.bell')
    expect(report.mock.calls[0]?.[1]).toMatchObject({ message: 'no ears' })
  })

  it('on a retained message harms nobody who subscribes it', () => {
    bus.publish(lamp, { on: true })
    expect(() =>
      bus.subscribe(lamp, () => {
        throw new Error('no ears')
      }),
    ).not.toThrow()
    expect(bus.inspect().listeners).toBe(1)
  })

  it('while watching harms nobody either', () => {
    bus.watch(() => {
      throw new Error('no eyes')
    })
    const heard = vi.fn()
    bus.subscribe(bell, heard)
    expect(() => bus.publish(bell, { times: 1 })).not.toThrow()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('publish', () => {
  it.each([
    ['test.bel', { times: 1 }, 'There is no channel test.bel: its message was dropped. There are: test.bell, test.lamp.'],
    ['test.bell', { times: 'once' }, 'A message on the channel test.bell was dropped: it does not fit. It rang.'],
  ])('says to developers, once, what became of a message on %s that nobody hears', (name, message, line) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    bus.publish(name, message)
    bus.publish(name, message)
    expect(warn.mock.calls).toEqual([[line]])
    warn.mockRestore()
  })

  it('lets in what fits the schema, and says so', () => {
    const heard: unknown[] = []
    bus.subscribe(bell, (message) => heard.push(message))
    expect(bus.publish('test.bell', { times: 2 })).toBe(true)
    expect(heard).toEqual([{ times: 2 }])
  })

  it.each([
    { times: 'twice' },
    {},
    null,
    undefined,
    'ring',
    [],
    { times: Number.NaN },
    { times: { valueOf: 1 } },
    Object.create({ times: 1 }),
  ])('drops what does not fit, counts it and tells nobody: %o', (message) => {
    const heard = vi.fn()
    bus.subscribe(bell, heard)
    expect(bus.publish('test.bell', message)).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    expect(bus.inspect()).toMatchObject({ dropped: { 'test.bell': 1 }, log: [] })
  })

  it('drops what cannot be copied', () => {
    expect(bus.publish('test.bell', { times: 1, ring: () => {} })).toBe(false)
    expect(bus.inspect().dropped).toEqual({ 'test.bell': 1 })
  })

  it('drops and counts a channel nobody declared, whatever it is called', () => {
    for (const name of ['test.nobody', 'test.nobody', '__proto__', 'constructor']) expect(bus.publish(name, { times: 1 })).toBe(false)
    const { dropped } = bus.inspect()
    expect(Object.entries(dropped)).toEqual([
      ['test.nobody', 2],
      ['__proto__', 1],
      ['constructor', 1],
    ])
    expect(({} as { times?: number }).times).toBeUndefined()
  })

  it('keeps no more names that somebody makes up than it can bear, and still counts every message', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    for (let count = 0; count < 5000; count += 1) bus.publish(`test.${count}`, count)
    bus.publish('test.bell', 'not a number')
    const { dropped } = bus.inspect()
    expect(Object.keys(dropped).length).toBeLessThan(210)
    expect(Object.values(dropped).reduce((all, count) => all + count, 0)).toBe(5001)
    expect(dropped).toMatchObject({ 'test.0': 1, 'test.bell': 1 })
    expect(warn.mock.calls.length).toBeLessThan(210)
    warn.mockRestore()
  })

  it('hands on a copy, without what the schema does not know', () => {
    const message = { on: true, token: 'secret' }
    bus.publish('test.lamp', message)
    message.on = false
    expect(bus.inspect().retained).toEqual({ 'test.lamp': { on: true } })
  })

  it('checks the very copy it hands on', () => {
    let reads = 0
    const shifty = {
      get times() {
        reads += 1
        return reads > 1 ? 'many' : 1
      },
    }
    const heard: unknown[] = []
    bus.subscribe(bell, (message) => heard.push(message))
    bus.publish('test.bell', shifty)
    expect(heard).toEqual([{ times: 1 }])
  })

  it('gives every foreign subscriber a copy of its own', () => {
    const message = { on: true }
    bus.subscribe('test.lamp', (given) => {
      ;(given as { on: boolean }).on = false
    })
    bus.publish(lamp, message)
    expect(message).toEqual({ on: true })
    expect(bus.inspect().retained).toEqual({ 'test.lamp': { on: true } })
  })

  it('keeps a retained message when a wrong one follows', () => {
    bus.publish('test.lamp', { on: true })
    bus.publish('test.lamp', { on: 'perhaps' })
    expect(bus.inspect().retained).toEqual({ 'test.lamp': { on: true } })
  })
})

describe('a channel object of another bundle, with the same name', () => {
  const theirs = channel({ name: 'test.lamp', about: 'Theirs.', retain: false, schema: object({ on: number() }) })

  it('is checked at the door against the first declaration', () => {
    const heard: unknown[] = []
    bus.subscribe(lamp, (message) => heard.push(message))
    bus.declare([theirs])
    bus.publish(theirs, { on: 1 })
    expect(heard).toEqual([])
    expect(bus.inspect().dropped).toEqual({ 'test.lamp': 1 })
  })

  it('gets through with what fits, retained as the first declaration says, and as a copy', () => {
    const same = channel({ name: 'test.lamp', about: 'Theirs.', retain: false, schema: object({ on: boolean() }) })
    const message = { on: true }
    bus.publish(same, message)
    message.on = false
    const heard: unknown[] = []
    bus.subscribe(same, (late) => heard.push(late))
    expect(heard).toEqual([{ on: true }])
  })
})

describe('the channels of the shop', () => {
  const selected = {
    moniker: 'lena',
    primaryMoniker: 'lena',
    isAlternate: false,
    consultantId: 'c1',
    shopActive: true,
    source: 'query',
  } as const
  beforeEach(() => bus.declare(channels))

  it('let a selected consultant clear that nobody is, and the other way round', () => {
    bus.publish(noMoniker, { state: false })
    bus.publish(monikerSelected, selected)
    expect(bus.inspect().retained).toEqual({ 'moniker-selected': selected })
    bus.publish(noMoniker, { state: true, moniker: 'lena', magnet: true })
    expect(bus.inspect().retained).toEqual({ 'no-moniker': { state: true, moniker: 'lena', magnet: true } })
  })

  it('forget a communication once it was shown', () => {
    bus.publish(communication, { kind: 'inactive-shop' })
    bus.clear(communication)
    expect(bus.inspect().retained).toEqual({})
  })

  it.each([
    ['moniker-selected', { ...selected, source: 'guess' }],
    ['moniker-selected', { ...selected, moniker: undefined }],
    ['no-moniker', { state: true }],
    ['communication', { kind: 'you-won' }],
    ['promo-banner', { visible: true, reason: 'sale' }],
    ['cart.changed', { count: '3', processing: false }],
    ['announce', { text: 5 }],
  ])('refuse from outside what is not theirs: %s %o', (name, message) => {
    expect(bus.publish(name, message)).toBe(false)
  })

  it('carry neither a token nor a name that somebody adds', () => {
    bus.publish('session.changed', { guest: false, token: 'secret', firstName: 'Lena' })
    expect(bus.inspect().log.map(({ message }) => message)).toEqual([{ guest: false }])
  })
})

describe('inspect', () => {
  it('tells what was said, to how many, in order, and who listens', () => {
    bus.subscribe(bell, () => {})
    bus.subscribe(bell, () => {})
    bus.publish(bell, { times: 1 })
    bus.publish(lamp, { on: true })
    const { log, listeners } = bus.inspect()
    expect(log).toMatchObject([
      { channel: 'test.bell', message: { times: 1 }, told: 2 },
      { channel: 'test.lamp', told: 0 },
    ])
    expect(log[0]!.at).toBeGreaterThan(1_700_000_000_000)
    expect(listeners).toBe(2)
  })

  it('keeps the latest 200 messages', () => {
    for (let times = 1; times <= 250; times += 1) bus.publish(bell, { times })
    const { log } = bus.inspect()
    expect(log.length).toBe(200)
    expect([log[0]?.message, log[199]?.message]).toEqual([{ times: 51 }, { times: 250 }])
  })

  it('shows a moment: what follows does not change it', () => {
    const before = bus.inspect()
    bus.publish(lamp, { on: true })
    expect(before).toEqual({ log: [], dropped: {}, retained: {}, listeners: 0, listening: {} })
  })

  it('feeds a watcher until its undo', () => {
    const seen: string[] = []
    const undo = bus.watch(({ channel: name }) => seen.push(name))
    bus.publish(bell, { times: 1 })
    undo()
    bus.publish(bell, { times: 2 })
    expect(seen).toEqual(['test.bell'])
  })

  it('tells who said a message and who heard it, as far as they have a name', () => {
    bus.subscribe(bell, () => {}, 'vitrine-footer')
    bus.subscribe(bell, () => {})
    bus.subscribe('test.bell', () => {})
    bus.publish(bell, { times: 1 }, 'vitrine-login')
    const { log, listening } = bus.inspect()
    expect(log).toMatchObject([{ by: 'vitrine-login', heard: ['vitrine-footer', undefined, undefined], told: 3 }])
    expect(listening).toEqual({ 'test.bell': ['vitrine-footer', undefined, undefined] })
  })

  it('tells what came from outside from what the page said itself', () => {
    bus.publish(bell, { times: 1 })
    bus.publish('test.bell', { times: 2 })
    // Another bundle's block has its own channel of the same name, and comes through the door with its name.
    bus.publish({ ...bell }, { times: 3 }, 'vitrine-footer')
    expect(bus.inspect().log.map(({ by, fromOutside }) => [by, fromOutside])).toEqual([
      [undefined, false],
      [undefined, true],
      ['vitrine-footer', false],
    ])
  })

  it('tells a watcher what was dropped, until its undo', () => {
    const dropped: unknown[] = []
    const undo = bus.watch(
      () => {},
      (name, message) => dropped.push([name, message]),
    )
    bus.publish('test.bell', 'not a number')
    bus.publish('test.nothing', 1)
    undo()
    bus.publish('test.bell', 'not a number')
    expect(dropped).toEqual([
      ['test.bell', 'not a number'],
      ['test.nothing', 1],
    ])
  })
})
