import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** A server process of the built product. */
export interface NodeProcess {
  pid: number
  port: number
  origin: string
  /** Everything that it has printed, including its log. */
  output(): string
  /** Stops it and waits until it has exited; the exit code, or null after a signal that kills. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

const SECRET = 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL'
const BEGUN = /(?:is listening on port |http:\/\/localhost:)(\d+)/

/**
 * Starts `dist/server` as an operator would, on a free port, on the database that the environment names (`DATA_DIR`, or
 * `DATABASE_URL`). Without https, and without rate limits and proofs of work unless `LOAD_TEST` is set otherwise, which
 * production refuses.
 * `command` runs it under another program, such as `['strace', '-f']`; `folder` is that of another build.
 */
export async function startNode(
  environment: Record<string, string>,
  { command = [] as string[], folder = '.' } = {}
): Promise<NodeProcess> {
  const [program = '', ...rest] = [...command, process.execPath, resolve(folder, 'dist/server/index.js')]
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      BASE_URL: 'http://localhost',
      DEFAULT_TENANT: 'localhost',
      SESSION_SECRET: SECRET,
      LOAD_TEST: '1',
      LOG_LEVEL: 'warn',
      ...environment
    }
  })
  let printed = ''
  let hasBegun = false
  const port = await new Promise<number>((done, fail) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      if (hasBegun) return
      const begun = BEGUN.exec(printed)
      if (!begun) return
      hasBegun = true
      done(Number(begun[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${printed}`)))
  })
  return {
    pid: child.pid as number,
    port,
    origin: `http://127.0.0.1:${port}`,
    output: () => printed,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = await ended
      return code
    }
  }
}
