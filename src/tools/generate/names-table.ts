import { nameGroups } from '../../commerce/domain/names/name-facts.js'

/** Returns a table of every name of an organisation that a page may set, group by group. */
export function namesTable(): string {
  const rows = nameGroups.flatMap(({ what, feature, usual }) => [
    `| **${what}** | | ${feature} |`,
    ...Object.entries(usual).map(([key, name]) => `| \`${key}\` | ${name ? `\`${name}\`` : '(empty)'} | |`),
  ])
  return ['| Name | Usually | Used by |', '|---|---|---|', ...rows].join('\n')
}
