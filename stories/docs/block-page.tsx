import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { StoryParameters } from '../../.storybook/parameters.js'
import type { BlockDeclaration } from '../../src/core/element/declaration.js'
import { AddressAndStorage, Channels } from './block-connections.js'
import { BlockHead } from './block-head.js'
import { Events, Fields, PartsAndProperties, Slots, States } from './block-tables.js'
import { Accessibility, Failure, Promises } from './block-promises.js'
import { Gallery } from './gallery.js'
import { Guidance } from './guidance.js'

/** A page per block, from its declaration, its stories and its tests; stories of whole pages keep Storybook's own. */
export function BlockPage() {
  const context = useContext(DocsContext)
  const [story] = context.componentStories()
  const { block } = (story?.parameters ?? {}) as StoryParameters
  return block && story ? <PageOf block={block} title={story.title} first={story.id} /> : <DocsPage />
}

function PageOf({ block, title, first }: { block: BlockDeclaration; title: string; first: string }) {
  return (
    <article className="vd-page sb-unstyled">
      <BlockHead block={block} first={first} />
      <Guidance block={block} />
      <Gallery title={title} />
      <States block={block} />
      <Fields block={block} first={first} />
      <Slots block={block} />
      <Events block={block} />
      <PartsAndProperties block={block} />
      <Channels block={block} />
      <AddressAndStorage block={block} />
      <Failure block={block} title={title} />
      <Accessibility block={block} />
      <Promises block={block} />
    </article>
  )
}
