const listed = (paths: readonly string[]): string => paths.join(', ')

/** Questions that are asked before the visitors of the site see something else. */
export const liveQuestionsMessages = {
  de: {
    removeHeading: (title: string) => `„${title}“ löschen?`,
    remove: 'Löschen',
    removePage: (path: string) => `Die Seite ist veröffentlicht. Unter ${path} finden Kundinnen dann nichts mehr.`,
    removePart: 'Der geteilte Teil verschwindet sofort von jeder Seite, die ihn zeigt.',
    removePlanned: 'Sie ist geplant. Veröffentlicht wird sie dann nicht.',
    undoLater: 'Unter „Gelöschte Seiten“ lässt sie sich wiederherstellen.',
    oldAddresses: (paths: readonly string[]) =>
      paths.length === 1
        ? `Auch die alte Adresse ${listed(paths)} führt dann ins Leere.`
        : `Auch die alten Adressen ${listed(paths)} führen dann ins Leere.`,
    links: (count: number): string =>
      count === 0
        ? 'Keine andere Seite verweist auf sie.'
        : count === 1
          ? 'Von hier führt ein Link auf sie, der dann ins Leere geht:'
          : 'Von hier führen Links auf sie, die dann ins Leere gehen:',
    uses: (count: number): string =>
      count === 0 ? 'Er steht auf keiner Seite.' : count === 1 ? 'Er steht hier:' : `Er steht auf ${count} Seiten:`,
    takeBackHeading: (title: string) => `„${title}“ vom Netz nehmen?`,
    takeBack: 'Ja, zurücknehmen',
    takeBackPage: (path: string) => `Unter ${path} finden Kundinnen dann nichts mehr. Der Entwurf bleibt.`,
    bringBackHeading: (title: string) => `„${title}“ wiederherstellen?`,
    bringBack: 'Wiederherstellen',
    bringBackPage: (path: string) => `Sie war veröffentlicht und ist sofort wieder für alle unter ${path} zu sehen.`,
    bringBackPart: 'Er war veröffentlicht und steht sofort wieder auf den Seiten, die ihn zeigen.',
    forgetHeading: (from: string) => `Weiterleitung von ${from} entfernen?`,
    forget: 'Entfernen',
    forgetText: (from: string, to: string) => `Wer ${from} aufruft, kommt dann nicht mehr zu ${to}, sondern findet nichts.`,
    forgetLinks: (count: number): string =>
      count === 0 ? 'Keine Seite verweist auf diese Adresse.' : 'Von hier führt noch ein Link dorthin:',
    publishHeading: (name: string) => `„${name}“ veröffentlichen?`,
    publish: 'Jetzt veröffentlichen',
    publishText: 'Diese Seiten sind sofort für alle so zu sehen, wie ihr Entwurf jetzt ist:',
    withdrawHeading: (name: string) => `„${name}“ zurücknehmen?`,
    withdraw: 'Zurücknehmen',
    withdrawBefore: (paths: readonly string[]) => `Diese Seiten sagen wieder, was sie davor sagten: ${listed(paths)}.`,
    withdrawOffline: (paths: readonly string[]) => `Diese Seiten waren davor nicht veröffentlicht und gehen vom Netz: ${listed(paths)}.`,
    restoreHeading: (name: string) => `„${name}“ wieder veröffentlichen?`,
    restore: 'Wieder veröffentlichen',
    restoreText: 'Diese Seiten sind sofort wieder so zu sehen, wie sie zusammen veröffentlicht waren:',
    publishPlannedText: 'Diese Seiten sind sofort für alle so zu sehen, wie sie geplant sind:',
    endHeading: (name: string) => `„${name}“ jetzt offline nehmen?`,
    endText: 'Diese Seiten sind dann sofort für niemanden mehr zu sehen:',
    end: 'Offline nehmen',
    giveUpEndText: (time: string) => `Diese Seiten gehen dann nicht von selbst offline (${time}):`,
    giveUpHeading: (name: string) => `Planung von „${name}“ aufgeben?`,
    giveUp: 'Planung aufgeben',
    giveUpText: (time: string) => `Diese Seiten werden dann nicht von selbst veröffentlicht (${time}):`,
    joinHeading: 'Gehören sie zusammen?',
    join: 'Ja, sie gehören zusammen',
    joinText: (one: string, other: string) =>
      `Auf veröffentlichten Seiten führt der Sprachwechsel sofort von ${one} zu ${other} und zurück, und Suchmaschinen erfahren davon.`,
    joinPartsText: (one: string, other: string) =>
      `Wo „${one}“ steht, zeigen englische Seiten sofort „${other}“, und wo „${other}“ steht, zeigen deutsche Seiten „${one}“.`,
    takePartsApartText: (one: string, other: string) =>
      `Seiten zeigen dann sofort genau den Teil, der auf ihnen eingefügt ist: „${one}“ oder „${other}“.`,
    takeApartHeading: 'Voneinander trennen?',
    takeApart: 'Ja, trennen',
    takeApartText: (one: string, other: string) => `Der Sprachwechsel führt dann sofort nicht mehr von ${one} zu ${other}.`,
    pictureHeading: (name: string) => `„${name}“ ändern?`,
    picture: 'Ja, überall ändern',
    pictureText: (count: number): string =>
      count === 1 ? 'Auf dieser Seite sehen es Kundinnen sofort:' : 'Auf diesen Seiten sehen es Kundinnen sofort:',
    undo: 'Rückgängig',
    isBack: 'Wieder wie davor.',
  },
  en: {
    removeHeading: (title: string) => `Delete “${title}”?`,
    remove: 'Delete',
    removePage: (path: string) => `The page is published. Customers will find nothing at ${path} any more.`,
    removePart: 'The shared part disappears at once from every page that shows it.',
    removePlanned: 'It is planned. It will not be published then.',
    undoLater: 'It can be restored under “Deleted pages”.',
    oldAddresses: (paths: readonly string[]) =>
      paths.length === 1
        ? `The old address ${listed(paths)} leads nowhere then, too.`
        : `The old addresses ${listed(paths)} lead nowhere then, too.`,
    links: (count: number): string =>
      count === 0
        ? 'No other page links to it.'
        : count === 1
          ? 'A link leads to it from here, and will go nowhere:'
          : 'Links lead to it from here, and will go nowhere:',
    uses: (count: number): string =>
      count === 0 ? 'It stands on no page.' : count === 1 ? 'It stands here:' : `It stands on ${count} pages:`,
    takeBackHeading: (title: string) => `Take “${title}” off the site?`,
    takeBack: 'Yes, unpublish',
    takeBackPage: (path: string) => `Customers will find nothing at ${path} any more. The draft stays.`,
    bringBackHeading: (title: string) => `Restore “${title}”?`,
    bringBack: 'Restore',
    bringBackPage: (path: string) => `It was published, and everyone sees it at ${path} again at once.`,
    bringBackPart: 'It was published, and stands on the pages that show it again at once.',
    forgetHeading: (from: string) => `Remove the redirect from ${from}?`,
    forget: 'Remove',
    forgetText: (from: string, to: string) => `Whoever asks for ${from} is not led to ${to} any more, but finds nothing.`,
    forgetLinks: (count: number): string => (count === 0 ? 'No page links to this address.' : 'A link still leads there from here:'),
    publishHeading: (name: string) => `Publish “${name}”?`,
    publish: 'Publish now',
    publishText: 'Everyone sees these pages at once as their drafts are now:',
    withdrawHeading: (name: string) => `Take “${name}” back?`,
    withdraw: 'Take back',
    withdrawBefore: (paths: readonly string[]) => `These pages say again what they said before: ${listed(paths)}.`,
    withdrawOffline: (paths: readonly string[]) => `These pages were not published before, and go off the site: ${listed(paths)}.`,
    restoreHeading: (name: string) => `Publish “${name}” again?`,
    restore: 'Publish again',
    restoreText: 'These pages can be seen again at once as they were published together:',
    publishPlannedText: 'Everyone sees these pages at once as they are planned:',
    endHeading: (name: string) => `Take “${name}” offline now?`,
    endText: 'Nobody sees these pages any more, at once:',
    end: 'Take offline',
    giveUpEndText: (time: string) => `These pages will not go offline by themselves (${time}):`,
    giveUpHeading: (name: string) => `Give up the plan of “${name}”?`,
    giveUp: 'Give up the plan',
    giveUpText: (time: string) => `These pages will not be published by themselves (${time}):`,
    joinHeading: 'Do they belong together?',
    join: 'Yes, they belong together',
    joinText: (one: string, other: string) =>
      `On published pages the language switch leads from ${one} to ${other} and back at once, and search engines learn of it.`,
    joinPartsText: (one: string, other: string) =>
      `Where “${one}” stands, English pages show “${other}” at once, and where “${other}” stands, German pages show “${one}”.`,
    takePartsApartText: (one: string, other: string) =>
      `Pages then show at once just the part that was put into them: “${one}” or “${other}”.`,
    takeApartHeading: 'Take them apart?',
    takeApart: 'Yes, take them apart',
    takeApartText: (one: string, other: string) => `The language switch will not lead from ${one} to ${other} any more, at once.`,
    pictureHeading: (name: string) => `Change “${name}”?`,
    picture: 'Yes, change it everywhere',
    pictureText: (count: number): string =>
      count === 1 ? 'Customers see it on this page at once:' : 'Customers see it on these pages at once:',
    undo: 'Undo',
    isBack: 'As before again.',
  },
}
