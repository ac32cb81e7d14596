import type { Imported, Source } from './read-import.js'

type Refused = Extract<Imported, { refused: string }>['refused']

interface ImportWords {
  name: string
  summary: string
  label: string
  help: string
  file: string
  reading: string
  needed: string
  refused: Record<Refused, string>
  from: Record<Source, string>
  read: (source: string, count: number) => string
  lost: string
  nothingLost: string
  unreadable: string
}

export const importMessages: { de: ImportWords; en: ImportWords } = {
  de: {
    name: 'Mitbringen',
    summary: 'Eine Seite aus HTML, GrapesJS oder Puck.',
    label: 'Die Seite von anderswo',
    help: 'Füg HTML ein, ein Projekt aus GrapesJS oder die Daten aus Puck, oder wähl eine Datei.',
    file: 'Datei wählen',
    reading: 'Einen Moment …',
    needed: 'Füg zuerst die Seite ein, oder wähl eine Datei.',
    refused: {
      'too-large': 'Das ist zu groß. Bis zu 5 MB passen; Bilder lädst du besser in „Bilder“ hoch.',
      broken: 'Die Datei ist unvollständig oder beschädigt. Hol sie noch einmal, und füg sie ganz ein.',
      unknown: 'Das ist weder HTML noch ein Projekt aus GrapesJS noch eine Seite aus Puck.',
      empty: 'Darin ist nichts, was auf einer Seite stehen könnte.',
    },
    from: { html: 'HTML', grapesjs: 'GrapesJS', puck: 'Puck', vitrine: 'Vitrine' },
    read: (source, count) => `Gelesen aus ${source}: ${count} ${count === 1 ? 'Baustein' : 'Bausteine'} ganz oben auf der Seite.`,
    lost: 'Was nicht mitkommt:',
    nothingLost: 'Alles kommt mit.',
    unreadable: 'Die Datei ließ sich nicht lesen.',
  },
  en: {
    name: 'Bring along',
    summary: 'A page from HTML, GrapesJS or Puck.',
    label: 'The page from elsewhere',
    help: 'Paste HTML, a project of GrapesJS or data of Puck, or choose a file.',
    file: 'Choose a file',
    reading: 'One moment …',
    needed: 'Paste the page first, or choose a file.',
    refused: {
      'too-large': 'That is too large. Up to 5 MB fit; pictures are better uploaded in “Pictures”.',
      broken: 'The file is incomplete or damaged. Fetch it again, and paste all of it.',
      unknown: 'That is neither HTML nor a project of GrapesJS nor a page of Puck.',
      empty: 'There is nothing in it that could stand on a page.',
    },
    from: { html: 'HTML', grapesjs: 'GrapesJS', puck: 'Puck', vitrine: 'Vitrine' },
    read: (source, count) => `Read from ${source}: ${count} ${count === 1 ? 'block' : 'blocks'} at the top of the page.`,
    lost: 'What does not come along:',
    nothingLost: 'Everything comes along.',
    unreadable: 'The file could not be read.',
  },
}
