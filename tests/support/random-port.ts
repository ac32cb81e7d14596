const slots = 400
const pool = Number(process.env.VITEST_POOL_ID ?? 0) % 8
let last = Math.floor(Math.random() * slots)

/**
 * The first of six ports for a test: two shops, each with two other houses. No two tests that run at a time get the same.
 * Browsers and `fetch` refuse some ports (6000, 6665, …), all of them below 10081; the system hands out those from 32768 on.
 */
export function randomPort(): number {
  last = (last + 1) % slots
  return 12_000 + 6 * (slots * pool + last)
}
