import { describe, expect, it } from 'vitest'
import { chunkName, mayBeBlocked } from '../../src/build/chunk-name.js'

describe('the name of a file', () => {
  it.each(['newsletter-signup', 'promo-banner', 'cookie-consent', 'social-links', 'share-button', 'ads', 'popup'])(
    'of "%s" says nothing that a content blocker refuses',
    (name) => {
      expect(mayBeBlocked(name)).toBe(true)
      expect(chunkName({ name })).toBe('chunks/part-[hash].js')
    },
  )

  it.each(['address-book', 'read', 'head', 'loadhelper', 'product-list', 'shared-fields', 'trackless'])('of "%s" stays', (name) => {
    expect(chunkName({ name })).toBe('chunks/[name]-[hash].js')
  })
})
