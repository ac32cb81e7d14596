import { folderOf } from '../../document/names.js'

/** Every generated file says it. */
export const checked = 'Compiled, linted and drawn with Salesforce’s own tools; untested in an org.'

/** The file is a template of LWC, or XML, where a comment is written like this. */
export const comment = `<!-- ${checked} -->`

const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `vitrine-cart-panel` is the component `vitrineCartPanel`. */
export const componentOf = (tag: string): string => `vitrine${capital(camel(folderOf(tag)))}`

/** The region of a component for a slot of its block; Experience Builder knows named ones only. */
export const regionOf = (slot: string): string => (slot === 'default' ? 'content' : camel(slot))
