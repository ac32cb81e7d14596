import { sha256 } from '@noble/hashes/sha2.js'
import type { BlockDeclaration, BlockNode, HtmlNode, PageNode } from '../../core/element/declaration.js'
import { fieldSlots } from '../../core/element/fields.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { type ImportMap, importMapText } from './import-map.js'
import { everyNode } from './page-walk.js'
import { addressesIn } from '../../core/dom/srcset.js'
import { foreignVideo } from '../../core/dom/video-address.js'

/** Every list holds origins, such as `https://pay.example`. */
export interface PolicyOptions {
  importMap?: ImportMap
  /** Foreign scripts that blocks import, such as the catalogue's helper. */
  scripts?: readonly string[]
  images?: readonly string[]
  /** Text of the script that the page brings along. */
  script?: string
  /** Texts of the style elements that the page brings along. */
  styles?: readonly string[]
  connections?: readonly string[]
  frames?: readonly string[]
}

/**
 * Returns the policy of a published page, as the value of `Content-Security-Policy`.
 * @param options origins to allow besides the page's own, and the texts that the page brings along, which the policy names by their hashes
 * @returns the directives, without a line break; `toHtml` takes them as `policy`
 * @throws TypeError when something listed is not an http(s) origin
 * @example
 * ```ts
 * import { contentSecurityPolicy } from '@vitrine/blocks/document'
 *
 * const policy = contentSecurityPolicy({ images: ['https://cdn.example'], frames: ['https://pay.example'] })
 * const headers = { 'Content-Security-Policy': policy }
 * ```
 */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const { importMap, script, styles = [], scripts = [], images = [], connections = [], frames = [] } = options
  const directives = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...(importMap ? [hashOf(importMapText(importMap))] : []),
      ...(script ? [hashOf(script)] : []),
      ...scripts.map(origin),
    ],
    ['style-src', "'self'", ...styles.map(hashOf)],
    ['img-src', "'self'", 'data:', ...images.map(origin)],
    ['connect-src', "'self'", ...connections.map(origin)],
    ['frame-src', ...(frames.length > 0 ? frames.map(origin) : ["'none'"])],
    ['base-uri', "'self'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'self'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    // `vitrine-data` writes the search engines' data about the record that a page shows.
    ['trusted-types', 'vitrine-data'],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/**
 * Returns the origins that a page's pictures come from and that its blocks need, as their declarations say. A page that names none gets
 * none.
 */
export function originsOf(
  nodes: readonly PageNode[],
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): Required<Pick<PolicyOptions, 'frames' | 'scripts' | 'images' | 'connections'>> {
  const found = { frames: new Set<string>(), scripts: new Set<string>(), images: new Set<string>(), connections: new Set<string>() }
  for (const node of everyNode(nodes)) {
    for (const { brings, address } of 'block' in node ? broughtByBlock(node, declarations) : picturesOf(node)) {
      const origin = originIn(address)
      if (origin) found[brings].add(origin)
    }
  }
  return { frames: [...found.frames], scripts: [...found.scripts], images: [...found.images], connections: [...found.connections] }
}

interface Brought {
  brings: 'frames' | 'scripts' | 'images' | 'connections'
  address: string
}

function broughtByBlock({ block, fields = {} }: BlockNode, declarations: readonly BlockDeclaration[]): Brought[] {
  const declaration = declarations.find(({ tag }) => tag === block)
  return fieldSlots(declaration ?? { fields: {} }).flatMap(({ property, field }): Brought[] => {
    const given = Object.hasOwn(fields, property) ? fields[property] : undefined
    if (typeof given !== 'string') return []
    if (field.type === 'image') return addressesIn(given).map((address) => ({ brings: 'images', address }))
    if (field.type !== 'url' || !field.cspDirective) return []
    // The frame of a video comes from another address than its page.
    const address = field.cspDirective === 'frames' ? (foreignVideo(given)?.frame ?? given) : given
    return [{ brings: field.cspDirective, address }]
  })
}

const picturesOf = ({ attributes = {} }: HtmlNode): Brought[] =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (/^src$/i.test(name) ? [value.trim()] : /^srcset$/i.test(name) ? addressesIn(value) : []))
    .map((address) => ({ brings: 'images', address }))

// Hashes synchronously: a browser's own digest answers later, and the policy is needed at once.
const hashOf = (text: string): string => `'sha256-${btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))))}'`

function origin(address: string): string {
  const found = originIn(address)
  if (!found) throw new TypeError(`The content security policy lists "${address}", which is not an origin such as https://shop.example.`)
  return found
}

// A `;` in an origin would add a directive of its own.
function originIn(address: string): string | undefined {
  const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined
  return url && /^[\w.[\]:-]+$/.test(url.host) ? url.origin : undefined
}
