import type { PuckContext, SlotComponent } from '@puckeditor/core'
import { createElement, type MouseEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import type { BlockDeclaration, Json } from '../../core/element/declaration.js'
import { attributesOf } from '../../pages/document/attributes.js'
import { allowedAttributes, isAllowedElement } from '../../pages/document/html-elements.js'
import { isDefaultSlot } from '../../pages/document/names.js'
import { attributeProp, childrenProp, shownAttributes, slotProp } from './puck-names.js'

/** Props that Puck hands to a component: fields, slots as components, and Puck itself. */
export interface PuckProps {
  id: string
  puck: PuckContext
  [prop: string]: unknown
}

type Attributes = readonly (readonly [name: string, value: string | true])[]

interface WornProps {
  tag: string
  attributes: Attributes
  dragRef: PuckContext['dragRef']
  inert?: boolean
  children?: ReactNode
}

const voidElements = new Set(['br', 'hr', 'img', 'source'])

/*
 * Attributes are set here and not by React, which sets attributes before a custom element is defined and properties
 * afterwards: a value set in the one way and cleared in the other would stay.
 */
function Worn({ tag, attributes, dragRef, inert = false, children }: WornProps) {
  const element = useRef<Element | null>(null)
  const worn = useRef<readonly string[]>([])
  const hold = useCallback(
    (found: Element | null) => {
      element.current = found
      dragRef?.(found)
    },
    [dragRef],
  )
  useLayoutEffect(() => {
    wear(element.current, attributes, worn.current)
    worn.current = attributes.map(([name]) => name)
  })
  const stay = inert ? { onClickCapture: (event: MouseEvent) => event.preventDefault() } : {}
  return createElement(tag, { ref: hold, ...stay }, ...(voidElements.has(tag) ? [] : [children]))
}

function wear(element: Element | null, attributes: Attributes, before: readonly string[]): void {
  for (const name of before) {
    if (!attributes.some(([now]) => now === name)) element?.removeAttribute(name)
  }
  for (const [name, value] of attributes) element?.setAttribute(name, value === true ? '' : value)
}

// Puck puts a box of its own around the contents of a slot: columns float in it, other things stand in a grid.
const box = { display: 'flow-root' }
const Zone = ({ slot }: { slot: unknown }) => {
  const Slot = slot as SlotComponent | undefined
  return typeof Slot === 'function' ? <Slot style={box} minEmptyHeight={48} /> : null
}

/** Shows a block on Puck's canvas: its custom element, with the contents of its slots. */
export function PuckBlock({ declaration, props }: { declaration: BlockDeclaration; props: PuckProps }) {
  return (
    <Worn
      tag={declaration.tag}
      attributes={attributesOf(declaration, props as unknown as Record<string, Json>)}
      dragRef={props.puck.dragRef}
    >
      {Object.keys(declaration.slots ?? {}).map((slot) =>
        isDefaultSlot(slot) ? (
          <Zone key={slot} slot={props[slotProp(slot)]} />
        ) : (
          <div key={slot} slot={slot}>
            <Zone slot={props[slotProp(slot)]} />
          </div>
        ),
      )}
    </Worn>
  )
}

/** Shows a plain element; one that may not be published shows only its contents, as the published page does. */
export function PuckElement({ props }: { props: PuckProps }) {
  const given = shownAttributes.flatMap((name): [string, string][] => {
    const value = props[attributeProp(name)]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  const attributes = allowedAttributes({ ...keptAttributes(props.kept), ...Object.fromEntries(given) })
  const tag = typeof props.element === 'string' && isAllowedElement(props.element) ? props.element.toLowerCase() : 'div'
  return (
    <Worn tag={tag} attributes={attributes} dragRef={props.puck.dragRef} inert={props.puck.isEditing}>
      {props.text as ReactNode}
      {childrenProp in props && <Zone slot={props[childrenProp]} />}
    </Worn>
  )
}

/** Shows words between elements. */
export const PuckText = ({ props }: { props: PuckProps }) => (
  <Worn tag="span" attributes={[]} dragRef={props.puck.dragRef}>
    {props.text as ReactNode}
  </Worn>
)

/** Stands for a block that this Vitrine does not know. */
export const PuckUnknown = ({ props, text }: { props: PuckProps; text: string }) => (
  <Worn tag="p" attributes={[['role', 'note']]} dragRef={props.puck.dragRef}>
    {text}
  </Worn>
)

function keptAttributes(kept: unknown): Record<string, string> {
  const { attributes = {} } = JSON.parse(typeof kept === 'string' ? kept : '{}') as { attributes?: Record<string, string> }
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !shownAttributes.some((shown) => shown === name)))
}
