import { relative, resolve, sep } from 'node:path'
import { type CommandOptions, type OwnOption, readOwn, wordsOf } from './command-line.js'

/**
 * Each option of the last time goes on until the same option is said again.
 * @param words those of the last time, with pages as seen from the project's folder `root`
 */
export function rememberedOptions(
  words: readonly string[],
  given: readonly OwnOption[],
  { root, options }: { root: string; options: CommandOptions },
): OwnOption[] {
  const said = new Set(given.map(({ name }) => name))
  return withPages(readOwn(words, options), (file) => resolve(root, file)).filter(({ name }) => !said.has(name))
}

/**
 * Sorted, so that the same project is the same list. Pages are found again from wherever the command is called; a switch that is
 * off, and `none`, need no memory.
 */
export const wordsToRemember = (own: readonly OwnOption[], root: string): string[] =>
  withPages(
    own
      .filter((option) => ('value' in option ? option.value !== 'none' : !option.word.startsWith('--no-')))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    (file) => relative(root, resolve(file)).split(sep).join('/'),
  ).flatMap(wordsOf)

const withPages = (options: readonly OwnOption[], change: (file: string) => string): OwnOption[] =>
  options.map((option) => ('value' in option && option.name === 'page' ? { ...option, value: change(option.value) } : option))
