import type { Page } from 'playwright-core'
import type { WebKitPage } from './webkit.js'

/**
 * How much of what a shopper sees moves while a page loads, as the Layout Instability API counts it: for each frame the part of the window
 * that is concerned, times the way as a part of the window. That API is Chromium's alone; this looks at the places of all elements, those
 * in shadow roots too, in every frame. The page is loaded into a frame as large as the window, so that the looking begins before it.
 */
export const jumpsWhileLoading = (page: WebKitPage, path: string): Promise<number> => page.evaluate<number>(sampler, path)

/** The same in the browsers that Playwright drives. */
export const jumpsSeen = (page: Page, path: string): Promise<number> =>
  page.evaluate<number>(`(function () {${sampler}})(${JSON.stringify(path)})`)

const sampler = `
  const [path] = arguments
  document.documentElement.innerHTML = ''
  document.documentElement.style.cssText = document.body.style.cssText = 'margin: 0; overflow: hidden'
  const frame = document.createElement('iframe')
  frame.style.cssText = 'border: 0; display: block; width: ' + innerWidth + 'px; height: ' + innerHeight + 'px'
  frame.src = path
  document.body.append(frame)
  const places = new WeakMap()
  let sum = 0, last = performance.now(), loaded = 0
  const elementsIn = (root) => [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? elementsIn(element.shadowRoot) : [])])
  const isSeen = ({ top, left, bottom, right }) => bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  const areaOf = ({ top, left, bottom, right }) =>
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0))
  function look() {
    const root = frame.contentDocument
    if (!root || !root.body || root.URL === 'about:blank') return
    let area = 0, way = 0
    for (const element of elementsIn(root.body)) {
      const { top, left, bottom, right, width, height } = element.getBoundingClientRect()
      const now = { top, left, bottom, right }
      const before = places.get(element)
      if (width === 0 || height === 0) { places.delete(element); continue }
      places.set(element, now)
      if (!before || !(isSeen(before) || isSeen(now))) continue
      const moved = Math.max(Math.abs(top - before.top), Math.abs(left - before.left))
      if (moved < 3) continue
      area = Math.max(area, areaOf(before), areaOf(now))
      way = Math.max(way, Math.min(moved, innerHeight))
    }
    if (way === 0) return
    sum += Math.min(1, area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight))
    last = performance.now()
  }
  frame.addEventListener('load', () => { loaded = performance.now() })
  return new Promise((resolve) => {
    const next = () => {
      look()
      const now = performance.now()
      const isBusy = !loaded || frame.contentDocument.querySelector('[data-state=loading], :not(:defined)')
      if (!isBusy && now - Math.max(last, loaded) > 500) { frame.remove(); resolve(sum) } else requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
`
