import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = 'stories/guides'

/** Returns entries of a guide for Storybook's own search: its headings, and the questions that it answers. */
function searchedLines(name: string): string[] {
  const guide = readFileSync(`${folder}/${name}.md`, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const questions = JSON.parse(readFileSync('stories/docs/questions.json', 'utf8')) as Record<string, string>
  const asked = Object.keys(questions).filter((question) => questions[question] === name)
  const headings = [...guide.matchAll(/^(##+) (.+)$/gm)].map(([, marks, heading = '']) => `${marks} ${heading.replace(/[`*<>{}[\]]/g, '')}`)
  return [...headings, ...asked.map((question) => `#### ${question}`)]
}

/** Returns the page of a guide, with what is searched between the tags of a component that draws the guide's own text. */
export function guidePage(name: string, before: string): string {
  const lines = searchedLines(name)
  return before.replace(/<Guide text=\{text\}(?: \/>|>[\s\S]*?<\/Guide>)/, () => `<Guide text={text}>\n\n${lines.join('\n\n')}\n\n</Guide>`)
}

/** @returns the files that were, or with `check` would be, written anew */
export function generateGuidePages(check = false): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'))
  return names.flatMap((name) => {
    const file = `${folder}/${name}`
    const before = readFileSync(file, 'utf8')
    const after = guidePage(name.replace('.mdx', ''), before)
    if (after === before) return []
    if (!check) writeFileSync(file, after)
    return [file]
  })
}
