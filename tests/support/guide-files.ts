import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files that a guide tells to write: what a paragraph names first, such as `main.js`, is the code below it. */
export function filesOfGuide(name: string): Record<string, string> {
  const guide = readFileSync(`stories/guides/${name}.md`, 'utf8')
  const blocks = [...guide.matchAll(/\n\n((?:[^\n]+\n)+)\n```\w+\n([\s\S]*?)```/g)]
  const named = blocks.flatMap(([, paragraph = '', text = '']): [string, string][] => {
    const [, file] = /^[^`]*`([\w.-]+\.(?:html|m?js|jsx?|tsx?|json))`/.exec(paragraph) ?? []
    return file ? [[file, text]] : []
  })
  return Object.fromEntries(named)
}

export function writeGuide(name: string, folder: string): string[] {
  const files = Object.entries(filesOfGuide(name))
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return files.map(([file]) => file)
}
