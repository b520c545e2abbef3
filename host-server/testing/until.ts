import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something that comes about by itself; the test's own time is the limit. */
export async function until(comes: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await comes())) await sleep(50)
}
