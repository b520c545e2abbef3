import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder that can be made to run out of space. */
export interface ScarceDisk {
  folder: string
  /** What the server logs then. */
  sentence: RegExp
  fill(pid: number): Promise<void>
  clear(pid: number): Promise<void>
  remove(): Promise<void>
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' })
const newFolder = () => mkdtemp(join(tmpdir(), 'advisor-widgets-'))
const removeAll = (folder: string) => rm(folder, { recursive: true, force: true })

/** A small file system of its own, which needs permission to mount. */
async function mounted(): Promise<ScarceDisk> {
  const folder = await newFolder()
  const ballast = join(folder, 'ballast')
  run('mount', '-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder)
  return {
    folder,
    sentence: /"the disk is full"/,
    fill: () => writeFile(ballast, Buffer.alloc(2 ** 24)).catch(() => {}),
    clear: () => rm(ballast),
    async remove() {
      // SQLite's files stay open until libsql's statements are garbage-collected
      run('umount', '--lazy', folder)
      await removeAll(folder)
    }
  }
}

/** Limits the file sizes of the process, which needs no permission. */
async function limited(): Promise<ScarceDisk> {
  const folder = await newFolder()
  const limit = async (pid: number, bytes: string) => {
    run('prlimit', '--pid', `${pid}`, `--fsize=${bytes}:`)
  }
  return {
    folder,
    sentence: /"the disk does not take what is written"/,
    fill: (pid) => limit(pid, '0'),
    clear: (pid) => limit(pid, 'unlimited'),
    remove: () => removeAll(folder)
  }
}

function canMount(): boolean {
  try {
    run('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir())
    return true
  } catch {
    return false
  }
}

export const scarceDisks: Record<string, () => Promise<ScarceDisk>> = {
  'with files that may not grow': limited,
  ...(canMount() && { 'on a small disk': mounted })
}

/** Removes root's privilege to write everywhere; other users have none. */
export const bound = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : []

/** Makes a folder and its files read-only, or writable again for the owner. */
export async function setWritable(folder: string, writable: boolean): Promise<void> {
  await chmod(folder, writable ? 0o755 : 0o555)
  for (const name of await readdir(folder)) await chmod(join(folder, name), writable ? 0o755 : 0o555)
}
