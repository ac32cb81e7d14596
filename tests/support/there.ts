import { type Late, late } from '../../src/shop/late.js'

/** What comes late on a page, and is there in a test. */
export const there = <T>(thing: T): Late<T> => late(async () => thing)
