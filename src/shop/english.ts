/**
 * Where English words come from by themselves, one per subject, in the order of their numbers. Here nothing is to be
 * fetched: both languages stand together. What pages load has the German words only, and the build writes this anew.
 */
export const english: (() => Promise<{ default: readonly object[] }>) | undefined = undefined
