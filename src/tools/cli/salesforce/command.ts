import { salesforceProject } from '../../salesforce/project.js'
import { readPage } from '../project/read-page.js'
import { type ProjectTools, writeProject } from '../project/write-project.js'
import { options, readWords } from './read-words.js'
import { resourceFiles } from './resource-files.js'
import { usage } from './usage.js'

/**
 * Writes a project of the Salesforce CLI, or brings one up to date.
 * @param words as typed after `vitrine salesforce`
 * @returns the exit code, as `writeProject` says
 */
export const run = (words: readonly string[], tools?: ProjectTools): Promise<0 | 1 | 2> =>
  writeProject(
    {
      usage,
      folder: 'vitrine-salesforce',
      options,
      read: readWords,
      files: ({ project, pages }) => salesforceProject({ ...project, pages: pages.map(readPage) }, resourceFiles(project.runtime)),
      next: 'README.md there tells the five steps that only an org can do.',
    },
    words,
    tools,
  )
