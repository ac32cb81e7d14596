import { rootKey } from '../../core/element/own-keys.js'
import { aMoment, type Block, type Trial } from './trial.js'

/** Minimum width of a column, in pixels. */
const narrowest = 240
// Half a pixel more is rounding.
const rounding = 1

/** Compares the states, parts and slots of the drawn block with its declaration. */
export function checkDrawn({ declaration, tell }: Trial, element: Block): void {
  const { states = {}, slots = {} } = declaration
  // The element layer draws the error of a view that throws, with a part of its own.
  const parts = { error: true, ...declaration.parts }
  const { state } = element.dataset
  if (state !== undefined && !Object.hasOwn(states, state)) tell('declared', `It shows the state "${state}", which it does not declare.`)
  for (const drawn of element[rootKey].querySelectorAll('[part]')) {
    for (const part of drawn.part)
      if (!Object.hasOwn(parts, part)) tell('declared', `It draws a part "${part}", which it does not declare.`)
  }
  for (const { name } of element[rootKey].querySelectorAll('slot')) {
    if (!Object.hasOwn(slots, name) && !(name === '' && Object.hasOwn(slots, 'default')))
      tell('declared', `It draws a slot "${name}", which it does not declare.`)
  }
  const ids = [...element[rootKey].querySelectorAll('[id]')].map(({ id }) => id)
  for (const id of ids.filter((each, at) => ids.indexOf(each) !== at)) tell('accessible', `Two elements in it are called "${id}".`)
}

export function checkFocus({ tell }: Trial, element: Block): void {
  const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'
  const control = [...element[rootKey].querySelectorAll<HTMLElement>(controls)].find((each) => each.checkVisibility())
  if (!control) return
  element.focus()
  if (!element[rootKey].activeElement) tell('focus', 'focus() leads nowhere, though there is a control in it.')
}

export async function checkNarrow({ tell }: Trial, element: Block): Promise<void> {
  const column = element.parentElement!
  column.style.width = `${narrowest}px`
  await aMoment()
  if (column.scrollWidth > narrowest + rounding) {
    const edge = column.getBoundingClientRect().left + narrowest + rounding
    const out = [...element[rootKey].querySelectorAll('*')].findLast((each) => each.getBoundingClientRect().right > edge)
    const name = out ? [out.localName, ...out.classList].join('.') : 'what stands in it'
    tell('narrow', `It is ${column.scrollWidth} pixels wide in a column of ${narrowest}: ${name} sticks out.`)
  }
  column.style.width = ''
}

export async function checkPeople({ options, tell }: Trial, element: Block): Promise<void> {
  if (!options.axe) return
  const { violations } = await options.axe.run(element.parentElement!)
  for (const { id, help } of violations) tell('accessible', `${id}: ${help}.`)
}
