import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { wordFiles } from '../../src/build/lean-words.js'

type Words = Record<string, unknown>

/** What stands in the source. */
const subjects = await Promise.all(
  wordFiles.map(
    async (file) =>
      Object.values((await import(file)) as Record<string, { de: Words; en: Words; namespace: string }>).find(({ de }) => de)!,
  ),
)
const saidIn = (words: Words) => JSON.stringify(words, (_name, word) => (typeof word === 'function' ? String(word.length) : word))

describe.each(['dist/cdn', 'dist/cdn/light'])('the words in %s', (folder) => {
  const { en } = JSON.parse(readFileSync(`${folder}/words.json`, 'utf8')) as { en: string[] }
  const codeIn = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
  const english = en.find((name) => name.startsWith('chunks/english-'))!

  it('are in English, by their namespaces, those of the source', async () => {
    const { default: all } = (await import(pathToFileURL(resolve(folder, english)).href)) as { default: Record<string, Words> }
    expect(Object.keys(all)).toEqual(subjects.map(({ namespace }) => namespace))
    expect(Object.values(all).map(saidIn)).toEqual(subjects.map(({ en: words }) => saidIn(words)))
  })

  it('come with the blocks in German only', () => {
    const names = ['blocks', 'chunks'].flatMap((place) => readdirSync(`${folder}/${place}`).map((name) => `${place}/${name}`))
    const code = names
      .filter((name) => name.endsWith('.js') && name !== english)
      .map(codeIn)
      .join('\n')
    const sentences = (words: Words) => Object.values(words).filter((word) => typeof word === 'string' && word.length > 30)
    expect(subjects.flatMap(({ de }) => sentences(de)).filter((sentence) => !code.includes(String(sentence)))).toEqual([])
    expect(subjects.flatMap(({ en: words }) => sentences(words)).filter((sentence) => code.includes(String(sentence)))).toEqual([])
  })
})
