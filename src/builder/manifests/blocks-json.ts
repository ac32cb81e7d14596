import type { BlockDeclaration, Json } from '../../element/declaration.js'
import { fieldSlots } from '../../element/fields.js'
import { vitrineVersion } from '../../element/version.js'

/**
 * The declarations as plain JSON, for builders that do not run our code: the content of `blocks.json`.
 * Channels stand there by name; migrations, being functions, by the version they lead to.
 */
export function blocksJson(declarations: readonly BlockDeclaration[]): { version: string; blocks: Json[] } {
  return { version: vitrineVersion, blocks: declarations.map(blockJson) }
}

function blockJson(declaration: BlockDeclaration): Json {
  const { says, hears, migrations, ...rest } = declaration
  const names = (channels: readonly { name: string }[]): string[] => channels.map(({ name }) => name)
  const whole = {
    ...rest,
    attributes: fieldSlots(declaration).map(({ attribute, property }) => ({ attribute, property })),
    ...(says && { says: names(says) }),
    ...(hears && { hears: names(hears) }),
    ...(migrations && { migrations: migrations.map(({ to }) => ({ to })) }),
  }
  return JSON.parse(JSON.stringify(whole)) as Json
}
