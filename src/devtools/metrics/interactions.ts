import { isBlock, tell } from './metric.js'

/** Timing of a slow event, in browsers that report it. */
interface EventTiming extends PerformanceEntry {
  readonly interactionId?: number
}

/** Browsers report no shorter events. In milliseconds. */
const shortest = 16
const remembered = 100
/** Milliseconds that the other events of a press are waited for: browsers tell of pressing and of letting go at different times. */
const pressLasts = 1000

/** A press is several events; the longest one tells how long the shopper has waited. */
export function measureInteractions(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('event')) return
  const blockAt = rememberBlocks()
  const said = new Set<number>()
  const longest = new Map<number, EventTiming>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tellAll = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const [id, { duration, startTime }] of longest) {
      said.add(id)
      const block = blockAt(startTime)
      tell({ name: 'interaction', value: duration, ...(block && { block }) })
    }
    longest.clear()
  }
  // The shopper may leave before the timer ends, so the rest is reported now.
  document.addEventListener('visibilitychange', tellAll)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      const { interactionId = 0, duration } = entry
      if (interactionId === 0 || said.has(interactionId)) continue
      if (duration > (longest.get(interactionId)?.duration ?? 0)) longest.set(interactionId, entry)
    }
    if (longest.size > 0) timer ??= setTimeout(tellAll, pressLasts)
  }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit)
}

/** Browsers do not report the target inside a shadow root; the event with the same time has it. */
function rememberBlocks(): (time: number) => string | undefined {
  const blocks = new Map<number, string>()
  const remember = (event: Event): void => {
    const block = event.composedPath().find((target) => isBlock(target as Element))
    if (!block) return
    blocks.set(event.timeStamp, (block as Element).localName)
    const [oldest] = blocks.keys()
    if (blocks.size > remembered && oldest !== undefined) blocks.delete(oldest)
  }
  for (const name of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
    document.addEventListener(name, remember, { capture: true, passive: true })
  }
  return (time) => blocks.get(time)
}
