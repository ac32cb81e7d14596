import type { Text } from '../../../element/declaration.js'

interface OfferWords {
  /** What it is for, in three or four words; the declaration has the whole sentence. */
  line: Text
  /** Other words editors look for, in both languages. */
  also: string
}

const offer = (de: string, en: string, also = ''): OfferWords => ({ line: { de, en }, also })

/** Short lines for cards; a block that is not listed shows the beginning of its summary. */
export const offerWords: Readonly<Record<string, OfferWords>> = {
  'vitrine-account-switcher': offer(
    'Für wen eingekauft wird',
    'Whom the purchase is for',
    'Kunde Betreuung effectiveAccountId switch account',
  ),
  'vitrine-cart-page': offer('Artikel, Gutscheine, Summen', 'Items, coupons, totals', 'Einkaufswagen Einkaufstasche Korb basket bag'),
  'vitrine-cart-panel': offer('Warenkorb am Rand', 'Cart at the side', 'Einkaufswagen Einkaufstasche Korb Mini-Cart Drawer basket bag'),
  'vitrine-catalogue-frame': offer('Zum Blättern, groß', 'Page through, large', 'Broschüre Heft Magazin iCatalog flipbook brochure'),
  'vitrine-column': offer('Ein Teil eines Abschnitts', 'A part of a section', 'Raster Grid Spalten nebeneinander'),
  'vitrine-consultant-assignment': offer('Eine aus der Nähe', 'Someone nearby', 'PLZ Postleitzahl zuweisen Empfehlung recommend'),
  'vitrine-consultant-detection': offer('Unsichtbar', 'Invisible', 'Moniker Erkennung detect'),
  'vitrine-consultant-profile': offer(
    'Bild, Schwerpunkte, Netzwerke',
    'Picture, specialties, networks',
    'Über mich Steckbrief Portrait about',
  ),
  'vitrine-consultant-search': offer(
    'Name, Telefon, Postleitzahl',
    'Name, phone, postal code',
    'Suche PLZ Umkreis Beraterinnensuche finder locator',
  ),
  'vitrine-consultant-switcher': offer('Meine Beraterinnen', 'My consultants', 'Hauptberaterin Wechsel switch primary'),
  'vitrine-footer': offer('Rechtliches am Ende', 'Legal links at the end', 'Footer Fuß Datenschutz AGB'),
  'vitrine-imprint': offer('Angaben nach § 5 DDG', 'Details the law asks for', 'Recht Gesetz Anbieter legal notice'),
  'vitrine-inactive-shop': offer('Fenster, öffnet sich selbst', 'Opens by itself', 'inaktiv geschlossen closed dialog'),
  'vitrine-invalid-shop': offer('Entschuldigt sich', 'Says sorry', 'ungültig Fehler 404 error not found'),
  'vitrine-loading-overlay': offer('Über der ganzen Seite', 'Over the whole page', 'Warten Spinner laden wait'),
  'vitrine-login': offer('E-Mail und Passwort', 'E-mail and password', 'Login Anmeldung einloggen sign in'),
  'vitrine-main-navigation': offer('Name, Links, Warenkorb', 'Name, links, cart', 'Menü Kopf Header menu'),
  'vitrine-permalink-notice': offer('Über den Warenkorb', 'Above the cart', 'teilen geteilt Permalink share'),
  'vitrine-product-detail': offer('Bilder, Preis, Menge', 'Pictures, price, quantity', 'Artikel PDP kaufen buy'),
  'vitrine-product-list': offer('Zum Ansehen und Kaufen', 'To look at and buy', 'Artikel Kategorie Sortiment Raster PLP products grid'),
  'vitrine-promo-banner': offer('Lädt ein, sich auszusuchen', 'Invites to choose', 'Banner Band Einladung teaser'),
  'vitrine-quick-connect': offer('Anschrift, Telefon, E-Mail', 'Address, phone, e-mail', 'Visitenkarte Kontakt verbinden card'),
  'vitrine-register': offer('Für neue Kundinnen', 'For new customers', 'Registrieren Registrierung sign up'),
  'vitrine-section': offer('Hintergrund, Abstand', 'Background, space', 'Sektion Streifen Container Hintergrund band row'),
  'vitrine-shop-magnet': offer('In wessen Shop man ist', 'Whose shop this is', 'Begrüßung Banner welcome greeting'),
  'vitrine-store': offer('Unsichtbar', 'Invisible', 'Konfiguration Sprache settings language'),
  heading: offer('Gliedert die Seite', 'Structures the page', 'Titel Headline h1 h2 h3 title'),
  text: offer('Ein Absatz', 'A paragraph', 'Absatz schreiben paragraph copy'),
  button: offer('Führt weiter', 'Leads on', 'Link Button Schaltfläche call to action CTA'),
  picture: offer('Mit Beschreibung', 'With a description', 'Foto Grafik image photo'),
  list: offer('Punkt für Punkt', 'Point by point', 'Aufzählung bullets ul'),
  divider: offer('Trennt Gedanken', 'Separates thoughts', 'Linie Strich rule hr line'),
}
