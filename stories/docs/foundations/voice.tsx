import type { LocalizedText } from '../../../src/core/element/declaration.js'
import { Facts, Part, text } from '../parts.js'
import { useSay } from '../toolbars.js'
import { FoundationPage } from './page.js'

interface Tone {
  when: LocalizedText
  good: LocalizedText
  bad: LocalizedText
  because: LocalizedText
}

const tones: readonly Tone[] = [
  {
    when: text('Etwas ist ausverkauft', 'Something is sold out'),
    good: text('Leider ausverkauft.', 'Sorry, sold out.'),
    bad: text('Fehler: Bestand nicht ausreichend (409).', 'Error: insufficient stock (409).'),
    because: text('Sie kann nichts dafür, und die Zahl hilft ihr nicht.', 'It is not her fault, and the number does not help.'),
  },
  {
    when: text('Kein Netz', 'No connection'),
    good: text(
      'Wir erreichen den Shop gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.',
      'We cannot reach the shop right now. Check your connection and try again.',
    ),
    bad: text('Ups! Da ist wohl etwas schiefgelaufen 🙈', 'Oops! Something went wrong 🙈'),
    because: text(
      'Was ist, und was sie tun kann. Kein Kichern über ihren Ärger.',
      'What is, and what she can do. No giggling about her trouble.',
    ),
  },
  {
    when: text('Ein Feld fehlt', 'A field is missing'),
    good: text('Bitte gib fünf Ziffern ein.', 'Please enter five digits.'),
    bad: text('Ungültige Eingabe!', 'Invalid input!'),
    because: text('Sag, wie es richtig ist.', 'Say how it is right.'),
  },
  {
    when: text('Etwas wurde entfernt', 'Something was removed'),
    good: text('„Nachtcreme Salbei“ entfernt', '“Sage night cream” removed'),
    bad: text('Der Artikel wurde erfolgreich aus Ihrem Warenkorb entfernt!', 'The item was successfully removed from your basket!'),
    because: text('Kurz, mit Namen, und der Weg zurück steht daneben.', 'Short, by name, and the way back beside it.'),
  },
  {
    when: text('Wir wissen es nicht', 'We do not know'),
    good: text(
      'Wir wissen noch nicht, ob deine Bestellung angekommen ist. Sieh bitte nach.',
      'We do not know yet whether your order has arrived. Please have a look.',
    ),
    bad: text('Vielen Dank für deine Bestellung!', 'Thank you for your order!'),
    because: text(
      'Niemals etwas behaupten, das nicht sicher ist; schon gar nicht über Geld.',
      'Never claim what is not certain; least of all about money.',
    ),
  },
  {
    when: text('Sie soll einwilligen', 'She may agree'),
    good: text('Alle annehmen · Ablehnen', 'Accept all · Reject'),
    bad: text('Ja, gern! · Nein, ich mag keine guten Angebote', 'Yes, please! · No, I don’t like good offers'),
    because: text('Beides gleich leicht. Niemand wird beschämt.', 'Both equally easy. Nobody is shamed.'),
  },
]

const words: readonly { say: LocalizedText; not: LocalizedText; about: LocalizedText }[] = [
  {
    say: text('du, dein', 'you, your'),
    not: text('Sie, Ihr', '–'),
    about: text('klein geschrieben, auch in E-Mails', 'the German is informal, lower case'),
  },
  {
    say: text('Beraterin', 'consultant'),
    not: text('Vertreterin, Partnerin', 'rep, partner'),
    about: text('ein Mensch mit Namen; der Name steht, wo er bekannt ist', 'a person with a name; the name stands where it is known'),
  },
  { say: text('Warenkorb', 'cart'), not: text('Einkaufswagen, Basket', 'basket, bag'), about: text('', '') },
  {
    say: text('Zur Kasse', 'To the checkout'),
    not: text('Jetzt sichern', 'Grab it now'),
    about: text('der letzte Knopf heißt „Zahlungspflichtig bestellen“ (§ 312j BGB)', 'the last button says what the law asks for'),
  },
  { say: text('merken', 'keep'), not: text('liken', 'like'), about: text('das Herz', 'the heart') },
  { say: text('noch einmal versuchen', 'try again'), not: text('Retry', 'reload'), about: text('', '') },
]

export function Voice() {
  const say = useSay()
  return (
    <FoundationPage
      title={text('Sprache', 'Voice')}
      lead={text(
        'Wie eine gute Verkäuferin: freundlich, kurz, ehrlich. Sie weiß, was sie weiß, und sagt, was sie nicht weiß.',
        'Like a good shop assistant: friendly, short, honest. She knows what she knows, and says what she does not.',
      )}
    >
      <Part id="ton" title={text('Der Ton, in Paaren', 'The tone, in pairs')}>
        <div className="vd-tones">
          {tones.map(({ when, good, bad, because }) => (
            <section key={when.en} className="vd-tone">
              <h3>{say(when)}</h3>
              <p className="vd-good">{say(good)}</p>
              <p className="vd-bad">
                <s>{say(bad)}</s>
              </p>
              <p className="vd-help">{say(because)}</p>
            </section>
          ))}
        </div>
      </Part>
      <Part
        id="woerter"
        title={text('Genaue Wörter', 'Exact words')}
        intro={text('Ein Ding hat überall denselben Namen.', 'A thing has the same name everywhere.')}
      >
        <Facts
          label={text('Genaue Wörter', 'Exact words')}
          rows={words}
          keyOf={(row) => row.say.en}
          columns={[
            { title: text('Wir sagen', 'We say'), cell: (row) => <strong>{say(row.say)}</strong> },
            { title: text('Wir sagen nicht', 'We do not say'), cell: (row) => say(row.not) },
            { title: text('Dazu', 'Note'), cell: (row) => say(row.about) },
          ]}
        />
      </Part>
      <Part id="regeln" title={text('Wie ein Satz entsteht', 'How a sentence comes about')}>
        <ul className="vd-list">
          <li>
            {say(text('Was ist, dann was sie tun kann. Höchstens zwei Sätze.', 'What is, then what she can do. Two sentences at most.'))}
          </li>
          <li>
            {say(
              text('Ein Knopf sagt, was er tut: „In den Warenkorb“, nicht „OK“.', 'A button says what it does: “Add to cart”, not “OK”.'),
            )}
          </li>
          <li>
            {say(
              text(
                'Keine Ausrufezeichen, keine Großbuchstaben, kein „erfolgreich“.',
                'No exclamation marks, no capitals, no “successfully”.',
              ),
            )}
          </li>
          <li>
            {say(
              text(
                'Zahlen und Preise schreibt Intl, nie wir: 1.330,00 €.',
                'Numbers and prices are written by Intl, never by us: €1,330.00.',
              ),
            )}
          </li>
          <li>
            {say(
              text(
                'Deutsch und Englisch stehen nebeneinander im Code (NAME.messages.ts); eine Seite kann jedes Wort ersetzen (words am Shop).',
                'German and English stand side by side in the code (NAME.messages.ts); a page may replace every word (words of the store).',
              ),
            )}
          </li>
        </ul>
      </Part>
    </FoundationPage>
  )
}
