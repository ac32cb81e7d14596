/**
 * Where English words come from by themselves, by their namespaces. Here nothing is to be
 * fetched: both languages stand together. What pages load has the German words only, and the build writes this anew.
 */
export const english: (() => Promise<{ default: Readonly<Record<string, object>> }>) | undefined = undefined
