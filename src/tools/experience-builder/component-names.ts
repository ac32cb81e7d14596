/** Sentence that stands in every generated file. */
export const checked = 'Compiled, linted and drawn with Salesforce’s own tools; untested in an org.'

/** Comment for templates of LWC and for XML. */
export const comment = `<!-- ${checked} -->`

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export { componentName as componentOf, regionName as regionOf } from '../../pages/document/experience-names.js'
