import { expect } from 'storybook/test'
import { hands } from '../.storybook/hands.js'
import type { StoryParameters, Toolbars } from '../.storybook/parameters.js'
import { argsOf } from '../src/tools/definitions/controls.js'
import type { BlockDeclaration, Field } from '../src/core/element/declaration.js'
import { fieldSlots } from '../src/core/element/fields.js'
import { checkFocus, walkByKeyboard } from './keyboard.js'
import { blockIn } from './support.js'

/** Parts of a written story that the standard stories need. */
interface Typical {
  args?: object
  parameters?: StoryParameters & Record<string, unknown>
  play?: unknown
  beforeEach?: unknown
}

interface Play {
  canvasElement: HTMLElement
}
type Playing = (context: Play) => Promise<void> | void

export interface StandardStory extends Typical {
  args: object
  globals?: Partial<Toolbars>
}

const longWord = 'Gesichtsreinigungsproduktzusammenstellungen'
const longSentence = `${longWord} für Mischhauttypen, Donaudampfschifffahrtskapitänsmützen und alles, was lang ist`

/** The stories that every block has, made from its declaration and one story of its own. */
export function standardOf(block: BlockDeclaration, meta: Typical, typical: Typical) {
  const defaults = { ...meta.args, ...typical.args }
  const story = (more: Omit<Partial<StandardStory>, 'play'> = {}): StandardStory => ({
    ...(typical.beforeEach !== undefined && { beforeEach: typical.beforeEach }),
    ...(typical.parameters && { parameters: typical.parameters }),
    ...more,
    args: { ...defaults, ...more.args },
  })
  const first: Playing = (context) => ((typical.play ?? meta.play) as Playing | undefined)?.(context)
  const played = (more: Parameters<typeof story>[0], then: Playing): StandardStory => ({
    ...story(more),
    async play(context: Play) {
      await first(context)
      await then(context)
    },
  })
  return {
    playground: story(),
    narrowContainer: played({ globals: { width: '240' } }, () => {}),
    longWords: story({ args: longWordsOf(block), globals: { width: '320' } }),
    rightToLeft: played({ globals: { direction: 'rtl' } }, async ({ canvasElement }) => {
      const element = await blockIn(canvasElement, block.tag)
      await expect(getComputedStyle(element).direction).toBe('rtl')
    }),
    forcedColours: played(
      {
        async beforeEach() {
          await (typical.beforeEach as (() => unknown) | undefined)?.()
          await hands.prefer?.([{ name: 'forced-colors', value: 'active' }])
        },
      },
      async ({ canvasElement }) => {
        if (hands.prefer) await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
        await checkFocus(await blockIn(canvasElement, block.tag))
      },
    ),
    keyboardWalk: played({}, ({ canvasElement }) => walkByKeyboard(canvasElement)),
    buildersCanvas: story({ globals: { mode: 'edit' } }),
    preset(id: string): StandardStory {
      const preset = block.presets?.find((each) => each.id === id)
      if (!preset) throw new Error(`<${block.tag}> has no preset "${id}".`)
      const { fields, slots } = preset
      return story({
        args: { ...argsOf(block), ...fields },
        ...(slots && { parameters: { ...typical.parameters, slots } }),
      })
    },
  }
}

/** Every text that an editor writes, as long as German can be. Addresses stay what they are. */
function longWordsOf(block: BlockDeclaration): Record<string, string> {
  const isWords = ({ type, group }: Field) => (type === 'text' || type === 'textarea') && group === 'content'
  const words = fieldSlots(block).filter(({ field, property }) => isWords(field) && !/(email|phone|hours)$/i.test(property))
  return Object.fromEntries(words.map(({ property, field }) => [property, field.type === 'text' ? longWord : longSentence]))
}
