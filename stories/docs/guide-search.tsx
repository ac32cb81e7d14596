import { useId, useState } from 'react'
import { guides } from './all-guides.js'
import { findInGuides } from './guides.js'
import { PageLink } from './page-link.js'
import { text } from './parts.js'
import { useSay } from './toolbars.js'

/** A question to all guides, whose whole text it looks through: the sidebar's own search knows titles only. */
export function GuideSearch() {
  const say = useSay()
  const id = useId()
  const [question, setQuestion] = useState('')
  const found = findInGuides(question, guides)
  return (
    <search className="vd-search">
      <label htmlFor={id}>{say(text('Eine Frage an das Handbuch (auf Englisch)', 'A question to the guides'))}</label>
      <input id={id} type="search" value={question} onChange={(event) => setQuestion(event.target.value)} placeholder="dark mode" />
      <div role="status">
        {question.trim() && found.length === 0 && <p>{say(text('Dazu steht dort nichts.', 'They say nothing of it.'))}</p>}
      </div>
      {found.length > 0 && (
        <ul className="vd-list">
          {found.map(({ guide, heading }) => (
            <li key={`${guide.id}${heading}`}>
              <PageLink to={`/docs/${guide.id}`}>{heading === guide.title ? heading : `${guide.title}: ${heading}`}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
