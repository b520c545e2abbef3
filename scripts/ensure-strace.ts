import { spawnSync } from 'node:child_process'
import { aptInstall, isDebianRoot } from './debian.ts'

const succeeds = (...args: string[]) => spawnSync('strace', args).status === 0

/** Whether system calls can be counted here: only Linux has strace, and not every container allows tracing. */
export function ensureStrace(): boolean {
  if (process.platform !== 'linux') return false
  if (!succeeds('--version')) {
    if (!isDebianRoot()) throw new Error('The test that counts fsync needs strace: install it.')
    console.log('No strace found; installing it for the test that counts fsync.')
    aptInstall('strace')
  }
  return succeeds('-f', '-o', '/dev/null', 'true')
}
