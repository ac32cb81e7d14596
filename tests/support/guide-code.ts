import { readFileSync } from 'node:fs'

/** The code that a guide shows as a file under a heading. @param guide "Frameworks" unless said */
export function guideCode(heading: string, name: string, guide = 'frameworks'): string {
  const sections = readFileSync(`stories/guides/${guide}.md`, 'utf8').split(/^## /m)
  const section = sections.find((each) => each.startsWith(`${heading}\n`)) ?? ''
  const codes = [...section.matchAll(/`([\w/.+-]+)`[^\n]*\n\n```\w+\n([\s\S]*?)```/g)]
  const found = codes.find(([, file]) => file === name)?.[2]
  if (found === undefined) throw new Error(`The guide ${guide} shows no ${name} under ${heading}.`)
  return found
}
