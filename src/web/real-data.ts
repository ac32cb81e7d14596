/** The root of a canvas that stands before a platform wears it; elsewhere an editor sees samples, and nobody is asked. */
export const realAttribute = 'data-vitrine-real'
