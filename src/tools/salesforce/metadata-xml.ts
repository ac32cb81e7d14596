import { element, type Markup, printPretty } from '../../pages/document/markup.js'

const namespace = 'http://soap.sforce.com/2006/04/metadata'

/** Returns one element of a metadata file: a text, or elements within. */
export const child = (name: string, content: string | boolean | number | readonly Markup[]): Markup =>
  element(name, [], Array.isArray(content) ? (content as readonly Markup[]) : [String(content)])

/** Returns a file of the Metadata API: its root is the type. */
export const metadataFile = (type: string, children: readonly Markup[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${printPretty(element(type, [['xmlns', namespace]], children))}\n`
