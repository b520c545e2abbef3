import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { SMTPServer } from 'smtp-server'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

const PASSWORD = 'browser test password'

async function ready(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error('The server did not become ready')
}

/** A mail server that stores mails and serves them as JSON on `/`. */
async function startMailbox(): Promise<{ smtp: number; close(): Promise<void>; mails: string[] }> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString())
        done()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as { port: number }
  return { smtp: port, mails, close: () => new Promise((done) => server.close(() => done())) }
}

/** The built product as `npm start` runs it, with its foreign page and a real mail server. */
async function startSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'advisor-widgets-site-'))
  const mailbox = await startMailbox()
  const mailPort = await serveMails(mailbox.mails)
  const port = await freePort({ after: 1 })
  const child = spawn(process.execPath, [resolve('dist/server/index.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_PASSWORD: PASSWORD,
      SMTP_URL: `smtp://127.0.0.1:${mailbox.smtp}`,
      LOG_LEVEL: 'error'
    }
  })
  await ready(`http://localhost:${port}`, child)
  const site = {
    host: `http://localhost:${port}`,
    foreign: `http://localhost:${port + 1}`,
    mails: `http://127.0.0.1:${mailPort.port}`,
    password: PASSWORD
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await new Promise((done) => child.once('exit', done))
    await mailbox.close()
    mailPort.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { site, stop }
}

/** A site for each worker of the browser tests. */
export default async function setup(project: TestProject) {
  const sites: Awaited<ReturnType<typeof startSite>>[] = []
  for (let worker = 0; worker < (project.config.maxWorkers ?? 1); worker += 1) sites.push(await startSite())
  project.provide(
    'sites',
    sites.map(({ site }) => site)
  )
  return () => Promise.all(sites.map(({ stop }) => stop()))
}

async function serveMails(mails: string[]) {
  const server = createServer((_request, response) => void response.end(JSON.stringify(mails)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { port: (server.address() as { port: number }).port, close: () => server.close() }
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The site of each worker. */
    sites: { host: string; foreign: string; mails: string; password: string }[]
  }
}
