/** A page of the site, as far as a search knows it. */
export interface ContentPage {
  path: string
  /** The shop's use for the page: `privacy`, `terms`, … */
  role?: string | undefined
  /** `de` or `en`; without one it is for readers of either. */
  language?: string
  title: string
  /** Summary in one sentence; may be empty. */
  summary: string
  /** All that is written on it, in running text. */
  text: string
  /** ISO 8601. */
  changed: string
}

const page = (path: string, title: string, changed: string, summary: string, text: string): ContentPage => ({
  path,
  title,
  changed: `${changed}T09:00:00.000Z`,
  summary,
  text,
})

const tip = (path: string, title: string, text: string): ContentPage =>
  page(path, title, '2026-10-12', `${title}: ein Tipp aus unserem Magazin.`, text)

/** Pages that stand on the site until somebody publishes others; some of them no search may show. */
export const publishedAtFirst: readonly ContentPage[] = [
  page(
    '/',
    'Lindenrose: Pflege und Make-up mit persönlicher Beratung',
    '2026-11-02',
    'Pflege, Make-up und Düfte, persönlich empfohlen von deiner Beraterin.',
    'Haut, die sich nach dir anfühlt. Drei leichte Schritte für jeden Morgen: sanft reinigen, gezielt pflegen, gut schützen. Deine ' +
      'Beraterin zeigt dir, welche Pflege zu dir passt.',
  ),
  page(
    '/versand',
    'Versand und Lieferung',
    '2026-10-20',
    'Wie lange eine Lieferung dauert und was sie kostet.',
    'Deine Bestellung ist in zwei bis vier Werktagen bei dir. Der Versand kostet 4,90 €, ab 50 € Warenwert ist er kostenlos. Wir liefern ' +
      'mit der Post, auch an Packstationen. Deine Beraterin kann dir Produkte auch selbst vorbeibringen.',
  ),
  page(
    '/widerruf',
    'Widerruf und Rückgabe',
    '2026-09-14',
    'Wie du eine Bestellung zurückgibst.',
    'Du kannst deine Bestellung binnen 14 Tagen ohne Angabe von Gründen widerrufen. Schick das Päckchen an uns zurück; die Kosten der ' +
      'Rücksendung tragen wir. Versiegelte Pflege nehmen wir zurück, solange das Siegel unversehrt ist.',
  ),
  page(
    '/ueber-uns',
    'Über uns',
    '2026-03-08',
    'Wer Lindenrose ist.',
    'Lindenrose begann in einer kleinen Küche in Kühlungsborn mit Rosenöl und viel Geduld. Heute beraten über hundert selbstständige ' +
      'Beraterinnen zu Pflege, Make-up und Düften, persönlich und ohne Eile.',
  ),
  page(
    '/hauttypen',
    'Welcher Hauttyp bist du?',
    '2026-08-30',
    'Trocken, normal, Mischhaut, ölig oder empfindlich: so findest du es heraus.',
    'Reinige dein Gesicht und warte eine Stunde. Spannt die Haut, ist sie trocken; glänzt nur die Stirn, hast du Mischhaut. Empfindliche ' +
      'Haut rötet sich schnell und mag Pflege ohne Duft.',
  ),
  page(
    '/inhaltsstoffe',
    'Unsere Inhaltsstoffe',
    '2026-07-21',
    'Was in unserer Pflege steckt, von Hagebutte bis Rose.',
    'Hagebutte, Rose, Salbei und Ringelblume kommen aus Anbau, den wir kennen. Auf Mikroplastik verzichten wir. Alle Inhaltsstoffe ' +
      'stehen auf der Packung und bei jedem Produkt.',
  ),
  page(
    '/geschenke',
    'Geschenke verpacken lassen',
    '2026-11-10',
    'Für jedes Produkt gibt es eine Verpackung mit Karte.',
    'Wir verpacken dein Geschenk in Papier aus Weiß und Rosé, mit einer Karte, auf die deine Beraterin deine Worte schreibt.',
  ),
  page(
    '/beraterin-werden',
    'Beraterin werden',
    '2026-05-17',
    'Selbstständig beraten, mit Schulung und ohne Lager.',
    'Du magst Menschen und Pflege? Als Beraterin bist du selbstständig, teilst dir deine Zeit ein und lernst in Schulungen, was Haut braucht.',
  ),
  page(
    '/faq',
    'Häufige Fragen',
    '2026-10-01',
    'Antworten auf das, was oft gefragt wird.',
    'Wie finde ich eine Beraterin? Über die Suche nach deiner Postleitzahl. Kann ich die Beraterin wechseln? Ja, jederzeit in deinem ' +
      'Konto. Wie bezahle ich? Mit Karte, per Lastschrift oder bei deiner Beraterin. Was kostet der Versand? Ab 50 € nichts.',
  ),
  page(
    '/impressum',
    'Impressum und Barrierefreiheit',
    '2026-01-05',
    'Wer hinter Lindenrose steht, und wie barrierefrei der Shop ist.',
    'Lindenrose ist ein Beispielshop: Es gibt keine Firma dahinter. Wir möchten, dass alle hier einkaufen können: mit Tastatur, ' +
      'Screenreader, großer Schrift und hohem Kontrast.',
  ),
  tip(
    '/magazin/rosenduft',
    'Rosenduft am Morgen',
    'Ein Hauch Rose hinter den Ohren begleitet dich durch den Tag. Trag den Duft auf warme Haut auf und reibe nicht.',
  ),
  tip(
    '/magazin/winterpflege',
    'Pflege im Winter',
    'Kalte Luft trocknet die Haut aus. Eine reichhaltige Creme am Abend und ein Öl auf den Lippen helfen gegen spröde Stellen.',
  ),
  tip(
    '/magazin/sonnenschutz',
    'Schutz vor der Sonne',
    'Auch im Herbst brauchst du Lichtschutz. Trag die Pflege eine Viertelstunde auf, bevor du aus dem Haus gehst.',
  ),
  tip(
    '/magazin/lippenstift',
    'Lippenstift, der hält',
    'Zuerst ein wenig Pflege, dann ein Stift in der Farbe der Lippen, dann zwei dünne Schichten Lippenstift.',
  ),
  tip(
    '/magazin/nachtpflege',
    'Pflege in der Nacht',
    'Nachts erneuert sich die Haut. Ein Öl mit Hagebutte nach dem Reinigen ist alles, was sie braucht.',
  ),
  tip(
    '/magazin/maennerpflege',
    'Pflege für Männer',
    'Rasierte Haut braucht Ruhe: kaltes Wasser, eine leichte Creme ohne Alkohol, mehr nicht.',
  ),

  {
    role: 'beauty-profile',
    ...page(
      '/beauty-profile',
      'Mein Beauty-Profil',
      '2026-11-15',
      'Hauttyp und Wünsche.',
      'Dein Beauty-Profil: Hauttyp, Bedürfnisse, Pflege und Interessen, damit deine Beraterin dich kennt.',
    ),
  },
  {
    role: 'account',
    ...page(
      '/account',
      'Mein Konto',
      '2026-11-15',
      'Name, Adressen und Einstellungen.',
      'Dein Konto mit Namen, Adressen, Pflege deiner Daten und allem, was dazugehört.',
    ),
  },
  {
    role: 'privacy',
    ...page(
      '/privacy-policy',
      'Datenschutz',
      '2026-02-11',
      'Welche Daten wir von dir haben.',
      'Welche Daten Lindenrose und deine Beraterin von dir haben, auch dein Beauty-Profil und was du zur Pflege sagst.',
    ),
  },
  {
    role: 'consultant',
    ...page(
      '/consultant',
      'Deine Beraterin',
      '2026-11-15',
      'Schwerpunkte, Sprachen und liebste Produkte.',
      'Deine Beraterin mit Schwerpunkten wie Pflege und Make-up, Sprachen und ihren liebsten Produkten.',
    ),
  },
  {
    role: 'checkout-terms',
    ...page(
      '/checkout-terms',
      'Bedingungen an der Kasse',
      '2026-02-11',
      'Was beim Bestellen gilt.',
      'Was beim Bestellen von Pflege und Make-up gilt, und wie der Versand läuft.',
    ),
  },
  {
    role: 'terms',
    ...page(
      '/terms-of-use-and-purchase',
      'Nutzungs- und Kaufbedingungen',
      '2026-02-11',
      'Wie ein Kauf zustande kommt.',
      'Wie ein Kauf von Pflege und Make-up zustande kommt, was der Versand kostet und wie du widerrufst.',
    ),
  },
]
