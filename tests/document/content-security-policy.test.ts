import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, originsOf } from '../../src/pages/document/content-security-policy.js'
import { toHtml } from '../../src/pages/document/to-html.js'

describe('contentSecurityPolicy', () => {
  it('allows the page itself, and nothing else', () => {
    expect(contentSecurityPolicy()).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "frame-src 'none'; base-uri 'self'; object-src 'none'; frame-ancestors 'self'; form-action 'self'; " +
        "require-trusted-types-for 'script'; trusted-types vitrine-data",
    )
  })

  it('holds the hash of the import map the page really has', () => {
    const importMap = { imports: { 'a<b': '/a.js' }, integrity: { '/a.js': 'sha384-x' } }
    const page = toHtml(
      { version: 1, path: '/', language: 'de', title: 'T', description: '', nodes: [] },
      { loader: '/l.js', importMap, declarations: [] },
    )
    const inline = /<script type="importmap">([\s\S]*?)<\/script>/.exec(page)![1]!
    expect(contentSecurityPolicy({ importMap })).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}';`,
    )
  })

  it('lists other origins where they were asked for', () => {
    const policy = contentSecurityPolicy({
      scripts: ['http://localhost:4174/'],
      images: ['https://cdn.example'],
      connections: ['https://api.example'],
      frames: ['https://pay.example'],
    })
    expect(policy).toContain("script-src 'self' http://localhost:4174;")
    expect(policy).toContain("img-src 'self' data: https://cdn.example;")
    expect(policy).toContain("connect-src 'self' https://api.example;")
    expect(policy).toContain('frame-src https://pay.example;')
  })

  it.each(['https://a.example; script-src *', '*', "'unsafe-inline'", 'data:', 'https://a.example *', 'https://*', 'javascript:x'])(
    'refuses %j as an origin',
    (origin) => {
      expect(() => contentSecurityPolicy({ images: [origin] })).toThrow(TypeError)
    },
  )
})

describe('originsOf', () => {
  it('finds the origin of every version of a picture, however the commas stand', () => {
    const versions = 'https://a.example/x.jpg 1x,https://b.example/x.jpg 2x'
    const picture = { html: 'img', attributes: { src: 'https://c.example/x.jpg', srcset: versions } }
    expect(originsOf([picture]).images).toEqual(['https://c.example', 'https://a.example', 'https://b.example'])
    expect(originsOf([{ block: 'vitrine-section', fields: { background: versions } }]).images).toEqual([
      'https://a.example',
      'https://b.example',
    ])
  })
})
