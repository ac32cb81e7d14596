import { modeOf } from '../src/core/element/mode.js'
import { isAsking } from './fresh-page.js'

/** States that pass by themselves. */
const passing = ['loading', 'sending', 'processing']

/**
 * Waits until every block of a story has drawn what it is going to show, and stands still.
 * @param patience in milliseconds
 */
export async function settled(canvas: HTMLElement, patience: number, stays?: string): Promise<void> {
  await until(patience, () => {
    const blocks = blocksIn(canvas)
    const missing = blocks.find((block) => !block.shadowRoot?.childElementCount)
    const busy = blocks.find((block) => isBusy(block, stays))
    if (missing) return `<${missing.localName}> has drawn nothing`
    if (busy) return `<${busy.localName}> is still ${busy.dataset.state ?? ''} or busy`
    // A story that holds an answer back names the state that stays.
    return isAsking() && stays === undefined ? 'The page still waits for an answer' : undefined
  })
  await document.fonts.ready
  await Promise.allSettled(blocksIn(canvas).flatMap(movementsOf))
}

/** Throws when the story is wider than its frame, which makes a phone scroll sideways. */
export function checkWidth(frame: HTMLElement): void {
  const { scrollWidth, clientWidth } = frame
  if (scrollWidth > clientWidth + 1) throw new Error(`The story is ${scrollWidth} px wide, in a place of ${clientWidth} px.`)
}

async function until(patience: number, problem: () => string | undefined): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    const told = problem()
    if (told === undefined) return
    if (waited > patience) throw new Error(`${told} after ${patience} ms.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Nothing is asked on an editor's canvas, so nothing is under way; behind a question everything waits for the editor's answer. */
function isBusy(block: HTMLElement, stays: string | undefined): boolean {
  const { state = '' } = block.dataset
  if (modeOf(block) === 'edit' || (stays !== undefined && state === stays)) return false
  const place = block.shadowRoot?.querySelector('dialog:modal') ?? block.shadowRoot
  return passing.includes(state) || Boolean(place?.querySelector('[aria-busy="true"]'))
}

const blocksIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('*')].filter((element) => element.localName.startsWith('vitrine-'))

const movementsOf = ({ shadowRoot }: HTMLElement) =>
  (shadowRoot?.getAnimations() ?? [])
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY && animation.playState === 'running')
    .map((animation) => animation.finished)
