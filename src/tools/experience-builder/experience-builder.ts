import type { BlockDeclaration, LocalizedText } from '../../core/element/declaration.js'
import { baseFiles } from './base-files.js'
import { bridgeFiles } from './bridge-files.js'
import { componentOf } from './component-names.js'
import { metadata } from './metadata.js'
import type { ExperienceBuilderOptions } from './options.js'
import { navigationFiles } from './navigation-files.js'
import { template, wrapper } from './wrapper.js'

export { experienceBuilderLosses } from './losses.js'

/**
 * Returns the blocks as Lightning web components for Experience Builder: metadata XML and a wrapper each, what all wrappers share, and
 * the bridges to the site's message service and to its navigation. They need `lwr.js` of the static resource in the head markup of the
 * site.
 * @param given a language, or more
 * @returns file names, from a folder `lwc`, and their texts
 */
export function experienceBuilderFiles(
  declarations: readonly BlockDeclaration[],
  given: keyof LocalizedText | ExperienceBuilderOptions = {},
): Record<string, string> {
  const options = typeof given === 'string' ? { language: given } : given
  const blocks = declarations.flatMap((declaration) => {
    const name = componentOf(declaration.tag)
    return [
      [`${name}/${name}.js-meta.xml`, metadata(declaration, options)],
      [`${name}/${name}.html`, template(declaration, options.language ?? 'de')],
      [`${name}/${name}.js`, wrapper(declaration)],
    ]
  })
  return { ...Object.fromEntries(blocks), ...baseFiles, ...bridgeFiles(), ...navigationFiles }
}
