import { wordpressPlugin } from '../../wordpress/plugin.js'
import { templatesFor } from '../../../pages/demo-site/templates.js'
import { runtimeFiles } from '../project/package-files.js'
import { readPage } from '../project/read-page.js'
import { type ProjectTools, writeProject } from '../project/write-project.js'
import { options, readWords } from './read-words.js'
import { usage } from './usage.js'

/** The example shop's catalogue and payment provider are nobody else's. */
const templates = templatesFor({ catalogue: '', till: '' }).filter(({ id }) => id !== 'catalogue' && id !== 'frame')

/**
 * Writes a plugin for WordPress, or brings one up to date.
 * @param words as typed after `vitrine wordpress`
 * @returns the exit code, as `writeProject` says
 */
export const run = (words: readonly string[], tools?: ProjectTools): Promise<0 | 1 | 2> =>
  writeProject(
    {
      usage,
      folder: 'vitrine-wordpress',
      options,
      read: readWords,
      files: ({ plugin, pages }) => wordpressPlugin({ ...plugin, templates, pages: pages.map(readPage) }, runtimeFiles('light')),
      next: 'Upload the zip file there under “Plugins, Add New”, and open “Settings, Vitrine Blocks”.',
    },
    words,
    tools,
  )
