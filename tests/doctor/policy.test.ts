import { describe, expect, it } from 'vitest'
import { allows, readPolicies } from '../../src/tools/doctor/policy.js'

const page = new URL('https://shop.example/de/')
const may = (policy: string, directive: string, address: string, html = '') =>
  allows(readPolicies(new Headers(policy ? { 'Content-Security-Policy': policy } : {}), html), directive, new URL(address), page)

describe('a content security policy', () => {
  it.each([
    ['', 'script-src-elem', 'https://any.example/a.js'],
    ["script-src 'self'", 'script-src-elem', 'https://shop.example/a.js'],
    ['default-src https:', 'script-src-elem', 'https://any.example/a.js'],
    ['script-src *.example', 'script-src-elem', 'https://cdn.example/a.js'],
    ['script-src cdn.example/vitrine/', 'script-src-elem', 'https://cdn.example/vitrine/loader.js'],
    ['script-src http://cdn.example', 'script-src-elem', 'https://cdn.example/a.js'],
    ['script-src https://cdn.example:*', 'script-src-elem', 'https://cdn.example:8443/a.js'],
    ["default-src 'none'; child-src https://leaf.example", 'frame-src', 'https://leaf.example/'],
    ["SCRIPT-SRC 'self'; script-src 'none'", 'script-src-elem', 'https://shop.example/a.js'],
  ])('%j allows %s %s', (policy, directive, address) => expect(may(policy, directive, address)).toBe(true))

  it.each([
    ["script-src 'none'", 'script-src-elem', 'https://shop.example/a.js'],
    ["script-src 'self'", 'script-src-elem', 'http://shop.example/a.js'],
    ["script-src 'self' 'strict-dynamic' 'nonce-a'", 'script-src-elem', 'https://shop.example/a.js'],
    ['script-src *.example', 'script-src-elem', 'https://example/a.js'],
    ['script-src cdn.example/vitrine/', 'script-src-elem', 'https://cdn.example/other.js'],
    ['script-src https://cdn.example', 'script-src-elem', 'https://cdn.example:8443/a.js'],
    ["script-src *, script-src 'self'", 'script-src-elem', 'https://any.example/a.js'],
    ["frame-src 'self'", 'frame-src', 'https://leaf.example/'],
  ])('%j refuses %s %s', (policy, directive, address) => expect(may(policy, directive, address)).toBe(false))

  it('counts in the page too', () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`
    expect(may('', 'script-src-elem', 'https://any.example/a.js', html)).toBe(false)
  })
})
