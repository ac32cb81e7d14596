import { describe, expect, it } from 'vitest'
import { isPagePath, isReservedPath, pathFault } from '../../src/pages/document/page-path.js'
import { pathProblem } from '../../src/pages/document/problems.js'
import { isForSandbox } from '../../src/sandbox/sandbox.js'

describe('the path of a page', () => {
  it.each(['/', '/cart', '/ibc-personal-icatalog', '/a/b-2', '/console', '/services', '/sandbox', '/studio-x'])('may be %j', (path) =>
    expect([pathFault(path), isPagePath(path)]).toEqual([undefined, true]),
  )

  it.each(['', 'cart', '//', '/a/', '/a//b', '/..', '/a.b', '/A', '/a b', '/a?b', '/a\n', '\\a', '/-a'])(
    'is made of simple steps, unlike %j',
    (path) => expect([pathFault(path), isPagePath(path)]).toEqual(['bad-path', false]),
  )

  it.each(['/con', '/shop/nul/x', '/com1', '/haut/lpt9'])('is a folder on any computer, unlike %j', (path) => {
    expect([pathFault(path), isPagePath(path)]).toEqual(['device-path', false])
    expect(pathProblem(path)?.text.de).toContain(`„${path}“ geht nicht: Windows`)
  })

  it('has at most 120 characters', () => {
    expect(pathFault(`/${'a'.repeat(119)}`)).toBeUndefined()
    expect(pathFault(`/${'a'.repeat(120)}`)).toBe('long-path')
    expect(pathProblem(`/${'a'.repeat(300)}`)?.text.de).toContain('höchstens 120 Zeichen')
  })

  it('is none that the platform or the media library answers', () => {
    const steps = [
      'services',
      'data',
      'lwr',
      'apex',
      'webruntime',
      'cms',
      'delivery',
      'media',
      'sandbox',
      'scene',
      'scenes-x',
      'requests',
      'shop',
    ]
    const paths = steps.flatMap((one) => [
      `/${one}`,
      ...steps.flatMap((two) => [`/${one}/${two}`, ...steps.map((three) => `/${one}/${two}/${three}`)]),
    ])
    expect(paths.filter((path) => isForSandbox(`${path}/`)).length).toBeGreaterThan(100)
    const isPicture = (path: string) => /^\/media(\/|$)/.test(path)
    expect(paths.filter(isReservedPath)).toEqual(paths.filter((path) => isPicture(path) || isForSandbox(`${path}/`)))
  })
})
