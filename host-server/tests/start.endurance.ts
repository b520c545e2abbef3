import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { sqliteFile } from '../core/db/db.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { bound, setWritable } from '../testing/scarce-disk.ts'

/** What is promised, in starts of a process that finds a wrong setting, which a busy machine delays as well. */
const SOON = { ms: 3000, starts: 3 }

let folder: string
let taken: Server
let port: string
let node: NodeProcess | undefined
/** How long a process takes to find a wrong setting. */
let usual: number

beforeAll(async () => {
  usual = (await run('index', { PORT: 'none', DATA_DIR: tmpdir() })).took
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-'))
  taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  port = `${(taken.address() as { port: number }).port}`
})
afterEach(async () => {
  await node?.end('SIGKILL')
  node = undefined
  taken.close()
  await setWritable(folder, true)
  await rm(folder, { recursive: true })
})

/** Runs a program of the product to its end: what it printed, its exit code, and how long it took. */
async function run(program: 'index' | 'doctor', environment: Record<string, string>) {
  const [command = '', ...rest] = [...bound, process.execPath, resolve(`dist/server/${program}.js`)]
  const begun = performance.now()
  const child = spawn(command, rest, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      BASE_URL: 'http://localhost',
      SESSION_SECRET: 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...environment
    }
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const [code] = await once(child, 'close')
  return { printed: printed.trim(), code, took: performance.now() - begun }
}

const database = (change: (url: URL) => void) => {
  const url = new URL(inject('postgres').url)
  url.pathname = '/postgres'
  change(url)
  return url.href
}

const CASES: [what: string, prepare: () => Promise<Record<string, string>> | Record<string, string>, why: RegExp][] = [
  ['its port is in use', () => ({ PORT: port }), /port \d+ is in use\. .*set PORT to a free port/],
  [
    'its metrics port is in use',
    () => ({ METRICS_PORT: port }),
    /port \d+ is in use\. .*set METRICS_PORT to a free port/
  ],
  [
    'its host is no address of the machine',
    () => ({ HOST: '192.0.2.1' }),
    /192\.0\.2\.1 is no address of this machine\. Set HOST/
  ],
  [
    'its folder is read-only',
    async () => {
      await setWritable(folder, false)
      return {}
    },
    /cannot be written\. Set DATA_DIR to a folder/
  ],
  [
    'its folder is a file',
    async () => {
      await writeFile(join(folder, 'file'), '')
      return { DATA_DIR: join(folder, 'file') }
    },
    /cannot be written\. Set DATA_DIR to a folder/
  ],
  [
    'its database file is garbage',
    async () => {
      await writeFile(sqliteFile(folder), 'garbage '.repeat(2000))
      return {}
    },
    /not a database.* restore the newest backup/
  ],
  [
    'the database refuses its password',
    () => ({ DATABASE_URL: database((url) => (url.password = 'wrong')) }),
    /password .*Check the account and password in DATABASE_URL/
  ],
  [
    'its database does not exist',
    () => ({ DATABASE_URL: database((url) => (url.pathname = '/nowhere')) }),
    /"nowhere" does not exist\. Create the database/
  ],
  [
    'the database does not answer',
    () => ({ DATABASE_URL: database((url) => (url.port = '1')) }),
    /ECONNREFUSED.*Start the database/
  ]
]

test.each(CASES)('a server that cannot start because %s says so in one line and ends', async (_what, prepare, why) => {
  const environment = await prepare()
  const { printed, code, took } = await run('index', environment)
  expect(printed).toMatch(why)
  expect([printed.split('\n').length, code]).toEqual([1, 1])
  expect(took).toBeLessThan(SOON.ms + SOON.starts * usual)
  const found = await run('doctor', environment)
  const [, todo] = printed.replace(/^The server cannot start: /, '').split(/\. (?=[A-Z])/)
  expect([found.printed, found.code]).toEqual([expect.stringContaining(todo as string), 1])
})

test('the doctor takes the ports of a running server for its own', async () => {
  const METRICS_PORT = port
  taken.close()
  await once(taken, 'close')
  node = await startNode({ DATA_DIR: folder, METRICS_PORT })
  const { printed } = await run('doctor', { PORT: `${node.port}`, METRICS_PORT })
  expect(printed).toMatch(new RegExp(`ok +port +${node.port}: a server is running there`))
  expect(printed).toMatch(new RegExp(`ok +metrics port +${METRICS_PORT}: a server is running there`))
})
