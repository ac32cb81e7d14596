import { type Audience, isFor } from '../../../core/dom/audience.js'
import { experimentName, isVariant } from '../../../core/dom/experiments.js'
import { boundsOf } from '../../../core/dom/shown-time.js'
import type { BlockDeclaration, BlockNode, HtmlNode, PageNode } from '../../../core/element/declaration.js'
import type { PageDocument } from '../page-document.js'
import { everyNode, fieldValue, isBlank, isBlockVisit, type Visit, type VisitedBlock, visibleText } from '../page-walk.js'
import { type Problem, problem } from '../problems.js'
import { timeOf } from '../section-times.js'

const bands = new Set(['vitrine-section', 'vitrine-column'])

/** Finds empty places, places that nobody is shown, and contents outside of the main part. */
export function lintRooms(
  page: PageDocument,
  visits: readonly Visit[],
  { declarations, now = Date.now() }: { declarations: readonly BlockDeclaration[]; now?: number | undefined },
): Problem[] {
  const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))
  const blocks = visits.filter(isBlockVisit)
  const isPart = page.kind !== undefined
  const isEmpty = !isPart && isEmptyPage(page, known)
  return [
    ...(isEmpty ? [problem('empty-page', [])] : emptyRooms(blocks, known)),
    ...(isPart ? [] : besideMain(page, known)),
    ...loneVariants(blocks),
    ...forNobody(blocks),
    ...timesOver(blocks, now),
    ...halfQuestions(visits),
    ...nothingChosen(blocks),
  ]
}

type Known = ReadonlyMap<string, BlockDeclaration>

/** Tells contents of a page from its frame and from what opens over it. */
const showsContent = (nodes: readonly PageNode[], known: Known): boolean =>
  nodes.some((node) => {
    if (typeof node === 'string') return node.trim() !== ''
    if ('shared' in node) return true
    if ('html' in node)
      return (
        ['img', 'hr'].includes(node.html) ||
        visibleText({ ...node, children: [] }).trim() !== '' ||
        showsContent(node.children ?? [], known)
      )
    const declaration = known.get(node.block)
    if (declaration && (declaration.placement?.insertAt || declaration.overlay)) return false
    return !bands.has(node.block) || showsContent(Object.values(node.slots ?? {}).flat(), known)
  })

const mainOf = (page: PageDocument): HtmlNode | undefined =>
  page.nodes.find((node): node is HtmlNode => typeof node === 'object' && 'html' in node && node.html === 'main')

function isEmptyPage(page: PageDocument, known: Known): boolean {
  const main = mainOf(page)
  return !showsContent(main ? (main.children ?? []) : page.nodes, known)
}

/** Finds bands without contents: they leave a blank, unless they show a picture or keep a height on purpose. */
function emptyRooms(blocks: readonly VisitedBlock[], known: Known): Problem[] {
  return blocks.flatMap((visit) => {
    const { node, declaration, way } = visit
    const inside = Object.values(node.slots ?? {}).flat()
    if (node.block === 'vitrine-section') {
      const isMeant = ['background', 'backgroundTablet', 'backgroundMobile', 'minHeight'].some((field) => Boolean(fieldValue(visit, field)))
      return isMeant || showsContent(inside, known) ? [] : [problem('empty-section', way, { name: declaration.name })]
    }
    const needsContent =
      declaration.slots?.default !== undefined && !bands.has(node.block) && !declaration.overlay && !declaration.placement?.insertAt
    const isFilled = !needsContent || showsContent(inside, known) || declaration.category === 'shop'
    return isFilled || declaration.presets?.every(({ slots }) => slots === undefined)
      ? []
      : [problem('empty-block', way, { name: declaration.name })]
  })
}

/** Finds contents outside of `<main>`: readers who jump to it never find what stands behind it, and shoppers see it below the footer. */
function besideMain(page: PageDocument, known: Known): Problem[] {
  const main = mainOf(page)
  if (!main) return []
  const at = page.nodes.indexOf(main)
  return page.nodes.flatMap((node, index) => {
    const isBehind = index > at && typeof node === 'object' && !isFrame(node, known) && showsContent([node], known)
    return isBehind ? [problem('behind-main', ['nodes', index])] : []
  })
}

/** Returns true for the foot of the page, alone or in a shared part, and for plain elements of one. */
function isFrame(node: Exclude<PageNode, string>, known: Known): boolean {
  if ('shared' in node) return true
  if ('html' in node && node.html === 'footer') return true
  return [...everyNode([node])].some((each) => 'block' in each && known.get(each.block)?.placement?.insertAt !== undefined)
}

/** Finds sections that were to be seen until a day that is over. */
const timesOver = (blocks: readonly VisitedBlock[], now: number): Problem[] =>
  blocks.flatMap(({ node, way, declaration }) => {
    const time = timeOf(node)
    if (!time) return []
    const [from, until] = boundsOf(time)
    // The check of its field reports that it ends before it begins.
    return until <= now && from < until ? [problem('time-over', way, { name: declaration.name }, 'shownUntil')] : []
  })

/** Finds questions without an answer, and answers without a question. */
function halfQuestions(visits: readonly Visit[]): Problem[] {
  return visits.flatMap((visit) => {
    if (isBlockVisit(visit) || visit.node.html !== 'details') return []
    const { node, way } = visit
    const isQuestion = (child: PageNode): boolean => typeof child === 'object' && 'html' in child && child.html === 'summary'
    const question = (node.children ?? []).filter(isQuestion).map(visibleText).join('')
    const answer = (node.children ?? []).filter((child) => !isQuestion(child))
    if (isBlank(question)) return answer.some((child) => !isBlank(visibleText(child))) ? [problem('no-question', way)] : []
    const isAnswered = answer.some((child) => !isBlank(visibleText(child)) || holdsMore(child))
    return isAnswered ? [] : [problem('no-answer', way, { word: question.trim() })]
  })
}

/** Returns true for pictures, blocks and shared parts, which say something, too. */
const holdsMore = (node: PageNode): boolean =>
  typeof node === 'object' && (!('html' in node) || node.html === 'img' || (node.children ?? []).some(holdsMore))

/** Finds blocks that show what an editor chooses, when nothing is chosen: they are missing on the page. */
const nothingChosen = (blocks: readonly VisitedBlock[]): Problem[] =>
  blocks.flatMap((visit) => {
    const { node, declaration, way } = visit
    const isChoice = Object.hasOwn(declaration.fields, 'productIds') && fieldValue(visit, 'source') === 'chosen'
    const ids = isChoice ? node.fields?.productIds : 'not asked'
    const isNone = ids === undefined || (typeof ids === 'string' && isBlank(ids)) || (Array.isArray(ids) && ids.length === 0)
    return isNone
      ? [problem('none-chosen', way, { name: declaration.name, field: declaration.fields.productIds!.label }, 'productIds')]
      : []
  })

function loneVariants(blocks: readonly VisitedBlock[]): Problem[] {
  const sections = blocks.filter(({ node }) => node.block === 'vitrine-section' && node.fields?.experiment)
  const nameOf = ({ node }: VisitedBlock) => experimentName(String(node.fields?.experiment))
  return [...new Set(sections.map(nameOf))].flatMap((name) => {
    const all = sections.filter((each) => nameOf(each) === name)
    const [first] = all
    const hasBoth = (['a', 'b'] as const).every((variant) => all.some(({ node }) => isVariant(node.fields?.variant, variant)))
    return hasBoth || !first ? [] : [problem('lone-variant', first.way, { word: String(first.node.fields?.experiment) }, 'experiment')]
  })
}

/** Finds sections within another one that is for others, at another time, or of another variant. */
function forNobody(blocks: readonly VisitedBlock[]): Problem[] {
  const isSection = (node: BlockNode | HtmlNode): node is BlockNode => 'block' in node && node.block === 'vitrine-section'
  return blocks
    .filter(({ node }) => isSection(node))
    .flatMap(({ node, way, around }) => {
      const outer = around.filter(isSection)
      const isExcluded = outer.some((each) => excludes(each, node))
      return isExcluded ? [problem('for-nobody', way, {}, 'audience')] : []
    })
}

function excludes(outer: BlockNode, inner: BlockNode): boolean {
  const audienceOf = ({ fields }: BlockNode) => (fields?.audience || 'everybody') as Audience
  const timeOf = ({ fields }: BlockNode) =>
    boundsOf({ shownFrom: String(fields?.shownFrom ?? ''), shownUntil: String(fields?.shownUntil ?? '') })
  const experimentOf = ({ fields }: BlockNode) => (fields?.experiment ? experimentName(String(fields.experiment)) : undefined)
  const [one, other] = [audienceOf(outer), audienceOf(inner)]
  const [[from, until], [innerFrom, innerUntil]] = [timeOf(outer), timeOf(inner)]
  const isSameExperiment = experimentOf(outer) !== undefined && experimentOf(outer) === experimentOf(inner)
  const isOtherVariant = isSameExperiment && isVariant(outer.fields?.variant, 'b') !== isVariant(inner.fields?.variant, 'b')
  return !(isFor(one, other) || isFor(other, one)) || from >= innerUntil || innerFrom >= until || isOtherVariant
}
