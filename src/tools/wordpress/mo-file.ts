/** A text with its translation; `context` tells apart texts that are the same in English only. */
export interface Translation {
  context: string
  text: string
  translation: string
}

const magic = 0x950412de
const headerBytes = 28

/**
 * Returns a file of translations as GNU gettext compiles it (.mo), which WordPress reads.
 * @see https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html
 */
export function moFile(translations: readonly Translation[], language: string): Uint8Array {
  const header = `Language: ${language}\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n`
  const entries = new Map([['', header]])
  for (const { context, text, translation } of translations) {
    const key = `${context}\u0004${text}`
    if (!entries.has(key)) entries.set(key, translation)
  }
  const encoder = new TextEncoder()
  const encoded = [...entries].map(([key, value]) => [encoder.encode(key), encoder.encode(value)] as const)
  // Readers search by halves, in the order of bytes.
  const sorted = encoded.toSorted(([one], [other]) => Buffer.compare(one, other))
  const tableBytes = sorted.length * 8
  const [keys, values] = [sorted.map(([key]) => key), sorted.map(([, value]) => value)]
  const keysAt = headerBytes + 2 * tableBytes
  const valuesAt = keysAt + keys.reduce((sum, { length }) => sum + length + 1, 0)
  const file = new Uint8Array(valuesAt + values.reduce((sum, { length }) => sum + length + 1, 0))
  const view = new DataView(file.buffer)
  const numbers = [magic, 0, sorted.length, headerBytes, headerBytes + tableBytes, 0, keysAt]
  for (const [index, number] of numbers.entries()) view.setUint32(index * 4, number, true)
  const write = (texts: readonly Uint8Array[], table: number, start: number): void => {
    let at = start
    for (const [index, text] of texts.entries()) {
      view.setUint32(table + index * 8, text.length, true)
      view.setUint32(table + index * 8 + 4, at, true)
      file.set(text, at)
      at += text.length + 1
    }
  }
  write(keys, headerBytes, keysAt)
  write(values, headerBytes + tableBytes, valuesAt)
  return file
}
