import { type CSSProperties, createElement } from 'react'
import { type Half, type Look, tokensOf } from '../../src/tools/brand/look.js'
import type { LookWords } from './look.messages.js'

/** Real blocks in a part of the page that has the look: tokens count from where they are set. */
export function Preview({ words, look, half }: { words: LookWords; look: Look; half: Half }) {
  return (
    <div className="look-page" style={{ ...tokensOf(look, true), colorScheme: half } as CSSProperties}>
      {createElement('vitrine-main-navigation', { brand: 'Lindenrose' })}
      <Section attributes={{ tone: 'rose', space: 'small', 'min-height': 260, 'vertical-align': 'center' }}>
        <h3 className="look-title">{words.pageHeading}</h3>
        <p className="lead">{words.pageText}</p>
        <p className="actions">
          <a className="button" href="#products">
            {words.pageButton}
          </a>
          <a className="button quiet" href="#newsletter">
            {words.pageQuiet}
          </a>
        </p>
      </Section>
      <Section attributes={{ space: 'medium' }} id="products">
        {createElement('vitrine-product-list', { heading: words.products, badge: 'best-seller', 'page-size': 3 })}
      </Section>
      <Section attributes={{ tone: 'sand', space: 'medium' }} id="newsletter">
        {createElement('vitrine-newsletter-signup')}
      </Section>
      {createElement('vitrine-footer')}
      {createElement('vitrine-cart-panel')}
    </div>
  )
}

function Section({ attributes, id, children }: { attributes: object; id?: string; children: React.ReactNode }) {
  return createElement('vitrine-section', { ...attributes, id }, createElement('vitrine-column', {}, children))
}
