import { contrastOf, type Token, tokensIn } from '../../../src/tools/generate/tokens.js'
import type { LocalizedText } from '../../../src/core/element/declaration.js'
import sheet from '../../../src/ui/theme/tokens.css?raw'
import { Facts, Part, text } from '../parts.js'
import { useSay } from '../toolbars.js'
import { FoundationPage } from './page.js'
import { pairs } from './pairs.js'

const tokens = tokensIn(sheet)
const isColour = ({ light }: Token) => light.startsWith('#')
const named = (name: string): Token => tokens.find((token) => token.name === `--vitrine-${name}`)!

const groups: { title: LocalizedText; about: LocalizedText; names: string[] }[] = [
  {
    title: text('Papier', 'Paper'),
    about: text('Worauf alles liegt, und was darauf liegt.', 'What all lies on, and what lies on that.'),
    names: ['paper', 'surface', 'tint-rose', 'tint-sage', 'tint-sand', 'tint-plum'],
  },
  {
    title: text('Tinte', 'Ink'),
    about: text(
      'Wörter, und Linien. „line“ trennt nur; „edge“ zeichnet Felder und Knöpfe.',
      'Words, and lines. “line” only divides; “edge” draws fields and buttons.',
    ),
    names: ['ink', 'ink-soft', 'line', 'edge', 'focus'],
  },
  {
    title: text('Akzent', 'Accent'),
    about: text(
      'Was man drückt, und was darauf steht. Sparsam: ein voller Knopf je Blick.',
      'What one presses, and what is written on it. Sparingly: one filled button per view.',
    ),
    names: ['accent', 'accent-deep', 'on-accent'],
  },
  {
    title: text('Bedeutung', 'Meaning'),
    about: text(
      'Gelungen, besonders, schiefgegangen. Nie die Farbe allein: immer auch ein Wort.',
      'Done, special, gone wrong. Never colour alone: always a word with it.',
    ),
    names: ['leaf', 'gold', 'alert'],
  },
]

export function Colours() {
  return (
    <FoundationPage
      title={text('Farbe', 'Colour')}
      lead={text(
        'Papier und Beere: warm, ruhig, mit einer einzigen lauten Farbe. Jede Farbe hat zwei Hälften, für Hell und für Dunkel; hier stehen beide.',
        'Paper and berry: warm, calm, with one loud colour only. Every colour has two halves, for light and for dark; here stand both.',
      )}
    >
      {groups.map((group) => (
        <Swatches key={group.title.en} {...group} />
      ))}
      <Contrast />
      <Rest />
    </FoundationPage>
  )
}

function Swatches({ title, about, names }: (typeof groups)[number]) {
  return (
    <Part id={title.en.toLowerCase()} title={title} intro={about}>
      <ul className="vd-swatches">
        {names.map(named).map(({ name, light, dark }) => (
          <li key={name}>
            <span className="vd-swatch">
              <span style={{ background: light }} />
              <span style={{ background: dark ?? light }} />
            </span>
            <code>{name}</code>
            <span className="vd-help">
              {light} · {dark ?? light}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Contrast() {
  const say = useSay()
  return (
    <Part
      id="kontrast"
      title={text('Kontrast', 'Contrast')}
      intro={text(
        'Gerechnet aus den Farben selbst, nach WCAG 2.2. Wörter brauchen 4,5, Ränder und der Fokus 3; ein Test hält es.',
        'Computed from the colours themselves, by WCAG 2.2. Words need 4.5, edges and focus 3; a test holds it.',
      )}
    >
      <Facts
        label={text('Kontrast', 'Contrast')}
        rows={pairs}
        keyOf={({ front, back }) => front + back}
        columns={[
          { title: text('Was', 'What'), cell: ({ front, back }) => <code>{`${front} / ${back}`}</code> },
          { title: text('Wofür', 'What for'), cell: ({ about }) => say(about) },
          { title: text('Hell', 'Light'), cell: ({ front, back }) => <Ratio front={named(front).light} back={named(back).light} /> },
          {
            title: text('Dunkel', 'Dark'),
            cell: ({ front, back }) => <Ratio front={named(front).dark ?? ''} back={named(back).dark ?? ''} />,
          },
          { title: text('Nötig', 'Needed'), cell: ({ least }) => least.toLocaleString('de') },
        ]}
      />
    </Part>
  )
}

function Ratio({ front, back }: { front: string; back: string }) {
  return (
    <span className="vd-ratio" style={{ color: front, background: back }}>
      {contrastOf(front, back).toFixed(1)}
    </span>
  )
}

function Rest() {
  const shown = new Set(groups.flatMap(({ names }) => names.map((name) => `--vitrine-${name}`)))
  const rest = tokens.filter((token) => isColour(token) && !shown.has(token.name))
  return (
    <Part
      id="uebrige"
      title={text('Durchscheinend', 'Translucent')}
      intro={text('Was hinter Fenstern und über Bildern liegt.', 'What lies behind dialogs and over pictures.')}
    >
      <Facts
        label={text('Durchscheinend', 'Translucent')}
        rows={rest}
        keyOf={({ name }) => name}
        columns={[
          { title: text('Token', 'Token'), cell: ({ name }) => <code>{name}</code> },
          { title: text('Hell', 'Light'), cell: ({ light }) => <code>{light}</code> },
          { title: text('Dunkel', 'Dark'), cell: ({ dark }) => <code>{dark}</code> },
        ]}
      />
    </Part>
  )
}
