import type { PageDocument } from '../../pages/document/page-document.js'
import { mediaPolicy } from '../media/media-files.js'
import { storeFields } from './page-blocks.js'

interface About {
  pages: readonly PageDocument[]
  site: string | undefined
  /** The policy of one page, as an example. */
  headers: string
  /** Paths that pages name and that are not among the files. */
  dead: readonly string[]
}

/** Returns the text beside the exported files, for the person who puts them on a server. */
export function readMe({ pages, site, headers, dead }: About): string {
  const { apiBasePath, sitePath } = pages.map(({ nodes }) => storeFields(nodes)).find((fields) => Object.keys(fields).length > 0) ?? {}
  return `DEINE SEITEN ALS DATEIEN

Leg alles, was hier liegt, in einen Ordner deines Webservers. Der Ordner darf heißen und
liegen, wie du magst: Alle Adressen sind relativ. Öffnen kannst du die Seiten nur über
einen Server, nicht durch Doppelklick, denn der Browser lädt die Bausteine dann nicht.

WAS DER SERVER KÖNNEN MUSS
- Aus /products/ macht er products/index.html, aus /products leitet er nach /products/ um.
  Das tun fast alle von allein.
- Für Adressen, die es nicht gibt, zeigt er 404.html${
    site
      ? ''
      : `. In Unterordnern findet sie ihre
  Gestaltung nur, wenn beim Export die Adresse der Site bekannt war`
  }.
- .js kommt als text/javascript, .svg als image/svg+xml.

UMGEZOGENE SEITEN
Die alten Adressen stehen in _redirects; Netlify und Cloudflare Pages lesen die Datei selbst.
Für alle anderen liegt an jeder alten Adresse eine Seite, die weiterführt. Besser sagt es
der Server selbst, mit 301.

KOPFZEILEN
In _headers steht zu jeder Seite ihre Content-Security-Policy; Netlify und Cloudflare Pages
lesen die Datei selbst, bei anderen trägst du sie ein. Ihre Pfade und die in _redirects beginnen
in dem Ordner, in dem die Dateien liegen; veröffentlichst du einen Ordner darüber, gehören die
Zeilen in die Dateien dort, mit dem Namen dieses Ordners vor jedem Pfad. Die Regeln stehen auch in den Seiten;
nur wer sie einrahmen darf (frame-ancestors), kann allein der Server sagen. Ein Beispiel:

  Content-Security-Policy: ${headers}

Bilder unter media/ brauchen eine eigene, damit eine Zeichnung, die jemand für sich öffnet, nichts tun kann:

  Content-Security-Policy: ${mediaPolicy}

Was unter assets/ liegt, ändert sich nie und darf ein Jahr gemerkt werden. HTML-Dateien soll
der Browser jedes Mal nachfragen (Cache-Control: no-cache).

DIE PLATTFORM
Produkte, Warenkorb und Beraterinnen kommen von der Plattform. Die Seiten fragen sie unter
  ${apiBasePath || ''}/services/data/v64.0/
und holen Bilder der Produkte unter
  ${sitePath || ''}/cms/
${
  isWhole(apiBasePath)
    ? ''
    : `auf demselben Server, vom Ursprung an und nicht vom Ordner. Leite diese Pfade dorthin weiter,
oder setze im Baustein „Shop-Einstellungen“ den Pfad zur Plattform und den Pfad der Site.
`
}Ohne sie zeigen die Bausteine, dass der Shop gerade nicht zu erreichen ist.
${
  site
    ? `
SUCHMASCHINEN
Diese Dateien sind für ${site} geschrieben. robots.txt wirkt nur an der Wurzel einer
Domain; liegt die Site in einem Ordner, nimm die Zeilen in die robots.txt dort auf.
`
    : `
SUCHMASCHINEN
Der Export kannte die Adresse der Site nicht: robots.txt und sitemap.xml fehlen, und die
kanonischen Adressen sind relativ.
`
}${
  dead.length > 0
    ? `
DIESE ADRESSEN FÜHREN INS LEERE
Seiten nennen sie, aber es gibt keine veröffentlichte Seite und kein Bild dazu:
${dead.map((path) => `  ${path}`).join('\n')}
`
    : ''
}`
}

const isWhole = (path: unknown): boolean => typeof path === 'string' && /^https?:/i.test(path)
