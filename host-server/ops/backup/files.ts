import { open } from 'node:fs/promises'

/** Waits until what was written has reached the disk. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}
