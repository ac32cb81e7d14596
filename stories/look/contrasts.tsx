import { contrastsOf, type Half, type Look } from '../../src/tools/brand/look.js'
import type { LookWords } from './look.messages.js'

/** Shows how well each pair can be read, the faint ones first. */
export function Contrasts({ words, locale, look, half }: { words: LookWords; locale: string; look: Look; half: Half }) {
  const found = contrastsOf(look, half).toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)
  const faint = found.filter(({ isFine }) => !isFine).length
  const number = (value: number) => `${value.toLocaleString(locale, { maximumFractionDigits: 1 })} : 1`
  return (
    <section aria-label={words.contrast}>
      <h2>
        {words.contrast}, {words[half]}
      </h2>
      <p role="status" className={faint > 0 ? 'look-faint' : 'look-fine'}>
        {faint > 0 ? words.notFine(faint) : words.allFine}
      </p>
      <ul className="look-pairs">
        {found.map(({ above, ground, least, ratio, isFine }) => (
          <li key={`${above} ${ground}`}>
            <span
              className="look-pair"
              aria-hidden="true"
              style={{ background: look[`${ground}.${half}`], color: look[`${above}.${half}`] }}
            >
              {least < 4.5 ? '▢' : 'Aa'}
            </span>
            <span>
              {above} / {ground}
            </span>
            <b className={isFine ? 'look-fine' : 'look-faint'} title={words.needed(number(least))}>
              {isFine ? '✓' : '✗'} {number(ratio)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
