import { spawnSync } from 'node:child_process'
import { aptInstall, isDebianRoot } from './debian.ts'

/** The balancer in front of nodes and databases, with the configuration that operators get. */
export function ensureHaproxy(): void {
  if (spawnSync('haproxy', ['-v']).status === 0) return
  if (!isDebianRoot()) throw new Error('The tests of several nodes need HAProxy: install the package haproxy.')
  console.log('No HAProxy found; installing it for the tests of several nodes.')
  aptInstall('haproxy')
}
