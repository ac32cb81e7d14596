import type { LocalizedText } from '../../core/element/declaration.js'

const german = (count: number): string => count.toLocaleString('de')
const english = (count: number): string => count.toLocaleString('en')

/** Texts of the media library for editors. */
export const mediaMessages = {
  missing: {
    de: 'Dieses Bild gibt es nicht mehr. Vielleicht wurde es gerade gelöscht.',
    en: 'This picture does not exist any more. Perhaps it has just been deleted.',
  },
  noPicture: {
    de: 'Diese Datei ist kein Bild, das die Mediathek öffnen kann. Nimm ein JPEG, PNG, WebP, AVIF, GIF oder SVG.',
    en: 'This file is no picture that the library can open. Use a JPEG, PNG, WebP, AVIF, GIF or SVG.',
  },
  heic: {
    de: 'Fotos im Format HEIC kann die Mediathek nicht öffnen. Speichere das Foto als JPEG und lade es noch einmal hoch.',
    en: 'The library cannot open photos in the format HEIC. Save the photo as JPEG and upload it again.',
  },
  damaged: {
    de: 'Die Datei ist beschädigt oder unvollständig. Öffne sie auf deinem Gerät, speichere sie neu und versuch es noch einmal.',
    en: 'The file is damaged or incomplete. Open it on your device, save it anew and try again.',
  },
  tooLarge: (megabytes: number): LocalizedText => ({
    de: `Die Datei ist größer als ${megabytes} MB. Speichere das Bild kleiner; 2.500 Pixel in der Breite genügen für jeden Bildschirm.`,
    en: `The file is larger than ${megabytes} MB. Save the picture smaller; 2,500 pixels in width are enough for any screen.`,
  }),
  tooManyPixels: (width: number, height: number, most: number): LocalizedText => ({
    de: `Das Bild hat ${german(width)} × ${german(height)} Pixel, mehr als ${most} Megapixel. Verkleinere es; 2.500 Pixel in der Breite genügen für jeden Bildschirm.`,
    en: `The picture has ${english(width)} × ${english(height)} pixels, more than ${most} megapixels. Make it smaller; 2,500 pixels in width are enough for any screen.`,
  }),
  moving: {
    de: 'Das ist ein bewegtes Bild. Niemand könnte es anhalten, deshalb nimmt die Mediathek nur stehende. Speichere ein Standbild daraus.',
    en: 'This is a moving picture. Nobody could stop it, so the library takes still ones only. Save a still of it.',
  },
  unsafeDrawing: {
    de: 'Diese SVG-Datei enthält mehr als eine Zeichnung: Skripte, Verweise auf andere Adressen oder Ähnliches. Exportiere sie als einfaches SVG, oder nimm ein PNG.',
    en: 'This SVG file holds more than a drawing: scripts, references to other addresses or the like. Export it as plain SVG, or use a PNG.',
  },
  tooMuchWork: {
    de: 'Dieses Bild zu öffnen dauert zu lange oder braucht zu viel Speicher. Speichere es neu, als einfaches JPEG oder PNG, und versuch es noch einmal.',
    en: 'Opening this picture takes too long or too much memory. Save it anew, as a plain JPEG or PNG, and try again.',
  },
  unfitChange: {
    de: 'Das lässt sich für dieses Bild nicht einstellen. Es wurde nichts geändert.',
    en: 'This cannot be set for this picture. Nothing was changed.',
  },
  full: {
    de: 'Der Speicher für Bilder ist voll. Nichts ging verloren, aber dieses Bild wurde nicht aufgenommen: Lösch dort etwas oder gib der Technik Bescheid.',
    en: 'The storage for pictures is full. Nothing was lost, but this picture was not taken in: delete something there or tell your technicians.',
  },
  unreachable: {
    de: 'Der Speicher für Bilder antwortet nicht. Dieses Bild wurde nicht aufgenommen: Versuch es gleich noch einmal.',
    en: 'The storage for pictures does not answer. This picture was not taken in: try again in a moment.',
  },
  readOnly: {
    de: 'Der Speicher für Bilder lässt sich nur lesen. Dieses Bild wurde nicht aufgenommen: Sag Bescheid, wer sich um den Server kümmert.',
    en: 'The storage for pictures can only be read. This picture was not taken in: tell whoever looks after the server.',
  },
} as const
