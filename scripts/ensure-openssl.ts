import { spawnSync } from 'node:child_process'
import { aptInstall, isDebianRoot } from './debian.ts'

/** Verifies the signatures of our passes: another program than the one that wrote them. */
export function ensureOpenssl(): void {
  if (spawnSync('openssl', ['version']).status === 0) return
  if (!isDebianRoot()) throw new Error('The tests of wallet cards need the openssl command: install it.')
  console.log('No openssl found; installing it for the tests of wallet cards.')
  aptInstall('openssl')
}
