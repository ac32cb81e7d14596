import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LocalizedText } from '../../core/element/declaration.js'
import { type Jobs, limitsVariable, type WorkerAnswer, type WorkerLimits } from './worker-jobs.js'

/** A process that does jobs one after the other, with a limit of time and memory for each. */
export interface LimitedWorker<Of extends Jobs> {
  /** @param by caller that the job is for: callers take turns, so that many jobs of one do not keep the others waiting */
  run: <Name extends keyof Of & string>(name: Name, given: Parameters<Of[Name]>[0], by?: string) => Promise<Awaited<ReturnType<Of[Name]>>>
}

/** A job was ended because it took too much time or memory. */
export class WorkerLimitError extends Error {
  override name = 'WorkerLimitError'
}

/** A job has refused what it was given; `text` says why. */
export class WorkerRefusal extends Error {
  override name = 'WorkerRefusal'

  constructor(readonly text: LocalizedText) {
    super(text.en)
  }
}

export interface LimitedWorkerOptions extends WorkerLimits {
  /** Address of a file that calls `answerJobs`. */
  file: string
}

/** Milliseconds after which a worker that has nothing to do gives its memory back. */
const idleMs = 30_000
/** Factor by which a job may last longer than its share of the processor, since other processes want theirs. */
const patience = 10

/** Starts the worker when it is first needed, and again after a job had to be ended. */
export function createLimitedWorker<Of extends Jobs>({ file, ...limits }: LimitedWorkerOptions): LimitedWorker<Of> {
  let child: ChildProcess | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let isAtWork = false
  let turn = 0
  const waiting: { by: string; start: () => Promise<void> }[] = []
  /** Turn at which each caller had its last job. */
  const turns = new Map<string, number>()

  function started(): ChildProcess {
    if (child?.connected) return child
    const begun = fork(fileURLToPath(file), [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${limits.megabytes}`],
      // The worker handles what strangers sent, and needs none of the server's secrets.
      env: { PATH: process.env.PATH, [limitsVariable]: JSON.stringify(limits) },
    })
    begun.once('exit', () => {
      if (child === begun) child = undefined
    })
    child = begun
    return begun
  }

  function work(name: string, given: unknown): Promise<unknown> {
    clearTimeout(idle)
    const worker = started()
    hold(worker, true)
    return answerOf(worker, name, given).finally(() => {
      hold(worker, false)
      idle = setTimeout(() => worker.kill('SIGKILL'), idleMs)
      idle.unref()
    })
  }

  function answerOf(worker: ChildProcess, name: string, given: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const ended = () => done(() => reject(new WorkerLimitError(`The job "${name}" took too much time or memory, and was ended.`)))
      const timeout = setTimeout(() => worker.kill('SIGKILL'), limits.milliseconds * patience)
      function answered(answer: WorkerAnswer): void {
        done(() => {
          if ('done' in answer) resolve(answer.done)
          else reject('refused' in answer ? new WorkerRefusal(answer.refused) : new Error(answer.failed))
        })
      }
      function done(settle: () => void): void {
        clearTimeout(timeout)
        worker.off('message', answered).off('exit', ended).off('error', ended)
        settle()
      }
      worker.on('message', answered).once('exit', ended).once('error', ended)
      worker.send({ name, given }, (error) => error && ended())
    })
  }

  async function workOff(): Promise<void> {
    if (isAtWork) return
    isAtWork = true
    while (waiting.length > 0) {
      const lastTurn = ({ by }: { by: string }): number => turns.get(by) ?? 0
      const next = waiting.reduce((first, each) => (lastTurn(each) < lastTurn(first) ? each : first))
      waiting.splice(waiting.indexOf(next), 1)
      turn += 1
      turns.set(next.by, turn)
      await next.start()
    }
    turns.clear()
    isAtWork = false
  }

  return {
    run(name, given, by = '') {
      const done = new Promise<unknown>((resolve, reject) => waiting.push({ by, start: () => work(name, given).then(resolve, reject) }))
      void workOff()
      return done as never
    },
  }
}

/** A worker at work keeps the server's process; one that waits does not. */
function hold(worker: ChildProcess, isAtWork: boolean): void {
  if (isAtWork) worker.ref()
  else worker.unref()
  if (isAtWork) worker.channel?.ref()
  else worker.channel?.unref()
}
