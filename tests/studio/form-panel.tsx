import { cleanup, render, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { declarations } from '../../src/blocks/declarations.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import type { BlockDeclaration, BlockNode, Json, PageNode } from '../../src/core/element/declaration.js'
import type { Language } from '../../src/studio/app/kit/language.js'
import { type Library, LibraryContext } from '../../src/studio/app/media/library.js'
import { type References, ReferencesContext } from '../../src/studio/app/session/references.js'
import type { SitePage, Studio } from '../../src/studio/app/session/studio-context.js'
import { type Editing, openEditing } from '../../src/studio/app/session/editing.js'
import { PropertyForm } from '../../src/studio/app/form/property-form.js'
import { whenTestEnds } from '../support/test-ends.js'
import { StudioParts } from './studio-parts.js'
import '../../src/studio/app/shell/studio.css'

export interface PanelOptions {
  language?: Language
  paths?: readonly string[]
  pages?: readonly SitePage[]
  pageId?: string
  references?: References
  page?: Partial<PageDocument>
  /** Of the nodes, which one is selected; none is the page. */
  selected?: number | undefined
  declarations?: readonly BlockDeclaration[]
  /** Without one, pictures are named by their address only. */
  library?: Library
  /** What else of the Studio looks at the page. */
  beside?: ReactNode
}

const emptyPage: PageDocument = {
  version: 1,
  path: '/pflege',
  language: 'de',
  title: 'Pflege',
  description: 'Was deiner Haut guttut.',
  nodes: [],
}

/** The panel at the right of the Studio, on a page of these nodes. */
export function openPanel(
  nodes: readonly PageNode[],
  {
    language = 'de',
    paths = ['/', '/products', '/pflege'],
    pages = [],
    references,
    pageId = '',
    page = {},
    selected = 0,
    declarations: known = declarations,
    library,
    beside,
  }: PanelOptions = {},
) {
  // All typing of one test is one step, however slow the machine.
  const editing: Editing = openEditing({ ...emptyPage, nodes, ...page }, { declarations: known, now: () => 0 })
  if (nodes.length > 0) editing.select(['nodes', selected])
  const told: string[] = []
  const studio: Studio = {
    declarations: known,
    editing,
    paths,
    pages,
    pageId,
    tell: (sentence) => void told.push(sentence),
    insertHere: () => {},
    dragging: { current: undefined },
  }
  const container = document.createElement('main')
  container.style.width = '292px'
  document.body.append(container)
  whenTestEnds(cleanup)
  render(
    <StudioParts studio={studio} language={language}>
      <ReferencesContext value={references}>
        <LibraryContext value={library}>
          <PropertyForm />
          {beside}
        </LibraryContext>
      </ReferencesContext>
    </StudioParts>,
    { container },
  )
  return {
    ...within(container),
    container,
    editing,
    told,
    fields: (index = 0): Readonly<Record<string, Json>> => (editing.state().page.nodes[index] as BlockNode).fields ?? {},
    node: (index = 0) => editing.state().page.nodes[index],
  }
}

/** Axe's complaints about the panel, one line each. */
export async function complaints(context: Element): Promise<string[]> {
  const { violations } = await axe.run(context, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary}`),
  )
}
