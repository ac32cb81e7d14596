import { useLayoutEffect, useRef } from 'react'
import { plainHtml } from '../../core/dom/plain-html.js'

interface Sanitized {
  setHTML?: (html: string, options: { sanitizer: object }) => void
}

/** Text and its structure, and nothing that loads, links, looks or runs. */
const sanitizer = {
  elements: ['p', 'div', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'sub', 'sup', 'h3', 'h4', 'h5', 'h6'],
  replaceWithChildrenElements: ['span', 'a', 'font', 'u', 'h1', 'h2', 'section', 'table', 'tbody', 'tr', 'td', 'th', 'center', 'small'],
  attributes: [],
}

/** HTML that the organisation has written, through the browser's own sanitizer; where a browser has none, its text with its lines. */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const room: (HTMLElement & Sanitized) | null = place.current
    if (!room) return
    if (room.setHTML) room.setHTML(html, { sanitizer })
    else room.textContent = plainHtml(html)
  }, [html])
  return <div className="description" ref={place} />
}
