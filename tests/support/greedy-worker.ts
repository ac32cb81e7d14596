import { answerJobs } from '../../src/server/http/worker-jobs.js'

export type GreedyJobs = {
  think: (given: undefined) => Promise<never>
  collect: (given: undefined) => Promise<never>
  add: (numbers: number[]) => Promise<number>
}

answerJobs({
  async think() {
    for (;;);
  },
  async collect() {
    const kept: Uint8Array[] = []
    for (;;) kept.push(new Uint8Array(8 * 1024 * 1024).fill(1))
  },
  add: async (numbers) => numbers.reduce((sum, each) => sum + each, 0),
} satisfies GreedyJobs)
