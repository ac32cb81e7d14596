/**
 * Checks in any test runner in a browser that a block keeps what every block of Vitrine promises:
 * `expect(await checkBlock(stampCard, { axe })).toEqual([])`.
 */
import type { BlockDeclaration } from '../../core/element/declaration.js'
import { checkFields, checkNames, checkTexts } from './declared.js'
import { checkDrawn, checkFocus, checkNarrow, checkPeople } from './drawn.js'
import type { CheckOptions, Finding } from './finding.js'
import { checkLeaving, checkMove, checkSilence, checkTwins } from './life.js'
import { modes, standing, type Trial } from './trial.js'

export type { CheckOptions, Finding, Rule } from './finding.js'

/**
 * Puts the block on the page a few times and looks at it. The page should answer as a shop does: begin the sandbox first.
 * @param declaration the block, whose module has been imported so that its tag is defined
 * @param options content and fields that the block needs, axe-core, and the milliseconds until it must not be busy any more
 * @returns the findings; an empty list for a block that behaves as ours do. The page is left as it was.
 * @throws never because of a block
 * @example
 * ```ts
 * import { checkBlock } from '@vitrine/blocks/conformance'
 * import type { BlockDeclaration } from '@vitrine/blocks/kit'
 * import axe from 'axe-core'
 * import { expect, it } from 'vitest'
 *
 * export const testBlock = (declaration: BlockDeclaration) =>
 *   it(`<${declaration.tag}> does what every block does`, async () => {
 *     expect(await checkBlock(declaration, { axe })).toEqual([])
 *   })
 * ```
 */
export async function checkBlock(declaration: BlockDeclaration, options: CheckOptions = {}): Promise<Finding[]> {
  const defined = customElements.get(declaration.tag) as { vitrineVersion?: string } | undefined
  if (!defined?.vitrineVersion)
    return [
      {
        rule: 'defined',
        text: `<${declaration.tag}> is ${defined ? 'defined by somebody else' : 'not defined: import its module first'}.`,
      },
    ]
  const findings: Finding[] = []
  const trial: Trial = { declaration, options, tell: (rule, text) => void findings.push({ rule, text }) }
  checkTexts(trial)
  checkNames(trial)
  for (const check of [checkFields, checkLeaving, checkSilence, checkMove, checkTwins]) await check(trial)
  for (const mode of modes) {
    await standing(trial, mode, async (element) => {
      checkDrawn(trial, element)
      await checkNarrow(trial, element)
      if (mode === 'live') checkFocus(trial, element)
      await checkPeople(trial, element)
    })
  }
  const seen = new Set<string>()
  return findings.filter(({ rule, text }) => !seen.has(rule + text) && seen.add(rule + text))
}
