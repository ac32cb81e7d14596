import { useState } from 'react'
import { Contrasts } from './contrasts.js'
import { Controls } from './controls.js'
import { type Half, looks, type Look } from '../../src/tools/brand/look.js'
import { type LookWords, lookMessages } from './look.messages.js'
import { Preview } from './preview.js'
import { Sheet } from './sheet.js'
import './look.css'

/** One colour becomes a brand: controls at the side, real blocks beside them, the sheet to take along below. */
export function LookEditor({ locale, theme, begin = 'lindenrose' }: { locale: 'de' | 'en'; theme: Half; begin?: string }) {
  const words: LookWords = lookMessages[locale]
  const [look, setLook] = useState<Look>(looks[begin] ?? {})
  const [half, setHalf] = useState<Half>(theme)
  return (
    <main className="look">
      <header>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </header>
      <Controls words={words} look={look} half={half} onLook={setLook} />
      <section className="look-shown" aria-label={words.preview}>
        <div className="look-bar">
          <h2>{words.preview}</h2>
          <div className="look-choice">
            {(['light', 'dark'] as const).map((each) => (
              <button key={each} type="button" aria-pressed={half === each} onClick={() => setHalf(each)}>
                {words[each]}
              </button>
            ))}
          </div>
        </div>
        <Preview words={words} look={look} half={half} />
        <div className="look-foot">
          <Contrasts words={words} locale={locale} look={look} half={half} />
          <Sheet words={words} look={look} />
        </div>
      </section>
    </main>
  )
}
