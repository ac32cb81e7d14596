import { vitrineVersion } from '../../core/element/version.js'
import { type CommandTools, commands } from './commands.js'

/**
 * @param words as typed after `vitrine`
 * @returns the exit code of the command; 2 when there is no such command
 */
export async function dispatch(words: readonly string[], tools: CommandTools = {}): Promise<number> {
  const { say = console.log, complain = console.error } = tools
  const [name = '', ...rest] = words
  if (['--version', '-v', '--help', '-h'].includes(name) && rest.length === 0) {
    say(/v/.test(name) ? vitrineVersion : usage())
    return 0
  }
  // `vitrine --help doctor` and `vitrine help doctor` are how other programs are asked.
  if (/^(?:--help|-h|help)$/.test(name) && (rest.length === 0 || (rest.length === 1 && Object.hasOwn(commands, rest[0]!))))
    return dispatch([...rest, '--help'], tools)
  if (Object.hasOwn(commands, name)) return commands[name]?.run(rest, tools) ?? 2
  complain(`${complaint(name)}\n\n${usage()}`)
  return 2
}

function complaint(name: string): string {
  if (name === '') return 'Which command?'
  if (name.startsWith('-')) return `There is no option ${name} here.`
  const isAddress = /^[a-z]+:\/\//i.test(name)
  return `There is no command "${name}".${isAddress ? ` An address comes after the command: npx vitrine doctor ${name}` : ''}`
}

const usage = (): string => {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return `npx vitrine <command> [options]\n\n${lines.join('\n')}\n\nnpx vitrine <command> --help tells its options; npx vitrine --version the version.`
}
