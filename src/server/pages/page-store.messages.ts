import type { LocalizedText } from '../../core/element/declaration.js'

/** Texts of the page store for editors. */
export const pageStoreMessages = {
  missing: {
    de: 'Diese Seite gibt es nicht mehr. Vielleicht wurde sie gerade gelöscht.',
    en: 'This page does not exist any more. Perhaps it has just been deleted.',
  },
  noVersion: {
    de: 'Diese Version der Seite gibt es nicht.',
    en: 'There is no such version of the page.',
  },
  linkIsOver: { de: 'Dieser Link ist abgelaufen', en: 'This link has ended' },
  noLink: {
    de: 'Er zeigt nichts mehr: Er galt eine Woche, oder er wurde zurückgenommen. Bitte um einen neuen.',
    en: 'It shows nothing any more: it was good for a week, or was taken back. Ask for another one.',
  },
  changed: {
    de: 'Jemand hat die Seite inzwischen geändert. Es wurde nichts überschrieben: Entscheide, welche Fassung bleiben soll.',
    en: 'Somebody has changed the page in the meantime. Nothing was overwritten: decide which version should stay.',
  },
  pathTaken: (path: string): LocalizedText => ({
    de: `Die Adresse ${path} gehört schon einer anderen Seite. Wähle eine andere.`,
    en: `The address ${path} already belongs to another page. Choose another one.`,
  }),
  otherKind: {
    de: 'Eine Seite wird kein geteilter Teil, und ein geteilter Teil keine Seite. Es wurde nichts gespeichert: Leg dafür etwas Neues an.',
    en: 'A page does not become a shared part, nor a shared part a page. Nothing was saved: make a new one for that.',
  },
  tooManyParts: (title: string): LocalizedText => ({
    de: `„${title}“ würde mit allen geteilten Teilen zu groß. Es wurde nichts gespeichert: Nimm geteilte Teile heraus, die sich oft wiederholen.`,
    en: `“${title}” would become too large with all its shared parts. Nothing was saved: take out shared parts that repeat often.`,
  }),
  circle: (title: string): LocalizedText => ({
    de: `„${title}“ würde sich selbst enthalten, und das geht nicht. Es wurde nichts gespeichert: Nimm den geteilten Teil hier wieder heraus.`,
    en: `“${title}” would contain itself, which cannot be. Nothing was saved: take the shared part out again here.`,
  }),
  tooMany: (path: string): LocalizedText => ({
    de: `Unter ${path} gibt es schon zu viele Seiten. Wähle eine andere Adresse.`,
    en: `There are too many pages at ${path} already. Choose another address.`,
  }),
  twice: {
    de: 'In dieser Sprache gibt es die Seite schon. Eine Seite hat in jeder Sprache eine Fassung.',
    en: 'The page exists in this language already. A page has one version in each language.',
  },
  noPage: {
    de: 'Das ist keine Seite, die Vitrine öffnen kann. Es wurde nichts gespeichert.',
    en: 'This is not a page that Vitrine can open. Nothing was saved.',
  },
  unfit: {
    de: 'So kann die Seite noch nicht veröffentlicht werden. Was Kundinnen sehen, bleibt, wie es ist.',
    en: 'The page cannot be published like this yet. What customers see stays as it is.',
  },
  unrenderable: {
    de: 'Diese Seite lässt sich so nicht veröffentlichen. Prüfe die Adressen in ihren Bausteinen. Was Kundinnen sehen, bleibt, wie es ist.',
    en: 'This page cannot be published as it is. Check the addresses in its blocks. What customers see stays as it is.',
  },
  broken: {
    de:
      'Die gespeicherte Seite ist beschädigt und lässt sich nicht öffnen. Wer sich um den Server kümmert, kann sie aus einer ' +
      'Sicherung zurückholen; bis dahin bleibt sie liegen, wie sie ist. Du kannst sie auch neu anlegen, leer oder aus einer Datei, und ' +
      'diese hier löschen.',
    en:
      'The stored page is damaged and cannot be opened. Whoever looks after the server can bring it back from a backup; until then it ' +
      'is kept as it is. You can also make it anew, empty or from a file, and delete this one.',
  },
  newer: {
    de: 'Die Seite stammt aus einer neueren Version von Vitrine. Sie bleibt unverändert liegen, bis Vitrine aktualisiert ist.',
    en: 'The page comes from a newer version of Vitrine. It is kept as it is until Vitrine is updated.',
  },
  full: {
    de:
      'Der Speicher ist voll. Auf dem Server wurde nichts geändert, und deine Arbeit steht noch hier: Schaff dort Platz und speichere ' +
      'noch einmal.',
    en: 'The storage is full. Nothing was changed on the server, and your work is still here: make room there and save again.',
  },
  unreachable: {
    de: 'Der Speicher antwortet nicht. Auf dem Server wurde nichts geändert, und deine Arbeit steht noch hier: Versuch es gleich noch einmal.',
    en: 'The storage does not answer. Nothing was changed on the server, and your work is still here: try again in a moment.',
  },
  readOnly: {
    de:
      'Der Speicher lässt sich nur lesen. Auf dem Server wurde nichts geändert, und deine Arbeit steht noch hier: Sag Bescheid, ' +
      'wer sich um den Server kümmert.',
    en:
      'The storage can only be read. Nothing was changed on the server, and your work is still here: tell whoever looks after ' +
      'the server.',
  },
} as const
