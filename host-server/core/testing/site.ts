import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { jobs } from '../../jobs.ts'
import { drain } from '../../outbox/outbox.ts'
import { createServices, startServer } from '../../server.ts'
import { readConfig } from '../config.ts'
import { migrate } from '../db.ts'

export interface Site {
  origin: string
  services: ReturnType<typeof createServices>
  /** Where its metrics are, when `METRICS_PORT` was given. */
  metricsPort: number | undefined
  /** The clock of the site, which tests may set. */
  clock: { time: Date; now(): Date }
  /** Runs the jobs that are due by the site's clock; nothing else does. */
  drain(): Promise<number>
  stop(): Promise<void>
}

/** A database of its own on the run's PostgreSQL, migrated unless another template is named; its URL. */
export async function freshPostgres(template = inject('postgres').template): Promise<string> {
  const { url } = inject('postgres')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return `${url}/${name}`
}

const postgres = () => process.env.TEST_DATABASE === 'postgres'

/** The real server on a database of its own, SQLite or PostgreSQL by the vitest project, listening on a free port. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-'))
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL',
    ...(postgres() && { DATABASE_URL: await freshPostgres() }),
    ...environment
  })
  const clock = { time: new Date(), now: () => clock.time }
  const services = createServices(config, clock)
  if (!postgres()) await migrate(services.knex)
  const { port, metricsPort, stop } = await startServer(services, { work: false })
  return {
    origin: `http://127.0.0.1:${port}`,
    services,
    metricsPort,
    clock,
    drain: () => drain(services, jobs),
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
