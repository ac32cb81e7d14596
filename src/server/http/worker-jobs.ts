import { Worker } from 'node:worker_threads'
import type { LocalizedText } from '../../core/element/declaration.js'

/** Jobs of a worker by their names; arguments and results can be cloned. */
export type Jobs = Readonly<Record<string, (given: never) => Promise<unknown>>>

/** Limits of each job. */
export interface WorkerLimits {
  /** Processor time of a job, so that a busy machine ends no job. */
  milliseconds: number
  /** Memory of the whole process. */
  megabytes: number
}

export type WorkerAnswer = { done: unknown } | { refused: LocalizedText } | { failed: string }

export const limitsVariable = 'VITRINE_WORKER_LIMITS'

/** An error that says in `text` what is wrong with what was given. */
const isRefusal = (error: unknown): error is Error & { text: LocalizedText } => error instanceof Error && 'text' in error

/** Runs in this process the jobs that `createLimitedWorker` asks for. */
export function answerJobs(jobs: Jobs): void {
  const limits = JSON.parse(process.env[limitsVariable] ?? '{}') as WorkerLimits
  // Shared with the watch: milliseconds of the processor at which the job under way began; 0 without a job.
  const begun = new Float64Array(new SharedArrayBuffer(8))
  // The watch runs in a thread of its own, since a job that never rests lets no timer of this one run.
  new Worker(watch, { eval: true, workerData: { begun, ...limits } }).unref()
  process.on('disconnect', () => process.exit())
  process.on('message', async ({ name, given }: { name: string; given: never }) => {
    const { user, system } = process.cpuUsage()
    begun[0] = (user + system) / 1000
    const answer = await run(jobs, name, given)
    begun[0] = 0
    process.send?.(answer)
  })
}

async function run(jobs: Jobs, name: string, given: never): Promise<WorkerAnswer> {
  try {
    return { done: await jobs[name]?.(given) }
  } catch (error) {
    if (isRefusal(error)) return { refused: error.text }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const watch = `
const { workerData: { begun, milliseconds, megabytes } } = require('node:worker_threads')
setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isLate = begun[0] > 0 && (user + system) / 1000 - begun[0] > milliseconds
  if (isLate || process.memoryUsage.rss() > megabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL')
}, 50)
`
