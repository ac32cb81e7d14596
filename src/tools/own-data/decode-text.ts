/** Encodings in which spreadsheets and shops write files. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * Decodes a text file whose encoding nobody named: by its byte order mark, else as UTF-8, else as windows-1252, in which Excel saves CSV files.
 * UTF-16 without a mark is known by the zeros that it has between Latin letters.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const marked = markOf(bytes) ?? unmarkedUtf16(bytes)
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { text: decodeWindows1252(bytes), encoding: 'windows-1252' }
  }
}

/** Letters of the bytes 0x80 to 0x9f (WHATWG Encoding Standard, index windows-1252). */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Node's own decoder takes these bytes for control characters. */
const decodeWindows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes).replace(/[\x80-\x9f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter)

function markOf([first, second]: Uint8Array): TextEncoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

const sampleLength = 512

function unmarkedUtf16(bytes: Uint8Array): TextEncoding | undefined {
  const sample = bytes.subarray(0, sampleLength)
  const zerosAt = (rest: number): number => sample.filter((byte, place) => byte === 0 && place % 2 === rest).length
  const many = sample.length / 4
  if (many > 0 && zerosAt(1) > many) return 'utf-16le'
  return many > 0 && zerosAt(0) > many ? 'utf-16be' : undefined
}
