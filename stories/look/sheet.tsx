import { useState } from 'react'
import { type Look, sheetOf, tokensOf } from '../../src/tools/brand/look.js'
import type { LookWords } from './look.messages.js'

/** Style sheet of the look, to copy or to download. */
export function Sheet({ words, look }: { words: LookWords; look: Look }) {
  const [copied, setCopied] = useState('')
  const sheet = sheetOf(look)
  const isOurs = Object.keys(tokensOf(look)).length === 0
  return (
    <section aria-label={words.sheet}>
      <h2>{words.sheet}</h2>
      <p>{isOurs ? words.unchanged : words.sheetHint}</p>
      {!isOurs && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <pre tabIndex={0}>
            <code>{sheet}</code>
          </pre>
          <div className="look-buttons">
            <button type="button" onClick={() => void navigator.clipboard.writeText(sheet).then(() => setCopied(sheet))}>
              {words.copy}
            </button>
            <a download="brand.css" href={`data:text/css;charset=utf-8,${encodeURIComponent(sheet)}`}>
              {words.download}
            </a>
            <span role="status">{copied === sheet ? words.copied : ''}</span>
          </div>
        </>
      )}
    </section>
  )
}
