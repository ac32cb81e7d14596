import { defineBlock } from '../../core/element/declaration.js'
import { announce } from '../../commerce/domain/channels.js'
import { defaultSubsidiary, defaultSubsidiaryCode } from '../../commerce/domain/limits.js'
import { inspectorKey } from '../../commerce/domain/memory.js'
import { namedPages } from '../../core/dom/named-pages.js'

export const store = defineBlock({
  tag: 'vitrine-store',
  version: 1,
  name: { de: 'Shop-Einstellungen', en: 'Store settings' },
  summary: {
    de: 'Unsichtbar. Sagt allen Bausteinen der Seite, zu welchem Shop sie gehören; einmal je Seite.',
    en: 'Invisible. Tells every block of the page which store it belongs to; once per page.',
  },
  category: 'page',
  icon: 'store',
  guidance: {
    do: [
      {
        de: 'Setz ihn einmal auf jede Seite, als Erstes, am besten in die Vorlage.',
        en: 'Put it once on every page, first of all, best into the template.',
      },
      {
        de: 'Nenn jeden fremden Ursprung in trusted-origins, bevor ein Block ihn braucht.',
        en: 'Name every foreign origin in trusted-origins before a block needs it.',
      },
    ],
    dont: [
      { de: 'Stell zwei Seiten desselben Shops nicht verschieden ein.', en: 'Don’t set two pages of one shop differently.' },
      {
        de: 'Schreib keine Geheimnisse hinein. Wer die Seite öffnet, kann alles davon lesen.',
        en: 'Don’t write secrets into it. Whoever opens the page can read all of it.',
      },
    ],
  },
  fields: {
    webstoreId: {
      type: 'text',
      label: { de: 'Kennung des Shops', en: 'Webstore id' },
      default: '0ZE000000000001GAA',
      required: true,
      advanced: true,
    },
    communityId: {
      type: 'text',
      label: { de: 'Kennung der Site', en: 'Site id' },
      help: {
        de: 'Damit Produkt- und Beraterinnenseiten Suchmaschinen ihren eigenen Titel nennen. Leer: sie behalten den der Seite.',
        en: 'So that product and consultant pages tell search engines their own title. Empty: they keep the page’s.',
      },
      default: '0DB000000000001GAA',
      advanced: true,
    },
    apiBasePath: {
      type: 'text',
      label: { de: 'Pfad zur Plattform', en: 'Path of the platform' },
      help: { de: 'Leer, oder /webruntime/api auf einer echten Site.', en: 'Empty, or /webruntime/api on a real site.' },
      default: '',
      advanced: true,
    },
    sitePath: { type: 'text', label: { de: 'Pfad der Site', en: 'Path of the site' }, default: '', advanced: true },
    pages: {
      type: 'object',
      label: { de: 'Adressen der Seiten', en: 'Addresses of pages' },
      help: {
        de: 'Wo Seiten dieser Site stehen, eine je Zeile: „/cart: /warenkorb“. Links führen dann dorthin. Das Handbuch „Eine echte Site“ nennt Muster für Produkte.',
        en: 'Where pages of this site stand, one per line: “/cart: /basket”. Links then lead there. The guide “A real site” names patterns for products.',
      },
      default: {},
      advanced: true,
    },
    apexTransport: {
      type: 'select',
      label: { de: 'Form der Server-Methoden', en: 'Form of server methods' },
      options: [
        { value: 'path', label: { de: 'Pfad', en: 'Path' } },
        { value: 'execute', label: { de: 'Ausführen (echte Site)', en: 'Execute (real site)' } },
      ],
      default: 'path',
      advanced: true,
    },
    credentials: {
      type: 'select',
      label: { de: 'Cookies zur Plattform', en: 'Cookies to the platform' },
      help: {
        de: 'Liegt die Plattform auf einer anderen Adresse als die Seite, etwa shop. neben www., braucht der Warenkorb „Auch zu anderen Adressen“.',
        en: 'If the platform is on another origin than the page, such as shop. beside www., the cart needs "To other origins too".',
      },
      group: 'behaviour',
      options: [
        { value: 'same-origin', label: { de: 'Nur zur eigenen Adresse', en: 'To the own origin only' } },
        { value: 'include', label: { de: 'Auch zu anderen Adressen', en: 'To other origins too' } },
      ],
      default: 'same-origin',
      advanced: true,
    },
    locale: {
      type: 'select',
      open: 'language',
      label: { de: 'Sprache', en: 'Language' },
      help: {
        de: 'Leer: die Sprache der Seite. Weitere Sprachen bringt die Seite mit registerMessages.',
        en: 'Empty: the language of the page. Pages bring further languages with registerMessages.',
      },
      options: [
        { value: 'de', label: { de: 'Deutsch', en: 'German' } },
        { value: 'en', label: { de: 'Englisch', en: 'English' } },
      ],
    },
    subsidiary: { type: 'text', label: { de: 'Landesgesellschaft', en: 'Subsidiary' }, default: defaultSubsidiary, advanced: true },
    subsidiaryCode: {
      type: 'text',
      label: { de: 'Nummer der Landesgesellschaft', en: 'Subsidiary code' },
      default: defaultSubsidiaryCode,
      advanced: true,
    },
    monikerStorage: {
      type: 'select',
      label: { de: 'Beraterin merken', en: 'Remember the consultant' },
      help: {
        de: 'Fragt die Site nach einer Einwilligung, bleibt der Cookie ohne sie nur für diesen Besuch. „Ohne Cookie“ ist die vorsichtige Wahl.',
        en: 'Where the site asks for consent, the cookie stays for this visit only without it. "Without a cookie" is the cautious choice.',
      },
      group: 'behaviour',
      options: [
        { value: 'consent', label: { de: 'Beim nächsten Besuch mit Einwilligung', en: 'On the next visit with consent' } },
        { value: 'cookie', label: { de: 'Immer auch beim nächsten Besuch', en: 'Always on the next visit too' } },
        { value: 'session', label: { de: 'Nur für diesen Besuch, ohne Cookie', en: 'For this visit only, without a cookie' } },
      ],
      default: 'consent',
    },
    consent: {
      type: 'select',
      label: { de: 'Einwilligung', en: 'Consent' },
      help: {
        de: '„Die Site fragt danach“ gehört auf Seiten ohne den Baustein dafür; was im Studio veröffentlicht wird, sagt es von selbst.',
        en: '"The site asks for it" belongs on pages without the block for it; what the Studio publishes says so by itself.',
      },
      group: 'behaviour',
      options: [
        { value: 'unknown', label: { de: 'Noch nicht gefragt', en: 'Not asked yet' } },
        { value: 'asked', label: { de: 'Die Site fragt danach', en: 'The site asks for it' } },
        { value: 'granted', label: { de: 'Erteilt', en: 'Granted' } },
        { value: 'denied', label: { de: 'Abgelehnt', en: 'Denied' } },
      ],
      default: 'unknown',
      advanced: true,
    },
    metrics: {
      type: 'boolean',
      label: { de: 'Messwerte melden', en: 'Report measurements' },
      help: {
        de: 'Meldet als Ereignis vitrine-metric, wann jeder Baustein fertig war und wie schnell die Seite antwortet. Von selbst verlässt nichts die Seite.',
        en: 'Reports as the event vitrine-metric when each block was ready and how fast the page answers. Nothing leaves the page by itself.',
      },
      group: 'behaviour',
      advanced: true,
    },
    agentTools: {
      type: 'boolean',
      label: { de: 'Werkzeuge für Assistenten', en: 'Tools for agents' },
      help: {
        de: 'Ein Assistent im Browser darf suchen und den Warenkorb lesen; was er ändern will, fragt er vorher. Bestellen kann er nie.',
        en: 'An agent in the browser may search and read the cart; what it wants to change it asks first. It can never order.',
      },
      group: 'behaviour',
      advanced: true,
    },
    words: {
      type: 'object',
      label: { de: 'Eigene Wörter', en: 'Own words' },
      help: {
        de: 'Ersetzt Wörter der Bausteine auf dieser Seite, eines je Zeile: „addToCart: Einpacken“. Die Namen kennt, wer den Shop einrichtet.',
        en: 'Replaces words of the blocks on this page, one per line: “addToCart: Pack it”. Whoever sets up the shop knows the names.',
      },
      default: {},
    },
    names: {
      type: 'object',
      label: { de: 'Namen der Organisation', en: 'Names of the organisation' },
      help: {
        de: 'Wie Apex-Klassen, Felder und Objekte in deiner Organisation heißen, eines je Zeile: „field.line: Linie__c“. Leer schaltet ab, was den Namen braucht. Das Handbuch „Namen“ führt alle auf.',
        en: 'What Apex classes, fields and objects are called in your organisation, one per line: “field.line: Line__c”. Empty switches off what needs the name. The guide “Names” lists them all.',
      },
      default: {},
      advanced: true,
    },
    loginUrl: { type: 'url', label: { de: 'Seite zum Anmelden', en: 'Sign-in page' }, group: 'links', default: '/login' },
    checkoutUrl: { type: 'url', label: { de: 'Kasse', en: 'Checkout' }, group: 'links', default: '' },
    shippingUrl: {
      type: 'url',
      label: { de: 'Versandkosten', en: 'Shipping costs' },
      help: {
        de: 'Dorthin führt jedes „zzgl. Versand“ neben einem Preis. Leer: führt nirgendwohin.',
        en: 'Where every "plus shipping" beside a price leads. Empty: it leads nowhere.',
      },
      group: 'links',
      default: '',
    },
    imprintUrl: {
      type: 'url',
      label: { de: 'Impressum', en: 'Imprint' },
      help: {
        de: 'Dorthin führt, was deine Organisation online nicht anbietet: Die Adresse zum Schreiben steht im Impressum.',
        en: 'Where features lead that your organisation does not offer online: the address to write to is in the imprint.',
      },
      group: 'links',
      default: '/impressum',
      advanced: true,
    },
    offerTerms: {
      type: 'object',
      label: { de: 'Versand und Rückgabe für Suchmaschinen', en: 'Shipping and returns for search engines' },
      help: {
        de: 'Eines je Zeile: shippingRate: 4,90 · shippingCountries: DE AT · returnDays: 14 · returnFees: customer oder free · returnUrl: /widerruf. Was fehlt, wird nicht behauptet.',
        en: 'One per line: shippingRate: 4.90 · shippingCountries: DE AT · returnDays: 14 · returnFees: customer or free · returnUrl: /returns. Nothing is claimed that is left out.',
      },
      default: {},
      advanced: true,
    },
    shopInvalidUrl: {
      type: 'url',
      label: { de: 'Seite „Shop nicht gefunden“', en: 'Shop-invalid page' },
      group: 'links',
      default: namedPages.ShopInvalid__c,
      advanced: true,
    },
    trustedOrigins: {
      type: 'text',
      label: { de: 'Weitere Herkunftsadressen', en: 'Further origins' },
      help: {
        de: 'Woher Rahmen und Skripte außer von https noch kommen dürfen, etwa http://localhost:4174; durch Leerzeichen getrennt.',
        en: 'Where frames and scripts may come from besides https, such as http://localhost:4174; separated by spaces.',
      },
      group: 'behaviour',
      default: '',
      advanced: true,
    },
  },
  placement: { maxPerPage: 1, insertAt: 'start' },
  presets: [{ id: 'shop', label: { de: 'Shop-Einstellungen', en: 'Store settings' }, fields: { checkoutUrl: '/checkout' } }],
  subscribes: [announce],
  preload: { measure: [{ field: 'metrics', is: [true] }] },
  queryParams: {
    'vitrine-inspect': { de: 'Öffnet den Inspektor, für diesen Besuch.', en: 'Opens the inspector, for this visit.' },
  },
  storageKeys: [inspectorKey],
  inserter: {
    tagline: { de: 'Unsichtbar', en: 'Invisible' },
    keywords: 'Konfiguration Sprache settings language',
    illustration: [
      ['dashed', 10, 5, 60, 38, 6],
      ['strong', 'M26 18l3-7h22l3 7a4.7 4.7 0 0 1-9.3 0 4.7 4.7 0 0 1-9.4 0 4.7 4.7 0 0 1-9.3 0z'],
      ['middle', 29, 25, 22, 12, 1],
      ['paper', 42, 28, 6, 9, 1],
    ],
  },
})
