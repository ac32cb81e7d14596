/** Does it with what tells of things that will go, which is fetched only then; where it does not come, nothing is told. */
export const withDeprecations = (tell: (deprecations: typeof import('./deprecations.js')) => void): void =>
  void import('./deprecations.js').then(tell, () => {})
