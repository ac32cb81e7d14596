import { declarations } from '../../src/blocks/declarations.js'
import { type Pattern, patterns } from '../patterns/patterns.js'
import { codeOf } from './code.js'
import { CodeTabs } from './code-tabs.js'
import { PageLink } from './page-link.js'
import { Part, text } from './parts.js'
import { StoryFrame } from './story-frame.js'
import { useSay } from './toolbars.js'

/** A whole page: to look at, why it is made so, and to take along. */
export function PatternPage({ of }: { of: keyof typeof patterns }) {
  const say = useSay()
  const pattern: Pattern = patterns[of]
  const { title, lead, story, steps, mind, page } = pattern
  return (
    <article className="vd-page sb-unstyled">
      <header className="vd-head">
        <p className="vd-eyebrow">{say(text('Muster', 'Patterns'))}</p>
        <h1>{say(title)}</h1>
        <p className="vd-lead">{say(lead)}</p>
        <StoryFrame id={story} title={say(title)} heights={[420, 720]} />
        <p className="vd-under">
          <PageLink to={`/story/${story}`}>{say(text('Groß ansehen', 'See it large'))}</PageLink>
        </p>
      </header>
      <Part id="bloecke" title={text('Welche Blöcke, in welcher Folge, warum', 'Which blocks, in which order, and why')}>
        <ol className="vd-steps">
          {steps.map(({ tag, why }) => (
            <li key={tag}>
              <h3>{nameOf(tag, say)}</h3>
              <p className="vd-help">
                <code>{`<${tag}>`}</code>
              </p>
              <p>{say(why)}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="achtung" title={text('Worauf es ankommt', 'What matters')}>
        <ul className="vd-list">
          {mind.map((each) => (
            <li key={each.en}>{say(each)}</li>
          ))}
        </ul>
      </Part>
      <Part
        id="mitnehmen"
        title={text('Zum Mitnehmen', 'To take along')}
        intro={text(
          'Das Seitendokument ist die Seite, wie das Studio sie speichert: dort einfügen, oder mit @vitrine/blocks/definitions zu HTML machen.',
          'The page document is the page as the Studio stores it: paste it there, or turn it into HTML with @vitrine/blocks/definitions.',
        )}
      >
        <CodeTabs codes={codeOf(page.nodes, { page })} label={say(title)} first="document" />
      </Part>
    </article>
  )
}

function nameOf(tag: string, say: ReturnType<typeof useSay>): string {
  const block = declarations.find((each) => each.tag === tag)
  return block ? say(block.name) : tag
}
