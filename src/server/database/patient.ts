import { storageError } from '../pages/page-store-error.js'

/** Waits for an answer of a storage. */
export type Ask = <T>(work: Promise<T>) => Promise<T>

/**
 * Creates a function that throws a {@link PageStoreError} when the storage is full or does not answer.
 * @param patience milliseconds after which a silent storage counts as unreachable
 */
export const patiently =
  (patience: number): Ask =>
  (work) =>
    inTime(work, patience).catch((cause: unknown) => {
      throw storageError(cause)
    })

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The storage did not answer within ${milliseconds} ms.`)), milliseconds)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
