// What the statement on accessibility and the guide to what is held cite must have been run, and have passed.
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes `dist/accessibility.json`, which says of each line of the statement whether it is proven.
 * @param {readonly { file: string, title: string }[]} passed
 * @returns {string[]} the citations that have not passed
 */
export function writeConformance(passed) {
  const { axeRuns, criteria } = JSON.parse(readFileSync('tests/accessibility.json', 'utf8'))
  const { held } = JSON.parse(readFileSync('tests/promises.json', 'utf8'))
  const titles = groupByFile(passed)
  const stories = passed.filter(({ file }) => file.startsWith('stories/')).length
  const hasPassed = ({ file, sentence }) => {
    // What stands for a value in a title has become one.
    const pattern = sentence.split(/\$\{[^}]+\}|\$\w+|%[a-z]/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    const said = new RegExp(`^${pattern.join('[^]*')}$`)
    return (titles.get(file) ?? []).some(({ title }) => said.test(title))
  }
  const unproven = [...axeRuns, ...[...criteria, ...held].flatMap(({ tests = [] }) => tests)].filter((each) => !hasPassed(each))
  if (stories === 0) unproven.push({ file: 'stories', sentence: 'axe over every story' })
  const lines = criteria.map((line) => ({ ...line, proven: stories > 0 && (line.tests ?? []).every(hasPassed) }))
  writeFileSync('dist/accessibility.json', `${JSON.stringify({ on: new Date().toISOString(), stories, criteria: lines }, null, 2)}\n`)
  return [...new Set(unproven.map(({ file, sentence }) => `“${sentence}” (${file}) is cited and has not passed.`))]
}

function groupByFile(passed) {
  const groups = new Map()
  for (const each of passed) groups.set(each.file, [...(groups.get(each.file) ?? []), each])
  return groups
}
