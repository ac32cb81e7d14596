import { commerceSources } from '../../commerce/salesforce/commerce/sources.js'
import { commerceRows } from '../../commerce/salesforce/commerce/rows.js'
import type { CommerceRow } from '../../commerce/salesforce/commerce/row.js'

const certainties = { D: 'documented', S: 'specification only', own: 'the shop’s own' } as const

/** Returns the commerce calls: their addresses, where they are documented, how certain that is, and who asks them. */
export function endpointsTable(): string {
  const rows = Object.entries<CommerceRow>(commerceRows).map(([name, { method, path }]) => {
    const { source, certainty, callers, because } = commerceSources[name as keyof typeof commerceSources]
    return `| \`${name}\` | \`${method} ${path}\` | ${source} | ${certainties[certainty]} | ${callers}${because ? `: ${because}` : ''} |`
  })
  return ['| Row | Endpoint | Source | Certainty | Who asks it |', '|---|---|---|---|---|', ...rows].join('\n')
}
