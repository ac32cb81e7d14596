import { type Lazy, lazy } from '../../src/commerce/domain/lazy.js'

/** What comes late on a page, and is there in a test. */
export const there = <T>(thing: T): Lazy<T> => lazy(async () => thing)
