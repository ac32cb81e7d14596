import { PageLink } from './page-link.js'
import { Part, text } from './parts.js'
import { StoryFrame } from './story-frame.js'
import { type IndexedStory, sentence, useStories } from './story-index.js'

/** Every state at a glance. */
export function Gallery({ title }: { title: string }) {
  const stories = useStories(title)
  const isStandard = ({ tags }: IndexedStory) => tags.includes('standard')
  return (
    <Part
      id="zustaende"
      title={text('Jeder Zustand', 'Every state')}
      intro={text(
        'Jedes Bild ist die Story selbst, klein und in einer Welt für sich. Jede Story ist auch ein Test: mit axe, und ohne dass etwas zur Seite hinausragt.',
        'Each picture is the story itself, small and in a world of its own. Each story is a test too: with axe, and with nothing that sticks out sideways.',
      )}
    >
      <Stories stories={stories.filter((each) => !isStandard(each))} />
      <Stories stories={stories.filter(isStandard)} />
    </Part>
  )
}

function Stories({ stories }: { stories: readonly IndexedStory[] }) {
  return (
    <ul className="vd-gallery">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StoryFrame id={id} title={sentence(name)} small />
          <PageLink to={`/story/${id}`} className="vd-cover">
            {sentence(name)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
