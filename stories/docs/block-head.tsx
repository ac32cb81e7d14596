import type { BlockDeclaration, LocalizedText } from '../../src/core/element/declaration.js'
import { argsOf } from '../../src/tools/definitions/controls.js'
import { codeOf } from './code.js'
import { CodeTabs } from './code-tabs.js'
import { PageLink } from './page-link.js'
import { text } from './parts.js'
import { StoryFrame } from './story-frame.js'
import { useSay } from './toolbars.js'

const categories: Record<BlockDeclaration['category'], LocalizedText> = {
  page: text('Seite', 'Page'),
  layout: text('Layout', 'Layout'),
  consultant: text('Beraterin', 'Consultant'),
  shop: text('Shop', 'Shop'),
  checkout: text('Kasse', 'Checkout'),
  account: text('Konto', 'Account'),
}

/** Name, summary and example of the block. */
export function BlockHead({ block, first }: { block: BlockDeclaration; first: string }) {
  const say = useSay()
  const { name, summary, category, tag, presets = [] } = block
  const fields = { ...argsOf(block), ...presets[0]?.fields } as Record<string, never>
  const slots = presets[0]?.slots
  return (
    <header className="vd-head">
      <p className="vd-eyebrow">{say(categories[category])}</p>
      <h1>{say(name)}</h1>
      <p className="vd-tag">
        <code>{`<${tag}>`}</code>
      </p>
      <p className="vd-summary">{say(summary)}</p>
      <ul className="vd-chips">
        {factsOf(block).map((fact) => (
          <li key={fact.en}>{say(fact)}</li>
        ))}
      </ul>
      <StoryFrame id={first} title={say(name)} heights={[160, 620]} />
      <p className="vd-under">
        <PageLink to={`/story/${first}`}>
          {say(text('Auf der Bühne öffnen und die Felder ändern', 'Open on the stage and change its fields'))}
        </PageLink>
      </p>
      <CodeTabs codes={codeOf([{ block: tag, fields, ...(slots && { slots }) }])} label="Code" />
    </header>
  )
}

function factsOf({ placement = {}, providesH1, reservedSize, version, subscribes = [] }: BlockDeclaration): LocalizedText[] {
  const { maxPerPage, parents, notInside } = placement
  const tags = (names: readonly string[]) => names.map((each) => `<${each}>`).join(', ')
  return [
    ...(maxPerPage === 1 ? [text('einmal je Seite', 'once per page')] : []),
    ...(parents ? [text(`nur in ${tags(parents)}`, `only in ${tags(parents)}`)] : []),
    ...(notInside ? [text(`nicht in ${tags(notInside)}`, `not inside ${tags(notInside)}`)] : []),
    ...(placement.insertAt === 'start'
      ? [text('steht zuerst', 'stands first')]
      : placement.insertAt === 'end'
        ? [text('steht zuletzt', 'stands last')]
        : []),
    ...(providesH1 ? [text('trägt die Überschrift der Seite', 'carries the heading of the page')] : []),
    ...(reservedSize === 'none' ? [text('nimmt keinen Platz, bis es etwas zeigt', 'takes no room until it shows something')] : []),
    ...(reservedSize !== undefined && reservedSize !== 'none'
      ? [text(`hält ${reservedSize.height} frei, bis es da ist`, `keeps ${reservedSize.height} free until it is there`)]
      : []),
    ...(subscribes.some(({ locksAfter }) => locksAfter) ? [text('sperrt sich im Shop-ID-Modus', 'locks itself in shop-id mode')] : []),
    text(`Version ${version} der Felder`, `version ${version} of its fields`),
  ]
}
