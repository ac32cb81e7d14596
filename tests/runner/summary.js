// What is printed at the end of a run: where the time went, what was unstable, what failed, and the count.

/** The first lines of a failure's message: a whole page's DOM may follow them. */
export function firstLines(message = '', lines = 12) {
  return message
    .split('\n')
    .slice(0, lines)
    .map((line) => `  ${line.slice(0, 300)}`)
    .join('\n')
}

/**
 * @param {readonly { part: string, seconds: number, passed: number, failed: number }[]} parts
 * @param {readonly { part: string, file: string, seconds: number, loadMs: number }[]} files
 */
export function printTimes(parts, files) {
  console.log('\n# Seconds')
  for (const { part, seconds, passed, failed } of parts)
    console.log(`${`${Math.round(seconds)}`.padStart(6)} s  ${part}: ${passed} passed, ${failed} failed`)
  console.log('The ten slowest files, and how much of it was loading:')
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10)
  for (const { part, file, seconds, loadMs } of slowest)
    console.log(`${`${Math.round(seconds)}`.padStart(6)} s  ${Math.round(loadMs / 1000)} s  ${part}: ${file}`)
}

/** @param {readonly { name: string, first: string, second: string }[]} unstable */
export function printUnstable(unstable) {
  for (const { name, first, second } of unstable)
    console.log(`\nUNSTABLE ${name}\n the first time:\n${firstLines(first)}\n the second time, alone:\n${firstLines(second)}`)
}
