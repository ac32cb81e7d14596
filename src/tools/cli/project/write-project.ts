import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { ProjectFiles } from '../../definitions/project-files.js'
import { vitrineVersion } from '../../../core/element/version.js'
import { type CommandLine, type CommandOptions, wordsOf } from './command-line.js'
import { InputError } from './input-error.js'
import { hashOf, planProject } from './plan-project.js'
import { manifestPath, openProject } from './project-folder.js'
import { rememberedOptions, wordsToRemember } from './remembered-options.js'

export interface ProjectTools {
  say?: (text: string) => void
  complain?: (text: string) => void
  /** Asks whether a file that somebody has changed is overwritten; undefined where nobody can answer. */
  ask?: ((path: string) => Promise<boolean>) | undefined
}

/** A command that writes a folder of files, and brings it up to date when it is called again. */
export interface ProjectCommand<Given extends CommandLine> {
  usage: string
  /** Folder that is written where none is named. */
  folder: string
  options: CommandOptions
  /** @throws InputError for what makes no sense, with a sentence about it */
  read: (words: readonly string[]) => Given
  /** @param given the command line of this time, with the options of the last time where they were not given anew */
  files: (given: Given) => ProjectFiles
  /** Sentence after a folder was written for the first time. */
  next: string
}

/**
 * Writes a folder, or brings it up to date.
 * @param words as typed after the command's name
 * @returns the exit code: 0 all is written, 1 files that somebody has changed were kept or the question was left, 2 what was typed makes no sense
 */
export async function writeProject<Given extends CommandLine>(
  command: ProjectCommand<Given>,
  words: readonly string[],
  { say = console.log, complain = console.error, ask = askPerson() }: ProjectTools = {},
): Promise<0 | 1 | 2> {
  try {
    const given = command.read(words)
    if (given.help || given.version) {
      say(given.help ? command.usage : vitrineVersion)
      return 0
    }
    return await write(command, given, { say, ask })
  } catch (error) {
    if (isGivenUp(error)) {
      complain('Stopped at the question: nothing was written.')
      return 1
    }
    if (error instanceof InputError) complain(`${error.message}\n\n${command.usage}`)
    else if (isRefusedByDisk(error)) complain(error.message)
    else throw error
    return 2
  }
}

/** Called in a project of its own, as that project's README says, the command brings this one up to date. */
const folderHere = (folder: string): string => (existsSync(manifestPath) ? '.' : folder)

async function write<Given extends CommandLine>(
  command: ProjectCommand<Given>,
  given: Given,
  { say, ask }: Pick<ProjectTools, 'ask'> & { say: (text: string) => void },
): Promise<0 | 1> {
  const project = openProject(given.folder ?? folderHere(command.folder))
  const last = project.manifest()
  const remembered = rememberedOptions(last?.words ?? [], given.own, { root: project.root, options: command.options })
  const own = [...remembered, ...given.own]
  const files = command.files(command.read(own.flatMap(wordsOf)))
  const plan = planProject(files, last?.files ?? {}, project.read)
  const overwritten: string[] = []
  const open: string[] = []
  for (const path of plan.conflicts) {
    if (given.conflicts === 'overwrite' || (given.conflicts === 'ask' && (await ask?.(path)))) overwritten.push(path)
    // A user who was asked, or said --keep, has decided.
    else if (given.conflicts === 'ask' && !ask) open.push(path)
  }
  const written = [...plan.write, ...overwritten]
  for (const path of written) project.write(path, files[path]!)
  for (const path of plan.remove) project.remove(path)
  const undecided = new Set(open)
  const hashes = Object.entries(files).flatMap(([path, content]) => {
    const hash = undecided.has(path) ? last?.files[path] : hashOf(content)
    return hash === undefined ? [] : [[path, hash]]
  })
  project.note(wordsToRemember(own, project.root), Object.fromEntries(hashes))
  report({ ...plan, open, written, root: project.root }, say)
  if (!last) say(command.next)
  if (remembered.length > 0) say(`Options of the last time: ${remembered.flatMap(wordsOf).map(inShell).join(' ')}`)
  return open.length > 0 ? 1 : 0
}

const inShell = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `"${word}"`)

interface Written {
  root: string
  written: readonly string[]
  remove: readonly string[]
  kept: readonly string[]
  left: readonly string[]
  open: readonly string[]
}

function report({ root, written, remove, kept, left, open }: Written, say: (text: string) => void): void {
  const own =
    kept.length > 0
      ? ` ${kept.length === 1 ? '1 file that you have changed stays as it is.' : `${kept.length} files that you have changed stay as they are.`}`
      : ''
  if (written.length + remove.length + open.length + left.length === 0) return say(`Nothing to do: ${root} is up to date.${own}`)
  const removed = remove.length > 0 ? `, ${remove.length} removed` : ''
  say(`${counted(written.length, 'file')} written${removed}: ${root}.${own}`)
  if (left.length > 0) say(list('No longer ours, and changed by you, so they stay:', left))
  if (open.length > 0) say(list('Changed by you, and there is something new for them. --force overwrites them, --keep keeps them:', open))
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
const list = (title: string, paths: readonly string[]): string => [title, ...paths.map((path) => `  ${path}`)].join('\n')

/** Asks the person at the terminal; undefined where nobody sits at one. */
function askPerson(): ProjectTools['ask'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async (path) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return /^(y|j)/i.test(await terminal.question(`You have changed ${path}. Overwrite it? [y/N] `))
    } finally {
      terminal.close()
    }
  }
}

/** A folder that is a file, or that may not be written. */
const isRefusedByDisk = (error: unknown): error is Error =>
  ['ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOSPC'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')

/** Ctrl+C and Ctrl+D at the question (`node:readline/promises`). */
const isGivenUp = (error: unknown): boolean => (error as NodeJS.ErrnoException | undefined)?.code === 'ABORT_ERR'
