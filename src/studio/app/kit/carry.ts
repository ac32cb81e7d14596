import type { PointerEvent } from 'react'

interface Point {
  x: number
  y: number
}

interface Carrying {
  /** Milliseconds that a finger rests before it picks up what it rests on; one that moves before that scrolls. */
  after: number
  begin: (at: Point) => void
  over: (at: Point) => void
  /** Called when the finger lets go, where it was last. */
  drop: () => void
  giveUp: () => void
}

const still = 8

/** Lets a finger drag something. Mice use the browser's own drag and drop. */
export function carry({ pointerType, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, carrying: Carrying): void {
  if (pointerType !== 'touch') return
  const ended = new AbortController()
  const { signal } = ended
  let isCarried = false
  const waiting = setTimeout(lift, carrying.after)

  function lift(): void {
    isCarried = true
    carrying.begin({ x: clientX, y: clientY })
  }

  function stop(): void {
    clearTimeout(waiting)
    ended.abort()
  }

  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
    currentTarget.addEventListener(name, listener, { signal, passive: false })
  on('touchmove', (event) => isCarried && event.preventDefault())
  on('contextmenu', (event) => event.preventDefault())
  on('pointermove', ({ clientX: x, clientY: y }) => {
    if (isCarried) carrying.over({ x, y })
    else if (Math.hypot(x - clientX, y - clientY) > still) stop()
  })
  on('pointerup', () => {
    stop()
    if (!isCarried) return
    currentTarget.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => currentTarget.removeEventListener('click', swallow, true))
    carrying.drop()
  })
  on('pointercancel', () => {
    stop()
    if (isCarried) carrying.giveUp()
  })
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
