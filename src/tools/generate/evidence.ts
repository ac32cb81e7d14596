import type { Conformance, Evidence } from './accessibility.js'

/** `tests/promises.json`: promises that hold under attack and in a broken world, with the sentences of tests that stand for them. */
export interface Promises {
  held: readonly { promise: string; tests: readonly Evidence[] }[]
  notPromised: readonly string[]
}

export interface Sources {
  promises: Promises
  conformance: Conformance
  /** Text of `tests/faults/guards.js`. */
  guards: string
  /** Text of `tests/bench/results.jsonl`: a run a line. */
  runs: string
  /** Text of `src/build/sizes.js`, which names the budgets. */
  sizes: string
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Returns the page "What is held, and how we know": promises, guards, figures, and what is not promised, as Markdown. */
export function evidencePage(sources: Sources): string {
  const { held, notPromised } = sources.promises
  return [
    '## Promises and their tests',
    table(
      ['Promise', 'Tests'],
      held.map(({ promise, tests }) => [promise, tests.map(({ file, sentence }) => `“${sentence}” (\`${file}\`)`).join('<br>')]),
    ),
    '## Guards',
    '`npm run test:all` removes each of these guards from the sources, one after the other, and fails if no test fails without it.',
    table(
      ['Guard', 'File'],
      guardsIn(sources.guards).map(([guard, file]) => [guard, `\`${file}\``]),
    ),
    '## Figures',
    table(['', 'Figure', 'From'], figures(sources)),
    '## What is not promised',
    notPromised.map((each) => `- ${each}`).join('\n'),
  ].join('\n\n')
}

const guardsIn = (text: string) =>
  [...text.matchAll(/guard: '([^']+)',\s+file: '([^']+)'/g)].map(([, guard = '', file = '']) => [guard, file] as const)

interface Run {
  at: string
  commit: string
  elements?: Record<'react' | 'light', Record<string, number>>
  interactions?: Record<string, Record<'react' | 'light', number>>
  floods?: Record<string, Record<'react' | 'light', number>>
}

const budgetsIn = (text: string) =>
  [...text.matchAll(/\[['`]([^'`$(]+).*, ([\d_]+)\],\n/g)].map(
    ([, what = '', bytes = '']) => [what.trim(), Number(bytes.replaceAll('_', ''))] as const,
  )

function figures({ conformance, runs, sizes }: Sources): string[][] {
  const { criteria } = conformance
  const count = (verdict: string) => criteria.filter((each) => each.verdict === verdict).length
  const measured = runs
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Run)
  const elements = measured.findLast((run) => run.elements)
  const interactions = measured.findLast((run) => run.interactions)
  const floods = measured.findLast((run) => run.floods)
  const from = (run: Run | undefined) => (run ? `\`npm run bench\` on ${run.at.slice(0, 10)}, \`${run.commit}\`` : '')
  const both = (of: Record<'react' | 'light', unknown>, unit: string) => `React ${of.react} ${unit}, light ${of.light} ${unit}`
  return [
    [
      'Criteria of WCAG 2.2, A and AA',
      `${count('supported')} supported, ${count('partly')} partly, ${count('not-applicable')} not applicable, ${count('not-evaluated')} not evaluated`,
      '[Accessibility](./accessibility.md)',
    ],
    ...(elements?.elements
      ? [
          [
            '100 cards come, beside elements written by hand',
            both({ react: elements.elements.react['mount 100'], light: elements.elements.light['mount 100'] }, 'times'),
            from(elements),
          ],
        ]
      : []),
    ...Object.entries(interactions?.interactions ?? {}).map(([what, of]) => [what, both(of, 'ms'), from(interactions)]),
    ...Object.entries(floods?.floods ?? {}).map(([door, { react, light }]) => [
      `Longest task in a flood of 10,000 ${door}`,
      both({ react: react || 'under 50', light: light || 'under 50' }, 'ms'),
      from(floods),
    ]),
    ...budgetsIn(sizes).map(([what, bytes]) => [
      what,
      `at most ${(bytes / 1000).toFixed(1)} kB`,
      '`npm run build` fails if it is exceeded; the README has the current sizes',
    ]),
  ]
}
