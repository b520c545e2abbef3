import { statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** In bytes; a whole run needs about half of it, most for the databases of PostgreSQL. */
const NEEDED = 8 * 1024 ** 3

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
