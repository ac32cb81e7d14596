/** Attribute on the root of a canvas that has a platform; on any other one an editor sees samples, and nothing is requested. */
export const realAttribute = 'data-vitrine-real'
