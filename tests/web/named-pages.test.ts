import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { namedPages } from '../../src/core/dom/named-pages.js'
import { shopPages } from '../../src/pages/demo-site/shop-pages.js'

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
const paths = shopPages.map(({ path }) => path)

describe('the platform’s named pages', () => {
  it('are the five of the specification, each at a route of its own', () => {
    expect(Object.keys(namedPages).sort()).toEqual([
      'Current_Cart',
      'Privacy_Policy__c',
      'Register',
      'ShopInvalid__c',
      'Terms_and_conditions__c',
    ])
    expect(new Set(Object.values(namedPages)).size).toBe(5)
  })

  it.each(Object.entries(namedPages))('%s stands in the example shop', (_, route) => {
    expect(paths).toContain(route)
  })

  it('are spelled in their table, and nowhere else', () => {
    const spelled = [
      'src/blocks',
      'src/commerce/domain',
      'src/pages/document',
      'src/pages/demo-site',
      'src/server',
      'src/studio',
      'src/ui',
      'src/tools',
      'src/core/dom',
    ]
      .flatMap(files)
      .filter((file) => file !== join('src/core/dom', 'named-pages.ts'))
      .flatMap((file) =>
        Object.values(namedPages)
          .filter((route) => new RegExp(`['"\`]${route}['"\`?#]`).test(readFileSync(file, 'utf8')))
          .map((route) => `${file}: ${route}`),
      )
    expect(spelled).toEqual([])
  })

  it('are where the blocks lead by themselves', () => {
    const defaults = (tag: string) => {
      const fields = declarations.find((declaration) => declaration.tag === tag)?.fields ?? {}
      return Object.values(fields).map((field) => (field as { default?: unknown }).default)
    }
    expect(defaults('vitrine-store')).toContain(namedPages.ShopInvalid__c)
    expect(defaults('vitrine-login')).toContain(namedPages.Register)
    expect(defaults('vitrine-footer')).toEqual(expect.arrayContaining([namedPages.Privacy_Policy__c, namedPages.Terms_and_conditions__c]))
    expect(defaults('vitrine-imprint')).toContain(namedPages.Privacy_Policy__c)
    expect(defaults('vitrine-register')).toContain(namedPages.Privacy_Policy__c)
  })
})
