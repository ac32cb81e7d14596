import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import base from '../../../src/theme/base.css?inline'

let sheet: CSSStyleSheet | undefined

function baseSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(base)
  }
  return sheet
}

/** What stands in every block's shadow root, in one of its own: drawn by the sheet itself and not by a copy. */
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
