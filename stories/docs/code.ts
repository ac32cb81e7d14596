import { declarations } from '../../src/blocks/declarations.js'
import { embedCode } from '../../src/pages/document/embed.js'
import { folderOf } from '../../src/pages/document/names.js'
import type { PageDocument } from '../../src/pages/document/page.js'
import type { BlockDeclaration, BlockNode, PageNode } from '../../src/core/element/declaration.js'
import { fieldSlots } from '../../src/core/element/fields.js'
import { angular, type Dialect, react, svelte, vue } from './dialects.js'
import { printNodes } from './print-nodes.js'

/** The blocks of a story as code for one framework, for developers to copy. */
export interface Code {
  id: 'html' | 'react' | 'vue' | 'angular' | 'svelte' | 'document'
  title: string
  /** Language for the colouring. */
  language: 'html' | 'jsx' | 'typescript' | 'json'
  text: string
}

/**
 * Returns a story's content as code for each framework.
 * @param nodes as in a page document
 * @param known how a page author writes it, or the page it is, when that is known already
 */
export function codeOf(nodes: readonly PageNode[], { html, page }: { html?: string; page?: PageDocument } = {}): Code[] {
  const lean = nodes.map(withoutDefaults)
  const imports = tagsIn(lean).map((tag) => `import '@vitrine/blocks/blocks/${folderOf(tag)}'`)
  const print = (dialect: Dialect, indent: string) => printNodes(lean, dialect, indent)
  return [
    { id: 'html', title: 'HTML', language: 'html', text: html ?? lean.map(htmlOf).join('\n') },
    { id: 'react', title: 'React', language: 'jsx', text: inReact(imports, print(react, '    '), lean.length > 1) },
    { id: 'vue', title: 'Vue', language: 'html', text: inVue(imports, print(vue, '  ')) },
    { id: 'angular', title: 'Angular', language: 'typescript', text: inAngular(imports, print(angular, '    ')) },
    { id: 'svelte', title: 'Svelte', language: 'html', text: inSvelte(imports, print(svelte, '')) },
    { id: 'document', title: 'Page document', language: 'json', text: JSON.stringify(page ?? documentOf(lean), null, 2) },
  ]
}

function inReact(imports: readonly string[], body: string, several: boolean): string {
  const root = several ? `    <>\n${body.replaceAll(/^(?=.)/gm, '  ')}\n    </>` : body
  return [
    ...imports,
    "import type {} from '@vitrine/blocks/elements'",
    '',
    'export function Page() {',
    '  return (',
    root,
    '  )',
    '}',
  ].join('\n')
}

const inVue = (imports: readonly string[], body: string): string =>
  ['<script setup>', ...imports, '</script>', '', '<template>', body, '</template>'].join('\n')

const inSvelte = (imports: readonly string[], body: string): string =>
  ['<script>', ...imports.map((line) => `  ${line}`), '</script>', '', body].join('\n')

const inAngular = (imports: readonly string[], body: string): string =>
  [
    "import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'",
    ...imports,
    '',
    '@Component({',
    "  selector: 'app-page',",
    '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
    '  template: `',
    body.replaceAll('`', '\\`').replaceAll('${', '\\${'),
    '  `,',
    '})',
    ...(body.includes('heard($event)')
      ? ['export class Page {', '  heard({ detail }: CustomEvent) {', '    console.log(detail)', '  }', '}']
      : ['export class Page {}']),
  ].join('\n')

function documentOf(nodes: readonly PageNode[]): PageDocument {
  return { version: 1, path: '/', language: 'de', title: 'Meine Seite', description: '', nodes }
}

/** The dialect of a page author, in plain HTML. */
export function htmlOf(node: PageNode): string {
  if (typeof node === 'string') return node
  if ('shared' in node) return ''
  if ('html' in node) return printNodes([node], htmlDialect, '')
  const declaration = declarationOf(node.block)
  return declaration ? embedCode(declaration, node.fields, { ...(node.slots && { slots: node.slots }) }) : ''
}

const htmlDialect: Dialect = { ...vue, events: () => [] }

export const declarationOf = (tag: string): BlockDeclaration | undefined => declarations.find((declaration) => declaration.tag === tag)

function withoutDefaults(node: PageNode): PageNode {
  if (typeof node === 'string' || 'shared' in node) return node
  if ('html' in node) return { ...node, ...(node.children && { children: node.children.map(withoutDefaults) }) }
  const { block, fields = {}, slots } = node
  const slotsOf = declarationOf(block)
  const changed = Object.entries(fields).filter(([property, value]) => {
    const slot = slotsOf && fieldSlots(slotsOf).find((each) => each.property === property)
    return JSON.stringify(value) !== JSON.stringify(slot?.fallback)
  })
  return {
    block,
    ...(slotsOf && { version: slotsOf.version }),
    ...(changed.length > 0 && { fields: Object.fromEntries(changed) }),
    ...(slots && Object.keys(slots).length > 0 && { slots: Object.fromEntries(Object.entries(slots).map(leanSlot)) }),
  } satisfies BlockNode
}

const leanSlot = ([name, nodes]: [string, readonly PageNode[]]): [string, PageNode[]] => [name, nodes.map(withoutDefaults)]

function tagsIn(nodes: readonly PageNode[]): string[] {
  const found = nodes.flatMap((node): string[] => {
    if (typeof node === 'string' || 'shared' in node) return []
    if ('html' in node) return tagsIn(node.children ?? [])
    return [node.block, ...tagsIn(Object.values(node.slots ?? {}).flat())]
  })
  return [...new Set(found)]
}
