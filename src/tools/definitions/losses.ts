/** Part of a declaration that a builder cannot express. */
export interface Loss {
  /** Tag of the block. */
  block: string
  /** Property name of the field, when it is about one. */
  field?: string
  /** Sentence that says what is missing and what happens instead. */
  reason: string
}

export interface BuilderLosses {
  builder: string
  losses: readonly Loss[]
}

interface Row {
  reason: string
  fields: string[]
  blocks: Set<string>
}

/** Groups losses by their reason, in the order they were found. */
export function lossesByReason(losses: readonly Loss[]): Map<string, readonly Loss[]> {
  const reasons = new Map<string, Loss[]>()
  for (const loss of losses) reasons.set(loss.reason, [...(reasons.get(loss.reason) ?? []), loss])
  return reasons
}

const listed = 4

function where({ blocks, fields }: Row, blockCount: number): string {
  if (fields.length > 0 && fields.length <= listed) return fields.map((field) => `\`${field}\``).join(', ')
  if (fields.length > 0) return blocks.size === blockCount ? 'fields of every block' : 'many fields'
  if (blocks.size === blockCount) return 'every block'
  return blocks.size <= listed ? [...blocks].map((tag) => `\`${tag}\``).join(', ') : 'many blocks'
}

/**
 * Returns a Markdown table of what builders cannot express.
 * @param blockCount how many blocks there are, so that "every block" can be said
 */
export function lossesTable(builders: readonly BuilderLosses[], blockCount: number): string {
  const rows = builders.flatMap(({ builder, losses }) =>
    [...lossesByReason(losses)].map(([reason, same]) => {
      const fields = same.flatMap(({ block, field }) => (field === undefined ? [] : [`${block}.${field}`]))
      const row = { reason, fields, blocks: new Set(same.map(({ block }) => block)) }
      return `| ${builder} | ${reason.replaceAll('|', '\\|')} | ${where(row, blockCount)} |`
    }),
  )
  return ['| Builder | What it cannot express | Where |', '|---|---|---|', ...rows].join('\n')
}
