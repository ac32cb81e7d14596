import type { Channel } from '../../src/core/bus/channel.js'
import type { BlockDeclaration, LocalizedText } from '../../src/core/element/declaration.js'
import { type Kept, kept } from '../../src/commerce/domain/kept.js'
import { shopSays } from '../../src/commerce/domain/says.js'
import { declarations } from '../../src/blocks/declarations.js'
import { Facts, OrNothing, Part, text } from './parts.js'
import { useSay } from './toolbars.js'

interface Row {
  channel: Channel<unknown>
  how: LocalizedText
  others: readonly string[]
}

/** Lists the channels of the block and its partners on each. */
export function Channels({ block }: { block: BlockDeclaration }) {
  const say = useSay()
  const { publishes = [], subscribes = [], tag } = block
  const tags = (key: 'publishes' | 'subscribes', channel: Channel<unknown>) =>
    declarations.filter((each) => each.tag !== tag && each[key]?.includes(channel)).map((each) => each.tag as string)
  const rows: Row[] = [
    ...publishes.map((channel) => ({ channel, how: text('sendet', 'publishes'), others: tags('subscribes', channel) })),
    ...subscribes.map((channel) => ({
      channel,
      how: text('empfängt', 'subscribes'),
      others: [...(shopSays.includes(channel) ? [say(text('der Shop', 'the shop'))] : []), ...tags('publishes', channel)],
    })),
  ]
  return (
    <Part
      id="kanaele"
      title={text('Kanäle', 'Channels')}
      intro={text(
        'Was die Ansicht selbst sendet und empfängt. Was der Shop währenddessen sendet, etwa cart.changed, steht im Nachrichten-Panel jeder Story.',
        'What its view publishes and subscribes to itself. What the shop publishes meanwhile, such as cart.changed, stands in the message panel of every story.',
      )}
    >
      <OrNothing nothing={text('Keine: Der Block spricht mit niemandem.', 'None: the block speaks with nobody.')}>
        {rows.length > 0 && (
          <Facts
            label={text('Kanäle', 'Channels')}
            rows={rows}
            keyOf={({ channel, how }) => `${how.en} ${channel.name}`}
            columns={[
              { title: text('Richtung', 'Direction'), cell: ({ how }) => say(how) },
              { title: text('Kanal', 'Channel'), cell: ({ channel }) => <code>{channel.name}</code> },
              { title: text('Wovon er handelt', 'What it is about'), cell: ({ channel }) => <Meaning channel={channel} /> },
              {
                title: text('Mit wem', 'With whom'),
                cell: ({ others }) =>
                  others.length > 6 ? say(text(`${others.length} Blöcken`, `${others.length} blocks`)) : others.join(', ') || '–',
              },
            ]}
          />
        )}
      </OrNothing>
    </Part>
  )
}

function Meaning({ channel: { about, retain, locksAfter } }: { channel: Channel<unknown> }) {
  const say = useSay()
  const notes = [
    ...(retain ? [text('wird aufbewahrt', 'retained')] : []),
    ...(locksAfter ? [text(`sperrt nach ${locksAfter} ms`, `locks after ${locksAfter} ms`)] : []),
  ]
  return (
    <>
      <span lang="en">{about}</span>
      {notes.length > 0 && <span className="vd-notes">{notes.map(say).join(' · ')}</span>}
    </>
  )
}

const places: Record<Kept['where'][number], LocalizedText> = {
  visit: text('Sitzungsspeicher', 'session storage'),
  memory: text('lokaler Speicher', 'local storage'),
  cookie: text('Cookie', 'cookie'),
}

/** Lists the parameters that the block reads from the address, and what it stores in the shopper's browser. */
export function AddressAndStorage({ block: { queryParams, storageKeys = [] } }: { block: BlockDeclaration }) {
  const say = useSay()
  return (
    <>
      <Part id="adresse" title={text('In der Adresse', 'In the address')}>
        <OrNothing nothing={text('Der Block liest und schreibt keine Parameter.', 'The block reads and writes no parameters.')}>
          {queryParams && (
            <Facts
              label={text('Parameter', 'Parameters')}
              rows={Object.entries(queryParams)}
              keyOf={([name]) => name}
              columns={[
                { title: text('Parameter', 'Parameter'), cell: ([name]) => <code>{`?${name}=`}</code> },
                { title: text('Bedeutung', 'Meaning'), cell: ([, about]) => say(about) },
              ]}
            />
          )}
        </OrNothing>
      </Part>
      <Part
        id="speicher"
        title={text('Im Browser der Kundin', 'In the shopper’s browser')}
        intro={text(
          'Für die Datenschutzerklärung. Ein gesperrter oder voller Speicher wird überlebt; dann wird nichts behalten.',
          'For the privacy notice. Blocked or full storage is survived; then nothing is kept.',
        )}
      >
        <OrNothing nothing={text('Der Block behält nichts.', 'The block keeps nothing.')}>
          {storageKeys.length > 0 && (
            <Facts
              label={text('Schlüssel', 'Keys')}
              rows={storageKeys}
              keyOf={(key) => key}
              columns={[
                { title: text('Schlüssel', 'Key'), cell: (key) => <code>{key}</code> },
                { title: text('Wo', 'Where'), cell: (key) => (kept[key]?.where ?? []).map((where) => say(places[where])).join(', ') },
                { title: text('Was', 'What'), cell: (key) => kept[key] && say(kept[key].about) },
              ]}
            />
          )}
        </OrNothing>
      </Part>
    </>
  )
}
