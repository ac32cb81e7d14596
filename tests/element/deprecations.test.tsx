import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { register } from '../../src/core/element/index.js'
import { goingCard } from '../support/going.block.js'
import { inside, mount } from '../support/mount.js'

const sentences: string[] = []
vi.spyOn(console, 'warn').mockImplementation((sentence: unknown) => void sentences.push(String(sentence)))
beforeEach(() => void sentences.splice(0))

/** The same block under another tag: what was said once is not said again on this page. */
function another(tag: `vitrine-${string}`, declaration: Partial<typeof goingCard> = {}): string {
  const { deprecated: _whole, ...rest } = goingCard
  const View = ({ emit }: { emit: (name: string, detail: object) => void }) => (
    <button type="button" onClick={() => emit('vitrine-going-open', {})}>
      Open <slot /> <slot name="lid" />
    </button>
  )
  register({ ...rest, ...declaration, tag } as typeof goingCard, { live: View as never, styles: [] })
  return tag
}
/** What notices it has come: it is fetched only where something will go. */
const noticed = (tag: string) => vi.waitFor(() => expect(Object.hasOwn(customElements.get(tag)!.prototype, 'addEventListener')).toBe(true))
const told = (...all: string[]) => vi.waitFor(() => expect(sentences).toEqual(all))
const until = 'is deprecated since 0.4.0 and will be gone in 1.0.0. Use "card".'

describe('something that will go', () => {
  it('says nothing while nobody uses it', async () => {
    const tag = another('vitrine-going-quiet')
    const page = await mount(`<${tag} heading="Hello">Content</${tag}>`)
    await noticed(tag)
    page.querySelector(tag)?.addEventListener('vitrine-going-close', () => {})
    await userEvent.click(inside(page.querySelector(tag)).getByRole('button'))
    expect(sentences).toEqual([])
  })

  it('says so once when its attribute is set, however many of them there are', async () => {
    const tag = another('vitrine-going-attribute')
    const page = await mount(`<${tag} layout="a"></${tag}><${tag} layout="b"></${tag}>`)
    await told(`<${tag}> layout ${until}`)
    page.querySelector(tag)?.removeAttribute('layout')
    page.querySelector(tag)?.setAttribute('layout', 'c')
    await noticed(tag)
    page.querySelector(tag)?.addEventListener('vitrine-going-open', () => {})
    await told(`<${tag}> layout ${until}`, `<${tag}> vitrine-going-open ${until}`)
  })

  it('says so when its property is set, and still counts', async () => {
    const tag = another('vitrine-going-property')
    const page = await mount(`<${tag}></${tag}>`)
    const element = page.querySelector<HTMLElement & { layout: string }>(tag)!
    expect(sentences).toEqual([])
    element.layout = 'wide'
    await told(`<${tag}> layout ${until}`)
    expect(element.layout).toBe('wide')
  })

  it('says so when somebody listens on the element, who then hears it', async () => {
    const tag = another('vitrine-going-event')
    const page = await mount(`<${tag}></${tag}>`)
    const element = page.querySelector<HTMLElement>(tag)!
    let heard = 0
    await noticed(tag)
    element.addEventListener('vitrine-going-open', () => (heard += 1))
    expect(sentences).toEqual([`<${tag}> vitrine-going-open ${until}`])
    await userEvent.click(inside(element).getByRole('button'))
    expect(heard).toBe(1)
  })

  it('says so when something goes into its slot, also later', async () => {
    const tag = another('vitrine-going-slot')
    const page = await mount(`<${tag}>Content</${tag}>`)
    expect(sentences).toEqual([])
    const lid = document.createElement('p')
    lid.slot = 'lid'
    page.querySelector(tag)?.append(lid)
    await told(`<${tag}> slot="lid" ${until}`)
  })

  it('says so when something stood in its slot already', async () => {
    const tag = another('vitrine-going-filled')
    await mount(`<${tag}><p slot="lid">Lid</p></${tag}>`)
    await told(`<${tag}> slot="lid" ${until}`)
  })

  it('says so of a whole block when it stands on the page', async () => {
    const tag = another('vitrine-going-whole', { deprecated: goingCard.deprecated })
    await mount(`<${tag}></${tag}><${tag}></${tag}>`)
    await told(`<${tag}> ${until}`)
  })
})
