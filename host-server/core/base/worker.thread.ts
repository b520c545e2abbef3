/** A piece of work, and the tick at which its thread is ended. */
export interface Piece<I> {
  input: I
  until: number
}

/** Milliseconds of a clock that all threads share and nobody sets. */
export const ticks = () => Number(process.hrtime.bigint() / 1_000_000n)

/** What a `.worker.ts` exports by default: what it does with each piece of work that `inWorker` sends it. */
export const serve =
  <I, O>(work: (input: I, until: number) => O | Promise<O>) =>
  // cloned here, where what cannot be is a failure like others: Piscina would let the thread fall
  async ({ input, until }: Piece<I>): Promise<O> =>
    structuredClone(await work(input, until))
