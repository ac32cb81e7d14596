import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

interface NewBlock {
  filesOfBlock: (name: string) => Record<string, string>
  withPage: (list: string, name: string) => string
  withTemplate: (list: string, name: string) => string
  refusalOf: (name: string | undefined, exists: (path: string) => boolean) => string | undefined
}

const script = pathToFileURL('src/build/new-block.js').href
const { filesOfBlock, withPage, withTemplate, refusalOf } = (await import(/* @vite-ignore */ script)) as NewBlock
const nowhere = () => false

describe('npm run new-block', () => {
  it('makes declaration, view, words, sheet, story, test and example', () => {
    expect(Object.keys(filesOfBlock('gift-card'))).toEqual([
      'src/blocks/gift-card/gift-card.block.ts',
      'src/blocks/gift-card/gift-card.tsx',
      'src/blocks/gift-card/gift-card.css',
      'src/blocks/gift-card/gift-card.messages.ts',
      'src/blocks/gift-card/index.ts',
      'stories/gift-card.stories.tsx',
      'tests/blocks/gift-card.test.tsx',
      'src/pages/demo-site/gift-card.ts',
    ])
  })

  it('names everything after the block', () => {
    const files = filesOfBlock('gift-card')
    expect(files['src/blocks/gift-card/gift-card.block.ts']).toContain("export const giftCard = defineBlock({\n  tag: 'vitrine-gift-card',")
    expect(files['src/blocks/gift-card/gift-card.tsx']).toContain('export function GiftCard(')
    expect(Object.values(files).join('\n')).not.toMatch(/undefined|\$\{/)
  })

  it('shows the block on a page of the example shop', () => {
    const before = readFileSync('src/pages/demo-site/shop-pages.ts', 'utf8')
    const after = withPage(before, 'gift-card')
    expect(after).toContain("\nimport { giftCard } from './gift-card.js'\n")
    expect(after.endsWith('\n  giftCard,\n]\n')).toBe(true)
    expect(after.length - before.length).toBe("import { giftCard } from './gift-card.js'\n".length + '  giftCard,\n'.length)
  })

  it('lets an editor begin with that page', () => {
    const before = readFileSync('src/pages/demo-site/templates.ts', 'utf8')
    const after = withTemplate(before, 'gift-card')
    expect(after).toMatch(
      /pagesOfShop: readonly About\[\] = \[[\s\S]*\n {4}id: 'gift-card',\n {4}path: '\/gift-card',[\s\S]*?\n {2}\},\n\]\n/,
    )
    expect(after.replace(/ {2}\{\n {4}id: 'gift-card',[\s\S]*?\n {2}\},\n/, '')).toBe(before)
  })

  it.each([
    [undefined, 'Say what the block is called'],
    ['GiftCard', 'two or more lower-case words'],
    ['card', 'two or more lower-case words'],
    ['../gift-card', 'two or more lower-case words'],
  ])('refuses %s and says what it wants', (name, sentence) => {
    expect(refusalOf(name, nowhere)).toContain(sentence)
  })

  it('writes over nothing', () => {
    expect(refusalOf('cart-panel', (path) => path === 'src/blocks/cart-panel')).toBe('There is something called cart-panel already.')
    expect(refusalOf('gift-card', nowhere)).toBeUndefined()
  })
})
