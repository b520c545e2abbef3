import { spawnSync } from 'node:child_process'
import { aptInstall, isDebianRoot } from './debian.ts'

const has = (tool: string) => spawnSync(tool, ['--version']).status === 0

/** The tests of backup and restore need pg_dump and pg_restore, which the PostgreSQL from the packages lacks. */
export function ensurePostgresClient() {
  if (has('pg_dump') && has('pg_restore')) return
  if (!isDebianRoot()) {
    throw new Error('The tests need pg_dump and pg_restore, version 15: install the PostgreSQL client.')
  }
  console.log('No pg_dump found; installing the PostgreSQL client for the tests of backup and restore.')
  aptInstall('postgresql-client')
}
