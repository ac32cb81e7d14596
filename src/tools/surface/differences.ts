import type { Surface } from './public-surface.js'

export const bumps = ['patch', 'minor', 'major'] as const
export type Bump = (typeof bumps)[number]

export interface Difference {
  /** Name of the difference, such as `vitrine-cart-panel attribute stay-closed`. */
  what: string
  kind: 'removed' | 'changed' | 'added'
  /** True when a page that worked before may work differently now. */
  breaking: boolean
  before?: string
  after?: string
}

/** Returns the differences between two surfaces, sorted by name. */
export function differences(before: Surface, after: Surface): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return names.flatMap((what): Difference[] => {
    const [old, now] = [before[what], after[what]]
    if (old === now) return []
    if (now === undefined) return [{ what, kind: 'removed', breaking: !isAdvice(what), before: old! }]
    if (old === undefined) return [{ what, kind: 'added', breaking: isDemand(what, now, before), after: now }]
    return [{ what, kind: 'changed', breaking: !isAdvice(what) && !isLook(what) && !isLoosened(what, old, now), before: old, after: now }]
  })
}

/** Returns true for a deprecation, which says something about a thing; the thing itself is another line. */
const isAdvice = (what: string): boolean => what.endsWith(' deprecated')
/** Returns true for a measure or a colour, which may be made better; a page that needs a certain one sets it. */
const isLook = (what: string): boolean => /^token | css property /.test(what)

/** Returns true when a page may still bring everything that it could bring before. */
function isLoosened(what: string, before: string, after: string): boolean {
  const ranges = (needed: string) => needed.replace(/ \(optional\)$/, '').split(' || ')
  const isStillLeft = after.endsWith('(optional)') || !before.endsWith('(optional)')
  return what.startsWith('needs ') && isStillLeft && ranges(before).every((range) => ranges(after).includes(range))
}

/** Returns true for something new that existing pages would have to give. */
function isDemand(what: string, value: string, before: Surface): boolean {
  if (what.startsWith('needs ')) return !value.endsWith('(optional)')
  const owner = what.startsWith('page document ') ? 'page document version' : (what.split(' ')[0] ?? '')
  return (value.endsWith(' required') || value === 'required') && before[owner] !== undefined
}

/**
 * Returns the smallest bump that says enough. In 0.x a breaking change is a minor (as `^0.3.0` has it), and so is a new feature.
 * @param version the last release
 */
export function neededBump(found: readonly Difference[], version: string): Bump | undefined {
  if (found.length === 0) return undefined
  if (found.some(({ breaking }) => breaking)) return version.startsWith('0.') ? 'minor' : 'major'
  return found.some(({ kind, what }) => kind === 'added' || isAdvice(what)) ? 'minor' : 'patch'
}

export interface Changeset {
  file: string
  bump: Bump
  text: string
}

/** Returns the changes of the public surface that the pending changesets do not name. @param version the last release */
export function unsaid(found: readonly Difference[], changesets: readonly Changeset[], version: string): string[] {
  const needed = neededBump(found, version)
  if (!needed) return []
  const chosen = Math.max(-1, ...changesets.map(({ bump }) => bumps.indexOf(bump)))
  const tooLittle =
    chosen < bumps.indexOf(needed)
      ? [`What is public has changed by a ${needed} (${found.map(tell).join(', ')}); the changesets say ${bumps[chosen] ?? 'nothing'}.`]
      : []
  const silent = found
    .filter(({ breaking, what }) => breaking && !changesets.some((changeset) => owns(changeset, what, needed)))
    .map((difference) => `${tell(difference)}: no changeset says "Breaking:" and names \`${nameOf(difference.what)}\`.`)
  return [...tooLittle, ...silent]
}

const owns = ({ bump, text }: Changeset, what: string, needed: Bump): boolean =>
  bumps.indexOf(bump) >= bumps.indexOf(needed) && /\bBreaking:/.test(text) && text.includes(`\`${nameOf(what)}\``)

/** Returns the name of a line: `stay-closed` for `vitrine-cart-panel attribute stay-closed`; for a whole block its tag. */
const nameOf = (what: string): string =>
  what
    .split(' ')
    .at(-1)
    ?.replace(/^(detail|message)\./, '') ?? what

function tell({ what, kind, before, after }: Difference): string {
  return kind === 'changed' ? `${what} was "${before}" and is "${after}"` : `${what} is ${kind === 'removed' ? 'gone' : 'new'}`
}

/** Reads one changeset as the tool writes it: front matter, then words. */
export function readChangeset(file: string, content: string): Changeset | undefined {
  const [, matter = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? []
  const bump = bumps.find((each) => new RegExp(`['"]?@vitrine/blocks['"]?: ${each}\\b`).test(matter))
  return bump && { file, bump, text }
}
