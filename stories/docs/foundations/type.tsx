import { tokensIn } from '../../../src/tools/generate/tokens.js'
import sheet from '../../../src/ui/theme/tokens.css?raw'
import { Facts, Part, text } from '../parts.js'
import { useSay } from '../toolbars.js'
import { FoundationPage } from './page.js'
import { Specimen } from './specimen.js'

const fonts = tokensIn(sheet).filter(({ name }) => name.startsWith('--vitrine-font'))

export function Type() {
  const say = useSay()
  return (
    <FoundationPage
      title={text('Schrift', 'Type')}
      lead={text(
        'Fraunces erzählt, Figtree erklärt. Beide liegen bei uns: Keine Seite fragt einen fremden Server nach einer Schrift.',
        'Fraunces tells, Figtree explains. Both lie with us: no page asks a foreign server for a font.',
      )}
    >
      <Part id="fraunces" title={text('Fraunces: Überschriften', 'Fraunces: headings')}>
        <p className="vd-letters" style={{ fontFamily: 'var(--vitrine-font-display)' }}>
          Haut, die sich nach dir anfühlt.
        </p>
        <p className="vd-alphabet" style={{ fontFamily: 'var(--vitrine-font-display)' }}>
          ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ abcdefghijklmnopqrstuvwxyzäöüß 0123456789 € & „ “ ?
        </p>
        <p className="vd-muted">
          {say(
            text(
              'Dünn und groß gesetzt (380 bis 420), eng gesperrt, in ausgewogenen Zeilen. Nie für Fließtext, nie für Preise.',
              'Set light and large (380 to 420), tracked tight, in balanced lines. Never for running text, never for prices.',
            ),
          )}
        </p>
      </Part>
      <Part id="figtree" title={text('Figtree: alles andere', 'Figtree: everything else')}>
        <p className="vd-alphabet">ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ abcdefghijklmnopqrstuvwxyzäöüß 0123456789 € & „ “ ?</p>
        <p className="vd-muted">
          {say(
            text(
              '400 für Sätze, 500 für Knöpfe, 600 für Preise und Beschriftungen. Zeilen sind 1,55 hoch.',
              '400 for sentences, 500 for buttons, 600 for prices and labels. Lines are 1.55 high.',
            ),
          )}
        </p>
      </Part>
      <Part
        id="in-jedem-block"
        title={text('In jedem Block', 'In every block')}
        intro={text(
          'Gezeichnet von base.css selbst, in einem eigenen Shadow Root. Die Größen folgen der Breite des Blocks, nicht der des Fensters.',
          'Drawn by base.css itself, in a shadow root of its own. Sizes follow the width of the block, not of the window.',
        )}
      >
        <Specimen>
          <div style={{ display: 'grid', gap: 16 }}>
            <h1>Für jeden Morgen</h1>
            <h2>Was andere lieben</h2>
            <h3>Nachtcreme Salbei</h3>
            <p>Drei leichte Schritte für jeden Morgen. Deine Beraterin zeigt dir, welche Pflege zu dir passt, persönlich und ohne Eile.</p>
            <p>
              <button type="button" className="button">
                In den Warenkorb
              </button>{' '}
              <button type="button" className="button quiet">
                Alle ansehen
              </button>{' '}
              <button type="button" className="button small">
                Ändern
              </button>
            </p>
          </div>
        </Specimen>
      </Part>
      <Part
        id="wenn-sie-spaet-kommen"
        title={text('Wenn sie spät kommen', 'When they come late')}
        intro={text(
          'Bis sie da sind, stehen Times und Arial in ihrer Breite an ihrer Stelle (size-adjust): Keine Zeile bricht neu um.',
          'Until they are there, Times and Arial stand in their place at their width (size-adjust): no line breaks anew.',
        )}
      >
        <Facts
          label={text('Schriften', 'Fonts')}
          rows={fonts}
          keyOf={({ name }) => name}
          columns={[
            { title: text('Token', 'Token'), cell: ({ name }) => <code>{name}</code> },
            { title: text('Wert', 'Value'), cell: ({ light }) => <code>{light}</code> },
          ]}
        />
      </Part>
    </FoundationPage>
  )
}
