import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readConfig } from '../core/base/config.ts'
import { createAppContext } from '../core/features/create-app-context.ts'
import { drain } from '../core/jobs/outbox.ts'
import { features } from '../features.ts'
import { jobs } from '../jobs.ts'
import { startServer } from '../server.ts'
import { copyDevelopmentChain, copyPostgres, copySqlite, fillDatabase, MIGRATED, type Template } from './templates.ts'

export interface Site {
  origin: string
  app: ReturnType<typeof createAppContext>
  /** The URL of its metrics, if `METRICS_PORT` is given. */
  metricsPort: number | undefined
  /** The clock of the site, which tests may set. */
  clock: { time: Date; now(): Date }
  /** Runs the jobs that are due by the site's clock; nothing else runs them. */
  drain(): Promise<number>
  stop(): Promise<void>
}

/** The secret of every site whose environment has no other. */
export const SECRET = 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL'

const postgres = () => process.env.TEST_DATABASE === 'postgres'

async function postgresCopy(template: Template) {
  const direct = await copyPostgres(template)
  const { pooled } = inject('postgres')
  if (!pooled) return { DATABASE_URL: direct }
  return { DATABASE_URL: `${pooled}${new URL(direct).pathname}`, DATABASE_DIRECT_URL: direct }
}

/** The real server on a database of its own, SQLite or PostgreSQL by the vitest project, listening on a free port. */
export async function startSite(
  environment: Record<string, string> = {},
  template: Template = MIGRATED
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-'))
  const isCopied = !environment.DATABASE_URL && !environment.DATA_DIR
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: SECRET,
    ...(isCopied && postgres() && (await postgresCopy(template))),
    ...environment
  })
  if (isCopied && !postgres()) await copySqlite(template, folder)
  if (!environment.DATA_DIR) await copyDevelopmentChain(folder)
  const clock = { time: new Date(), now: () => clock.time }
  const app = createAppContext(config, features, clock)
  if (!isCopied) await fillDatabase(app.knex, template)
  const { port, metricsPort, stop } = await startServer(app, { work: false })
  return {
    origin: `http://127.0.0.1:${port}`,
    app,
    metricsPort,
    clock,
    drain: () => drain(app, jobs),
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
