import type { PageDocument } from '../document/page-document.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { block, column, html, page, section } from './frame.js'

const part = (heading: string, ...paragraphs: string[]) => [html('h2', {}, heading), ...paragraphs.map((text) => html('p', {}, text))]

const imprint = page(
  {
    path: '/impressum',
    title: 'Impressum und Barrierefreiheit | Lindenrose',
    description: 'Wer hinter Lindenrose und dem Shop deiner Beraterin steht, und wie barrierefrei der Shop ist.',
  },
  section(
    { gutter: 32, minHeight: 760 },
    column(
      { width: 7, widthTablet: 12, widthMobile: 12 },
      block('imprint', {
        text:
          'Lindenrose ist ein Beispielshop: Es gibt keine Firma dahinter, und bestellt wird nur zum Ausprobieren. In einem echten ' +
          'Shop stehen hier Name, Anschrift, Vertretungsberechtigte, Registernummer und USt-IdNr. des Unternehmens.',
        accessibility:
          'Wir möchten, dass alle hier einkaufen können: mit Tastatur, Screenreader, großer Schrift und hohem Kontrast. Maßstab sind die ' +
          'WCAG 2.2, Stufe AA.\n\nFällt dir etwas auf, das dich hindert? Schreib deiner Beraterin oder uns, wir kümmern uns darum.',
      }),
    ),
    column({ width: 5, widthTablet: 12, widthMobile: 12 }, block('quick-connect', { heading: 'Kontakt', contactOnly: true })),
  ),
)

const privacy = page(
  {
    path: namedPages.Privacy_Policy__c,
    role: 'privacy',
    title: 'Datenschutz | Lindenrose',
    description: 'Welche Daten Lindenrose und deine Beraterin von dir haben, wozu, und wie lange.',
    detection: 'privacy',
  },
  section(
    {},
    column(
      {},
      html('h1', {}, 'Datenschutz'),
      html(
        'div',
        { class: 'prose' },
        html(
          'p',
          { class: 'lead' },
          'Dies ist ein Beispieltext. Ein echter Shop beschreibt hier seine eigene Verarbeitung und lässt sie rechtlich prüfen.',
        ),
        ...part(
          'Was wir speichern',
          'Beim Einkaufen brauchen wir deinen Namen, deine Anschrift, deine E-Mail-Adresse und was du bestellst. Wenn du magst, kommt ' +
            'dein Beauty-Profil dazu.',
        ),
        ...part(
          'Was im Browser bleibt',
          'Wir merken uns deinen Warenkorb und bei welcher Beraterin du einkaufst. Mehr speichern wir ohne deine Einwilligung nicht.',
        ),
        ...part(
          'Wer deine Daten sieht',
          'Deine Beraterin sieht, was sie zum Beraten und Liefern braucht. Trennst du dich von ihr, werden deine persönlichen Angaben ' +
            'aus ihren Unterlagen entfernt; deine Bestellungen bleiben in deinem Konto.',
        ),
        ...part(
          'Deine Rechte',
          'Du kannst Auskunft, Berichtigung, Löschung und Einschränkung verlangen, widersprechen und deine Daten mitnehmen. Und du ' +
            'kannst dich bei einer Aufsichtsbehörde beschweren.',
        ),
      ),
    ),
  ),
)

const terms = page(
  {
    path: namedPages.Terms_and_conditions__c,
    role: 'terms',
    title: 'Nutzungs- und Kaufbedingungen | Lindenrose',
    description: 'Wie ein Kauf bei Lindenrose zustande kommt, was er kostet und wie du widerrufst.',
    detection: 'terms',
  },
  section(
    {},
    column(
      {},
      html('h1', {}, 'Nutzungs- und Kaufbedingungen'),
      html(
        'div',
        { class: 'prose' },
        html(
          'p',
          { class: 'lead' },
          'Dies ist ein Beispieltext. Ein echter Shop legt hier seine eigenen, rechtlich geprüften Bedingungen ab.',
        ),
        ...part(
          'Mit wem du den Vertrag schließt',
          'Du kaufst bei einer selbstständigen Beraterin ein. Wer sie ist, steht auf jeder Seite oben und mit allen Angaben im Impressum.',
        ),
        ...part(
          'Wie der Kauf zustande kommt',
          'Du legst Produkte in den Warenkorb und prüfst alles auf der letzten Seite. Erst mit „zahlungspflichtig bestellen“ gibst du ' +
            'ein verbindliches Angebot ab.',
        ),
        ...part('Preise und Versand', 'Alle Preise sind Endpreise in Euro inkl. MwSt., zzgl. Versand. Ab 50 € versenden wir kostenlos.'),
        ...part(
          'Widerruf',
          'Du kannst deine Bestellung binnen 14 Tagen ohne Angabe von Gründen widerrufen. Versiegelte Ware, die aus Gründen der Hygiene ' +
            'nicht zurückgegeben werden kann, ist ausgenommen, wenn du das Siegel geöffnet hast.',
        ),
      ),
    ),
  ),
)

/** Pages that the law requires, with honest example texts. */
export const legalPages: readonly PageDocument[] = [imprint, privacy, terms]
