import { elementNames } from '../session/node-names.messages.js'

const quote = (text: string): string => `„${text}“`
const quoted = (text: string): string => `“${text}”`

export const sharedMessages = {
  de: {
    kind: elementNames.shared.de,
    summary: 'Einmal bearbeitet, überall gezeigt: Was du am geteilten Teil änderst, ändert sich auf jeder Seite, auf der er steht.',
    gone: 'Diesen Teil gibt es nicht mehr. Hier bleibt die Seite leer: Lösch die Stelle, oder stell ihn unter „Seiten“ wieder her.',
    foreign: (language: 'de' | 'en'): string =>
      language === 'de'
        ? 'Die Seite ist deutsch, dieser Teil hat aber noch keine deutsche Fassung. Sobald es sie gibt, steht sie von selbst hier.'
        : 'Die Seite ist englisch, dieser Teil hat aber noch keine englische Fassung. Sobald es sie gibt, steht sie von selbst hier.',
    foreignDraft: (language: 'de' | 'en') =>
      `Seine ${language === 'de' ? 'deutsche' : 'englische'} Fassung ist noch nicht veröffentlicht. Sobald sie es ist, steht sie von selbst hier.`,
    edit: 'Geteilten Teil bearbeiten',
    detach: 'Lösen: hier eine eigene Kopie',
    detached: (title: string) => `Aus ${quote(title)} ist hier eine eigene Kopie geworden.`,
    usedOn: 'Wo er steht',
    nowhere: 'Er steht noch auf keiner Seite.',
    counting: 'Wird gesucht …',
    draftOnly: 'im Entwurf',
    reuse: 'Wiederverwenden',
    share: 'Als geteilten Teil verwenden …',
    keep: 'Als eigenen Abschnitt merken …',
    shareHeading: 'Geteilter Teil',
    shareText: 'Er steht dann hier und überall, wo du ihn einfügst. Bearbeitet wird er an einer Stelle, und veröffentlicht auch.',
    keepHeading: 'Eigener Abschnitt',
    keepText: 'Er liegt dann beim Einfügen bereit. Jedes Mal entsteht eine eigene Kopie.',
    name: 'Name',
    nameNeeded: 'Er braucht einen Namen, damit man ihn wiederfindet.',
    shareDo: 'Teilen',
    keepDo: 'Merken',
    shared: (title: string) => `${quote(title)} ist jetzt ein geteilter Teil. Du findest ihn unter „Einfügen“ und unter „Seiten“.`,
    kept: (title: string) => `${quote(title)} liegt jetzt unter „Einfügen“ bereit.`,
    editing: (title: string) => `Du bearbeitest den geteilten Teil ${quote(title)}.`,
    editingSection: (title: string) =>
      `Du bearbeitest den eigenen Abschnitt ${quote(title)}. Seiten, die ihn schon haben, ändern sich nicht.`,
    shownOn: (count: number) =>
      count === 0 ? 'Er steht noch auf keiner Seite.' : count === 1 ? 'Er steht auf 1 Seite.' : `Er steht auf ${count} Seiten.`,
    heading: 'Geteilte Teile',
    sections: 'Eigene Abschnitte',
    publishing: (count: number) =>
      count === 0
        ? 'Noch steht er auf keiner veröffentlichten Seite.'
        : count === 1
          ? 'Mit ihm ändert sich diese veröffentlichte Seite:'
          : `Mit ihm ändern sich diese ${count} veröffentlichten Seiten:`,
    nothing: 'So ist er schon veröffentlicht. Es gibt nichts Neues zu veröffentlichen.',
    publishHeading: 'Geteilten Teil veröffentlichen',
    publishedText: (count: number) =>
      count === 0
        ? 'Er steht noch auf keiner veröffentlichten Seite.'
        : `Zu sehen ist er jetzt auf ${count === 1 ? '1 Seite' : `${count} Seiten`}:`,
  },
  en: {
    kind: elementNames.shared.en,
    summary: 'Edited once, shown everywhere: what you change in the shared part changes on every page it stands on.',
    gone: 'This part does not exist any more. The page stays empty here: delete the place, or restore the part under “Pages”.',
    foreign: (language: 'de' | 'en'): string =>
      language === 'de'
        ? 'The page is German, but this part has no German version yet. Once it exists, it stands here by itself.'
        : 'The page is English, but this part has no English version yet. Once it exists, it stands here by itself.',
    foreignDraft: (language: 'de' | 'en') =>
      `Its ${language === 'de' ? 'German' : 'English'} version is not published yet. Once it is, it stands here by itself.`,
    edit: 'Edit shared part',
    detach: 'Detach: a copy of its own here',
    detached: (title: string) => `${quoted(title)} is a copy of its own here now.`,
    usedOn: 'Where it is used',
    nowhere: 'It stands on no page yet.',
    counting: 'Looking …',
    draftOnly: 'in the draft',
    reuse: 'Use again',
    share: 'Use as a shared part …',
    keep: 'Keep as a section of your own …',
    shareHeading: 'Shared part',
    shareText: 'It then stands here and wherever you insert it. It is edited in one place, and published there too.',
    keepHeading: 'Section of your own',
    keepText: 'It is then offered under “Insert”. Each time a copy of its own is made.',
    name: 'Name',
    nameNeeded: 'It needs a name, so that it can be found again.',
    shareDo: 'Share',
    keepDo: 'Keep',
    shared: (title: string) => `${quoted(title)} is a shared part now. You find it under “Insert” and under “Pages”.`,
    kept: (title: string) => `${quoted(title)} is offered under “Insert” now.`,
    editing: (title: string) => `You are editing the shared part ${quoted(title)}.`,
    editingSection: (title: string) => `You are editing your section ${quoted(title)}. Pages that already have it do not change.`,
    shownOn: (count: number) => (count === 0 ? 'It stands on no page yet.' : `It stands on ${count === 1 ? '1 page' : `${count} pages`}.`),
    heading: 'Shared parts',
    sections: 'Sections of your own',
    publishing: (count: number) =>
      count === 0
        ? 'It stands on no published page yet.'
        : `${count === 1 ? 'This published page changes' : `These ${count} published pages change`} with it:`,
    nothing: 'It is published like this already. There is nothing new to publish.',
    publishHeading: 'Publish shared part',
    publishedText: (count: number) =>
      count === 0 ? 'It stands on no published page yet.' : `It can be seen on ${count === 1 ? '1 page' : `${count} pages`} now:`,
  },
}
