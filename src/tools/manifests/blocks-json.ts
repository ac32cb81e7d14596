import type { BlockDeclaration, Json } from '../../core/element/declaration.js'
import { fieldSlots } from '../../core/element/fields.js'
import { vitrineVersion } from '../../core/element/version.js'

/** Channels, as a declaration names them. */
export type Channels = NonNullable<BlockDeclaration['publishes']>

/**
 * Returns the declarations as plain JSON, for builders that do not run our code: the content of `blocks.json`. Channels stand there by
 * name; migrations, being functions, by the version they lead to.
 * @param shopSays the channels on which the shop itself speaks
 */
export function blocksJson(
  declarations: readonly BlockDeclaration[],
  shopSays: Channels = [],
): { version: string; blocks: Json[]; channels: Json[] } {
  return { version: vitrineVersion, blocks: declarations.map(blockJson), channels: channelsJson(declarations, shopSays) }
}

/** Returns each channel with its publishers and subscribers: the shop and the blocks, by their tags. */
function channelsJson(declarations: readonly BlockDeclaration[], shopSays: Channels): Json[] {
  const used = [...shopSays, ...declarations.flatMap(({ publishes = [], subscribes = [] }) => [...publishes, ...subscribes])]
  const tags = (key: 'publishes' | 'subscribes', channel: Channels[number]) =>
    declarations.filter((declaration) => declaration[key]?.includes(channel)).map(({ tag }) => tag)
  return [...new Set(used)].map((channel) => ({
    name: channel.name,
    about: channel.about,
    retain: channel.retain,
    publishedBy: [...(shopSays.includes(channel) ? ['shop'] : []), ...tags('publishes', channel)],
    subscribedBy: tags('subscribes', channel),
  }))
}

function blockJson(declaration: BlockDeclaration): Json {
  const { publishes, subscribes, migrations, ...rest } = declaration
  const names = (channels: readonly { name: string }[]): string[] => channels.map(({ name }) => name)
  const whole = {
    ...rest,
    attributes: fieldSlots(declaration).map(({ attribute, property }) => ({ attribute, property })),
    ...(publishes && { publishes: names(publishes) }),
    ...(subscribes && { subscribes: names(subscribes) }),
    ...(migrations && { migrations: migrations.map(({ to }) => ({ to })) }),
  }
  return JSON.parse(JSON.stringify(whole)) as Json
}
