import { make } from './dom.js'

/**
 * An empty window beside the page; with the page it goes.
 * @param closed called when the window is closed
 * @returns where the panel is drawn; nothing when the browser opens no window
 */
export function ownWindow(title: string, closed: () => void): ShadowRoot | undefined {
  const other = open('', 'vitrine-inspector', 'popup,width=560,height=760')
  if (!other) return undefined
  const { document: page } = other
  page.title = title
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme
  const host = make('main', { ariaLabel: title })
  Object.assign(host.style, { position: 'fixed', inset: '0' })
  page.body.replaceChildren(host)
  const leave = () => other.close()
  addEventListener('pagehide', leave)
  other.addEventListener('pagehide', () => {
    removeEventListener('pagehide', leave)
    closed()
  })
  return host.attachShadow({ mode: 'open' })
}
