import { createLimitedWorker, WorkerLimitError, WorkerRefusal } from '../http/limited-worker.js'
import { mediaMessages as words } from './media.messages.js'
import { type KeptPicture, type PictureJobs, UnfitPicture, type WantedFile } from './picture-making.js'
import file from './picture-worker.js?worker-file'

// The largest photo that is taken needs half of the time and of the memory.
const uploads = createLimitedWorker<PictureJobs>({ file, milliseconds: 6000, megabytes: 768 })
// Shoppers wait for these, and not for an upload.
const files = createLimitedWorker<PictureJobs>({ file, milliseconds: 15_000, megabytes: 768 })

/**
 * @param by person who uploads it: people take turns
 * @throws UnfitPicture when the file is no picture for the library, or too much work
 */
export const readPicture = (bytes: Uint8Array, by?: string): Promise<KeptPicture> => fitting(uploads.run('read', bytes, by))

/** @throws UnfitPicture when it is too much work */
export const makeFile = (wanted: WantedFile): Promise<Uint8Array> => fitting(files.run('make', wanted))

/** @throws UnfitPicture when it holds more than a drawing */
export const cleanDrawing = (drawing: Uint8Array): Promise<Uint8Array> => fitting(files.run('clean', drawing))

async function fitting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof WorkerRefusal) throw new UnfitPicture(cause.text, { cause })
    if (cause instanceof WorkerLimitError) throw new UnfitPicture(words.tooMuchWork, { cause })
    throw cause
  }
}
