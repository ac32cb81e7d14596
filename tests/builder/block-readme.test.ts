import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { fieldSlots } from '../../src/core/element/fields.js'
import { folderOf } from '../../src/pages/document/names.js'
import { blockPage } from '../../src/tools/llms/block-page.js'

const blocks = declarations.map((declaration) => [folderOf(declaration.tag), declaration] as const)
const readmeOf = (folder: string) => readFileSync(`src/blocks/${folder}/README.md`, 'utf8')

describe('the README of a block', () => {
  it.each(blocks)('names everything that a page configures, reads, hears and stores by it: %s', (folder, declaration) => {
    const { events = {}, states = {}, queryParams = {}, storageKeys = [], publishes = [], subscribes = [] } = declaration
    const names = [
      ...fieldSlots(declaration).flatMap(({ attribute, property }) => [attribute, property]),
      ...[...publishes, ...subscribes].map(({ name }) => name),
      ...Object.keys(events),
      ...Object.keys(states),
      ...Object.keys(queryParams).map((name) => `?${name}=`),
      ...storageKeys,
      'vitrine-error',
    ]
    const text = readmeOf(folder)
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
    expect(text).toContain('\n## Errors\n')
  })

  it.each(blocks)('leads to files that are there: %s', (folder) => {
    const links = [...readmeOf(folder).matchAll(/\]\((\.[^)]+)\)/g)].map(([, link = '']) => link)
    expect(links).toHaveLength(3)
    expect(links.filter((link) => !existsSync(join('src/blocks', folder, link)))).toEqual([])
  })

  it('says of each stored key where it is, for how long, and what consent it needs', () => {
    const checkout = declarations.find(({ tag }) => tag === 'vitrine-checkout')!
    expect(blockPage(checkout)).toMatch(/\| `vitrine_tracked_cart` \| local storage \| [^|]+ \| [^|]+ \| statistics \|/)
    expect(blockPage(checkout)).toMatch(/\| `vitrine_order` \| session storage, local storage \|/)
  })

  it('lists the states that are failures among the errors', () => {
    const [, errors = ''] = readmeOf('checkout').split('\n## Errors\n')
    expect(errors).toContain('- `data-state="failed"`:')
    expect(errors).not.toContain('- `data-state="ready"`:')
  })
})
