import type { NavigationDetail } from '../../core/dom/hand-over.js'
import { languageAt } from '../../core/dom/page-language.js'
import { elsewhereMessages } from './elsewhere.messages.js'

let notice: HTMLElement | undefined

/** Keeps the visitor on this page, the only one: links to other pages of the site are announced, not followed. */
export function stayOnThisPage(): void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  // The event covers navigation by scripts; without it clicks are watched, and the shop reports its own navigation.
  if (navigation) navigation.addEventListener('navigate', (event) => stay(event, (event as Navigate).destination.url))
  else {
    addEventListener('vitrine-navigate', (event) => stay(event, (event as CustomEvent<NavigationDetail>).detail.url))
    addEventListener('click', (event) => {
      const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement)
      if (link && !event.defaultPrevented) stay(event, link.href)
    })
  }
}

interface Navigate extends Event {
  destination: { url: string }
}

function stay(event: Event, address: string): void {
  const { protocol, host, pathname, search } = new URL(address, document.baseURI)
  if (protocol !== location.protocol || host !== location.host || pathname === location.pathname) return
  if (!event.cancelable) return
  event.preventDefault()
  tell(pathname + search)
}

function tell(address: string): void {
  notice ??= document.body.appendChild(makeNotice())
  notice.textContent = elsewhereMessages[languageAt(document.documentElement)](address)
  notice.showPopover()
}

function makeNotice(): HTMLElement {
  const made = document.createElement('div')
  made.popover = 'auto'
  made.setAttribute('role', 'status')
  made.style.cssText =
    'inset: auto auto 24px 50%; translate: -50%; margin: 0; max-inline-size: min(90vw, 34rem); padding: 16px 24px; border: 0;' +
    'border-radius: var(--vitrine-radius-m); box-shadow: var(--vitrine-shadow-2); font: 16px/1.5 var(--vitrine-font-text);' +
    'background: var(--vitrine-ink); color: var(--vitrine-paper); overflow-wrap: anywhere;'
  return made
}
