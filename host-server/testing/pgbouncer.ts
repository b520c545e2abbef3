import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export interface Pooler {
  pid: number
  /** The URL of the same database behind it. */
  behind(databaseUrl: string): string
  stop(): Promise<void>
}

/** Settings that depend on where it runs. */
const OF_PLACE = /^(listen_addr|listen_port|unix_socket_dir|auth_file)$/

/** The settings that operators get. */
export async function deployedPooler(): Promise<Record<string, string>> {
  const text = await readFile('docs/deploy/pgbouncer.ini', 'utf8')
  const [, own = ''] = text.split('[pgbouncer]')
  const settings = [...own.matchAll(/^(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)
  return Object.fromEntries(settings.filter(([name]) => !OF_PLACE.test(name)))
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1')
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.end())
  })

/** A real PgBouncer in transaction mode in front of a server, which gives each database at most `size` connections. */
export async function startPgbouncer(
  serverUrl: string,
  size: number,
  more: Record<string, string> = {}
): Promise<Pooler> {
  const { hostname, port: serverPort, username, password } = new URL(serverUrl)
  const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-pgbouncer-'))
  // if started by root, it runs as another user, who reads these
  await chmod(folder, 0o755)
  const port = await freePort()
  await writeFile(join(folder, 'users.txt'), `"${username}" "${password}"\n`)
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: size,
    max_client_conn: 1000,
    // tests leave many databases behind
    server_idle_timeout: 5,
    ...more
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, `[databases]\n* = host=${hostname} port=${serverPort}\n[pgbouncer]\n${lines.join('\n')}\n`)
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', ['-q', ...asUser, file], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    await sleep(20)
  }
  return {
    pid: child.pid as number,
    behind(databaseUrl) {
      const url = new URL(databaseUrl)
      url.host = `127.0.0.1:${port}`
      return url.href
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    }
  }
}
