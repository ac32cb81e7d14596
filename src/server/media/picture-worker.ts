import { cleanedDrawing, makeFile, type PictureJobs, readPicture } from './picture-making.js'
import { answerJobs } from '../http/worker-jobs.js'

answerJobs({
  read: readPicture,
  make: ({ kept, width, format, part }) => makeFile(kept, width, format, part),
  clean: cleanedDrawing,
} satisfies PictureJobs)
