import { openPage, type PageDocument, PageDocumentError } from '../../pages/document/page-document.js'

/** Returns the stored document, or undefined when it cannot be opened. */
export function opened(page: unknown): PageDocument | undefined {
  try {
    return openPage(page).page
  } catch (error) {
    if (error instanceof PageDocumentError) return undefined
    throw error
  }
}
