declare const __VITRINE_VERSION__: string

/** The version of this build, from package.json. */
export const vitrineVersion: string = typeof __VITRINE_VERSION__ === 'string' ? __VITRINE_VERSION__ : '0.0.0'
