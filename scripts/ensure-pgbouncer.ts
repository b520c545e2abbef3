import { spawnSync } from 'node:child_process'
import { aptInstall, isDebianRoot } from './debian.ts'

/** A connection pooler, behind which the server must work. */
export function ensurePgbouncer(): void {
  if (spawnSync('pgbouncer', ['--version']).status === 0) return
  if (!isDebianRoot()) throw new Error('The tests of connection poolers need PgBouncer: install the package pgbouncer.')
  console.log('No PgBouncer found; installing it for the tests of connection poolers.')
  aptInstall('pgbouncer')
}
