import { detailType, propertyType } from '../../src/tools/manifests/field-types.js'
import { isDefaultSlot } from '../../src/pages/document/names.js'
import type { BlockDeclaration, Condition, Field, LocalizedText } from '../../src/core/element/declaration.js'
import { fieldSlots, kebab } from '../../src/core/element/fields.js'
import { PageLink } from './page-link.js'
import { Facts, OrNothing, Part, text } from './parts.js'
import { useSay } from './toolbars.js'

interface OfBlock {
  block: BlockDeclaration
}
const meaning = text('Bedeutung', 'Meaning')
const named = (entries: Readonly<Record<string, LocalizedText>> = {}) => Object.entries(entries)

export function States({ block: { states, tag } }: OfBlock) {
  const say = useSay()
  return (
    <Part
      id="data-state"
      title={text('Was das Element trägt: data-state', 'What the element wears: data-state')}
      intro={text(
        `Seiten und Tests lesen ${tag} daran ab; Stylesheets auch: ${tag}[data-state='…'].`,
        `Pages and tests read ${tag} by it; so do style sheets: ${tag}[data-state='…'].`,
      )}
    >
      <OrNothing nothing={text('Der Block kennt nur einen Zustand und trägt keinen.', 'The block knows one state only, and wears none.')}>
        {states && (
          <Facts
            label={text('Zustände', 'States')}
            rows={named(states)}
            keyOf={([state]) => state}
            columns={[
              { title: text('data-state', 'data-state'), cell: ([state]) => <code>{state}</code> },
              { title: meaning, cell: ([, about]) => say(about) },
            ]}
          />
        )}
      </OrNothing>
    </Part>
  )
}

const groups: Record<NonNullable<Field['group']>, LocalizedText> = {
  content: text('Inhalt', 'Content'),
  layout: text('Anordnung', 'Layout'),
  look: text('Aussehen', 'Look'),
  links: text('Links', 'Links'),
  behaviour: text('Verhalten', 'Behaviour'),
}

export function Fields({ block, first }: OfBlock & { first: string }) {
  const say = useSay()
  return (
    <Part
      id="felder"
      title={text('Felder', 'Fields')}
      intro={text(
        'Als Attribut, als Eigenschaft und im Editor. Was keinen Sinn ergibt, gilt als nicht gesagt und steht als Warnung in der Konsole.',
        'As an attribute, as a property and in the editor. What makes no sense counts as not said, with a warning in the console.',
      )}
    >
      <Facts
        label={text('Felder', 'Fields')}
        rows={fieldSlots(block)}
        keyOf={({ attribute }) => attribute}
        columns={[
          {
            title: text('Attribut und Eigenschaft', 'Attribute and property'),
            cell: ({ attribute, property }) => (
              <>
                <code>{attribute}</code>
                {attribute !== property && <code className="vd-second">{property}</code>}
              </>
            ),
          },
          { title: text('Typ', 'Type'), cell: ({ field }) => <code className="vd-type">{propertyType(field)}</code> },
          {
            title: text('Ohne Angabe', 'Default'),
            cell: ({ fallback }) => (fallback === undefined ? '–' : <code>{JSON.stringify(fallback)}</code>),
          },
          { title: text('Im Editor', 'In the editor'), cell: ({ field }) => <InTheEditor field={field} /> },
        ]}
      />
      <p className="vd-under">
        <PageLink to={`/story/${first}`}>{say(text('Auf der Bühne ausprobieren', 'Try them on the stage'))}</PageLink>
      </p>
    </Part>
  )
}

function InTheEditor({ field }: { field: Field }) {
  const say = useSay()
  const { label, help, group, required, advanced, responsive, visibleWhen } = field
  const notes = [
    ...(group ? [groups[group]] : []),
    ...(required ? [text('nötig', 'required')] : []),
    ...(advanced ? [text('unter „Erweitert“', 'under “Advanced”')] : []),
    ...(responsive ? [text('je Gerät', 'per device')] : []),
    ...(visibleWhen ? [conditionText(visibleWhen)] : []),
  ]
  return (
    <>
      <strong>{say(label)}</strong>
      {help && <span className="vd-help">{say(help)}</span>}
      {'options' in field && (
        <span className="vd-help">
          {field.options.map(({ value, label: shown }) => (
            <span key={value} className="vd-option">
              <code>{value}</code> {say(shown)}
            </span>
          ))}
        </span>
      )}
      {notes.length > 0 && <span className="vd-notes">{notes.map(say).join(' · ')}</span>}
    </>
  )
}

function conditionText(condition: Condition): LocalizedText {
  const [de, en, values] = 'is' in condition ? ['ist', 'is', condition.is] : ['ist nicht', 'is not', condition.isNot]
  const list = values.map((value) => JSON.stringify(value))
  const field = kebab(condition.field)
  return text(`nur wenn ${field} ${de}: ${list.join(' oder ')}`, `only when ${field} ${en}: ${list.join(' or ')}`)
}

export function Slots({ block: { slots, tag } }: OfBlock) {
  const say = useSay()
  return (
    <Part id="slots" title={text('Slots', 'Slots')}>
      <OrNothing nothing={text(`In <${tag}> wird nichts hineingelegt.`, `Nothing is put into <${tag}>.`)}>
        {slots && (
          <Facts
            label={text('Slots', 'Slots')}
            rows={Object.entries(slots)}
            keyOf={([name]) => name}
            columns={[
              { title: text('Slot', 'Slot'), cell: ([name]) => <code>{isDefaultSlot(name) ? '(default)' : name}</code> },
              { title: meaning, cell: ([, { label }]) => say(label) },
              {
                title: text('Nimmt', 'Takes'),
                cell: ([, { accepts }]) =>
                  accepts ? (
                    <code>{[...(accepts.blocks ?? []), ...(accepts.html ? ['HTML'] : [])].join(', ')}</code>
                  ) : (
                    say(text('alles', 'everything'))
                  ),
              },
            ]}
          />
        )}
      </OrNothing>
    </Part>
  )
}

export function Events({ block: { events } }: OfBlock) {
  const say = useSay()
  return (
    <Part
      id="ereignisse"
      title={text('Ereignisse', 'Events')}
      intro={text('Sie steigen auf und verlassen den Shadow Root.', 'They bubble, and leave the shadow root.')}
    >
      <OrNothing
        nothing={text(
          'Keine eigenen. Was schiefgeht, sagt vitrine-error; was im Shop geschieht, sagen die Kanäle.',
          'None of its own. What goes wrong is told by vitrine-error; what happens in the shop, by the channels.',
        )}
      >
        {events && (
          <Facts
            label={text('Ereignisse', 'Events')}
            rows={Object.entries(events)}
            keyOf={([name]) => name}
            columns={[
              { title: text('Ereignis', 'Event'), cell: ([name]) => <code>{name}</code> },
              {
                title: text('event.detail', 'event.detail'),
                cell: ([, { detail }]) => <code className="vd-type">{detailType(detail)}</code>,
              },
              { title: meaning, cell: ([, { help }]) => say(help) },
            ]}
          />
        )}
      </OrNothing>
    </Part>
  )
}

export function PartsAndProperties({ block: { parts, cssProperties, tag } }: OfBlock) {
  const say = useSay()
  const rows = [
    ...named(parts).map(([name, about]) => ({ name: `::part(${name})`, about })),
    ...named(cssProperties).map(([name, about]) => ({ name, about })),
  ]
  return (
    <Part
      id="gestalten"
      title={text('Gestalten: Teile und Eigenschaften', 'Styling: parts and properties')}
      intro={text(
        'Dazu kommen die Tokens, die für alle Blöcke gelten (Grundlagen, Farbe).',
        'Beside them stand the tokens, which count for all blocks (Foundations, Colour).',
      )}
    >
      <OrNothing nothing={text(`<${tag}> zeigt nichts, das zu gestalten wäre.`, `<${tag}> shows nothing that could be styled.`)}>
        {rows.length > 0 && (
          <Facts
            label={text('Teile und Eigenschaften', 'Parts and properties')}
            rows={rows}
            keyOf={({ name }) => name}
            columns={[
              { title: text('In CSS', 'In CSS'), cell: ({ name }) => <code>{name}</code> },
              { title: meaning, cell: ({ about }) => say(about) },
            ]}
          />
        )}
      </OrNothing>
    </Part>
  )
}
