import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { type Channel, pageBus } from '../bus/index.js'
import type { BlockDeclaration } from './declaration.js'
import type { Mode } from './mode.js'

interface Frame {
  element: HTMLElement
  mode: Mode
  lang: string | undefined
  inert: boolean
  children: ReactNode
}

/**
 * Returns the function that draws the frame of a block's views. A subscribed channel may lock it (`locksAfter`). A change of mode
 * unlocks it, and the channel's retained message counts anew. Without such a channel it is no component: see `blockRoot`.
 */
export function frameOf({ tag, subscribes = [] }: BlockDeclaration): (frame: Frame) => ReactNode {
  const channel = subscribes.find(({ locksAfter }) => locksAfter)
  return channel ? (frame) => <Lockable {...frame} channel={channel} tag={tag} /> : drawFrame
}

const drawFrame = ({ lang, inert, children }: Omit<Frame, 'element' | 'mode'>): ReactNode => (
  <div className="block" lang={lang} inert={inert}>
    {children}
  </div>
)

function Lockable({ element, mode, channel, tag, inert, ...frame }: Frame & { channel: Channel<unknown>; tag: string }): ReactNode {
  const [locked, setLocked] = useState(false)
  useEffect(() => {
    if (mode === 'edit') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const lockSoon = () => {
      timer ??= setTimeout(setLocked, channel.locksAfter, true)
    }
    const undo = pageBus().subscribe(channel, lockSoon, tag)
    return () => {
      undo()
      clearTimeout(timer)
      setLocked(false)
    }
  }, [channel, mode, tag])
  // A layout element disables its own links and buttons, and those that the page has put into it; any other element disables itself.
  const isLayout = locked && [...element.querySelectorAll('*')].some(({ localName }) => localName.includes('-'))
  useLayoutEffect(() => {
    // Links that lead nowhere should not look usable: this includes those that the page has put into its slots.
    element.toggleAttribute('data-locked', locked)
    const roots: (ParentNode | null)[] = isLayout ? [element, element.shadowRoot] : []
    const controls = roots.flatMap((root) => [...(root?.querySelectorAll<HTMLElement>('a, button') ?? [])])
    for (const control of controls) control.inert = true
    return () => {
      for (const control of controls) control.inert = false
    }
  }, [element, locked, isLayout])
  return drawFrame({ ...frame, inert: (locked && !isLayout) || inert })
}
