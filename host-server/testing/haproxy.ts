import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const CONFIGURATION = 'docs/deploy/haproxy.cfg'

/** HAProxy as operators run it. */
export interface Haproxy {
  pid: number
  /** The door to the nodes. */
  origin: string
  /** The port on which the primary answers. */
  database: number
  /** The servers of a backend that are in use. */
  up(backend: 'nodes' | 'living' | 'primary'): Promise<string[]>
  /** What it has printed about its servers. */
  output(): string
  stop(): Promise<void>
}

interface Servers {
  nodes: number[]
  databases?: number[]
}

/** The name in the configuration of the n-th server from 0 on. */
const nodeName = (nth: number) => `node-${nth + 1}`
const databaseName = (nth: number) => (nth ? `database-${nth + 1}` : 'database')

/** The configuration that operators get, with ports in place of names; what has no port is left out. */
async function configure(
  { nodes, databases = [] }: Servers,
  ports: { door: number; database: number },
  socket: string
) {
  const places = new Map([
    ...nodes.map((port, nth) => [nodeName(nth), port] as const),
    ...databases.map((port, nth) => [databaseName(nth), port] as const)
  ])
  const written = await readFile(CONFIGURATION, 'utf8')
  return written
    .replace('global\n', `global\n  stats socket ${socket}\n`)
    .replace('bind :3000', `bind 127.0.0.1:${ports.door}`)
    .replace('bind :5432', `bind 127.0.0.1:${ports.database}`)
    .replace(/^ {2}server (\S+) \S+\n/gm, (_line, name: string) => {
      const port = places.get(name)
      return port ? `  server ${name} 127.0.0.1:${port}\n` : ''
    })
}

/** Starts HAProxy with the configuration in `docs/deploy`, and waits until it has checked these servers once. */
export async function startHaproxy(places: Servers): Promise<Haproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-haproxy-'))
  const [file, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'socket')]
  const ports = { door: await freePort(), database: await freePort() }
  await writeFile(file, await configure(places, ports, socket))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const ask = async (command: string) => {
    const line = connect(socket)
    line.end(`${command}\n`)
    return text(line)
  }
  const servers = async () => {
    const [head = '', ...lines] = (await ask('show stat')).trim().split('\n')
    const names = head.replace('# ', '').split(',')
    const rows = lines.map((line) => {
      const cells = line.split(',')
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
    })
    return rows.filter(({ svname = '' }) => !/^(FRONT|BACK)END$/.test(svname))
  }
  const isChecked = () =>
    servers().then(
      (all) => all.every((row) => row.check_status && row.check_status !== 'INI'),
      () => false
    )
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}:\n${printed}`)
    return isChecked()
  })
  return {
    pid: child.pid as number,
    origin: `http://127.0.0.1:${ports.door}`,
    database: ports.database,
    up: async (backend) =>
      (await servers())
        .filter((row) => row.pxname === backend && row.status?.startsWith('UP'))
        .map(({ svname = '' }) => svname),
    output: () => printed,
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    }
  }
}
