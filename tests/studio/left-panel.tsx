import { cleanup, render, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { declarations } from '../../src/blocks/declarations.js'
import { nodeAt, type Place } from '../../src/pages/document/page-edits.js'
import type { NodePath } from '../../src/pages/document/problems.js'
import type { BlockDeclaration, PageNode } from '../../src/core/element/declaration.js'
import type { Language } from '../../src/studio/app/kit/language.js'
import type { Dragging, Studio } from '../../src/studio/app/session/studio-context.js'
import type { KnownParts } from '../../src/studio/app/session/known-parts.js'
import { openEditing } from '../../src/studio/app/session/editing.js'
import { whenTestEnds } from '../support/test-ends.js'
import { StudioParts } from './studio-parts.js'
import '../../src/studio/app/shell/studio.css'

export interface LeftPanelOptions {
  language?: Language
  declarations?: readonly BlockDeclaration[]
  dragging?: Dragging
  path?: string
  title?: string
  /** Shared parts of the site. */
  parts?: KnownParts
}

export const html = (name: string, ...children: PageNode[]) => ({ html: name, children })
export const section = (...columns: PageNode[]) => ({ block: 'vitrine-section', slots: { default: columns } })
export const column = (...children: PageNode[]) => ({ block: 'vitrine-column', slots: { default: children } })
export const block = (name: string, fields = {}) => ({ block: `vitrine-${name}`, fields })

/** A panel at the left of the Studio, on a page of these nodes. */
export function openLeftPanel(
  nodes: readonly PageNode[],
  panel: (about: { insertedAt: () => void }) => ReactNode,
  { language = 'de', declarations: known = declarations, dragging, title = 'Pflege', parts }: LeftPanelOptions = {},
) {
  const editing = openEditing(
    { version: 1, path: '/pflege', language: 'de', title, description: 'Was guttut.', nodes },
    { declarations: known, ...(parts && { parts }) },
  )
  const told: string[] = []
  const asked: Place[] = []
  let insertions = 0
  const studio: Studio = {
    declarations: known,
    parts,
    editing,
    paths: ['/', '/products', '/pflege'],
    tell: (sentence) => void told.push(sentence),
    insertHere: (place) => void asked.push(place),
    dragging: { current: dragging },
  }
  const container = document.createElement('main')
  container.lang = language
  container.className = 'tab-panel'
  container.style.cssText = 'width: 280px; height: 760px; background: var(--surface)'
  document.body.append(container)
  whenTestEnds(cleanup)
  render(
    <StudioParts studio={studio} language={language}>
      {panel({
        insertedAt: () => {
          insertions += 1
        },
      })}
    </StudioParts>,
    { container },
  )
  return {
    ...within(container),
    container,
    editing,
    told,
    asked,
    insertions: () => insertions,
    node: (...way: NodePath) => nodeAt(editing.state().page, ['nodes', ...way]),
    nodes: () => editing.state().page.nodes,
    selected: () => editing.state().selected,
  }
}

/** Axe's complaints about the panel, one line each. */
export async function complaints(context: Element): Promise<string[]> {
  const { violations } = await axe.run(context, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary}`),
  )
}
