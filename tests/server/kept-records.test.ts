import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openKept } from '../../src/server/database/kept-records.js'
import { openStorageSetting } from '../../src/server/database/storage-setting.js'
import { lineOf } from '../../src/server/database/server-line.js'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-kept-'))
  leave.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server of its own on the folder. */
async function server(folder: string) {
  const storage = await openStorageSetting(folder, { name: 'VITRINE_PAGES', base: 'vitrine-pages' })
  leave.unshift(() => void lineOf(storage).close())
  return openKept<string>(storage, '-notes')
}

describe('what is kept beside the pages', () => {
  it('is there after a restart, in its latest revision, and gone when it was removed', async () => {
    const storage = createStorage()
    const notes = await openKept<string>(storage, '-notes')
    await notes.write('a', 'eins', 0)
    await notes.write('a', 'zwei', 1)
    await notes.write('b', 'drei', 0)
    await notes.remove('b', 1)
    const again = await openKept<string>(storage, '-notes')
    expect(again.list()).toEqual([{ id: 'a', value: 'zwei', revision: 2 }])
    expect(await again.write('b', 'neu', 0)).toEqual({ kept: { id: 'b', value: 'neu', revision: 3 } })
    expect((await openKept(storage, '-others')).list()).toEqual([])
  })

  it('is written once, of however many who go on from the same revision at two servers', async () => {
    const folder = newFolder()
    const [one, other] = await Promise.all([server(folder), server(folder)])
    for (let round = 0; round < 10; round += 1) {
      const written = await Promise.all([one, other, one, other].map((notes, at) => notes.write(`n${round}`, `von ${at}`, 0)))
      const kept = written.filter((each) => 'kept' in each)
      expect(kept).toHaveLength(1)
      for (const each of written) if ('theirs' in each) expect(each.theirs).toEqual(kept[0] && 'kept' in kept[0] && kept[0].kept)
    }
  })

  it('goes for good once it is over, at every server, and nothing of it stays behind', async () => {
    const folder = newFolder()
    const [one, other] = await Promise.all([server(folder), server(folder)])
    const files = () => readdirSync(join(folder, '-notes'), { recursive: true }).filter((name) => String(name).endsWith('.json'))
    await one.write('over', 'geheim', 0)
    await one.write('stays', 'bleibt', 0)
    await vi.waitFor(() => expect(other.list()).toHaveLength(2))
    const sweep = () => other.sweep((value) => value === 'geheim')
    await sweep()
    await vi.waitFor(() => expect(one.read('over')).toBeUndefined())
    // That it was removed is still said, to whoever would go on from it.
    await vi.waitFor(() => expect(files().map(String).sort()).toEqual(['over/2.json', 'stays/1.json']))
    expect(await one.write('over', 'doch', 1)).toEqual({ theirs: undefined })
    await sweep()
    expect(files()).toEqual(['stays/1.json'])
    expect((await server(folder)).list().map(({ id }) => id)).toEqual(['stays'])
  })

  it('loses no change, of however many who change the same at two servers', async () => {
    const folder = newFolder()
    const [one, other] = await Promise.all([server(folder), server(folder)])
    const add = (notes: typeof one) => notes.change('count', (before = '') => `${before}x`)
    await Promise.all([add(one), add(other), add(one), add(other), add(one), add(other)])
    expect((await server(folder)).read('count')?.value).toBe('xxxxxx')
  })

  it('tells another server what was written and removed', async () => {
    const folder = newFolder()
    const [one, other] = await Promise.all([server(folder), server(folder)])
    const heard: string[] = []
    other.changes((id) => heard.push(`${id} ${other.read(id)?.value}`))
    await one.write('a', 'hier', 0)
    await vi.waitFor(() => expect(heard).toEqual(['a hier']))
    await one.remove('a', 1)
    await vi.waitFor(() => expect(heard).toEqual(['a hier', 'a undefined']))
  })

  it('passes over half a record that a crash left behind', async () => {
    const folder = newFolder()
    const notes = await server(folder)
    await notes.write('a', 'ganz', 0)
    writeFileSync(join(folder, '-notes/a/2.json'), '{"format":1,"val')
    const again = await server(folder)
    expect(again.read('a')?.value).toBe('ganz')
    expect(await again.write('a', 'neu', again.read('a')?.revision ?? 0)).toMatchObject({ kept: { value: 'neu', revision: 3 } })
    expect((await server(folder)).read('a')?.value).toBe('neu')
    expect(readdirSync(join(folder, '-notes/a')).filter((name) => name.endsWith('$'))).toEqual([])
  })
})
