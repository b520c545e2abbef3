/** A task, and the tick at which its thread is terminated. */
export interface Task<I> {
  input: I
  until: number
}

/** Milliseconds of a monotonic clock that all threads share. */
export const ticks = () => Number(process.hrtime.bigint() / 1_000_000n)

/** What a `.worker.ts` exports by default: the handler of the tasks that `inWorker` sends it. */
export const serve =
  <I, O>(work: (input: I, until: number) => O | Promise<O>) =>
  // cloned here, so that a result that cannot be cloned is an ordinary failure: Piscina would lose the thread
  async ({ input, until }: Task<I>): Promise<O> =>
    structuredClone(await work(input, until))
