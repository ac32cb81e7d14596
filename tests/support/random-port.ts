/**
 * The first of six ports for a test: two shops, each with two other houses. Browsers and `fetch` refuse some ports (6000, 6665, …), all of them below 10081;
 * the system hands out those from 32768 on.
 */
export const randomPort = (): number => 12_000 + 6 * Math.floor(Math.random() * 3300)
