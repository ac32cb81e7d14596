import type { BlockDeclaration, LocalizedText } from '../../src/core/element/declaration.js'
import { Part, text } from './parts.js'
import { useSay } from './toolbars.js'

export function Guidance({ block: { guidance } }: { block: BlockDeclaration }) {
  if (!guidance) return null
  return (
    <Part id="wofuer" title={text('Gut und weniger gut', 'Do and don’t')}>
      <div className="vd-pair">
        <Advice title={text('So', 'Do')} texts={guidance.do} className="vd-do" />
        <Advice title={text('So nicht', 'Don’t')} texts={guidance.dont} className="vd-dont" />
      </div>
    </Part>
  )
}

function Advice({ title, texts, className }: { title: LocalizedText; texts: readonly LocalizedText[]; className: string }) {
  const say = useSay()
  return (
    <div className={className}>
      <h3>{say(title)}</h3>
      <ul>
        {texts.map((each) => (
          <li key={each.en}>{say(each)}</li>
        ))}
      </ul>
    </div>
  )
}
