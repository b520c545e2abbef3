import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

export function aptInstall(name: string): void {
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
}
