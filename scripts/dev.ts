import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const ROOMS = ['contract', 'widgets', 'host-server', 'templates', 'migrations']
const env = { ...process.env, NODE_ENV: 'development', DEV_RELOAD: '1' }

let server: ChildProcess | undefined
let timer: NodeJS.Timeout | undefined

const build = () =>
  spawnSync('npx', ['--no-install', 'tsx', 'scripts/build.ts'], { cwd: root, env, stdio: 'inherit' }).status === 0

const stopped = (child: ChildProcess | undefined) =>
  new Promise<void>((done) => {
    if (!child || child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })

/** A build that fails leaves the server running. */
async function restart() {
  const started = Date.now()
  if (!build()) return console.error('The build failed; waiting for the next change.')
  await stopped(server)
  server = spawn(process.execPath, ['dist/server/index.js'], { cwd: root, env, stdio: 'inherit' })
  console.log(`Built in ${Date.now() - started} ms.`)
}

function changed(file: string | null) {
  if (!file || /\.(test|stories)\.|~$/.test(file)) return
  clearTimeout(timer)
  timer = setTimeout(() => void restart(), 150)
}

for (const room of ROOMS) watch(resolve(root, room), { recursive: true }, (_event, file) => changed(file))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopped(server).then(() => process.exit()))
}
await restart()
