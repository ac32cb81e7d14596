/** Calls a function with the module that reports deprecations, which is loaded on demand; if that fails, nothing is reported. */
export const withDeprecations = (tell: (deprecations: typeof import('./deprecations.js')) => void): void =>
  void import('./deprecations.js').then(tell, () => {})
