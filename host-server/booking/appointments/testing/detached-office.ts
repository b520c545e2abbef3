import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { HOUR, instant } from '../../../core/base/clock.ts'
import { connect, isPostgres } from '../../../core/db/db.ts'
import { LEASE } from '../../../core/jobs/outbox.ts'
import {
  copyDevelopmentChain,
  copyPostgres,
  copySqlite,
  emptyPostgres,
  fillDatabase,
  seeded
} from '../../../testing/templates.ts'
import { openDayAndNight } from './day-and-night.ts'
import { audit } from './office.ts'
import { demoDataAt, seedOfficeInDemo } from './seed-office.ts'

/** An office for a server in another process: that process's environment, and access to its database. */
export type DetachedOffice = Awaited<ReturnType<typeof createDetachedOffice>>

type Environment = Record<string, string> & { DATA_DIR: string }

/** The demo data of this hour, so that all offices of a run are copies of one or two databases. */
const demoOfTheHour = () => seeded(demoDataAt(new Date(Math.floor(Date.now() / HOUR) * HOUR)))

async function setUp(environment: Environment) {
  const knex = connect(environment)
  const office = await seedOfficeInDemo(knex)
  const calendar = await openDayAndNight(office, new Date())
  await knex.destroy()
  return { ...office, ...calendar }
}

async function fill(url: string) {
  const knex = connect({ DATABASE_URL: url, DATA_DIR: '' })
  await fillDatabase(knex, demoOfTheHour())
  await knex.destroy()
}

/**
 * `url` is a PostgreSQL database, `folder` the environment of the SQLite file; by default both are created. `prepare`
 * writes the demo data there by another build, whose schema is kept.
 */
export async function createDetachedOffice(
  kind: 'sqlite' | 'postgres',
  { url = '', folder = '', prepare = undefined as ((environment: Environment) => Promise<void>) | undefined } = {}
) {
  const DATA_DIR = folder || (await mkdtemp(join(tmpdir(), 'advisor-widgets-')))
  await copyDevelopmentChain(DATA_DIR)
  const environment: Environment = { DATA_DIR }
  if (kind === 'postgres')
    environment.DATABASE_URL = url || (await (prepare ? emptyPostgres() : copyPostgres(demoOfTheHour())))
  else if (!prepare) await copySqlite(demoOfTheHour(), DATA_DIR)
  await prepare?.(environment)
  if (url && !prepare) await fill(url)
  const { knex: _, ...facts } = await setUp(environment)
  /** Connects for one query only: an open connection would keep SQLite from recovering as it does after a crash. */
  const look = async <T>(see: (knex: Knex) => Promise<T>): Promise<T> => {
    const knex = connect(environment)
    return see(knex).finally(() => knex.destroy())
  }
  return {
    ...facts,
    environment,
    look,
    /** A consistent snapshot while bookings continue. */
    audit: () =>
      look((knex) =>
        knex.transaction(
          (trx) => audit({ knex: trx }),
          isPostgres(knex) ? { isolationLevel: 'repeatable read', readOnly: true } : {}
        )
      ),
    remove: () => rm(DATA_DIR, { recursive: true, force: true })
  }
}

/** Expires the leases that a node took until it was killed, as a minute's wait would; a living node keeps its own. */
export const expireLeases = ({ look }: DetachedOffice, killedAt = new Date()) =>
  look((knex) =>
    knex('outbox')
      .where('lease_until', '<=', instant(killedAt.getTime() + LEASE))
      .update({ lease_until: instant(Date.now() - 1000) })
  )
