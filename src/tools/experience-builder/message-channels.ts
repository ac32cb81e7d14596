import { platformChannels } from '../../commerce/domain/channels.js'
import { element, printPretty } from '../../pages/document/markup.js'

interface Described {
  label: string
  about: string
  fields: readonly string[]
}

/** Returns the channel of the site for one of ours: `VitrineMonikerSelected__c` for `moniker-selected`. */
export const siteNameOf = (name: string): string =>
  `Vitrine${name.replace(/(?:^|-)([a-z])/g, (_dash, letter: string) => letter.toUpperCase())}`

/** Channel on which a late listener asks for what was said before. */
export const requestName = 'VitrineRequest'

/**
 * Returns the message channels of a site that `@vitrine/blocks/lwr` mirrors: one file each, as the metadata API reads them.
 * @returns file names, from a folder `messageChannels`, and their texts
 */
export function messageChannelFiles(): Record<string, string> {
  const channels = platformChannels.map(({ name, about, schema }): [string, Described] => [
    siteNameOf(name),
    { label: `Vitrine ${name}`, about, fields: [...fieldsOf(schema), 'vitrineOrigin'] },
  ])
  const request: Described = {
    label: 'Vitrine request',
    about: 'Asks the bridge to say once more what is retained: of one channel, or of all.',
    fields: ['channel'],
  }
  return Object.fromEntries(
    [...channels, [requestName, request] as const].map(([name, described]) => [`${name}.messageChannel-meta.xml`, fileOf(described)]),
  )
}

/** Returns the members of a message; of a channel with several kinds of message, the members of all. */
function fieldsOf(schema: object): string[] {
  const { entries = {}, options = [] } = schema as { entries?: object; options?: readonly object[] }
  return [...new Set([...Object.keys(entries), ...options.flatMap(fieldsOf)])]
}

function fileOf({ label, about, fields }: Described): string {
  const line = (name: string, text: string) => element(name, [], [text])
  const file = element(
    'LightningMessageChannel',
    [['xmlns', 'http://soap.sforce.com/2006/04/metadata']],
    [
      line('masterLabel', label),
      line('isExposed', 'true'),
      line('description', about),
      ...fields.map((name) => element('lightningMessageFields', [], [line('fieldName', name)])),
    ],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${printPretty(file)}\n`
}
