/** Outputs of a command: the two streams of a terminal, or a test. */
export interface CommandTools {
  say?: (text: string) => void
  complain?: (text: string) => void
}

/** One of the words that may follow `vitrine`. */
export interface Command {
  /** One line for the list of commands. */
  summary: string
  /**
   * @param words as typed after the command's name
   * @returns the exit code: 0 all is well, 1 something is not, 2 what was typed makes no sense
   */
  run: (words: readonly string[], tools?: CommandTools) => Promise<number>
}

/** Every command of `vitrine`; each is loaded when it is called. */
export const commands: Readonly<Record<string, Command>> = {
  create: {
    summary: 'writes a starter for a shop of your own',
    run: async (...given) => (await import('./create/command.js')).run(...given),
  },
  data: {
    summary: 'writes the data of your own shop for Salesforce, or records a site as such data',
    run: async (...given) => (await import('./data/command.js')).run(...given),
  },
  doctor: {
    summary: 'asks a site whether Vitrine’s blocks work there',
    run: async (...given) => (await import('../doctor/command.js')).run(...given),
  },
  salesforce: {
    summary: 'writes a project that puts the blocks on an Experience Cloud site',
    run: async (...given) => (await import('./salesforce/command.js')).run(...given),
  },
  theme: {
    summary: 'writes a style sheet for the brand of a site or a logo',
    run: async (...given) => (await import('./theme/command.js')).run(...given),
  },
  try: {
    summary: 'shows the example shop, or your own data, in the browser',
    run: async (...given) => (await import('./try/command.js')).run(...given),
  },
  wordpress: {
    summary: 'writes a plugin for WordPress with a block for every block',
    run: async (...given) => (await import('./wordpress/command.js')).run(...given),
  },
}
