import type { BlockDeclaration } from '../../core/element/declaration.js'
import { modeAttribute } from '../../core/element/mode.js'
import { rootKey } from '../../core/element/own-keys.js'
import type { CheckOptions, Rule } from './finding.js'

/** The check of one block. */
export interface Trial {
  readonly declaration: BlockDeclaration
  readonly options: CheckOptions
  readonly tell: (rule: Rule, text: string) => void
}

export type Block = HTMLElement & { [rootKey]: ShadowRoot }

/** Shoppers have the one, editors the other. */
export const modes = ['live', 'edit'] as const

const pace = 20

/** An element of the block as a page has it, not yet on the page. */
export function made({ declaration, options }: Trial): Block {
  const element = document.createElement(declaration.tag) as Block
  // The HTML comes from the author of the test, not from a page.
  element.innerHTML = options.html ?? ''
  Object.assign(element, options.fields)
  return element
}

/** A place of its own on the page for as long as something is done there. */
export async function placed(mode: (typeof modes)[number], doing: (place: HTMLElement) => Promise<void>): Promise<void> {
  const place = document.createElement('div')
  place.setAttribute(modeAttribute, mode)
  document.body.append(place)
  try {
    await doing(place)
  } finally {
    place.remove()
    await aMoment()
  }
}

/** The block on the page, as soon as it waits for nothing any more. */
export async function standing(
  trial: Trial,
  mode: (typeof modes)[number],
  look: (element: Block, place: HTMLElement) => Promise<void>,
): Promise<void> {
  await placed(mode, async (place) => {
    const element = made(trial)
    place.append(element)
    if (await settled(trial, element)) await look(element, place)
  })
}

/** The drawn content of the block. */
export const drawnIn = (element: Block): HTMLElement | null => element[rootKey].querySelector('.block')

/** Waits until the block has drawn something and is no longer busy; reports when that does not happen. */
export async function settled({ options: { patience = 5000 }, tell }: Trial, element: Block): Promise<boolean> {
  for (const until = Date.now() + patience; Date.now() < until; ) {
    await aMoment()
    if (drawnIn(element) && !element[rootKey].querySelector('[aria-busy="true"]')) return true
  }
  tell('draws', drawnIn(element) ? `Something in it is still busy after ${patience} ms.` : `Nothing is drawn after ${patience} ms.`)
  return false
}

/** Long enough for a picture or two. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pace))
