/**
 * The first of four ports for a test. Browsers and `fetch` refuse some ports (6000, 6665, …), all of them below 10081;
 * the system hands out those from 32768 on.
 */
export const randomPort = (): number => 12_000 + 4 * Math.floor(Math.random() * 5000)
