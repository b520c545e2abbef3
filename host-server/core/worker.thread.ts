import { parentPort } from 'node:worker_threads'

export type Reply<O> = { value: O } | { failure: unknown }

/** A piece of work, and the tick at which its thread is ended. */
export interface Piece<I> {
  input: I
  until: number
}

/** Milliseconds of a clock that all threads share and nobody sets. */
export const ticks = () => Number(process.hrtime.bigint() / 1_000_000n)

/** What a `.worker.ts` does with each piece of work that `inThread` sends it. */
export function serve<I, O>(work: (input: I, until: number) => O | Promise<O>) {
  const say = (reply: Reply<O>) => parentPort?.postMessage(reply)
  parentPort?.on('message', async ({ input, until }: Piece<I>) => {
    try {
      say({ value: await work(input, until) })
    } catch (failure) {
      say({ failure })
    }
  })
}
