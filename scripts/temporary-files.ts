import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NAME = /^advisor-widgets-run-(\d+)$/
/** In bytes; a whole run takes about half of it, most for the databases of PostgreSQL. */
const FILES = 8 * 1024 ** 3
/** In bytes: what the browsers, servers and tests of a whole run need beside their files. */
const PROCESSES = 6 * 1024 ** 3

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function remove(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // a test that was killed left something mounted there
  }
}

/** A run that was killed leaves gigabytes of memory behind. */
function removeThoseOfEndedRuns() {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? []
    if (pid && !runs(Number(pid))) remove(join(MEMORY, name))
  }
}

function isRoomy(): boolean {
  try {
    removeThoseOfEndedRuns()
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= FILES && freemem() >= FILES + PROCESSES
  } catch {
    return false
  }
}

/**
 * Databases of tests stand in memory where there is room: waiting for the disk took a fifth of their time. All files of
 * a run are in one folder, which goes with it.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !isRoomy()) return
  const folder = join(MEMORY, `advisor-widgets-run-${process.pid}`)
  mkdirSync(folder)
  // PostgreSQL runs as another user
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => remove(folder))
}
