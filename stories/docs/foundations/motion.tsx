import { useState } from 'react'
import { tokensIn } from '../../../src/tools/generate/tokens.js'
import sheet from '../../../src/ui/theme/tokens.css?raw'
import { Part, text } from '../parts.js'
import { useSay } from '../toolbars.js'
import { FoundationPage } from './page.js'

const ease = tokensIn(sheet).find(({ name }) => name === '--vitrine-ease')!.light
const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...ease.matchAll(/[\d.]+/g)].map(Number)

export function Motion() {
  const say = useSay()
  return (
    <FoundationPage
      title={text('Bewegung', 'Motion')}
      lead={text(
        'Bewegung antwortet. Sie beginnt sofort, kommt weich an und dauert nie länger als eine halbe Sekunde.',
        'Motion answers. It begins at once, arrives softly, and never takes longer than half a second.',
      )}
    >
      <Part
        id="kurve"
        title={text('Eine Kurve für alles', 'One curve for everything')}
        intro={{ de: `--vitrine-ease: ${ease}`, en: `--vitrine-ease: ${ease}` }}
      >
        <Curve />
        <Runner />
      </Part>
      <Part id="dauer" title={text('Wie lange', 'How long')}>
        <ul className="vd-list">
          <li>
            {say(text('0,2 s: was unter dem Finger geschieht, Farbe und Rand.', '0.2 s: what happens under the finger, colour and edge.'))}
          </li>
          <li>
            {say(
              text(
                '0,35 s: was kommt und geht, ein Fenster, ein Hinweis, ein Herz.',
                '0.35 s: what comes and goes, a dialog, a notice, a heart.',
              ),
            )}
          </li>
          <li>
            {say(
              text(
                'Länger nur, was wartet: der Schimmer eines Platzhalters, der Kreis beim Laden.',
                'Longer only what waits: the shimmer of a placeholder, the ring while loading.',
              ),
            )}
          </li>
        </ul>
      </Part>
      <Part
        id="weniger"
        title={text('Wer weniger Bewegung will', 'Who wants less motion')}
        intro={text(
          'prefers-reduced-motion gilt überall: Übergänge dauern 0,01 ms, nichts fliegt, nichts schimmert. Der Kreis beim Laden dreht sich langsam weiter, denn er sagt etwas.',
          'prefers-reduced-motion counts everywhere: transitions take 0.01 ms, nothing flies, nothing shimmers. The ring while loading turns on slowly, for it says something.',
        )}
      >
        {null}
      </Part>
    </FoundationPage>
  )
}

function Curve() {
  const at = (x: number, y: number) => `${20 + x * 160} ${180 - y * 160}`
  return (
    <svg viewBox="0 0 200 200" width="220" role="img" aria-label={ease} className="vd-curve">
      <path d={`M${at(0, 0)}V20H180`} fill="none" stroke="var(--vitrine-line)" />
      <path d={`M${at(0, 0)}L${at(x1, y1)}M${at(1, 1)}L${at(x2, y2)}`} stroke="var(--vitrine-edge)" strokeDasharray="3 3" />
      <path d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} fill="none" stroke="var(--vitrine-accent)" strokeWidth="3" />
    </svg>
  )
}

function Runner() {
  const say = useSay()
  const [there, setThere] = useState(false)
  return (
    <div>
      <div className="vd-track">
        <span className={there ? 'vd-runner vd-there' : 'vd-runner'} />
      </div>
      <button type="button" className="vd-button" onClick={() => setThere(!there)}>
        {say(text('Bewegen', 'Move'))}
      </button>
    </div>
  )
}
