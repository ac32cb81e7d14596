/** English texts of the pages of the example shop; the German text is the key. */
export const englishTexts: Readonly<Record<string, string>> = {
  'Lindenrose: Pflege und Make-up mit persönlicher Beratung': 'Lindenrose: skin care and make-up with personal advice',
  'Entdecke Pflege, Make-up und Düfte von Lindenrose, persönlich empfohlen von deiner Beraterin und bequem nach Hause geliefert.':
    'Discover skin care, make-up and fragrances by Lindenrose, recommended by your own consultant and delivered to your door.',
  'Schreib deiner Beraterin | Lindenrose': 'Write to your consultant | Lindenrose',
  'Fragen zu Haut, Bestellung oder Termin: Deine Lindenrose-Beraterin antwortet dir persönlich.':
    'Questions about skin, an order or an appointment: your Lindenrose consultant answers in person.',
  'Schreib deiner Beraterin': 'Write to your consultant',
  'Deine Nachricht': 'Your message',
  'Zum Inhalt springen': 'Skip to the content',
  'Beraterin finden': 'Find a consultant',
  'Neu im Herbst': 'New this autumn',
  'Haut, die sich nach dir anfühlt.': 'Skin that feels like you.',
  'Drei leichte Schritte für jeden Morgen. Deine Beraterin zeigt dir, welche Pflege zu dir passt, persönlich und ohne Eile.':
    'Three light steps for every morning. Your consultant shows you which care suits you, in person and without hurry.',
  'Pflege entdecken': 'Discover skin care',
  'So geht’s': 'How it works',
  Bestseller: 'Bestsellers',
  'Was andere lieben': 'What others love',
  'Drei Schritte': 'Three steps',
  'Weniger, aber das Richtige': 'Less, but the right things',
  'Sanft reinigen': 'Cleanse gently',
  'Abends nimmt ein milder Schaum den Tag von deiner Haut. Morgens genügt lauwarmes Wasser.':
    'In the evening a mild foam takes the day off your skin. In the morning lukewarm water will do.',
  'Gezielt pflegen': 'Care with purpose',
  'Ein Serum für das, was deine Haut gerade braucht: Feuchtigkeit, Ruhe oder Leuchtkraft.':
    'A serum for what your skin needs right now: moisture, calm or radiance.',
  'Gut schützen': 'Protect well',
  'Eine leichte Tagespflege bewahrt, was du ihr gegeben hast. Mehr braucht es nicht.':
    'A light day cream keeps what you have given it. Nothing more is needed.',
  Neu: 'New',
  'Neu bei uns?': 'New here?',
  'Such dir eine Beraterin in deiner Nähe. Sie zeigt dir in Ruhe, was zu deiner Haut passt.':
    'Choose a consultant near you. She takes her time to show you what suits your skin.',
  'Konto anlegen': 'Create an account',
  'Schön, dass du wieder da bist': 'Good to see you again',
  'Was du dir gemerkt und bestellt hast, findest du hier wieder.': 'What you have kept and ordered, you find here again.',
  'Deine Bestellungen': 'Your orders',
  'Gerade eingetroffen': 'Just arrived',
  'inkl. MwSt., kostenloser Versand ab 50 €': 'incl. VAT, free shipping from €50',
  'Lindenrose ist ein Beispielshop. Alle Preise inkl. MwSt., zzgl. Versand; ab 50 € versenden wir kostenlos.':
    'Lindenrose is an example shop. All prices incl. VAT, plus shipping; from €50 we ship free of charge.',
  'Alle Produkte | Lindenrose': 'All products | Lindenrose',
  'Alle Produkte von Lindenrose: Gesichtspflege, Make-up, Lippen, Düfte und Körperpflege zum Stöbern und Bestellen.':
    'All products by Lindenrose: face care, make-up, lips, fragrances and body care to browse and order.',
  'Alle Produkte': 'All products',
  'Stöbere in Ruhe. Was dir gefällt, legst du in den Warenkorb; bezahlt wird erst ganz am Ende.':
    'Browse at your leisure. Put what you like into the cart; you only pay at the very end.',
  'Produkt | Lindenrose': 'Product | Lindenrose',
  'Ein Produkt von Lindenrose mit Bildern, Preis und Beschreibung.': 'A product by Lindenrose with pictures, price and description.',
  'Das könnte dir auch gefallen': 'You may also like',
  'Zuletzt angesehen': 'Recently viewed',
  'Warenkorb | Lindenrose': 'Cart | Lindenrose',
  'Dein Warenkorb bei Lindenrose: Mengen ändern, Gutscheine einlösen und zur Kasse gehen.':
    'Your cart at Lindenrose: change quantities, redeem coupons and go to the checkout.',
  'Gerade beliebt': 'Popular right now',
  'In drei Schritten bestellen: Lieferadresse, Versand und Bezahlung.': 'Order in three steps: delivery address, shipping and payment.',
  'Kasse | Lindenrose': 'Checkout | Lindenrose',
  'Danke für deine Bestellung | Lindenrose': 'Thank you for your order | Lindenrose',
  'Deine Bestellung bei Lindenrose: Nummer, Inhalt und wie es weitergeht.':
    'Your order at Lindenrose: its number, what is in it and what happens next.',
  'Vertrag widerrufen | Lindenrose': 'Withdraw from a contract | Lindenrose',
  'Deine Bestellung bei Lindenrose widerrufen, auch ohne Konto, mit Eingangsbestätigung.':
    'Withdraw from your order at Lindenrose, with or without an account, and get a receipt for it.',
  '‹ Deine Bestellungen': '‹ Your orders',
  'Anmelden | Lindenrose': 'Sign in | Lindenrose',
  'Melde dich bei Lindenrose an und kaufe bei deiner Beraterin ein.': 'Sign in to Lindenrose and shop with your consultant.',
  'Zum Ausprobieren:\nanna.muster@example.org mit dem Passwort lindenrose':
    'To try it out:\nanna.muster@example.org with the password lindenrose',
  'Konto anlegen | Lindenrose': 'Create an account | Lindenrose',
  'Leg dir ein Konto bei Lindenrose an und kaufe bei deiner Beraterin ein.':
    'Create an account at Lindenrose and shop with your consultant.',
  'Meine Beraterinnen | Lindenrose': 'My consultants | Lindenrose',
  'Deine Beraterinnen bei Lindenrose: bei einer anderen einkaufen, deine Hauptberaterin festlegen oder dich trennen.':
    'Your consultants at Lindenrose: shop with another one, choose your primary one, or part from one.',
  'Meine Beraterinnen': 'My consultants',
  'Kauf ein, bei wem du magst. Deine Hauptberaterin ist die, die wir dir zuerst zeigen.':
    'Shop with whom you like. Your primary consultant is the one whom we show you first.',
  'Alle auf einen Blick': 'All at a glance',
  'Mein Konto | Lindenrose': 'My account | Lindenrose',
  'Dein Konto bei Lindenrose: Beauty-Profil, Beraterinnen, Newsletter, Adressen und wie du den Kundenservice erreichst.':
    'Your account at Lindenrose: beauty profile, consultants, newsletters, addresses and how to reach customer service.',
  'Montag bis Freitag, 9 bis 17 Uhr': 'Monday to Friday, 9 am to 5 pm',
  'Deine Daten | Lindenrose': 'Your data | Lindenrose',
  'Name, Telefon, E-Mail-Adresse und Passwort ändern, und herunterladen, was Lindenrose über dich weiß.':
    'Change name, phone, e-mail address and password, and download what Lindenrose knows about you.',
  '‹ Mein Konto': '‹ My account',
  'Beauty-Profil | Lindenrose': 'Beauty profile | Lindenrose',
  'Erzähl deiner Beraterin von deiner Haut, deinem Make-up und dem, was dich interessiert.':
    'Tell your consultant about your skin, your make-up and what you are interested in.',
  'Newsletter und Kontakt | Lindenrose': 'Newsletters and contact | Lindenrose',
  'Welche Newsletter du bekommst, und wann, wie und wie oft sich deine Beraterin bei dir meldet.':
    'Which newsletters you get, and when, how and how often your consultant contacts you.',
  'Newsletter und Kontakt': 'Newsletters and contact',
  'Du entscheidest, welche Post du bekommst und wie wir uns bei dir melden.': 'You decide which mail you get and how we contact you.',
  'Deine Adressen | Lindenrose': 'Your addresses | Lindenrose',
  'Wohin Lindenrose dir liefert: Adressen ansehen, ergänzen, ändern und eine zur Hauptadresse machen.':
    'Where Lindenrose delivers: see, add and change addresses, and make one of them your primary one.',
  'Deine Bestellungen | Lindenrose': 'Your orders | Lindenrose',
  'Was du bei Lindenrose bestellt hast: ansehen, nochmal kaufen oder widerrufen. Auch ohne Konto.':
    'What you have ordered at Lindenrose: look at it, buy it again or withdraw. Without an account, too.',
  'Deine Favoriten | Lindenrose': 'Your favourites | Lindenrose',
  'Was du dir bei Lindenrose mit dem Herz gemerkt hast, zum Wiederfinden und Bestellen.':
    'What you have kept at Lindenrose with the heart, to find again and order.',
  'Deine Favoriten': 'Your favourites',
  'Newsletter bestellen | Lindenrose': 'Newsletter sign-up | Lindenrose',
  'Neues, Tipps und Angebote von Lindenrose per E-Mail, etwa zweimal im Monat.':
    'News, tips and offers by Lindenrose by e-mail, about twice a month.',
  Newsletter: 'Newsletter',
  'Passwort vergessen | Lindenrose': 'Forgotten password | Lindenrose',
  'Ein neues Passwort für dein Konto bei Lindenrose, mit einem Link per E-Mail.':
    'A new password for your account at Lindenrose, with a link by e-mail.',
  'Beraterin finden | Lindenrose': 'Find a consultant | Lindenrose',
  'Finde deine Lindenrose-Beraterin nach Postleitzahl und Umkreis, Name oder Telefonnummer und kaufe bei ihr ein.':
    'Find your Lindenrose consultant by postal code and distance, name or phone number, and shop with her.',
  'Beratung, die dich kennt': 'Advice that knows you',
  'Jemand in deiner Nähe nimmt sich Zeit für dich: für deine Haut, deine Farben und deine Fragen.':
    'Somebody near you takes time for you: for your skin, your colours and your questions.',
  'Deine Beraterin | Lindenrose': 'Your consultant | Lindenrose',
  'Eine Lindenrose-Beraterin mit Schwerpunkten, Sprachen und ihren liebsten Produkten.':
    'A Lindenrose consultant with her specialties, her languages and her favourite products.',
  'Suche | Lindenrose': 'Search | Lindenrose',
  'Finde, was auf den Seiten von Lindenrose steht: zu Versand und Rückgabe, Pflege, Beratung und dem Shop.':
    'Find what stands on the pages of Lindenrose: about shipping and returns, care, advice and the shop.',
  Suche: 'Search',
  'Antworten, Tipps und alles Weitere auf unseren Seiten.': 'Answers, tips and everything else on our pages.',
  'Versand, Rückgabe, Hauttyp, Beraterin werden': 'Shipping, returns, skin type, become a consultant',
  'Versand, Zahlung und Rückgabe | Lindenrose': 'Shipping, payment and returns | Lindenrose',
  'Wie schnell deine Bestellung bei dir ist, was der Versand kostet und wie du etwas zurückgibst.':
    'How soon your order reaches you, what shipping costs and how to return something.',
  'Versand, Zahlung und Rückgabe': 'Shipping, payment and returns',
  Versand: 'Shipping',
  'Deine Bestellung ist in zwei bis vier Werktagen bei dir. Der Versand kostet 4,90 €; ab 50 € Warenwert versenden wir kostenlos.':
    'Your order reaches you in two to four working days, within Germany. Shipping costs €4.90; from €50 we ship free of charge.',
  'Deine Beraterin kann dir Produkte auch selbst vorbeibringen. Frag sie einfach.':
    'Your consultant can also bring products to you herself. Just ask her.',
  Zahlung: 'Payment',
  'Du zahlst auf Rechnung binnen 14 Tagen oder mit deiner Karte. Erst wenn du bestellst, wird etwas abgebucht.':
    'You pay by invoice within 14 days, or by card. Nothing is charged before you order.',
  Rückgabe: 'Returns',
  'Du kannst deine Bestellung binnen 14 Tagen ohne Angabe von Gründen widerrufen. Versiegelte Pflege nehmen wir zurück, solange das Siegel unversehrt ist.':
    'You can withdraw from your order within 14 days without giving a reason. We take back sealed products as long as the seal is unbroken.',
  'Etwas ist kaputt angekommen': 'Something arrived broken',
  'Das tut uns leid. Schick deiner Beraterin ein Foto, und du bekommst Ersatz.':
    'We are sorry. Send your consultant a photo, and you will get a replacement.',
  'Welcher Hauttyp bist du? | Lindenrose': 'What is your skin type? | Lindenrose',
  'Trocken, normal, Mischhaut, ölig oder empfindlich: So findest du es in einer Stunde heraus.':
    'Dry, normal, combination, oily or sensitive: how to find out within an hour.',
  'Welcher Hauttyp bist du?': 'What is your skin type?',
  'Der Test': 'The test',
  'Reinige dein Gesicht mit lauwarmem Wasser und einem milden Schaum. Trag nichts auf und warte eine Stunde.':
    'Cleanse your face with lukewarm water and a mild foam. Apply nothing and wait for an hour.',
  'Was du siehst': 'What you see',
  'Spannt die Haut, ist sie trocken. Glänzt nur die Stirn mit Nase und Kinn, hast du Mischhaut. Glänzt alles, ist sie ölig. Rötet sie sich schnell, ist sie empfindlich und mag Pflege ohne Duft.':
    'If your skin feels tight, it is dry. If only forehead, nose and chin shine, it is combination skin. If all of it shines, it is oily. If it reddens easily, it is sensitive and likes care without fragrance.',
  'Und dann?': 'And then?',
  'Deine Beraterin zeigt dir, welche drei Schritte zu deinem Hauttyp passen.':
    'Your consultant shows you which three steps suit your skin type.',
  'Häufige Fragen | Lindenrose': 'Frequent questions | Lindenrose',
  'Antworten auf das, was uns oft gefragt wird.': 'Answers to what we are often asked.',
  'Häufige Fragen': 'Frequent questions',
  'Wie finde ich eine Beraterin?': 'How do I find a consultant?',
  'Über die Suche nach deiner Postleitzahl, nach Name oder Telefonnummer.': 'By searching for your postal code, a name or a phone number.',
  'Kann ich die Beraterin wechseln?': 'Can I change my consultant?',
  'Ja, jederzeit in deinem Konto. Dein Warenkorb bleibt dabei derselbe.': 'Yes, at any time in your account. Your cart stays the same.',
  'Was kostet der Versand? | Welche Pflege hilft bei trockener Haut?': 'What does shipping cost? | Which care helps dry skin?',
  'Was kostet der Versand?': 'What does shipping cost?',
  'Ab 50 € nichts, sonst 4,90 €.': 'Nothing from €50, otherwise €4.90.',
  'Sind die Produkte an Tieren getestet?': 'Are the products tested on animals?',
  'Nein. Weder die Produkte noch ihre Inhaltsstoffe.': 'No. Neither the products nor their ingredients.',
  'Beraterin werden | Lindenrose': 'Become a consultant | Lindenrose',
  'Selbstständig beraten, in deiner eigenen Zeit und ohne Lager.': 'Advise on your own account, in your own time and without a stock.',
  'Beraterin werden': 'Become a consultant',
  'Was du mitbringst': 'What you bring',
  'Du magst Menschen und Pflege und nimmst dir gern Zeit für beides. Erfahrung brauchst du keine.':
    'You like people and skin care and enjoy taking time for both. You need no experience.',
  'Was du lernst': 'What you learn',
  'In Schulungen erfährst du, was Haut braucht, wie Farben wirken und wie du jemanden berätst, ohne zu drängen.':
    'In trainings you learn what skin needs, what colours do, and how to advise somebody without pushing.',
  'Wie es beginnt': 'How it begins',
  'Sprich mit einer Beraterin in deiner Nähe. Sie erzählt dir, wie ihr Alltag aussieht.':
    'Talk to a consultant near you. She will tell you what her days are like.',
  'Über uns | Lindenrose': 'About us | Lindenrose',
  'Lindenrose begann in einer kleinen Küche in Kühlungsborn, mit Rosenöl und viel Geduld.':
    'Lindenrose began in a small kitchen in Kühlungsborn, with rose oil and a lot of patience.',
  'Über uns': 'About us',
  'Woher wir kommen': 'Where we come from',
  'Aus einer Creme für die Nachbarin wurden zehn, aus zehn ein kleiner Laden an der Straße zum Strand.':
    'One cream for a neighbour became ten, and ten became a small shop on the road to the beach.',
  'Was uns wichtig ist': 'What matters to us',
  'Hagebutte, Rose und Salbei aus Anbau, den wir kennen. Kein Mikroplastik. Und jemand, der dir zuhört, bevor er dir etwas empfiehlt.':
    'Rose hip, rose and sage from growers whom we know. No microplastics. And somebody who listens to you before recommending anything.',
  'Shop nicht gefunden | Lindenrose': 'Shop not found | Lindenrose',
  'Diesen Shop gibt es leider nicht.': 'Sorry, this shop does not exist.',
  'Impressum und Barrierefreiheit | Lindenrose': 'Imprint and accessibility | Lindenrose',
  'Wer hinter Lindenrose und dem Shop deiner Beraterin steht, und wie barrierefrei der Shop ist.':
    'Who stands behind Lindenrose and your consultant’s shop, and how accessible the shop is.',
  'Lindenrose ist ein Beispielshop: Es gibt keine Firma dahinter, und bestellt wird nur zum Ausprobieren. In einem echten Shop stehen hier Name, Anschrift, Vertretungsberechtigte, Registernummer und USt-IdNr. des Unternehmens.':
    'Lindenrose is an example shop: there is no company behind it, and ordering is for trying it out only. A real shop states the company’s name, address, representatives, register number and VAT number here.',
  'Wir möchten, dass alle hier einkaufen können: mit Tastatur, Screenreader, großer Schrift und hohem Kontrast. Maßstab sind die WCAG 2.2, Stufe AA.\n\nFällt dir etwas auf, das dich hindert? Schreib deiner Beraterin oder uns, wir kümmern uns darum.':
    'We want everybody to be able to shop here: with a keyboard, a screen reader, large type and high contrast. Our measure is WCAG 2.2, level AA.\n\nIs there anything in your way? Write to your consultant or to us, and we will take care of it.',
  Kontakt: 'Contact',
  'Datenschutz | Lindenrose': 'Privacy | Lindenrose',
  'Welche Daten Lindenrose und deine Beraterin von dir haben, wozu, und wie lange.':
    'Which data Lindenrose and your consultant have of you, what for, and for how long.',
  Datenschutz: 'Privacy',
  'Dies ist ein Beispieltext. Ein echter Shop beschreibt hier seine eigene Verarbeitung und lässt sie rechtlich prüfen.':
    'This is an example. A real shop describes its own processing here and has it checked by a lawyer.',
  'Was wir speichern': 'What we keep',
  'Beim Einkaufen brauchen wir deinen Namen, deine Anschrift, deine E-Mail-Adresse und was du bestellst. Wenn du magst, kommt dein Beauty-Profil dazu.':
    'When you shop we need your name, your address, your e-mail address and what you order. If you like, your beauty profile joins them.',
  'Was im Browser bleibt': 'What stays in the browser',
  'Wir merken uns deinen Warenkorb und bei welcher Beraterin du einkaufst. Mehr speichern wir ohne deine Einwilligung nicht.':
    'We remember your cart and with which consultant you shop. We keep nothing more without your consent.',
  'Wer deine Daten sieht': 'Who sees your data',
  'Deine Beraterin sieht, was sie zum Beraten und Liefern braucht. Trennst du dich von ihr, werden deine persönlichen Angaben aus ihren Unterlagen entfernt; deine Bestellungen bleiben in deinem Konto.':
    'Your consultant sees what she needs to advise and deliver. When you part from her, your personal details are removed from her records; your orders stay in your account.',
  'Deine Rechte': 'Your rights',
  'Du kannst Auskunft, Berichtigung, Löschung und Einschränkung verlangen, widersprechen und deine Daten mitnehmen. Und du kannst dich bei einer Aufsichtsbehörde beschweren.':
    'You can ask for access, correction, deletion and restriction, object, and take your data with you. And you can complain to a supervisory authority.',
  'Nutzungs- und Kaufbedingungen | Lindenrose': 'Terms of use and purchase | Lindenrose',
  'Wie ein Kauf bei Lindenrose zustande kommt, was er kostet und wie du widerrufst.':
    'How a purchase at Lindenrose comes about, what it costs and how to withdraw from it.',
  'Nutzungs- und Kaufbedingungen': 'Terms of use and purchase',
  'Dies ist ein Beispieltext. Ein echter Shop legt hier seine eigenen, rechtlich geprüften Bedingungen ab.':
    'This is an example. A real shop states its own terms here, checked by a lawyer.',
  'Mit wem du den Vertrag schließt': 'With whom you make the contract',
  'Du kaufst bei einer selbstständigen Beraterin ein. Wer sie ist, steht auf jeder Seite oben und mit allen Angaben im Impressum.':
    'You shop with an independent consultant. Who she is stands at the top of every page, and with all details in the imprint.',
  'Wie der Kauf zustande kommt': 'How the purchase comes about',
  'Du legst Produkte in den Warenkorb und prüfst alles auf der letzten Seite. Erst mit „zahlungspflichtig bestellen“ gibst du ein verbindliches Angebot ab.':
    'You put products into the cart and check everything on the last page. Only with “Order with obligation to pay” do you make a binding offer.',
  'Preise und Versand': 'Prices and shipping',
  'Alle Preise sind Endpreise in Euro inkl. MwSt., zzgl. Versand. Ab 50 € versenden wir kostenlos.':
    'All prices are final prices in euros incl. VAT, plus shipping. From €50 we ship free of charge.',
  Widerruf: 'Withdrawal',
  'Du kannst deine Bestellung binnen 14 Tagen ohne Angabe von Gründen widerrufen. Versiegelte Ware, die aus Gründen der Hygiene nicht zurückgegeben werden kann, ist ausgenommen, wenn du das Siegel geöffnet hast.':
    'You can withdraw from your order within 14 days without giving a reason. Sealed goods that cannot be returned for reasons of hygiene are excepted once you have broken the seal.',
  'Seite nicht gefunden | Lindenrose': 'Page not found | Lindenrose',
  'Diese Seite gibt es nicht.': 'This page does not exist.',
  'Das tut uns leid': 'We are sorry',
  'Der Link ist vielleicht schon älter. Im Shop findest du bestimmt, was du suchst.':
    'The link may be an old one. You are sure to find what you look for in the shop.',
  'Zur Startseite': 'To the home page',
  'Online Kataloge': 'Online catalogues',
  'Blättere interaktiv durch unsere Online Kataloge, entdecke Produkte, probiere sie virtuell aus und kauf sie direkt ein oder teile sie direkt mit anderen.':
    'Leaf through our online catalogues, discover products, try them on virtually, and buy them or share them with others right away.',
}
