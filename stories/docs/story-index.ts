import { useEffect, useState } from 'react'

export interface IndexedStory {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags: readonly string[]
  exportName?: string
}

let asked: Promise<readonly IndexedStory[]> | undefined

/** Returns every story and page from Storybook's own list, which lies beside the page, so that any path serves it. */
const theIndex = (): Promise<readonly IndexedStory[]> => {
  asked ??= fetch('index.json')
    .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexedStory> }>)
    .then(({ entries }) => Object.values(entries))
  return asked
}

export function useStories(title: string): readonly IndexedStory[] {
  const [stories, setStories] = useState<readonly IndexedStory[]>([])
  useEffect(() => {
    let left = false
    void theIndex().then((all) => left || setStories(all.filter((each) => each.type === 'story' && each.title === title)))
    return () => {
      left = true
    }
  }, [title])
  return stories
}

/** The same page of Storybook, in its own window and with its sidebar. */
export const storyHref = (id: string): string => `./?path=/story/${id}`
export const docsHref = (id: string): string => `./?path=/docs/${id}`

/** Exports are written in one word: `InANarrowColumn` reads "In a narrow column". */
export const sentence = (name: string): string =>
  name.replace(/ \p{Lu}\p{Ll}*/gu, (word) => (/ (German|English)$/.test(word) ? word : word.toLowerCase()))
