import type { Component } from 'grapesjs'
import type { PageDocument } from '../../../document/page-document.js'
import type { PageNode } from '../../../element/declaration.js'
import { nodeType } from './node-type.js'
import { type Entry, entriesIn, pageEntries, type Sketching, sketchOf } from './sketch.js'

interface Shown {
  /** The node it shows, as an object of the document; a room shows none. */
  node: PageNode | undefined
  tag: string
  slot: string | undefined
}

const shown = new WeakMap<Component, Shown>()

/**
 * Brings GrapesJS's components to the page as it stands now. Nodes that did not change are the very same objects,
 * so whole branches are passed over; a block that stays in its list keeps its element, and what it shows.
 */
export function reconcile(root: Component, page: PageDocument, sketching: Sketching): void {
  bringList(root, pageEntries(page), sketching)
}

/** The components that show a list of entries, in the same order. */
export const componentsIn = (parent: Component): readonly Component[] => parent.components().models

function bringList(parent: Component, entries: readonly Entry[], sketching: Sketching): void {
  const before = [...componentsIn(parent)]
  const matches = matched(before, entries, sketching)
  const kept = new Set(matches)
  for (const component of before) if (!kept.has(component)) component.remove()
  const moved = outOfOrder(matches.map((component) => (component ? before.indexOf(component) : -1))).map(
    (index) => matches[index] as Component,
  )
  for (const component of moved) place(component, parent, componentsIn(parent).length - 1)
  entries.forEach((entry, at) => {
    const match = matches[at]
    if (match) {
      bring(match, entry, sketching)
      if (moved.includes(match)) place(match, parent, at)
      return
    }
    const [added] = parent.append(definitionOf(entry, sketching), { at })
    if (added) remember(added, entry, sketching)
  })
}

// GrapesJS itself takes a component out and draws it anew; moved like this, a block stays what it is, and is there at once.
function place(component: Component, parent: Component, at: number): void {
  const { models } = parent.components()
  models.splice(models.indexOf(component), 1)
  models.splice(at, 0, component)
  const element = component.getEl()
  element?.parentNode?.insertBefore(element, models[at + 1]?.getEl() ?? null)
}

/** For every entry the component that showed it: the same node first, then one of the same tag, in order. */
function matched(before: readonly Component[], entries: readonly Entry[], sketching: Sketching): (Component | undefined)[] {
  const free = new Set(before)
  const take = (fits: (was: Shown) => boolean): Component | undefined => {
    for (const component of free) {
      const was = shown.get(component)
      if (was && fits(was)) {
        free.delete(component)
        return component
      }
    }
    return undefined
  }
  const matches = entries.map((entry) => {
    const node = nodeOf(entry)
    return typeof node === 'object' ? take((was) => was.node === node && was.slot === entry.slot) : undefined
  })
  return matches.map((match, index) => {
    if (match) return match
    const entry = entries[index] as Entry
    const { tag } = sketchOf(entry, sketching)
    const others = (node: PageNode | undefined) => typeof node === 'object' && entries.some((other) => nodeOf(other) === node)
    return take((was) => was.tag === tag && was.slot === entry.slot && !others(was.node))
  })
}

function bring(component: Component, entry: Entry, sketching: Sketching): void {
  const node = nodeOf(entry)
  const was = shown.get(component)
  if (typeof node === 'object' && was?.node === node && !sketching.whole) return
  if (typeof node === 'string') write(component, node)
  else {
    component.set('wears', sketchOf(entry, sketching).wears)
    bringList(component, entriesIn(entry, sketching), sketching)
  }
  if (was) was.node = node
}

function write(component: Component, text: string): void {
  const target = component.get('type') === 'textnode' ? component : componentsIn(component)[0]
  if (!target || target.get('content') === text) return
  target.set('content', text, { silent: true })
  const element = target.getEl()
  if (element) element.textContent = text
}

function definitionOf(entry: Entry, sketching: Sketching): object {
  const { tag, wears } = sketchOf(entry, sketching)
  const node = nodeOf(entry)
  if (typeof node === 'string') {
    const text = { type: 'textnode', content: node }
    return entry.slot === undefined ? text : { type: nodeType, tagName: 'span', wears, components: [text] }
  }
  return { type: nodeType, tagName: tag, wears, components: entriesIn(entry, sketching).map((inner) => definitionOf(inner, sketching)) }
}

function remember(component: Component, entry: Entry, sketching: Sketching): void {
  const node = nodeOf(entry)
  shown.set(component, { node, tag: sketchOf(entry, sketching).tag, slot: entry.slot })
  if (typeof node === 'string') return
  const inside = componentsIn(component)
  entriesIn(entry, sketching).forEach((inner, index) => {
    const child = inside[index]
    if (child) remember(child, inner, sketching)
  })
}

const nodeOf = (entry: Entry): PageNode | undefined => ('node' in entry ? entry.node : undefined)

/** Which entries must move, so that the fewest do: those outside the longest rising run. New ones are -1. */
function outOfOrder(order: readonly number[]): number[] {
  const tails: number[] = []
  const previous: number[] = []
  order.forEach((value, index) => {
    if (value < 0) return
    let at = tails.findIndex((tail) => (order[tail] as number) >= value)
    if (at < 0) at = tails.length
    previous[index] = tails[at - 1] ?? -1
    tails[at] = index
  })
  const stays = new Set<number>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) stays.add(at)
  return order.flatMap((value, index) => (value >= 0 && !stays.has(index) ? [index] : []))
}
