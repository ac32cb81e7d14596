// Turns the pages of the sandbox's catalogue, and tells the shop around it what goes into the bag.
const book = document.querySelector('.book')
const spreads = [...book.querySelectorAll('.spread')]
const dots = [...document.querySelectorAll('.dots button')]
const told = document.querySelector('.told')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const wide = matchMedia('(width >= 56rem)')
let at = 0
let endTurning = () => {}

const shop = embeddingShop()
document.documentElement.classList.add('turns')
for (const element of document.querySelectorAll('.turning, button[data-turn], button[data-page]')) element.hidden = false
for (const element of document.querySelectorAll(shop ? '.bag' : '.alone')) element.hidden = false
show()

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button')
  if (!button) return
  if (button.dataset.turn) turnTo(at + Number(button.dataset.turn), button)
  else if (button.dataset.page) turnTo(Number(button.dataset.page), button)
  else if (button.dataset.parts) putIntoBag(button)
})

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const to = { ArrowLeft: at - 1, PageUp: at - 1, ArrowRight: at + 1, PageDown: at + 1, Home: 0, End: spreads.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  turnTo(to)
})

// The shop's cart takes the focus out of this frame, and gives it back to the frame, not to the button.
let focused
document.addEventListener('focusin', ({ target }) => {
  focused = target
})
addEventListener('focus', () => {
  if (document.activeElement === document.body && focused && !focused.closest('[inert]')) focused.focus({ preventScroll: true })
})

let touched
book.addEventListener(
  'touchstart',
  ({ touches }) => {
    touched = touches.length === 1 ? touches[0] : undefined
  },
  { passive: true },
)
book.addEventListener(
  'touchend',
  ({ changedTouches }) => {
    const [end] = changedTouches
    if (!touched || !end) return
    const across = end.clientX - touched.clientX
    if (Math.abs(across) > 50 && Math.abs(across) > 1.5 * Math.abs(end.clientY - touched.clientY)) turnTo(at - Math.sign(across))
  },
  { passive: true },
)

function turnTo(to, button) {
  const next = Math.min(Math.max(to, 0), spreads.length - 1)
  if (next === at) return
  endTurning()
  const before = at
  const wasInside = spreads[before].contains(document.activeElement)
  at = next
  show()
  if (wasInside || (button && button.getAttribute('aria-disabled') === 'true'))
    spreads[at].querySelector('[tabindex="-1"]').focus({ preventScroll: true })
  told.textContent = `Seite ${at + 1} von ${spreads.length}: ${spreads[at].querySelector('[tabindex="-1"]').textContent}`
  if (calm.matches) return
  if (wide.matches) turnLeaf(spreads[before], spreads[at], at > before)
  else slideIn(spreads[at], at > before)
}

function show() {
  for (const [index, spread] of spreads.entries()) {
    spread.classList.toggle('open', index === at)
    spread.inert = index !== at
    if (index === at) spread.scrollTop = 0
  }
  for (const [index, dot] of dots.entries()) {
    if (index === at) dot.setAttribute('aria-current', 'page')
    else dot.removeAttribute('aria-current')
  }
  document.querySelector('.where').textContent = `${at + 1} / ${spreads.length}`
  for (const button of document.querySelectorAll('.turning .turn')) {
    const to = at + Number(button.dataset.turn)
    button.setAttribute('aria-disabled', String(to < 0 || to >= spreads.length))
  }
}

/** A leaf with the old page in front and the new one behind; the page that it will cover stays until it lands. */
function turnLeaf(from, to, forward) {
  const [leaving, arriving] = forward ? ['right', 'left'] : ['left', 'right']
  const covered = copyOf(from, arriving, 'covered')
  const leaf = document.createElement('div')
  leaf.className = `leaf ${leaving}`
  leaf.inert = true
  leaf.setAttribute('aria-hidden', 'true')
  leaf.append(copyOf(from, leaving, 'front'), copyOf(to, arriving, 'back'))
  book.append(covered, leaf)
  const turning = leaf.animate(
    { rotate: ['y 0deg', `y ${forward ? -180 : 180}deg`] },
    { duration: 750, easing: 'cubic-bezier(0.5, 0.1, 0.2, 1)' },
  )
  endTurning = () => {
    turning.cancel()
    leaf.remove()
    covered.remove()
    endTurning = () => {}
  }
  turning.finished.then(
    () => endTurning(),
    () => {},
  )
}

function copyOf(spread, side, role) {
  const copy = spread.querySelector(`.${side}`).cloneNode(true)
  copy.classList.add(role)
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  return copy
}

function slideIn(spread, forward) {
  const moving = spread.animate({ opacity: [0, 1], translate: [`${forward ? 32 : -32}px`, '0px'] }, { duration: 260, easing: 'ease-out' })
  endTurning = () => moving.cancel()
}

/** Only the shop that shows this catalogue hears what goes into the bag. */
function putIntoBag(button) {
  parent.postMessage({ action: 'add-to-bag', productIds: button.dataset.parts }, shop)
  told.textContent = `${button.getAttribute('aria-label')}: ist unterwegs.`
  button.classList.add('sent')
  setTimeout(() => button.classList.remove('sent'), 1400)
}

function embeddingShop() {
  if (parent === window) return undefined
  const origin = location.ancestorOrigins?.[0]
  if (origin) return origin
  return document.referrer ? new URL(document.referrer).origin : undefined
}
