import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something that happens by itself; the test's own timeout is the limit. */
export async function until(comes: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await comes())) await sleep(50)
}
