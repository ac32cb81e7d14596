import { createHash } from 'node:crypto'
import type { BlockDeclaration, PageNode } from '../element/declaration.js'
import { declarations as ownDeclarations } from './declarations.js'
import { type ImportMap, importMapText } from './import-map.js'

/** Every list holds origins, such as `https://pay.example`. */
export interface PolicyOptions {
  importMap?: ImportMap
  /** Foreign scripts that blocks import, such as the catalogue's helper. */
  scripts?: readonly string[]
  images?: readonly string[]
  connections?: readonly string[]
  frames?: readonly string[]
}

/**
 * The policy of a published page, as the value of `Content-Security-Policy`.
 * @throws TypeError when something listed is not an http(s) origin
 */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const { importMap, scripts = [], images = [], connections = [], frames = [] } = options
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...(importMap ? [hashOf(importMapText(importMap))] : []), ...scripts.map(origin)],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...images.map(origin)],
    ['connect-src', "'self'", ...connections.map(origin)],
    ['frame-src', ...(frames.length > 0 ? frames.map(origin) : ["'none'"])],
    ['base-uri', "'self'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'self'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** The origins that the blocks of a page need, as their declarations say, and no page without them. */
export function originsOf(nodes: readonly PageNode[], declarations: readonly BlockDeclaration[] = ownDeclarations): Required<Pick<PolicyOptions, 'frames' | 'scripts'>> {
  const found = { frames: new Set<string>(), scripts: new Set<string>() }
  for (const node of everyNode(nodes)) {
    const fields = 'block' in node ? declarations.find(({ tag }) => tag === node.block)?.fields ?? {} : {}
    for (const [name, field] of Object.entries(fields)) {
      const address = 'block' in node ? node.fields?.[name] : undefined
      if (field.type !== 'url' || !field.brings || typeof address !== 'string') continue
      if (/^https?:\/\//i.test(address) && URL.canParse(address)) found[field.brings].add(new URL(address).origin)
    }
  }
  return { frames: [...found.frames], scripts: [...found.scripts] }
}

function* everyNode(nodes: readonly PageNode[]): Generator<Exclude<PageNode, string>> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    const inside = 'block' in node ? Object.values(node.slots ?? {}).flat() : node.children ?? []
    yield* everyNode(inside)
  }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// A `;` in an origin would add a directive of its own.
function origin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || !/^[\w.[\]:-]+$/.test(url.host)) {
    throw new TypeError(`The content security policy lists "${address}", which is not an origin such as https://shop.example.`)
  }
  return url.origin
}
