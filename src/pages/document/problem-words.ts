import type { LocalizedText } from '../../core/element/declaration.js'
import { momentOf, wordsOfElement, wordsOfMark } from './words-of-html.js'

/** Particulars that a sentence about a problem may need to name. */
export interface Particulars {
  name: LocalizedText
  others: readonly LocalizedText[]
  child: LocalizedText
  field: LocalizedText
  word: string
  most: number
  isGerman: boolean
}

const quoted = (text: string, language: keyof LocalizedText): string => (language === 'de' ? `„${text}“` : `“${text}”`)

function list(texts: readonly LocalizedText[], language: keyof LocalizedText): string {
  const words = texts.map((text) => quoted(text[language], language))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words)
}

const ratio = (value: number, language: keyof LocalizedText): string =>
  (Math.floor(value * 10) / 10).toLocaleString(language, { minimumFractionDigits: 1 })

type Sentence = (given: Particulars) => LocalizedText

const sentence =
  (de: (given: Particulars) => string, en: (given: Particulars) => string): Sentence =>
  (given) => ({ de: de(given), en: en(given) })
const withoutStop = (text: string): string => text.replace(/[.]$/, '')
const deName = ({ name }: Particulars): string => quoted(name.de, 'de')
const enName = ({ name }: Particulars): string => quoted(name.en, 'en')
const deField = ({ field }: Particulars): string => quoted(field.de, 'de')
const enField = ({ field }: Particulars): string => quoted(field.en, 'en')
const deOthers = ({ others }: Particulars): string => list(others, 'de')
const enOthers = ({ others }: Particulars): string => list(others, 'en')

/** Sentences that editors read when something on a page is not right. */
export const problemWords = {
  'not-a-node': sentence(
    () => 'Hier stand etwas, das weder Text noch Baustein ist. Es wurde weggelassen.',
    () => 'Something here was neither text nor a block. It was left out.',
  ),
  'too-deep': sentence(
    () => 'Hier ist zu viel ineinander geschachtelt. Das Innerste wurde weggelassen.',
    () => 'Too much is nested here. The innermost part was left out.',
  ),
  'missing-part': sentence(
    () => 'Der geteilte Teil, der hier stand, ist gelöscht oder noch nie veröffentlicht. Hier bleibt die Seite leer.',
    () => 'The shared part that stood here is deleted or was never published. The page stays empty here.',
  ),
  'newer-block': sentence(
    (given) => `${deName(given)} stammt aus einer neueren Version. Dafür muss Vitrine aktualisiert werden.`,
    (given) => `${enName(given)} comes from a newer version. Vitrine has to be updated for it.`,
  ),
  'not-migrated': sentence(
    (given) => `${deName(given)} ließ sich nicht auf den heutigen Stand bringen. Prüfe die Felder.`,
    (given) => `${enName(given)} could not be brought up to date. Please check its fields.`,
  ),
  'bad-path': sentence(
    ({ word }) => `Die Adresse „${word}“ passt nicht: Sie beginnt mit / und besteht aus kleinen Buchstaben, Ziffern und Bindestrichen.`,
    ({ word }) => `The address “${word}” does not fit: it starts with / and is made of small letters, digits and hyphens.`,
  ),
  'long-path': sentence(
    ({ most }) => `Die Adresse ist zu lang. Mit höchstens ${most} Zeichen passt sie überall, auch als Ordner auf jedem Rechner.`,
    ({ most }) => `The address is too long. With at most ${most} characters it fits everywhere, also as a folder on any computer.`,
  ),
  'device-path': sentence(
    ({ word }) => `Die Adresse „${word}“ geht nicht: Windows kann keinen Ordner anlegen, der con, prn, aux, nul, com1 oder lpt1 heißt.`,
    ({ word }) => `The address “${word}” does not work: Windows cannot make a folder named con, prn, aux, nul, com1 or lpt1.`,
  ),
  'reserved-path': sentence(
    ({ word }) => `Die Adresse ${word} braucht der Shop selbst. Wähle eine andere.`,
    ({ word }) => `The shop itself needs the address ${word}. Choose another one.`,
  ),
  'no-title': sentence(
    () => 'Die Seite braucht einen Titel.',
    () => 'The page needs a title.',
  ),
  'unknown-block': sentence(
    ({ word }) => `Den Baustein „${word}“ gibt es nicht. Auf der veröffentlichten Seite fehlt er.`,
    ({ word }) => `There is no block “${word}”. It will be missing from the published page.`,
  ),
  'wrong-parent': sentence(
    (given) => `${deName(given)} gehört in ${deOthers(given)}.`,
    (given) => `${enName(given)} belongs in ${enOthers(given)}.`,
  ),
  'wrong-place': sentence(
    (given) => `${deName(given)} darf nicht in ${deOthers(given)} stehen.`,
    (given) => `${enName(given)} must not stand inside ${enOthers(given)}.`,
  ),
  'part-refused': sentence(
    (given) => `Der geteilte Teil „${given.word}“ passt hier nicht (${withoutStop(given.child.de)}).`,
    (given) => `The shared part “${given.word}” does not fit here (${withoutStop(given.child.en)}).`,
  ),
  'too-many': sentence(
    (given) => `${deName(given)} darf auf einer Seite ${given.most === 1 ? 'nur einmal' : `höchstens ${given.most}-mal`} stehen.`,
    (given) => `${enName(given)} may stand ${given.most === 1 ? 'only once' : `at most ${given.most} times`} on a page.`,
  ),
  'unknown-slot': sentence(
    (given) => `${deName(given)} hat keinen Platz „${given.word}“. Was darin steht, fehlt auf der veröffentlichten Seite.`,
    (given) => `${enName(given)} has no slot “${given.word}”. What stands in it will be missing from the published page.`,
  ),
  'not-accepted': sentence(
    (given) => `${quoted(given.child.de, 'de')} passt nicht in ${deName(given)}. Dort hinein gehört ${deOthers(given) || 'ein Baustein'}.`,
    (given) => `${quoted(given.child.en, 'en')} does not fit into ${enName(given)}. It takes ${enOthers(given) || 'a block'}.`,
  ),
  'unknown-field': sentence(
    (given) => `${deName(given)} hat kein Feld „${given.word}“.`,
    (given) => `${enName(given)} has no field “${given.word}”.`,
  ),
  'unfit-field': sentence(
    (given) => `Der Wert im Feld ${deField(given)} von ${deName(given)} passt nicht.`,
    (given) => `The value of the field ${enField(given)} of ${enName(given)} does not fit.`,
  ),
  'not-after': sentence(
    (given) => `${deField(given)} von ${deName(given)} liegt nicht nach ${deOthers(given)}. So ist nie etwas zu sehen.`,
    (given) => `${enField(given)} of ${enName(given)} is not after ${enOthers(given)}. As it is, nothing is ever shown.`,
  ),
  'unsafe-address': sentence(
    (given) =>
      `Die Adresse im Feld ${deField(given)} von ${deName(given)} ist nicht erlaubt. Möglich sind https, mailto, tel und Seiten dieser Website.`,
    (given) =>
      `The address in the field ${enField(given)} of ${enName(given)} is not allowed. Use https, mailto, tel or a page of this site.`,
  ),
  'missing-field': sentence(
    (given) => `${deName(given)} braucht noch das Feld ${deField(given)}.`,
    (given) => `${enName(given)} still needs the field ${enField(given)}.`,
  ),
  'refused-element': sentence(
    ({ word }) => `Das Element <${word}> wird nicht veröffentlicht, nur sein Inhalt.`,
    ({ word }) => `The element <${word}> is not published, only its content.`,
  ),
  'refused-attribute': sentence(
    ({ word }) => `Die Angabe ${word} wird nicht veröffentlicht.`,
    ({ word }) => `The attribute ${word} is not published.`,
  ),
  'refused-address': sentence(
    ({ word }) => `Die Adresse „${word}“ geht so nicht. Möglich sind https, mailto, tel und Seiten dieser Website.`,
    ({ word }) => `The address “${word}” does not work. Use https, mailto, tel or a page of this site.`,
  ),
  'dropped-script': sentence(
    () => 'Ein Skript wurde weggelassen. Auf einer Seite laufen nur die Bausteine.',
    () => 'A script was left out. Only the blocks run on a page.',
  ),
  'dropped-style': sentence(
    () => 'Eigene Stile wurden weggelassen. Die Seite sieht aus wie der Shop.',
    () => 'Styles of its own were left out. The page looks like the shop.',
  ),
  'dropped-handler': sentence(
    ({ word }) => `Ein Skript, das ${momentOf(word).de} laufen sollte, wurde weggelassen. Auf einer Seite laufen nur die Bausteine.`,
    ({ word }) => `A script that would run ${momentOf(word).en} was left out. Only the blocks run on a page.`,
  ),
  'dropped-address': sentence(
    ({ word }) => `Die Adresse „${word}“ wurde weggelassen. Möglich sind https, mailto, tel und Seiten dieser Website.`,
    ({ word }) => `The address “${word}” was left out. Use https, mailto, tel or a page of this site.`,
  ),
  'dropped-element': sentence(
    ({ word }) => `${wordsOfElement(word).de} gibt es auf einer Seite nicht. Sie wurden weggelassen.`,
    ({ word }) => `${wordsOfElement(word).en} cannot stand on a page. They were left out.`,
  ),
  'dropped-mark': sentence(
    ({ word }) => `${wordsOfMark(word).de} gibt es auf einer Seite nicht. Die Wörter sind geblieben.`,
    ({ word }) => `${wordsOfMark(word).en} cannot stand on a page. The words have stayed.`,
  ),
  'dropped-attribute': sentence(
    ({ word }) => `Die Angabe ${word} gibt es auf einer Seite nicht. Sie wurde weggelassen.`,
    ({ word }) => `There is no attribute ${word} on a page. It was left out.`,
  ),
  'no-description': sentence(
    () => 'Der Seite fehlt eine Beschreibung für Suchmaschinen.',
    () => 'The page lacks a description for search engines.',
  ),
  'other-title': sentence(
    ({ word }) => `Die Titel der anderen Seiten enden mit „${word}“, dieser nicht.`,
    ({ word }) => `The titles of the other pages end with “${word}”, this one does not.`,
  ),
  'long-title': sentence(
    ({ word, most }) => `Der Titel ist ${word} Zeichen lang. Suchmaschinen zeigen etwa ${most} davon.`,
    ({ word, most }) => `The title is ${word} characters long. Search engines show about ${most} of them.`,
  ),
  'long-description': sentence(
    ({ word, most }) => `Die Beschreibung ist ${word} Zeichen lang. Suchmaschinen zeigen etwa ${most} davon.`,
    ({ word, most }) => `The description is ${word} characters long. Search engines show about ${most} of them.`,
  ),
  'no-heading': sentence(
    () => 'Der Seite fehlt eine Überschrift der ersten Ebene. Sie sagt, worum es hier geht.',
    () => 'The page lacks a heading of the first level. It says what the page is about.',
  ),
  'second-heading': sentence(
    () => 'Das ist noch eine Überschrift der ersten Ebene. Eine genügt; diese passt eine Ebene tiefer.',
    () => 'This is another heading of the first level. One is enough; make this one a level lower.',
  ),
  'skipped-heading': sentence(
    ({ word, most }) => `Hier wird eine Ebene übersprungen: Auf Ebene ${most - 1} folgt Ebene ${word}. Nimm Ebene ${most}.`,
    ({ word, most }) => `A level is skipped here: level ${word} follows level ${most - 1}. Use level ${most}.`,
  ),
  'no-detection': sentence(
    (given) => `${deName(given)} braucht ${deOthers(given)} auf der Seite. Sonst ist nicht klar, bei wem eingekauft wird.`,
    (given) => `${enName(given)} needs ${enOthers(given)} on the page. Otherwise nobody knows whose shop it is.`,
  ),
  'no-store': sentence(
    (given) => `${deName(given)} braucht ${deOthers(given)} auf der Seite. Füg diesen Baustein einmal ein.`,
    (given) => `${enName(given)} needs ${enOthers(given)} on the page. Insert it once.`,
  ),
  'no-checkout': sentence(
    (given) => `Ohne die Adresse der Kasse zeigt der Warenkorb kein „Zur Kasse“. Sie steht im Feld ${deField(given)} von ${deName(given)}.`,
    (given) =>
      `Without the address of the checkout the cart shows no way there. It stands in the field ${enField(given)} of ${enName(given)}.`,
  ),
  'no-withdrawal': sentence(
    (given) =>
      `${deName(given)} führt nicht zu „Vertrag widerrufen“. Wer online verkauft, muss das anbieten (§ 356a BGB); die Adresse steht im Feld ${deField(given)}.`,
    (given) =>
      `${enName(given)} leads nowhere to withdraw from a contract. Who sells online must offer that; the address stands in the field ${enField(given)}.`,
  ),
  'no-confirmation': sentence(
    (given) =>
      `${deName(given)} führt nach dem Bestellen auf keine Bestätigung. Die Vorlage „Bestellbestätigung“ ist eine; ihre Adresse steht im Feld ${deField(given)}.`,
    (given) =>
      `${enName(given)} leads to no confirmation after the order. The template "Order confirmation" is one; its address stands in the field ${enField(given)}.`,
  ),
  'no-orders': sentence(
    (given) =>
      `${deName(given)} führt nicht zu den Bestellungen. Die Vorlage „Meine Bestellungen“ zeigt sie; ihre Adresse steht im Feld ${deField(given)}.`,
    (given) =>
      `${enName(given)} does not lead to the orders. The template "My orders" shows them; its address stands in the field ${enField(given)}.`,
  ),
  'no-addresses': sentence(
    (given) =>
      `${deName(given)} führt nicht zu den Adressen. Die Vorlage „Adressen“ zeigt sie; ihre Adresse steht im Feld ${deField(given)}.`,
    (given) =>
      `${enName(given)} does not lead to the addresses. The template "Addresses" shows them; its address stands in the field ${enField(given)}.`,
  ),
  'other-locale': sentence(
    (given) => `Die Bausteine sprechen eine andere Sprache als die Seite. Das sagt das Feld ${deField(given)} von ${deName(given)}.`,
    (given) => `The blocks speak another language than the page. The field ${enField(given)} of ${enName(given)} says so.`,
  ),
  'gone-page': sentence(
    () => 'Der Link führt zu einer Seite, die es nicht mehr gibt. Wähle eine andere.',
    () => 'The link leads to a page that is gone. Choose another one.',
  ),
  'gone-product': sentence(
    () => 'Dieses Produkt gibt es nicht mehr. Wähle ein anderes.',
    () => 'This product is gone. Choose another one.',
  ),
  'gone-category': sentence(
    () => 'Diese Kategorie gibt es nicht mehr. Wähle eine andere.',
    () => 'This category is gone. Choose another one.',
  ),
  'gone-consultant': sentence(
    () => 'Diese Beraterin gibt es nicht mehr. Wähle eine andere.',
    () => 'This consultant is gone. Choose another one.',
  ),
  'gone-chosen': sentence(
    ({ most }) =>
      most === 1
        ? 'Etwas aus der Auswahl gibt es nicht mehr, und es fehlt auf der Seite. Nimm es heraus, oder wähle etwas anderes.'
        : `${most} aus der Auswahl gibt es nicht mehr, und sie fehlen auf der Seite. Nimm sie heraus, oder wähle andere.`,
    ({ most }) =>
      most === 1
        ? 'One of the chosen things is gone and missing from the page. Take it out, or choose another one.'
        : `${most} of the chosen things are gone and missing from the page. Take them out, or choose others.`,
  ),
  'example-link': sentence(
    ({ word }) => `Der Link führt zu „${word}“. Das ist nur ein Beispiel: Wähle, wohin er führen soll.`,
    ({ word }) => `The link leads to “${word}”. That is only an example: choose where it shall lead.`,
  ),
  'bare-host': sentence(
    ({ word }) => `„${word}“ sucht der Browser auf dieser Website. Führt der Link zu einer anderen, gehört „https://“ davor.`,
    ({ word }) => `The browser looks for “${word}” on this site. If the link leads to another one, put “https://” before it.`,
  ),
  'empty-link': sentence(
    () => 'Der Link führt nirgendwohin. Wähle eine Seite.',
    () => 'The link leads nowhere. Choose a page.',
  ),
  'incomplete-link': sentence(
    ({ word }) => `Der Link „${word}“ nennt keine Adresse und keine Nummer. Schreib sie dazu.`,
    ({ word }) => `The link “${word}” names no address and no number. Add it.`,
  ),
  'editors-link': sentence(
    ({ word }) => `Der Link führt zu „${word}“. Dorthin kommt nur, wer Seiten bearbeitet: Wähle die Seite selbst.`,
    ({ word }) => `The link leads to “${word}”. Only editors get there: choose the page itself.`,
  ),
  'nameless-link': sentence(
    () => 'Der Link hat keinen Text. Schreib, wohin er führt, oder lösche ihn.',
    () => 'The link has no text. Write where it leads, or delete it.',
  ),
  'vague-link': sentence(
    ({ word }) =>
      `Der Link heißt nur „${word}“. Wer sich Links vorlesen lässt, erfährt so nicht, wohin er führt: Lass ihn das Ziel nennen.`,
    ({ word }) => `The link only says “${word}”. Read aloud, it does not tell where it leads: let it name its target.`,
  ),
  'empty-list': sentence(
    () => 'Die Liste ist leer. Schreib einen Punkt hinein, oder lösche sie.',
    () => 'The list is empty. Write an item into it, or delete it.',
  ),
  'empty-item': sentence(
    () => 'Dieser Punkt der Liste ist leer. Schreib etwas dazu, oder lösche ihn.',
    () => 'This item of the list is empty. Write something, or delete it.',
  ),
  'doubled-id': sentence(
    ({ word }) => `Die Sprungmarke „${word}“ gibt es auf der Seite schon: Links springen zur ersten. Gib dieser Stelle eine andere.`,
    ({ word }) => `The anchor “${word}” is already on the page: links jump to the first one. Give this place another one.`,
  ),
  'hidden-everywhere': sentence(
    (given) => `${deName(given)} ist auf jedem Gerät ausgeblendet: Niemand sieht das. Zeig es auf einem, oder lösche es.`,
    (given) => `${enName(given)} is hidden on every device: nobody sees it. Show it on one, or delete it.`,
  ),
  'empty-heading': sentence(
    () => 'Die Überschrift ist leer. Schreib etwas hinein, oder lösche sie.',
    () => 'The heading is empty. Write something into it, or delete it.',
  ),
  'dead-link': sentence(
    ({ word }) => `Der Link führt zu „${word}“. Diese Seite gibt es nicht.`,
    ({ word }) => `The link leads to “${word}”. There is no such page.`,
  ),
  'dead-field': sentence(
    (given) => `Das Feld ${deField(given)} von ${deName(given)} führt zu „${given.word}“. Diese Seite gibt es nicht.`,
    (given) => `The field ${enField(given)} of ${enName(given)} leads to “${given.word}”. There is no such page.`,
  ),
  'unpublished-link': sentence(
    ({ word }) => `Der Link führt zu „${word}“. Diese Seite ist nicht veröffentlicht: Kundinnen finden dort nichts.`,
    ({ word }) => `The link leads to “${word}”. This page is not published: customers find nothing there.`,
  ),
  'other-language-link': sentence(
    ({ word, others }) => `Der Link führt zu „${word}“, in die andere Sprache. In dieser steht die Seite unter ${others[0]?.de ?? ''}.`,
    ({ word, others }) => `The link leads to “${word}”, into the other language. In this one the page stands at ${others[0]?.en ?? ''}.`,
  ),
  'unpublished-field': sentence(
    (given) =>
      `Das Feld ${deField(given)} von ${deName(given)} führt zu „${given.word}“. Diese Seite ist nicht veröffentlicht: Kundinnen finden dort nichts.`,
    (given) =>
      `The field ${enField(given)} of ${enName(given)} leads to “${given.word}”. This page is not published: customers find nothing there.`,
  ),
  'sample-text': sentence(
    ({ word }) => `Hier steht noch das Beispiel: „${word}“. Schreib dein eigenes, oder lösche die Stelle.`,
    ({ word }) => `The example still stands here: “${word}”. Write your own, or delete this place.`,
  ),
  'empty-page': sentence(
    () => 'Die Seite ist noch leer. Setz etwas hinein, bevor du sie veröffentlichst.',
    () => 'The page is still empty. Put something into it before you publish it.',
  ),
  'empty-section': sentence(
    (given) => `${deName(given)} ist leer. Auf der Seite bleibt hier eine Lücke: Setz etwas hinein, oder lösche ihn.`,
    (given) => `${enName(given)} is empty. It leaves a gap on the page: put something into it, or delete it.`,
  ),
  'empty-block': sentence(
    (given) => `In ${deName(given)} steht noch nichts. Schreib etwas hinein, oder lösche den Baustein.`,
    (given) => `There is nothing in ${enName(given)} yet. Write something into it, or delete the block.`,
  ),
  'no-answer': sentence(
    ({ word }) => `Die Frage „${word}“ hat noch keine Antwort. Schreib eine, oder lösche die Frage.`,
    ({ word }) => `The question “${word}” has no answer yet. Write one, or delete the question.`,
  ),
  'no-question': sentence(
    () => 'Über dieser Antwort steht keine Frage: So kann sie niemand aufklappen. Schreib eine, oder lösche die Antwort.',
    () => 'No question stands above this answer, so nobody can open it. Write one, or delete the answer.',
  ),
  'time-over': sentence(
    (given) => `Die Zeit von ${deName(given)} ist vorbei: Niemand sieht das mehr. Gib ihm eine neue, oder lösche es.`,
    (given) => `The time of ${enName(given)} is over: nobody sees it any more. Give it a new one, or delete it.`,
  ),
  'none-chosen': sentence(
    (given) => `Bei ${deName(given)} ist noch nichts gewählt: So fehlt es auf der Seite. Wähle etwas im Feld ${deField(given)}.`,
    (given) => `Nothing is chosen for ${enName(given)} yet, so it is missing on the page. Choose something in the field ${enField(given)}.`,
  ),
  'behind-main': sentence(
    () => 'Das steht hinter dem Hauptbereich, bei oder unter der Fußzeile. Zieh es in den Hauptbereich.',
    () => 'This stands behind the main part of the page, beside or below the footer. Drag it into the main part.',
  ),
  'lone-variant': sentence(
    ({ word }) => `Der A/B-Test „${word}“ hat nur eine Variante: Die Hälfte der Besucherinnen sieht hier nichts. Leg die andere an.`,
    ({ word }) => `The A/B experiment “${word}” has one variant only: half of the visitors see nothing here. Make the other one.`,
  ),
  'for-nobody': sentence(
    () => 'Diesen Abschnitt sieht niemand: Er steht in einem, der für andere oder zu anderer Zeit gilt.',
    () => 'Nobody sees this section: it stands in one that is for others, or at another time.',
  ),
  'foreign-part': sentence(
    ({ word, isGerman }) =>
      isGerman
        ? `Der geteilte Teil „${word}“ ist deutsch, die Seite ist englisch. Leg seine englische Fassung an: Sie steht dann von selbst hier.`
        : `Der geteilte Teil „${word}“ ist englisch, die Seite ist deutsch. Leg seine deutsche Fassung an: Sie steht dann von selbst hier.`,
    ({ word, isGerman }) =>
      isGerman
        ? `The shared part “${word}” is German, the page is English. Make its English version: it then stands here by itself.`
        : `The shared part “${word}” is English, the page is German. Make its German version: it then stands here by itself.`,
  ),
  'draft-translation': sentence(
    ({ word, isGerman }) =>
      `Hier steht „${word}“ noch ${isGerman ? 'deutsch: Die englische' : 'englisch: Die deutsche'} Fassung des geteilten Teils ist nicht veröffentlicht.`,
    ({ word, isGerman }) =>
      `“${word}” is still ${isGerman ? 'German here: the English' : 'English here: the German'} version of the shared part is not published.`,
  ),
  'dead-fragment': sentence(
    ({ word }) => `Der Link springt zu „${word}“. Diese Stelle gibt es auf der Seite nicht.`,
    ({ word }) => `The link jumps to “${word}”. There is no such place on the page.`,
  ),
  'empty-picture': sentence(
    () => 'Hier fehlt noch das Bild. Wähle eines, oder lösche die Stelle.',
    () => 'The picture is still missing here. Choose one, or delete this place.',
  ),
  'no-alternative': sentence(
    () => 'Dem Bild fehlt ein Alternativtext. Sag, was zu sehen ist, oder wähle „Nur Schmuck“.',
    () => 'The picture lacks an alternative text. Say what it shows, or choose “Decoration only”.',
  ),
  'file-name-alternative': sentence(
    ({ word }) => `„${word}“ ist der Name einer Datei. Sag im Alternativtext, was zu sehen ist, oder wähle „Nur Schmuck“.`,
    ({ word }) => `“${word}” is the name of a file. Say in the alternative text what can be seen, or choose “Decoration only”.`,
  ),
  'dead-picture': sentence(
    () => 'Dieses Bild lässt sich nicht laden. Wähle ein anderes.',
    () => 'This picture cannot be loaded. Choose another one.',
  ),
  'large-picture': sentence(
    ({ word }) => `Das Bild wiegt ${word} und lädt auf dem Handy langsam. In „Bilder“ hochgeladen, bekommt jedes Gerät die passende Größe.`,
    ({ word }) => `The picture weighs ${word} and loads slowly on a phone. Uploaded to “Pictures”, each device gets the size that fits.`,
  ),
  'unnamed-link': sentence(
    () => 'Das Bild ist ein Link, doch nichts sagt, wohin er führt. Lass den Alternativtext das Ziel nennen.',
    () => 'The picture is a link, but nothing says where to. Let its alternative text name the target.',
  ),
  'no-mobile-picture': sentence(
    (given) => `Das Feld ${deField(given)} von ${deName(given)} hat keine Fassung für Mobilgeräte.`,
    (given) => `The field ${enField(given)} of ${enName(given)} has no version for mobile devices.`,
  ),
  'foreign-text': sentence(
    ({ word, isGerman }) =>
      `„${word}“ liest sich ${isGerman ? 'deutsch, die Seite ist aber englisch' : 'englisch, die Seite ist aber deutsch'}.`,
    ({ word, isGerman }) => `“${word}” reads ${isGerman ? 'German, but the page is English' : 'English, but the page is German'}.`,
  ),
  'german-default': sentence(
    (given) => `Die Seite ist englisch, im Feld ${deField(given)} von ${deName(given)} steht aber noch „${given.word}“.`,
    (given) => `The page is English, but the field ${enField(given)} of ${enName(given)} still says “${given.word}”.`,
  ),
  'no-overlay': sentence(
    (given) =>
      `Text steht hier direkt auf dem Bild. Mit einem Wert im Feld ${deField(given)} von ${deName(given)} bleibt er lesbar, etwa „Schleier“.`,
    (given) =>
      `Text stands right on the picture here. A value in the field ${enField(given)} of ${enName(given)} keeps it readable, such as “Veil”.`,
  ),
  'low-contrast': sentence(
    (given) =>
      `Text und ${deField(given)} von ${deName(given)} unterscheiden sich im ungünstigsten Fall nur ${ratio(given.most, 'de')} : 1. Es braucht mindestens 4,5 : 1; „Schleier“ passt hell wie dunkel.`,
    (given) =>
      `Text and ${enField(given)} of ${enName(given)} differ by only ${ratio(given.most, 'en')}:1 in the worst case. It takes at least 4.5:1; “Veil” fits light and dark.`,
  ),
  untranslated: sentence(
    ({ word }) => `Noch nicht übersetzt: „${word}“.`,
    ({ word }) => `Not translated yet: “${word}”.`,
  ),
  'original-changed': sentence(
    ({ word }) => `Das Original sagt inzwischen: „${word}“.`,
    ({ word }) => `The original says by now: “${word}”.`,
  ),
  'not-here-yet': sentence(
    ({ word }) => `Steht im Original und hier noch nicht: „${word}“.`,
    ({ word }) => `Stands in the original and not here yet: “${word}”.`,
  ),
} satisfies Readonly<Record<string, Sentence>>
