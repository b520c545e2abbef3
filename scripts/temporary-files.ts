import { statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** What a whole run leaves there at most, in bytes. */
const NEEDED = 4 * 1024 ** 3

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= NEEDED
  } catch {
    return false
  }
}

/** Databases of tests stand in memory where there is room: waiting for the disk took a fifth of their time. */
export function keepTemporaryFilesInMemory() {
  if (!process.env.TMPDIR && isRoomy(MEMORY)) process.env.TMPDIR = MEMORY
}
