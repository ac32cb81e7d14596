import type { Surface } from './public-surface.js'

export const bumps = ['patch', 'minor', 'major'] as const
export type Bump = (typeof bumps)[number]

export interface Difference {
  /** `vitrine-cart-panel attribute stay-closed` */
  what: string
  kind: 'removed' | 'changed' | 'added'
  /** Whether a page that worked may work otherwise now. */
  breaking: boolean
  before?: string
  after?: string
}

/** What two surfaces do not have in common, in the order of its names. */
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

/** A deprecation says something about a thing; the thing itself is another line. */
const isAdvice = (what: string): boolean => what.endsWith(' deprecated')
/** A measure or a colour may be made better; a page that needs a certain one sets it. */
const isLook = (what: string): boolean => /^token | css property /.test(what)

/** What a page could bring before, it may still bring. */
function isLoosened(what: string, before: string, after: string): boolean {
  const ranges = (needed: string) => needed.replace(/ \(optional\)$/, '').split(' || ')
  const isStillLeft = after.endsWith('(optional)') || !before.endsWith('(optional)')
  return what.startsWith('needs ') && isStillLeft && ranges(before).every((range) => ranges(after).includes(range))
}

/** Something new that pages which are there already would have to give. */
function isDemand(what: string, value: string, before: Surface): boolean {
  if (what.startsWith('needs ')) return !value.endsWith('(optional)')
  const owner = what.startsWith('page document ') ? 'page document version' : (what.split(' ')[0] ?? '')
  return (value.endsWith(' required') || value === 'required') && before[owner] !== undefined
}

/**
 * The smallest bump that says enough. In 0.x a breaking change is a minor (as `^0.3.0` has it), and what is new is one, too.
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

/**
 * What the pending changesets do not say of what has become of the public surface.
 * @param version the last release
 */
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

/** `stay-closed` of `vitrine-cart-panel attribute stay-closed`; of a whole block its tag. */
const nameOf = (what: string): string =>
  what
    .split(' ')
    .at(-1)
    ?.replace(/^(detail|message)\./, '') ?? what

function tell({ what, kind, before, after }: Difference): string {
  return kind === 'changed' ? `${what} was "${before}" and is "${after}"` : `${what} is ${kind === 'removed' ? 'gone' : 'new'}`
}

/** One changeset as the tool writes it: front matter, then words. */
export function readChangeset(file: string, content: string): Changeset | undefined {
  const [, matter = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? []
  const bump = bumps.find((each) => new RegExp(`['"]?@vitrine/blocks['"]?: ${each}\\b`).test(matter))
  return bump && { file, bump, text }
}
