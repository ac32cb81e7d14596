import '../../src/started.js'
import { expect, it } from 'vitest'
import { mount } from '../support/mount.js'

import '../../src/blocks/column/index.js'
import '../../src/blocks/questions/index.js'
import '../../src/blocks/quote/index.js'
import '../../src/blocks/section/index.js'
import '../../src/blocks/slider/index.js'
import '../../src/blocks/table/index.js'

/** What is inherited of a text, and says how it is set. */
const inherited = {
  'letter-spacing': '5px',
  'text-align': 'center',
  'text-indent': '40px',
  'text-shadow': 'rgb(255, 0, 0) 1px 1px 1px',
  'text-transform': 'uppercase',
  'white-space-collapse': 'preserve',
  'word-spacing': '9px',
} as const

it.each(['vitrine-column', 'vitrine-questions', 'vitrine-quote', 'vitrine-section', 'vitrine-slider', 'vitrine-table'])(
  '<%s> looks the same within text that is set otherwise',
  async (tag) => {
    const styles = Object.entries(inherited)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; ')
    const container = await mount(
      `<div data-vitrine-mode="edit"><div><${tag}></${tag}></div><div style="${styles}"><${tag}></${tag}></div></div>`,
    )
    const [plain, within] = [...container.querySelectorAll(tag)].map((element) => getComputedStyle(element))
    // On which side words of the page's own stand, the page says.
    const isContainer = ['vitrine-column', 'vitrine-section'].includes(tag)
    const names = Object.keys(inherited).filter((name) => !isContainer || name !== 'text-align')
    for (const name of names) expect([name, within!.getPropertyValue(name)]).toEqual([name, plain!.getPropertyValue(name)])
  },
)
