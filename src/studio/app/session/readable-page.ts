import { openPage, type PageDocument, PageDocumentError } from '../../../pages/document/page-document.js'

/** Opens a stored document for editing; undefined when it cannot be opened. */
export function readablePage(json: unknown): PageDocument | undefined {
  try {
    return openPage(json).page
  } catch (error) {
    if (error instanceof PageDocumentError) return undefined
    throw error
  }
}
