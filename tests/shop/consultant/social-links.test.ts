import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { socialLink, socialLinks } from '../../../src/commerce/domain/consultant/social-links.js'

describe('a social link', () => {
  it.each([
    ['instagram', 'https://www.instagram.com/lindenrose.anna'],
    ['instagram', 'https://instagram.com/anna'],
    ['facebook', 'https://de-de.facebook.com/anna?ref=shop'],
    ['facebook', 'HTTPS://WWW.FACEBOOK.COM/anna'],
    ['youtube', 'https://www.youtube.com/@anna'],
    ['youtube', 'https://youtu.be/abc'],
    ['tiktok', 'https://www.tiktok.com/@anna'],
  ] as const)('to %s is let through: %s', (network, address) => {
    expect(socialLink(network, address)).toBe(new URL(address).href)
  })

  it.each([
    'http://www.instagram.com/anna',
    'javascript:alert(1)//instagram.com',
    'data:text/html,instagram.com',
    'instagram.com/anna',
    '//instagram.com/anna',
    '@anna',
    '',
    'https://instagram.com.evil.example/anna',
    'https://notinstagram.com/anna',
    'https://instagram.com@evil.example/',
    'https://anna:secret@instagram.com/',
    'https://evil.example/https://instagram.com/',
    'https://evil.example\\@instagram.com/',
    'https://instagram.com:8443/anna',
    'https://instagram.com./anna',
    'https://іnstagram.com/anna',
    'https://www.facebook.com/anna',
    `https://instagram.com/${'a'.repeat(3000)}`,
  ])('to Instagram is held back: %s', (address) => {
    expect(socialLink('instagram', address)).toBeUndefined()
  })

  it('leads to the network, whatever is typed around its name', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('https://', 'http:', '//', '@', '\\', '.', ':', '/', '#', '?', '%2e', 'evil.example', '\t'),
    )
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), fc.array(text, { maxLength: 6 }), (before, after) => {
        const link = socialLink('tiktok', `${before.join('')}tiktok.com${after.join('')}`)
        if (link === undefined) return
        expect(link).toMatch(/^https:\/\/([^/@:\\]+\.)?tiktok\.com[/?#]/)
      }),
      { seed: 2026, numRuns: 500 },
    )
  })

  it('of each network comes in the same order, those held back are missing', () => {
    const social = { tiktok: 'https://tiktok.com/@a', youtube: 'https://evil.example', instagram: 'https://instagram.com/a' }
    expect(socialLinks(social).map(({ network }) => network)).toEqual(['instagram', 'tiktok'])
    expect(socialLinks({})).toEqual([])
  })
})
