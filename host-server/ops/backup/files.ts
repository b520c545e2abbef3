import { open } from 'node:fs/promises'

/** What was written is on the disk, and not only on its way. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}
