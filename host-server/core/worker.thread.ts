import { parentPort } from 'node:worker_threads'

export type Reply<O> = { value: O } | { failure: unknown }

/** What a `.worker.ts` does with each piece of work that `inThread` sends it. */
export function serve<I, O>(work: (input: I) => O | Promise<O>) {
  const say = (reply: Reply<O>) => parentPort?.postMessage(reply)
  parentPort?.on('message', async (input: I) => {
    try {
      say({ value: await work(input) })
    } catch (failure) {
      say({ failure })
    }
  })
}
