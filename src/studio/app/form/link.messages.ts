export const linkMessages = {
  de: {
    pages: 'Seiten dieser Website',
    count: (count: number) => (count === 1 ? '1 Ziel' : `${count} Ziele`),
    anchor: (name: string) => `Stelle „${name}“ auf dieser Seite`,
    typed: 'Eine Adresse, wie du sie tippst.',
    leadsTo: (title: string) => `Führt zur Seite „${title}“, auch wenn sie einmal umzieht.`,
    gone: 'Die Seite, zu der das führte, gibt es nicht mehr. Wähle eine andere.',
  },
  en: {
    pages: 'Pages of this site',
    count: (count: number) => (count === 1 ? '1 target' : `${count} targets`),
    anchor: (name: string) => `Place “${name}” on this page`,
    typed: 'An address as you type it.',
    leadsTo: (title: string) => `Leads to the page “${title}”, even when it moves.`,
    gone: 'The page this led to is gone. Choose another one.',
  },
}
