import { type TemplateResult, render as renderLit } from 'lit-html'
import { type CSSProperties, createElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { BlockDeclaration, Json, PageNode } from '../src/core/element/declaration.js'
import { fieldSlots } from '../src/core/element/fields.js'
import { embedCode } from '../src/pages/document/embed.js'
import { nodesFromHtml } from '../src/pages/document/from-html.js'
import { type Code, codeOf, htmlOf } from '../stories/docs/code.js'
import type { StoryParameters, Toolbars } from './parameters.js'

export interface DrawContext {
  args: Readonly<Record<string, unknown>>
  parameters: StoryParameters
  globals: Readonly<Record<string, unknown>>
}

/** The real element of the story's block with its fields as properties; or the story's own page. */
export function draw({ args, parameters: { block, slots = {}, html, nodes }, globals }: DrawContext): ReactNode {
  if (nodes) return nodes.map((node) => drawNode(node, 'default'))
  if (html) return <Template of={html(globals as unknown as Toolbars)} />
  if (!block) throw new Error('This story has neither parameters.block, parameters.nodes nor parameters.html.')
  const children = Object.entries(slots).flatMap(([slot, nodes]) => nodes.map((node) => drawNode(node, slot)))
  return createElement(block.tag, fieldsIn(args, block), ...children)
}

/** Returns the HTML that a page author copies: the same content as `draw`. */
export function embedOf({ args, parameters: { block, slots, html, nodes }, globals }: DrawContext): string {
  if (nodes) return nodes.map((node) => htmlOf(node)).join('\n')
  if (html) return textOf(html(globals as unknown as Toolbars))
  return block ? embedCode(block, fieldsIn(args, block), slots && { slots }) : ''
}

/** Returns the same content as code for every framework that a developer may use. */
export function codesOf(context: DrawContext): Code[] {
  const { block, slots, html, nodes } = context.parameters
  if (nodes) return codeOf(nodes)
  if (html) {
    const text = embedOf(context)
    return codeOf(nodesFromHtml(text).nodes, { html: text })
  }
  return block ? codeOf([{ block: block.tag, fields: fieldsIn(context.args, block), ...(slots && { slots }) }]) : []
}

/** Removes the arguments that are no fields. */
function fieldsIn(args: DrawContext['args'], block: BlockDeclaration): Record<string, Json> {
  const given = fieldSlots(block).filter(({ property }) => args[property] !== undefined)
  return Object.fromEntries(given.map(({ property }) => [property, args[property] as Json]))
}

function drawNode(node: PageNode, slot: string): ReactNode {
  if (typeof node === 'string') return node
  if ('shared' in node) return null
  const place = slot === 'default' ? {} : { slot }
  if ('html' in node)
    return createElement(
      node.html,
      { ...attributesFor(node.attributes), ...place },
      ...(node.children ?? []).map((child) => drawNode(child, 'default')),
    )
  const children = Object.entries(node.slots ?? {}).flatMap(([name, nodes]) => nodes.map((child) => drawNode(child, name)))
  return createElement(node.block, { ...node.fields, ...place }, ...children)
}

function attributesFor({ class: className, style: _style, ...others }: Readonly<Record<string, string>> = {}) {
  return className === undefined ? others : { ...others, className }
}

function Template({ of }: { of: TemplateResult }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => void renderLit(of, place.current!))
  return <div ref={place} style={{ display: 'contents' }} />
}

/** Rendered apart from the page, so that nothing in it starts. */
function textOf(template: TemplateResult): string {
  const apart = document.createElement('div')
  renderLit(template, apart)
  const lines = apart.innerHTML
    .replace(/<!--.*?-->/gs, '')
    .replaceAll('=""', '')
    .split('\n')
  const depth = Math.min(
    ...lines
      .filter((line) => line.trim() !== '')
      .map((line) => line.search(/\S/))
      .filter((at) => at > 0),
  )
  return lines
    .map((line) => (line.search(/\S/) >= depth ? line.slice(depth) : line))
    .join('\n')
    .trim()
}

/** The frame of a story: as wide as the toolbar says. */
export const frameStyle = (width: string): CSSProperties =>
  width === 'full' ? {} : { inlineSize: `${width}px`, maxInlineSize: '100%', marginInline: 'auto' }
