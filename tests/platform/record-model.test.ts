import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../src/commerce/salesforce/records/records.js'
import { createWorld, type World } from './record-history.js'
import { noPromises, type Step, stepsAmong, take } from './record-steps.js'
import { turn } from './support.js'

const people = 4
const step = stepsAmong(people + 2)
/** Few records, so that much happens to each of them at once. */
const crowded = stepsAmong(2)

async function takeAll(world: World, steps: readonly Step[]): Promise<void> {
  const promises = noPromises()
  for (const one of steps) await take(world, promises, one)
}

/**
 * @param waits turns that each answer takes; none when they are used up
 * @param starts turns before each step of a round begins; likewise
 */
async function takeAtOnce(
  rounds: readonly Step[][],
  waits: Iterator<number, unknown>,
  starts: Iterator<number, unknown> = [].values(),
): Promise<void> {
  const world = createWorld(people, () => Number(waits.next().value ?? 0))
  const promises = noPromises()
  // Time stands still in a round, so that "before" and "after" have a meaning.
  for (const round of rounds) {
    const timeless = round.filter(({ kind }) => kind !== 'pass')
    await Promise.all(
      timeless.map(async (action) => {
        for (let turns = Number(starts.next().value ?? 0); turns > 0; turns -= 1) await turn()
        await take(world, promises, action)
      }),
    )
    for (const action of round.filter(({ kind }) => kind === 'pass')) await take(world, promises, action)
  }
}

// The same in every run, so that a failure belongs to the change that brings it; all at random with everything.
const seed = process.env.VITRINE_TEST_ALL ? {} : { seed: 20_261_122 }

describe('the cache of records', () => {
  it('never gives a value that is older than its lifetime or than our own change', { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.array(step, { minLength: 5, maxLength: 40 }), fc.array(crowded, { minLength: 20, maxLength: 60 })),
        async (steps) => takeAll(createWorld(people), steps),
      ),
      { ...seed, numRuns: 200 },
    )
  })

  it('keeps that promise when everything happens at once and answers overtake each other', { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(crowded, { minLength: 1, maxLength: 12 }), { maxLength: 10 }),
        fc.infiniteStream(fc.nat(4)),
        fc.infiniteStream(fc.nat(6)),
        async (rounds, waits, starts) => {
          await takeAtOnce(rounds, waits, starts)
        },
      ),
      { ...seed, numRuns: 150 },
    )
  })

  it('keeps that promise when a batch is overtaken by a change of another field', async () => {
    await takeAtOnce(
      [
        [{ kind: 'read', place: 2, fields: ['C'], isLed: false }],
        [
          { kind: 'pass', milliseconds: 1 },
          { kind: 'read', place: 0, fields: ['B'], isLed: false },
          { kind: 'elsewhere', place: 2, field: 'C', isEnd: false },
        ],
        [
          { kind: 'read', place: 0, fields: ['C'], isLed: false },
          { kind: 'batch', places: [2], fields: ['C'] },
        ],
        [{ kind: 'write', place: 2, field: 'A', fate: 'done' }, { kind: 'list' }],
        [
          { kind: 'notify', place: 0 },
          { kind: 'batch', places: [2], fields: ['C'] },
          { kind: 'write', place: 2, field: 'A', fate: 'done' },
        ],
      ],
      [1, 0, 2, 0, 4, 1, 2, 2, 1].values(),
    )
  })

  it('tells who watches of everything that is known, and of nothing else', { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const world = createWorld(people)
        const watched = await watchSome(world)
        const promises = noPromises()
        for (const one of steps) {
          await take(world, promises, one)
          await turn()
          for (const { first, last } of watched) {
            const now = first.peek()
            const heard = last()
            if (now.data === undefined || heard.state === 'Error') continue
            expect([now.state === 'Stale' || heard.state === now.state, heard.data]).toEqual([true, now.data])
          }
        }
      }),
      { ...seed, numRuns: 100 },
    )
  })

  it('sends nothing for what was just read', { timeout: 180_000 }, async () => {
    const calm = step.filter(({ kind }) => kind !== 'fail')
    await fc.assert(
      fc.asyncProperty(
        fc.array(calm, { maxLength: 20 }),
        fc.nat(people - 1),
        fc.subarray(['A', 'B', 'C'] as const, { minLength: 1 }),
        async (steps, place, fields) => {
          const world = createWorld(people)
          const promises = noPromises()
          for (const one of steps) await take(world, promises, one)
          const read = (names: typeof fields) => take(world, promises, { kind: 'read', place, fields: names, isLed: false })
          await read(fields)
          const before = world.requests()
          if (!world.isThere(world.ids[place] ?? '')) return
          await read(fields)
          for (const name of fields) await read([name])
          expect(world.requests()).toBe(before)
        },
      ),
      { ...seed, numRuns: 80 },
    )
  })
})

/** A record, a batch and a list that somebody watches from the beginning. */
async function watchSome({ records, ids }: World) {
  const fields = ['Account.A']
  const [one = '', two = ''] = ids
  const snapshots = [
    await records.peek('getRecord', { recordId: one, fields: ['Account.A', 'Account.Up.A'] }),
    await records.peek('getRecords', { recordIds: [one, two], fields }),
    await records.peek('getListRecordsByName', { objectApiName: 'Account', listViewApiName: 'All' }),
  ]
  return snapshots.flatMap((first) => {
    if (!first) return []
    let last: Snapshot = first
    first.subscribe((next) => {
      last = next
    })
    return [{ first, last: () => last }]
  })
}
