import { type Lazy, lazy } from '../../src/shop/lazy.js'

/** What comes late on a page, and is there in a test. */
export const there = <T>(thing: T): Lazy<T> => lazy(async () => thing)
