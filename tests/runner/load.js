// Artificial load: a loop that never rests, one niceness ahead of the tests where the system allows it.
import { setPriority } from 'node:os'

try {
  setPriority(-1)
} catch {
  // Only root may; beside the tests at the same niceness it takes its share as well.
}
const parent = process.ppid
for (;;) {
  const until = Date.now() + 1000
  while (Date.now() < until);
  // It ends with the run that has begun it, however that has ended.
  if (process.ppid !== parent) process.exit()
}
