/** What was found, in lines that the runner counts. */
export const counts = { passed: 0, failed: 0 }
export const numbers = {}

/** A sentence that holds when there are no faults. */
export function check(sentence, faults) {
  if (faults.length === 0) {
    counts.passed += 1
    console.log(`ok     ${sentence}`)
    return
  }
  counts.failed += 1
  console.log(`FAILED ${sentence}`)
  for (const fault of faults.slice(0, 12)) console.log(`       ${fault}`)
  if (faults.length > 12) console.log(`       … and ${faults.length - 12} more`)
}

/** Runs a part; one that throws is a failure, and the others go on. */
export async function part(name, doing) {
  console.log(`\n# ${name}`)
  const began = Date.now()
  try {
    await doing()
  } catch (error) {
    check(`${name} comes to its end`, [String(error?.stack ?? error)])
  }
  console.log(`${Math.round((Date.now() - began) / 1000)} s`)
}
