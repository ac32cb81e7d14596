/** One thing that we assume of a site, and what became of it. */
export interface Finding {
  name: string
  state: 'well' | 'fault' | 'not asked'
  /** The site's answer, or the fault. */
  said: string
  /** Places where the answer is not of the shape that we read. */
  differs: readonly Difference[]
  /** Members that we read and this site does not say; our own defaults hold. */
  leftOut: readonly string[]
  /** Members that Salesforce's reference of our version does not name; blocks do not read them. */
  beyond?: readonly string[]
  /** Settings that somebody has to change. */
  todo: readonly string[]
}

export interface Difference {
  /** `productsPage.products[].id` */
  member: string
  expected: string
  /** The type or shape found instead, never its value, which may be personal. */
  is: string
}

/** The state of one feature on this site. */
export interface Feature {
  name: string
  /**
   * `works with names`: some of what it needs is missing, and is switched off by `names`. `needs extension`: nothing of it is
   * there. `needs method`: of a method of the specification. `off`: an empty name switches it off. `faulty`: see the findings that it needs.
   * `unknown`: reading alone does not show it.
   */
  state: 'works' | 'works with names' | 'needs extension' | 'needs method' | 'off' | 'faulty' | 'unknown'
  /** Keys of the store's `names` that are to be empty here. */
  names: readonly string[]
  /** The organisation's names for what was found of it. */
  knows?: readonly string[]
  /** The findings that are not well, or why nothing is known. */
  needs?: readonly string[]
}

export interface Report {
  address: string
  well: boolean
  /** Attributes of `<vitrine-store>` with which this site is spoken to. */
  store: Readonly<Record<string, string>>
  findings: readonly Finding[]
  /** Empty where the platform could not be asked. */
  features: readonly Feature[]
}

/** The report as somebody reads it in a terminal. */
export function tableOf({ address, well, store, findings, features }: Report): string {
  const width = Math.max(...findings.map(({ name }) => name.length))
  const faults = findings.filter(({ state }) => state === 'fault').length
  const todo = [...new Set(findings.flatMap((finding) => finding.todo))]
  const attributes = Object.entries(store).map(([name, value]) => (value.includes('"') ? `${name}='${value}'` : `${name}="${value}"`))
  return [
    `${address}, asked as a guest; nothing was changed there.`,
    '',
    ...findings.flatMap((finding) => rowsOf(finding, width)),
    '',
    ...(features.length > 0 ? ['Features:', ...features.map(featureRow), ''] : []),
    ...(attributes.length > 0 ? [`To be set on the page: <vitrine-store ${attributes.join(' ')}>`] : []),
    ...(todo.length > 0 ? ['To be switched on:', ...todo.map((each) => `  - ${each}`)] : []),
    well
      ? findings.every(({ state }) => state === 'well')
        ? 'All is well.'
        : 'All that was asked is well.'
      : `${faults} ${faults === 1 ? 'fault' : 'faults'}. Until they are gone, blocks that need this say that the shop cannot be reached.`,
  ].join('\n')
}

const marks = { well: 'ok   ', fault: 'FAULT', 'not asked': '-    ' } as const

function featureRow({ name, state, names, needs = [], knows = [] }: Feature): string {
  const about: Readonly<Record<Feature['state'], string>> = {
    works: 'works',
    'works with names': `works with these names empty: ${names.join(', ')}`,
    'needs extension': `needs the extension “${name}”, which this org does not have; without it, set these names to empty: ${names.join(', ')}`,
    'needs method': `needs the server method of ${names.join(', ')}; without it, set that name to empty`,
    off: 'switched off by its empty name',
    faulty: `does not work: see ${needs.join(', ')}`,
    unknown: `not known: ${needs.join(', ')}`,
  }
  return `  ${name}: ${about[state]}${knows.length > 0 ? ` (the org knows ${knows.join(', ')})` : ''}`
}

/** A difference from the reference alone is no fault of what blocks read. */
const unread = { well: ' (by Salesforce’s reference; no block reads it)', fault: '', 'not asked': '' } as const

function rowsOf({ name, state, said, differs, leftOut, beyond = [] }: Finding, width: number): string[] {
  const inner = ' '.repeat(width + 10)
  return [
    `  ${marks[state]} ${name.padEnd(width)}  ${said}`,
    ...differs.map(({ member, expected, is }) => `${inner}${member} should be ${expected}, is ${is}${unread[state]}`),
    ...(leftOut.length > 0 ? [`${inner}the answer leaves out (no fault): ${leftOut.join(', ')}`] : []),
    ...(beyond.length > 0 ? [`${inner}beyond Salesforce’s reference, and not read (no fault): ${beyond.join(', ')}`] : []),
  ]
}
