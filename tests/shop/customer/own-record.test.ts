import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Refusable, Refusal } from '../../../src/commerce/domain/answers.js'
import { OwnRecord } from '../../../src/commerce/domain/customer/own-record.js'
import { brokenWorld } from '../../support/fake-cart.js'

interface Said {
  time: string | undefined
  method: string | undefined
  topics: readonly string[]
}

interface Saved {
  said: Said
  version: string | undefined
}

type Save = (changes: Partial<Said>, version: string | undefined) => Refusable<Saved> | Promise<Refusable<Saved>>

const refused = (reason: Refusal['reason'], message = '') => ({ refused: { reason, message } })
const evening: Said = { time: 'abends', method: 'E-Mail', topics: ['a', 'b'] }

/** A platform that keeps one record, and counts its changes. */
function platform(start: Said = evening) {
  let saved: Saved = { said: start, version: '1' }
  const writes: Partial<Said>[] = []
  const put = (said: Partial<Said>) => {
    saved = { said: { ...saved.said, ...said }, version: String(Number(saved.version) + 1) }
    return saved
  }
  const save: Save = (changes, version) => {
    if (version !== saved.version) return refused('conflict')
    writes.push(changes)
    return put(changes)
  }
  let saving = save
  let reading: () => Refusable<Saved> | Promise<Refusable<Saved>> = () => saved
  const doubted = vi.fn()
  const record = new OwnRecord<Said, Saved>({
    read: async () => reading(),
    save: async (changes, version) => saving(changes, version),
    doubted,
  })
  return {
    record,
    writes,
    doubted,
    state: () => record.view.get().state,
    said: () => record.view.get().said,
    elsewhere: put,
    /** The next saves go this way; without one they go well. */
    saves: (next: Save = save) => {
      saving = next
    },
    reads: (next: typeof reading) => {
      reading = next
    },
    save,
  }
}

async function opened(start?: Said) {
  const here = platform(start)
  await here.record.look()
  return here
}

describe('OwnRecord', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockReturnValue())
  afterEach(() => vi.restoreAllMocks())

  it('sends what she has changed and nothing else', async () => {
    const { record, writes, state, said } = await opened()
    expect(state()).toBe('ready')
    record.change({ method: 'SMS' })
    expect([state(), said()]).toEqual(['changed', { ...evening, method: 'SMS' }])
    expect(await record.save()).toBe(true)
    expect([state(), writes]).toEqual(['saved', [{ method: 'SMS' }]])
  })

  it('knows no change in what is said as it was, in whatever order', async () => {
    const { record, state, writes } = await opened()
    record.change({ topics: ['b'] })
    expect(state()).toBe('changed')
    record.change({ topics: ['b', 'a'] })
    expect([state(), record.isChanged, await record.save(), writes]).toEqual(['ready', false, false, []])
  })

  it('can take back an answer: undefined is one', async () => {
    const { record, said } = await opened()
    record.change({ method: undefined })
    await record.save()
    expect(said()?.method).toBeUndefined()
  })

  it.each([
    ['offline', 'unsaved', brokenWorld('offline', 0)],
    ['broken', 'unsaved', brokenWorld('broken', 500)],
  ])('keeps what she has changed when the shop is %s, and saves it the next time', async (_kind, expected, error) => {
    const { record, saves, state, said, writes } = await opened()
    record.change({ time: 'vormittags' })
    saves(() => {
      throw error
    })
    expect(await record.save()).toBe(false)
    expect([state(), said()?.time]).toEqual([expected, 'vormittags'])
    saves()
    expect(await record.save()).toBe(true)
    expect(writes).toEqual([{ time: 'vormittags' }])
  })

  it('says why the shop said no, and keeps her changes', async () => {
    const { record, saves, state, said } = await opened()
    record.change({ time: 'nachts' })
    saves(() => refused('input', 'Das gibt es nicht.'))
    await record.save()
    expect([state(), said()?.time, record.view.get().refusal?.message]).toEqual(['refused', 'nachts', 'Das gibt es nicht.'])
  })

  it.each<[string, Save]>([
    ['refused', () => refused('input', 'Das gibt es nicht.')],
    [
      'unsaved',
      () => {
        throw brokenWorld('offline', 0)
      },
    ],
  ])('keeps why her changes are %s when it is read again, and says it no more once she goes on', async (expected, save) => {
    const { record, saves } = await opened()
    const why = () => {
      const { state, refusal, error } = record.view.get()
      return { state, refusal, error }
    }
    record.change({ time: 'nachts' })
    saves(save)
    await record.save()
    const before = why()
    expect(before.state).toBe(expected)
    await record.look()
    expect(why()).toEqual(before)
    record.change({ method: 'SMS' })
    expect(why()).toEqual({ state: 'changed', refusal: undefined, error: undefined })
  })

  it.each<[string, Save]>([
    ['says no', () => refused('not-allowed')],
    [
      'throws',
      () => {
        throw brokenWorld('signed-out', 401)
      },
    ],
    [
      'says there is no such record',
      () => {
        throw brokenWorld('missing', 404)
      },
    ],
  ])('doubts her session when the platform %s, and keeps her changes', async (_way, save) => {
    const { record, saves, doubted, said } = await opened()
    record.change({ time: 'vormittags' })
    saves(save)
    await record.save()
    expect(doubted).toHaveBeenCalledOnce()
    expect(said()?.time).toBe('vormittags')
  })

  it('shows what was changed elsewhere, and overwrites it only when she says so again', async () => {
    const { record, elsewhere, state, said, writes } = await opened()
    record.change({ method: 'SMS' })
    elsewhere({ method: 'Telefon', time: 'mittags' })
    expect(await record.save()).toBe(false)
    expect(state()).toBe('conflict')
    expect(record.view.get().elsewhere).toEqual(['time', 'method'])
    expect(record.view.get().saved?.said.method).toBe('Telefon')
    expect(said()).toMatchObject({ method: 'SMS', time: 'mittags' })
    expect(writes).toEqual([])
    expect(await record.save()).toBe(true)
    expect(writes).toEqual([{ method: 'SMS' }])
    expect(said()).toMatchObject({ method: 'SMS', time: 'mittags' })
  })

  it('takes what was changed elsewhere and leaves her other changes', async () => {
    const { record, elsewhere, state, said } = await opened()
    record.change({ method: 'SMS', topics: [] })
    elsewhere({ method: 'Telefon' })
    await record.save()
    record.takeElsewhere()
    expect([state(), said()]).toEqual(['changed', { time: 'abends', method: 'Telefon', topics: [] }])
  })

  it('does not trouble her when somebody has saved the record as it was', async () => {
    const { record, elsewhere, state, writes } = await opened()
    record.change({ method: 'SMS' })
    elsewhere({})
    expect(await record.save()).toBe(true)
    expect([state(), writes]).toEqual(['saved', [{ method: 'SMS' }]])
  })

  it('asks no third time when the conflict has no end', async () => {
    const { record, saves, state } = await opened()
    record.change({ method: 'SMS' })
    const save = vi.fn(() => refused('conflict'))
    saves(save)
    expect(await record.save()).toBe(false)
    expect([state(), save.mock.calls.length]).toEqual(['refused', 2])
    expect(record.isChanged).toBe(true)
  })

  it('finds out that it was saved although the answer was lost', async () => {
    const { record, saves, save, state } = await opened()
    record.change({ method: 'SMS' })
    saves((changes, version) => {
      void save(changes, version)
      throw brokenWorld('offline', 0)
    })
    await record.save()
    expect(state()).toBe('unsaved')
    saves()
    expect(await record.save()).toBe(true)
    expect(record.isChanged).toBe(false)
  })

  it('keeps what she changes while it is being saved', async () => {
    const { record, saves, save, state, said } = await opened()
    record.change({ method: 'SMS' })
    saves(async (changes, version) => {
      record.change({ time: 'mittags' })
      return save({ ...changes, time: 'abends' }, version)
    })
    expect(await record.save()).toBe(false)
    expect([state(), said()?.time, record.view.get().changes]).toEqual(['changed', 'mittags', { time: 'mittags' }])
  })

  it('does not forget that it is saving when she is signed out meanwhile', async () => {
    const { record, saves, save, writes, state } = await opened()
    record.change({ method: 'SMS' })
    saves(async (changes, version) => {
      record.leave()
      expect([state(), await record.save()]).toEqual(['saving', false])
      return save(changes, version)
    })
    expect([await record.save(), state(), writes.length]).toEqual([true, 'saved', 1])
  })

  it('follows what was changed elsewhere without losing what she has changed', async () => {
    const { record, elsewhere, state, said } = await opened()
    record.change({ method: 'SMS' })
    elsewhere({ time: 'mittags' })
    await record.look()
    expect([state(), said()]).toEqual(['changed', { ...evening, time: 'mittags', method: 'SMS' }])
    elsewhere({ method: 'Telefon' })
    await record.look()
    expect([state(), said()?.method, record.view.get().elsewhere]).toEqual(['conflict', 'SMS', ['method']])
  })

  it('is done when the same was said elsewhere', async () => {
    const { record, elsewhere, state } = await opened()
    record.change({ method: 'SMS' })
    elsewhere({ method: 'SMS' })
    await record.look()
    expect([state(), record.isChanged]).toEqual(['ready', false])
  })

  it('does not take what was read before for what is true after saving', async () => {
    const { record, reads, said, state } = await opened()
    let answer = (_: Saved) => {}
    reads(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const looking = record.look()
    record.change({ method: 'SMS' })
    reads(() => ({ said: { ...evening, method: 'SMS' }, version: '2' }))
    await record.save()
    answer({ said: evening, version: '1' })
    await looking
    expect([said()?.method, state()]).toEqual(['SMS', 'saved'])
  })

  it('keeps the form when it cannot be read again, and fails when it never could be', async () => {
    const { record, reads, state } = await opened()
    reads(() => {
      throw brokenWorld('offline', 0)
    })
    await record.look()
    expect(state()).toBe('ready')
    const other = platform()
    other.reads(() => {
      throw brokenWorld('offline', 0)
    })
    await other.record.look()
    expect(other.state()).toBe('failed')
  })

  it('keeps her changes out of sight while the platform takes her for a guest', async () => {
    const { record, reads, state, said } = await opened()
    record.change({ method: 'SMS' })
    reads(() => refused('not-allowed'))
    await record.look()
    expect(state()).toBe('guest')
    reads(() => ({ said: evening, version: '1' }))
    await record.look()
    expect([state(), said()?.method]).toEqual(['changed', 'SMS'])
  })

  it('cannot say anything of what is there no more', async () => {
    const { record, reads, state } = await opened()
    record.change({ method: 'SMS' })
    reads(() => ({ said: { time: 'abends', topics: [] } as unknown as Said, version: '2' }))
    await record.look()
    expect([state(), record.isChanged]).toEqual(['ready', false])
  })
})
