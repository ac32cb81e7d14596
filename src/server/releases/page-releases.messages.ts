/** Texts about releases for editors. */
export const pageReleasesMessages = {
  missing: {
    de: 'Diese Veröffentlichung gibt es nicht mehr. Vielleicht hat sie gerade jemand abgebrochen.',
    en: 'This release does not exist any more. Perhaps somebody has just cancelled it.',
  },
  changed: {
    de: 'Jemand hat diese Veröffentlichung inzwischen geändert oder ausgeführt. Es wurde nichts getan: Sieh nach, wie sie jetzt steht.',
    en: 'Somebody has changed or run this release in the meantime. Nothing was done: look how it stands now.',
  },
  noPages: { de: 'Wähle mindestens eine Seite.', en: 'Choose at least one page.' },
  noTime: { de: 'Wähle, wann die Seite offline gehen soll.', en: 'Choose when the page shall go offline.' },
  past: {
    de: 'Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren, oder veröffentliche jetzt.',
    en: 'This moment has passed already. Choose a later one, or publish now.',
  },
  notSince: (path: string) => ({
    de: `Die Seite ${path} wurde seitdem noch einmal veröffentlicht. Zurückgenommen wurde nichts.`,
    en: `The page ${path} was published again since then. Nothing was taken back.`,
  }),
  unfit: (path: string, why: { de: string; en: string }) => ({
    de: `Die Seite ${path} kann so nicht veröffentlicht werden: ${why.de}`,
    en: `The page ${path} cannot be published like this: ${why.en}`,
  }),
}
