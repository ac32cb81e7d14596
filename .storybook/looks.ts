import axe, { type RunOptions } from 'axe-core'
import { decided } from './decided.js'
import { hands } from './hands.js'
import type { Toolbars } from './parameters.js'

interface Look {
  theme: Toolbars['theme']
  /** Width of the window in pixels; when absent, the width of the story. */
  width?: number
  forced?: boolean
}

// The narrowest page that WCAG wants to be read without scrolling sideways.
const narrow = 320
const looks: readonly Look[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', width: narrow },
  { theme: 'dark', width: narrow },
  { theme: 'light', forced: true },
]

const isForced = (): boolean => matchMedia('(forced-colors: active)').matches

/** Returns the further looks for a test of a story without one of its own: one by its name, or all where everything is tested. */
export function looksFor(id: string, { theme }: Pick<Toolbars, 'theme'>): readonly Look[] {
  if (theme === 'dark' || isForced()) return []
  if (import.meta.env.VITRINE_TEST_ALL === '1') return looks
  const sum = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return [looks[sum % looks.length]!]
}

/** @param own how wide the story has its window */
export async function wear({ theme, width, forced = false }: Look, own: number): Promise<void> {
  document.documentElement.dataset.vitrineTheme = theme
  if (window.innerWidth !== (width ?? own)) await hands.resize?.(width ?? own)
  if (isForced() !== forced) await hands.prefer?.(forced ? [{ name: 'forced-colors', value: 'active' }] : [])
  // Fades and slides begin in the frame after the change.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}

/** Runs axe as the panel would, which checks a story only once. */
export async function lookAgain(look: Look): Promise<void> {
  const { violations } = await axe.run(document.body, { reporter: decided, rules: { region: { enabled: false } } } as unknown as RunOptions)
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  if (told.length > 0) throw new Error(`Axe finds ${told.length} in ${JSON.stringify(look)}:\n${told.join('\n')}`)
}
