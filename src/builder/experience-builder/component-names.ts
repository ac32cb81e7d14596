/** Every generated file says it. */
export const checked = 'Compiled, linted and drawn with Salesforce’s own tools; untested in an org.'

/** The file is a template of LWC, or XML, where a comment is written like this. */
export const comment = `<!-- ${checked} -->`

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export { componentName as componentOf, regionName as regionOf } from '../../document/experience-names.js'
