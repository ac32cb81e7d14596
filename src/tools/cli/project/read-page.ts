import { readFileSync } from 'node:fs'
import type { PageDocument } from '../../../pages/document/page.js'
import { openPage, PageDocumentError } from '../../../pages/document/page-document.js'
import { InputError } from './input-error.js'

/**
 * Reads a page of the Studio from a file.
 * @throws InputError where there is no such file, or no page in it
 */
export function readPage(file: string): PageDocument {
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as unknown
    // The Studio's API answers with more than the document: the document is its member `page`.
    const isAnswer = typeof json === 'object' && json !== null && 'page' in json
    return openPage(isAnswer ? json.page : json).page
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError(`--page ${file} is no JSON.`)
    if (error instanceof PageDocumentError) throw new InputError(`--page ${file}: ${error.message}`)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new InputError(`--page ${file}: there is no such file.`)
    throw error
  }
}
