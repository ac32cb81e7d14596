import type { BlockNode, Json, PageNode } from '../../core/element/declaration.js'
import { audienceAttribute, audienceKey, audiences, isFor } from '../../core/dom/audience.js'
import { drawnFor, experimentsKey } from '../../core/dom/drawn.js'
import { experimentName, experimentsAttribute, isVariant } from '../../core/dom/experiments.js'
import { openTimesAttribute, timeName } from '../../core/dom/open-times.js'
import { boundsOf, type ShownTime } from '../../core/dom/shown-time.js'
import { blocksIn } from './page-walk.js'
import { isSection, timeOf } from './section-times.js'

/** Times and audience of a section; an empty property asks for nothing. */
interface Condition extends ShownTime {
  audience: string
  experiment: string
  isB: boolean
}

/**
 * Returns the style that lets sections which only some see, or at their time only, stand in their place from the first moment: the page
 * neither jumps nor shows what goes away again. Empty for a page that always says the same to everybody.
 */
export const sectionStyle = (nodes: readonly PageNode[]): string =>
  conditionsIn(nodes)
    .map((condition) => `html${pageThat(condition)} vitrine-section:is(:not(:defined),[data-waiting])${wearing(condition)}{display:flex}`)
    .join('')

/** Tells the page, before it is drawn, what its sections ask for; a visitor who was never known is a guest, and was never drawn. */
export function sectionScript(nodes: readonly PageNode[]): string {
  const conditions = conditionsIn(nodes)
  const say = (attribute: string, value: string): string => `root.setAttribute('${attribute}',${value})`
  const times = new Map(conditions.filter(hasTime).map((time) => [timeName(time), momentsOf(time)]))
  const open = `${JSON.stringify([...times])}.filter(([,[from,until]])=>from<=now&&now<until).map(([name])=>name).join(' ')`
  const drawn = `now-Date.parse(day)<${drawnFor}?drawn.join(' '):''`
  const sayings = [
    ...(conditions.some(({ audience }) => audience) ? [say(audienceAttribute, `kept('${audienceKey}')||'guests'`)] : []),
    ...(times.size > 0 ? [say(openTimesAttribute, open)] : []),
    ...(conditions.some(({ experiment }) => experiment)
      ? [`let[day,...drawn]=kept('${experimentsKey}').split(' ')`, say(experimentsAttribute, drawn)]
      : []),
  ]
  const tools = `let root=document.documentElement,now=Date.now(),kept=key=>{try{return localStorage.getItem(key)||''}catch{return''}}`
  return sayings.length === 0 ? '' : `{${[tools, ...sayings].join(';')}}`
}

/** Returns the audiences that the page names in a preview as `viewer`. */
export const audiencesOf = (viewer: string): string => audiences.filter((each) => isFor(each, viewer)).join(' ')

const hasTime = ({ shownFrom, shownUntil }: ShownTime): boolean => shownFrom !== '' || shownUntil !== ''

/** JSON knows no endless numbers; these are the years in which computers end. */
function momentsOf(time: ShownTime): [from: number, until: number] {
  const [from, until] = boundsOf(time)
  return [Math.max(from, 0), Math.min(until, 8.64e15)]
}

function pageThat({ audience, experiment, isB, ...time }: Condition): string {
  const drawnForB = `[${experimentsAttribute}~=${quoted(`${experimentName(experiment)}:b`)}]`
  return [
    audience && `[${audienceAttribute}~=${audience}]`,
    hasTime(time) ? `[${openTimesAttribute}~=${quoted(timeName(time))}]` : '',
    experiment && (isB ? drawnForB : `[${experimentsAttribute}]:not(${drawnForB})`),
  ].join('')
}

const wearing = ({ audience, shownFrom, shownUntil, experiment, isB }: Condition): string =>
  Object.entries({ audience, 'shown-from': shownFrom, 'shown-until': shownUntil, experiment, variant: isB ? 'b' : '' })
    .map(([attribute, value]) => (value ? `[${attribute}=${quoted(value)}]` : `:not([${attribute}])`))
    .join('')

/** Quotes a text as CSS, and the element that holds it, read it. */
const quoted = (text: string): string => `"${text.replace(/[^\w:/-]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`

/** Returns each condition that a section of the page makes, once. */
function conditionsIn(nodes: readonly PageNode[]): Condition[] {
  const conditions = [...blocksIn(nodes)].filter(isSection).map(conditionOf)
  const asked = conditions.filter((each) => each.audience || each.experiment || hasTime(each))
  return [...new Map(asked.map((each) => [JSON.stringify(each), each])).values()]
}

function conditionOf(section: BlockNode): Condition {
  const { audience, experiment, variant } = section.fields ?? {}
  return {
    audience: audiences.find((each) => each === audience) ?? '',
    shownFrom: '',
    shownUntil: '',
    ...timeOf(section),
    experiment: text(experiment),
    isB: isVariant(variant, 'b'),
  }
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
