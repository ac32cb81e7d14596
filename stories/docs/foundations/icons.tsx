import type { ComponentType } from 'react'
import * as theme from '../../../src/ui/theme/icons.js'
import { Part, text } from '../parts.js'
import { useSay } from '../toolbars.js'
import { FoundationPage } from './page.js'

const icons = Object.entries(theme as unknown as Record<string, ComponentType<{ filled?: boolean }>>)

export function Icons() {
  const say = useSay()
  return (
    <FoundationPage
      title={text('Zeichen', 'Icons')}
      lead={text(
        `${icons.length} Zeichen, mehr braucht der Shop nicht. Ein Wort ist fast immer besser.`,
        `${icons.length} icons; the shop needs no more. A word is nearly always better.`,
      )}
    >
      <Part id="alle" title={text('Alle', 'All')}>
        <ul className="vd-icons">
          {icons.map(([name, Icon]) => (
            <li key={name}>
              <Icon filled={false} />
              <code>{name}</code>
            </li>
          ))}
          <li>
            <theme.HeartIcon filled />
            <code>HeartIcon filled</code>
          </li>
        </ul>
      </Part>
      <Part id="regeln" title={text('Wie wir sie zeichnen', 'How we draw them')}>
        <ul className="vd-list">
          <li>
            {say(
              text(
                '24 Einheiten, Strich 1,7, runde Enden; in der Farbe der Schrift.',
                '24 units, stroke 1.7, round ends; in the colour of the type.',
              ),
            )}
          </li>
          <li>
            {say(
              text(
                'Für Screenreader unsichtbar: Der Name steht am Knopf, nicht am Bild.',
                'Hidden from screen readers: the name stands on the button, not on the picture.',
              ),
            )}
          </li>
          <li>
            {say(
              text(
                'Ein Zeichen allein nur, wo alle es kennen: Tasche, Herz, Kreuz, Lupe.',
                'An icon alone only where everybody knows it: bag, heart, cross, lens.',
              ),
            )}
          </li>
          <li>
            {say(
              text(
                'Sie stehen als SVG im Code des Blocks; es wird kein Bild geladen.',
                'They stand as SVG in the block’s code; no picture is loaded.',
              ),
            )}
          </li>
        </ul>
      </Part>
    </FoundationPage>
  )
}
