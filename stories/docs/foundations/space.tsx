import { type Token, tokensIn } from '../../../src/tools/generate/tokens.js'
import sheet from '../../../src/ui/theme/tokens.css?raw'
import { Part, text } from '../parts.js'
import { FoundationPage } from './page.js'

const tokens = tokensIn(sheet)
const named = (start: string): Token[] => tokens.filter(({ name }) => name.startsWith(`--vitrine-${start}`))

export function Space() {
  return (
    <FoundationPage
      title={text('Abstand und Form', 'Space and shape')}
      lead={text(
        'Acht Abstände, drei Rundungen, zwei Schatten. Luft trennt besser als Linien.',
        'Eight distances, three corners, two shadows. Air divides better than lines.',
      )}
    >
      <Part
        id="abstaende"
        title={text('Abstände', 'Distances')}
        intro={text(
          'Klein in einem Teil, groß zwischen Teilen: 1 bis 4 in einer Karte, 5 und 6 zwischen Karten, 7 und 8 zwischen Abschnitten.',
          'Small inside a part, large between parts: 1 to 4 in a card, 5 and 6 between cards, 7 and 8 between sections.',
        )}
      >
        <ul className="vd-bars">
          {named('space').map(({ name, light }) => (
            <li key={name}>
              <code>{name}</code>
              <span>{light}</span>
              <span className="vd-bar" style={{ inlineSize: `var(${name})` }} />
            </li>
          ))}
        </ul>
      </Part>
      <Part
        id="rundungen"
        title={text('Rundungen', 'Corners')}
        intro={text('Felder, Karten, Bühnen. Knöpfe sind ganz rund.', 'Fields, cards, stages. Buttons are round all the way.')}
      >
        <ul className="vd-shapes">
          {named('radius').map(({ name, light }) => (
            <li key={name}>
              <span className="vd-shape" style={{ borderRadius: `var(${name})` }} />
              <code>{name}</code> {light}
            </li>
          ))}
        </ul>
      </Part>
      <Part
        id="schatten"
        title={text('Schatten', 'Shadows')}
        intro={text(
          'Der erste hebt eine Karte vom Papier, der zweite ein Fenster von der Seite.',
          'The first lifts a card off the paper, the second a dialog off the page.',
        )}
      >
        <ul className="vd-shapes">
          {named('shadow').map(({ name }) => (
            <li key={name}>
              <span className="vd-shape vd-lifted" style={{ boxShadow: `var(${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        id="breite"
        title={text('Breite', 'Width')}
        intro={text(
          `Eine Seite ist höchstens ${named('width')[0]?.light} breit. Jeder Block passt in 240 px; das zeigt seine Story „Narrow container“.`,
          `A page is ${named('width')[0]?.light} wide at most. Every block fits into 240 px; its story “Narrow container” shows it.`,
        )}
      >
        {null}
      </Part>
    </FoundationPage>
  )
}
