import type { NodePlaceWords } from './place-words.js'

const quote = (text: string): string => `„${text}“`
const quoted = (text: string): string => `“${text}”`

interface InserterWords extends NodePlaceWords {
  search: string
  searchPlaceholder: string
  keys: string
  found: (count: number) => string
  nothing: (query: string) => string
  clear: string
  where: string
  byKind: (texts: string, blocks: string) => string
  stands: string
  show: string
  placed: (name: string, where: string, around: 'nothing' | 'column' | 'section' | 'section-and-column') => string
  categories: Readonly<Record<'own' | 'text' | 'layout' | 'shared' | 'consultant' | 'shop' | 'checkout' | 'account' | 'page', string>>
  ownLine: Readonly<Record<'own' | 'shared', string>>
  plain: Readonly<Record<'heading' | 'text' | 'button' | 'picture' | 'list' | 'question' | 'divider', string>>
}

const de: InserterWords = {
  search: 'Baustein suchen',
  searchPlaceholder: 'Baustein suchen …',
  keys: 'Mit den Pfeiltasten von Karte zu Karte, mit Enter einfügen; oder auf die Seite ziehen.',
  found: (count) => (count === 1 ? '1 Baustein gefunden' : `${count} Bausteine gefunden`),
  nothing: (query) => `Zu ${quote(query)} gibt es keinen Baustein. Vielleicht mit einem anderen Wort?`,
  clear: 'Alle Bausteine zeigen',
  where: 'Wird eingefügt',
  byKind: (texts, blocks) => `Text ${texts}; ganze Bausteine ${blocks}`,
  stands: 'steht schon auf der Seite',
  show: 'Zeigen',
  placed: (name, where, around) => {
    const wrapped = {
      nothing: '',
      column: ', in einer neuen Spalte',
      section: ', in einem neuen Abschnitt',
      'section-and-column': ', in einem neuen Abschnitt mit einer Spalte',
    }[around]
    return `${quote(name)} steht jetzt ${where}${wrapped}.`
  },
  after: (name) => `nach ${quote(name)}`,
  before: (name) => `vor ${quote(name)}`,
  inside: (name) => `in ${quote(name)}, ganz unten`,
  pageStart: 'ganz oben auf der Seite',
  pageEnd: 'ganz unten auf der Seite',
  categories: {
    own: 'Eigene Abschnitte',
    text: 'Text & Bild',
    layout: 'Layout',
    shared: 'Geteilte Teile',
    consultant: 'Beraterin',
    shop: 'Shop',
    checkout: 'Kasse',
    account: 'Konto',
    page: 'Rahmen der Seite',
  },
  ownLine: { own: 'Als eigene Kopie', shared: 'Überall derselbe' },
  plain: {
    heading: 'Überschrift',
    text: 'Text',
    button: 'Knopf',
    picture: 'Bild',
    list: 'Liste',
    question: 'Frage',
    divider: 'Trennlinie',
  },
}

const en: InserterWords = {
  search: 'Search blocks',
  searchPlaceholder: 'Search blocks …',
  keys: 'Arrow keys go from card to card, Enter inserts; or drag onto the page.',
  found: (count) => (count === 1 ? '1 block found' : `${count} blocks found`),
  nothing: (query) => `There is no block for ${quoted(query)}. Perhaps with another word?`,
  clear: 'Show all blocks',
  where: 'Goes',
  byKind: (texts, blocks) => `Text ${texts}; whole blocks ${blocks}`,
  stands: 'already on the page',
  show: 'Show',
  placed: (name, where, around) => {
    const wrapped = {
      nothing: '',
      column: ', in a new column',
      section: ', in a new section',
      'section-and-column': ', in a new section with a column',
    }[around]
    return `${quoted(name)} now stands ${where}${wrapped}.`
  },
  after: (name) => `after ${quoted(name)}`,
  before: (name) => `before ${quoted(name)}`,
  inside: (name) => `in ${quoted(name)}, at the end`,
  pageStart: 'at the very top of the page',
  pageEnd: 'at the very end of the page',
  categories: {
    own: 'Sections of your own',
    text: 'Text & picture',
    layout: 'Layout',
    shared: 'Shared parts',
    consultant: 'Consultant',
    shop: 'Shop',
    checkout: 'Checkout',
    account: 'Account',
    page: 'Around the page',
  },
  ownLine: { own: 'As a copy', shared: 'The same everywhere' },
  plain: {
    heading: 'Heading',
    text: 'Text',
    button: 'Button',
    picture: 'Picture',
    list: 'List',
    question: 'Question',
    divider: 'Divider',
  },
}

export const inserterMessages = { de, en }
