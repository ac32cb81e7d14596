import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import base from '../../../src/ui/theme/base.css?inline'

let sheet: CSSStyleSheet | undefined

function baseSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(base)
  }
  return sheet
}

/** Shows its content in a shadow root of its own, with the very style sheet that every block has and not a copy. */
export function Specimen({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    const shadow = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [baseSheet()]
    setRoot(shadow)
  }, [])
  return (
    <div ref={host} className="vd-specimen">
      {root && createPortal(<div>{children}</div>, root)}
    </div>
  )
}
