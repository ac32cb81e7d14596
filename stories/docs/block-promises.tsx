import { useEffect, useState } from 'react'
import type { BlockDeclaration } from '../../src/core/element/declaration.js'
import { fieldSlots } from '../../src/core/element/fields.js'
import { failureStates } from '../../src/tools/llms/failure-states.js'
import { PageLink } from './page-link.js'
import { Facts, Part, text } from './parts.js'
import { type Promised, promisesOf } from './promises.js'
import { sentence, useStories } from './story-index.js'
import { useSay } from './toolbars.js'

interface OfBlock {
  block: BlockDeclaration
}

function usePromises(tag: string): readonly Promised[] | undefined {
  const [promises, setPromises] = useState<readonly Promised[]>()
  useEffect(() => {
    let left = false
    void promisesOf(tag).then((found) => left || setPromises(found))
    return () => {
      left = true
    }
  }, [tag])
  return promises
}

const aboutFailure =
  /unreach|failed|fails|offline|broken|breaks|refus|expired|session ends|tunnel|does not (get|answer|work)|500|409|429|again/i
const aboutAccess =
  /screen reader|keyboard|focus|aloud|announce|label|heading|live region|\bname[sd]? (of|for)|escape|arrow|contrast|reduced motion/i

/** Describes what the block shows when the platform fails, and what stands in its place when it never comes. */
export function Failure({ block, title }: OfBlock & { title: string }) {
  const say = useSay()
  const { fallback, states = {}, tag } = block
  const sentences = sentencesOf(usePromises(tag), aboutFailure)
  const failing = Object.entries(states).filter(([state]) => failureStates.has(state))
  const stories = useStories(title).filter(({ name }) => /unreachable|slow|fail|not work|falter|expired|ended/i.test(name))
  return (
    <Part
      id="wenn-es-misslingt"
      title={text('Wenn es misslingt', 'When it fails')}
      intro={text(
        'Ein Fehler dieses Blocks bleibt bei ihm: Er sagt, was ist, bietet „Erneut versuchen“ und meldet vitrine-error. Alle anderen leben weiter.',
        'A failure of this block stays with it: it says what is, offers “Try again” and tells vitrine-error. All others live on.',
      )}
    >
      <dl className="vd-facts">
        <dt>{say(text('Zustände', 'States'))}</dt>
        <dd>
          {failing.length > 0
            ? failing.map(([state, about]) => (
                <span key={state} className="vd-option">
                  <code>{state}</code> {say(about)}
                </span>
              ))
            : say(text('Er fragt die Plattform nichts, das ihn leer ließe.', 'It asks the platform nothing that would leave it empty.'))}
        </dd>
        <dt>{say(text('Zu sehen in', 'To be seen in'))}</dt>
        <dd>
          {stories.length > 0
            ? stories.map(({ id, name }) => (
                <span key={id} className="vd-option">
                  <PageLink to={`/story/${id}`}>{sentence(name)}</PageLink>
                </span>
              ))
            : say(text('jeder Story, mit dem Wetter der Werkzeugleiste', 'every story, with the weather of the toolbar'))}
        </dd>
        <dt>{say(text('Solange es nicht da ist', 'Until it is there'))}</dt>
        <dd>
          <Fallback fallback={fallback} />
        </dd>
      </dl>
      <Sentences sentences={sentences} />
    </Part>
  )
}

function Fallback({ fallback }: { fallback: BlockDeclaration['fallback'] | undefined }) {
  const say = useSay()
  if (!fallback) return say(text('bleibt seine Stelle leer.', 'its place stays empty.'))
  const { heading, loading: waiting, text: always, links = [] } = fallback
  return (
    <>
      {say(text('steht ohne JavaScript in der veröffentlichten Seite:', 'the published page says, without JavaScript:'))}
      <span className="vd-quote">
        {heading && <strong>{typeof heading === 'string' ? `{${heading}}` : say(heading)}</strong>} {waiting && say(waiting)}{' '}
        {always && (typeof always === 'string' ? `{${always}}` : say(always))}{' '}
        {links.map(({ field, text: shown }) => (
          <span key={field} className="vd-option">
            → {say(shown)} (<code>{field}</code>)
          </span>
        ))}
      </span>
    </>
  )
}

/** Lists the checks that every block passes, and the sentences of this block's own tests. */
export function Accessibility({ block }: OfBlock) {
  const say = useSay()
  const sentences = sentencesOf(usePromises(block.tag), aboutAccess)
  const controls = fieldSlots(block).some(({ field }) => field.type === 'url')
  return (
    <Part id="barrierefreiheit" title={text('Barrierefreiheit', 'Accessibility')}>
      <ul className="vd-list">
        <li>
          {say(
            text(
              'axe prüft jede Story gegen WCAG 2.2 AA; ein Fund lässt sie durchfallen.',
              'axe checks every story against WCAG 2.2 AA; a finding fails it.',
            ),
          )}
        </li>
        <li>
          {say(
            text(
              '„Keyboard walk“ geht mit echten Tabulatoren durch alles, was zu bedienen ist: in der Reihenfolge der Seite, nie verloren, immer zu sehen.',
              '“Keyboard walk” tabs with real keys through all that can be used: in the order of the page, never lost, always to be seen.',
            ),
          )}
        </li>
        <li>
          {say(
            text(
              '„Forced colours“ und „Right to left“ zeigen ihn in den Farben des Systems und von rechts nach links.',
              '“Forced colours” and “Right to left” show it in the system’s colours, and from right to left.',
            ),
          )}
        </li>
        {block.providesH1 && (
          <li>{say(text('Er trägt die Überschrift erster Stufe der Seite.', 'It carries the top heading of the page.'))}</li>
        )}
        {controls && (
          <li>
            {say(
              text(
                'Links sind Links: Sie lassen sich kopieren und in einem neuen Tab öffnen.',
                'Links are links: they can be copied, and opened in a new tab.',
              ),
            )}
          </li>
        )}
      </ul>
      <Sentences sentences={sentences} />
    </Part>
  )
}

/** The sentences of the block's tests, all of them. */
export function Promises({ block: { tag } }: OfBlock) {
  const say = useSay()
  const promises = usePromises(tag)
  const count = promises?.reduce((sum, { sentences }) => sum + sentences.length, 0) ?? 0
  return (
    <Part
      id="versprochen"
      title={text('Versprochen und geprüft', 'Promised and tested')}
      intro={text(
        `${count} Sätze, jeder ein Test in einem echten Chromium gegen die Sandbox. Hier stehen die Sätze selbst, aus der Testdatei gelesen.`,
        `${count} sentences, each a test in a real Chromium against the sandbox. Here stand the sentences themselves, read from the test file.`,
      )}
    >
      {promises?.map(({ about, sentences }, index) => (
        <details key={about} className="vd-promises" open={index === 0}>
          <summary>
            {about === '' ? say(text('Im Allgemeinen', 'In general')) : <span lang="en">{about}</span>} <small>{sentences.length}</small>
          </summary>
          <ul lang="en">
            {sentences.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      ))}
    </Part>
  )
}

function sentencesOf(promises: readonly Promised[] | undefined, about: RegExp): string[] {
  const all = (promises ?? []).flatMap(({ sentences }) => sentences)
  return [...new Set(all.filter((each) => about.test(each)))]
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Facts
      label={text('Geprüft', 'Tested')}
      rows={sentences}
      keyOf={(each) => each}
      columns={[{ title: text('Die Tests sagen', 'The tests say'), cell: (each) => <span lang="en">{each}</span> }]}
    />
  )
}
