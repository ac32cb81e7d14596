import type { BlockDeclaration, LocalizedText } from '../../../core/element/declaration.js'
import { isBlockVisit, fieldValue, type Visit } from '../page-walk.js'
import type { PageDocument } from '../page-document.js'
import { type Problem, problem } from '../problems.js'

const detection = 'vitrine-consultant-detection'
const store = 'vitrine-store'
const ofConsultant: ReadonlySet<BlockDeclaration['category']> = new Set(['shop', 'consultant', 'checkout'])
const ofShop: ReadonlySet<BlockDeclaration['category']> = new Set([...ofConsultant, 'account'])

/** Problems of a shop that sells and does not lead to these pages, by the field that names them. */
const owedBySellers = {
  withdrawalUrl: 'no-withdrawal',
  confirmationUrl: 'no-confirmation',
  ordersUrl: 'no-orders',
  addressesUrl: 'no-addresses',
} as const

/** Checks that the blocks of a shop find what they need on the page. */
export function lintShop(page: PageDocument, visits: readonly Visit[], declarations: readonly BlockDeclaration[]): Problem[] {
  const nameOf = (tag: string): LocalizedText => declarations.find((declaration) => declaration.tag === tag)?.name ?? { de: tag, en: tag }
  const blocks = visits.filter(isBlockVisit)
  const has = (tag: string): boolean => blocks.some(({ node }) => node.block === tag)
  const first = (categories: typeof ofShop) =>
    blocks.find(({ node, declaration }) => node.block !== detection && categories.has(declaration.category))?.declaration
  const leadsToCheckout = blocks.some(({ declaration: { events = {} } }) => 'vitrine-checkout-start' in events)
  const sells = blocks.some((visit) => visit.node.block === store && fieldValue(visit, 'checkoutUrl'))
  const [selling, needy] = [first(ofConsultant), first(ofShop)]
  return [
    ...(selling && !has(detection) ? [problem('no-detection', [], { name: selling.name, others: [nameOf(detection)] })] : []),
    ...(needy && !has(store) ? [problem('no-store', [], { name: needy.name, others: [nameOf(store)] })] : []),
    ...blocks
      .filter(({ node, declaration }) => (node.version ?? 0) > declaration.version)
      .map(({ declaration, way }) => problem('newer-block', way, { name: declaration.name })),
    ...blocks
      .filter((visit) => visit.node.block === store && leadsToCheckout && fieldValue(visit, 'checkoutUrl') === '')
      .map(({ declaration, way }) =>
        problem('no-checkout', way, { name: declaration.name, field: declaration.fields.checkoutUrl!.label }, 'checkoutUrl'),
      ),
    ...blocks.flatMap((visit) =>
      Object.entries(owedBySellers)
        .filter(([field]) => sells && fieldValue(visit, field) === '')
        .map(([field, kind]) => {
          const { declaration, way } = visit
          return problem(kind, way, { name: declaration.name, field: declaration.fields[field]!.label }, field)
        }),
    ),
    ...blocks
      .filter((visit) => visit.node.block === store && (fieldValue(visit, 'locale') ?? page.language) !== page.language)
      .map(({ declaration, way }) =>
        problem('other-locale', way, { name: declaration.name, field: declaration.fields.locale!.label }, 'locale'),
      ),
  ]
}
