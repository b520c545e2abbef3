import { spawnSync } from 'node:child_process'
import { aptInstall, isDebianRoot } from './debian.ts'

/** A third-party calendar server, with which our client must work. */
export function ensureRadicale(): void {
  if (spawnSync('radicale', ['--version']).status === 0) return
  if (!isDebianRoot())
    throw new Error('The tests of CalDAV need radicale: install it, for example with “pipx install radicale”.')
  console.log('No radicale found; installing it for the tests of CalDAV.')
  aptInstall('radicale')
}
